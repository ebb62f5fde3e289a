/**
 * The pictures of a theme in one file, each a symbol with the name of the picture. Made once and kept
 * (`node tools/card-pictures.ts`): nothing of the icon set but these pictures reaches a browser.
 */
import { icons } from '@iconify-json/fluent-emoji-flat';
import { type Picture, type Theme, themes } from '../themes.ts';
import { drawings } from './drawings.build.ts';

/** Where the icon set has another name for it. */
const iconNames: Readonly<Partial<Record<Picture, string>>> = {
  dog: 'dog-face',
  bee: 'honeybee',
  apple: 'red-apple',
  corn: 'ear-of-corn',
  kiwi: 'kiwi-fruit',
  aubergine: 'eggplant',
  chili: 'hot-pepper',
  peas: 'pea-pod',
  lettuce: 'leafy-green',
  car: 'automobile',
  steam_train: 'locomotive',
  cable_car: 'mountain-cableway',
  train: 'bullet-train',
  saturn: 'ringed-planet',
  earth: 'globe-showing-europe-africa',
  moon: 'crescent-moon',
  shooting_star: 'dizzy',
  ufo: 'flying-saucer',
  antenna: 'satellite-antenna',
  monster: 'alien-monster',
  whale: 'spouting-whale',
  fish: 'tropical-fish',
  pufferfish: 'blowfish',
  shell: 'spiral-shell',
  island: 'desert-island',
  wave: 'water-wave',
  lifebuoy: 'ring-buoy',
  football: 'soccer-ball',
  rugby: 'rugby-football',
  table_tennis: 'ping-pong',
  boxing: 'boxing-glove',
  goal: 'goal-net',
  medal: 'sports-medal',
  bow: 'bow-and-arrow',
  judo: 'martial-arts-uniform',
  golf: 'flag-in-hole',
  djembe: 'long-drum',
  piano: 'musical-keyboard',
  headphones: 'headphone',
  note: 'musical-note',
  clef: 'musical-score',
  loudspeaker: 'speaker-high-volume',
};

function bodyOf(theme: Theme, picture: Picture): string {
  const drawing = drawings[theme]?.[picture];
  if (drawing !== undefined) return drawing;
  const name = iconNames[picture] ?? picture.replaceAll('_', '-');
  const icon = icons.icons[name];
  if (icon === undefined) throw new Error(`the icon set has no ${name} for ${picture}`);
  return icon.body;
}

/** The text of a theme's file. */
export function spriteOf(theme: Theme): string {
  const symbols = themes[theme].map(
    (picture) => `<symbol id="${picture}" viewBox="0 0 32 32">${bodyOf(theme, picture)}</symbol>`,
  );
  return `${[
    '<svg xmlns="http://www.w3.org/2000/svg">',
    '<!-- Made by tools/card-pictures.ts. Fluent Emoji, Copyright (c) Microsoft Corporation, MIT License: see LICENSE.md -->',
    ...symbols,
    '</svg>',
  ].join('\n')}\n`;
}
