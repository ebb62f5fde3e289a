export type Mask = 'domino' | 'visor' | 'goggles' | 'band';
export type Cape = 'wings' | 'cloak' | 'scarf';
export type Extra = 'none' | 'crown' | 'antenna' | 'ears' | 'bolt' | 'tuft' | 'star';
export type Smile = 'smile' | 'grin' | 'smirk' | 'tongue';

export interface Guise {
  /** Colours of the upper and the lower half of the bead. */
  readonly top: string;
  readonly bottom: string;
  readonly cape: Cape;
  readonly capeColor: string;
  readonly capeShade: string;
  readonly mask: Mask;
  readonly maskColor: string;
  readonly smile: Smile;
  readonly extra: Extra;
}

const pink = { capeColor: '#e64a94', capeShade: '#c42f78' };
const orange = { capeColor: '#ff9431', capeShade: '#e06a00' };
const teal = { capeColor: '#12b3a0', capeShade: '#0b8b7c' };
const violet = { capeColor: '#6d5df0', capeShade: '#4a3cc4' };
const yellow = { capeColor: '#ffc53d', capeShade: '#f0a800' };
const red = { capeColor: '#f0636b', capeShade: '#cf2f3b' };
const night = '#232447';

/** The twelve heroes, `hero-1` first, who is also the sign of the house. */
export const guises: readonly Guise[] = [
  {
    top: '#6d5df0',
    bottom: '#4335b8',
    ...pink,
    cape: 'wings',
    mask: 'domino',
    maskColor: night,
    smile: 'smile',
    extra: 'none',
  },
  {
    top: '#ffab52',
    bottom: '#f08019',
    ...violet,
    cape: 'cloak',
    mask: 'goggles',
    maskColor: '#5c2a00',
    smile: 'grin',
    extra: 'bolt',
  },
  {
    top: '#2cc9b5',
    bottom: '#0f9a8a',
    ...yellow,
    cape: 'scarf',
    mask: 'visor',
    maskColor: '#0a3d47',
    smile: 'smirk',
    extra: 'antenna',
  },
  {
    top: '#f777b0',
    bottom: '#d8418a',
    ...teal,
    cape: 'wings',
    mask: 'domino',
    maskColor: '#5a1038',
    smile: 'tongue',
    extra: 'ears',
  },
  {
    top: '#ffd35c',
    bottom: '#f2ae12',
    ...red,
    cape: 'cloak',
    mask: 'band',
    maskColor: night,
    smile: 'smile',
    extra: 'crown',
  },
  {
    top: '#43c47c',
    bottom: '#229553',
    ...orange,
    cape: 'wings',
    mask: 'band',
    maskColor: '#0c3f2a',
    smile: 'grin',
    extra: 'tuft',
  },
  {
    top: '#f27b82',
    bottom: '#cf3a45',
    ...yellow,
    cape: 'scarf',
    mask: 'domino',
    maskColor: '#4a0f1a',
    smile: 'smirk',
    extra: 'bolt',
  },
  {
    top: '#58a6f5',
    bottom: '#2f74d0',
    ...red,
    cape: 'cloak',
    mask: 'visor',
    maskColor: '#122c5c',
    smile: 'smile',
    extra: 'star',
  },
  {
    top: '#a27bf2',
    bottom: '#7646d6',
    ...teal,
    cape: 'scarf',
    mask: 'goggles',
    maskColor: '#2c1561',
    smile: 'grin',
    extra: 'ears',
  },
  {
    top: '#d39a6a',
    bottom: '#a86a38',
    ...teal,
    cape: 'cloak',
    mask: 'domino',
    maskColor: '#41240d',
    smile: 'tongue',
    extra: 'tuft',
  },
  {
    top: '#8f95b8',
    bottom: '#646a92',
    ...orange,
    cape: 'wings',
    mask: 'visor',
    maskColor: '#1f2142',
    smile: 'smirk',
    extra: 'antenna',
  },
  {
    top: '#43466f',
    bottom: '#2b2d52',
    ...yellow,
    cape: 'wings',
    mask: 'goggles',
    maskColor: '#14152e',
    smile: 'smile',
    extra: 'crown',
  },
];
