/** The inks as they are printed. */
import type { Colour } from './trials.ts';

/** Weak red, green or blue vision leaves every two of them apart, by hue or by lightness. */
export const inkOf: Readonly<Record<Colour, string>> = {
  blue: '#0055cc',
  yellow: '#e6b800',
  red: '#c62828',
  black: '#111111',
  white: '#ffffff',
  grey: '#8f8f94',
};
