/** The inks as they are printed. */
import type { Colour } from './trials.ts';

/** They differ in lightness, so that no kind of colour blindness makes two of them one. */
export const inkOf: Readonly<Record<Colour, string>> = {
  blue: '#0055cc',
  yellow: '#e6b800',
  red: '#c62828',
  black: '#111111',
  white: '#ffffff',
  grey: '#8f8f94',
};
