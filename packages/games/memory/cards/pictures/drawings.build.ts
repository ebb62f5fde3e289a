/** The pictures that the icon set lacks, drawn on the same ground of 32 × 32: flat, with a darker edge where they are plain. */
import type { Picture, Theme } from '../themes.ts';

/** Colours that stay apart for a person who sees few of them, each with its darker edge. */
const colours = {
  blue: ['#2a8fd0', '#00568a'],
  orange: ['#f2ab1d', '#a86f00'],
  green: ['#12b488', '#00694d'],
  red: ['#e5525c', '#a02430'],
  violet: ['#c95aa4', '#862b67'],
  night: ['#5a6bd0', '#303c94'],
} as const;
type Colour = keyof typeof colours;

/** Something filled. */
function solid(colour: Colour, shapes: string): string {
  const [fill, edge] = colours[colour];
  return `<g fill="${fill}" stroke="${edge}" stroke-width="1.6" stroke-linejoin="round">${shapes}</g>`;
}

/** A broad line. */
function line(colour: Colour, path: string): string {
  const [fill, edge] = colours[colour];
  const drawn = (stroke: string, width: number) =>
    `<path stroke="${stroke}" stroke-width="${width}" d="${path}"/>`;
  return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${drawn(edge, 6)}${drawn(fill, 3)}</g>`;
}

const petals = Array.from({ length: 6 }, (_, index) => {
  const angle = (index * Math.PI) / 3;
  const [x, y] = [16 + 8 * Math.sin(angle), 16 - 8 * Math.cos(angle)];
  return `<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="5"/>`;
});

const bars = (['violet', 'red', 'orange', 'green', 'blue'] as const).map((colour, index) => {
  const height = 25 - 3 * index;
  const [x, y] = [1.5 + 5.9 * index, 16 - height / 2];
  return `<rect x="${x}" y="${y}" width="5" height="${height}" rx="1.6" fill="${colours[colour][0]}"/>`;
});

const stars = ['3 8', '9.5 6.5', '14 10.5', '18.5 14', '18 22', '27 25', '29 16'];

export const drawings: Readonly<Partial<Record<Theme, Readonly<Partial<Record<Picture, string>>>>>> = {
  space: {
    constellation: `<path fill="none" stroke="#7d70f0" stroke-width="1.4" d="M${stars.join('L')}L18.5 14"/>${stars
      .map((place) => place.split(' '))
      .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2.6" fill="#f2ab1d"/>`)
      .join('')}`,
  },
  music: {
    xylophone: `<path stroke="#8c5543" stroke-width="2" d="M2 11l28 3M2 21l28-3"/>${bars.join('')}`,
    chime:
      '<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path stroke="#8c5543" stroke-width="1.6" d="M16 1v5"/>' +
      '<path stroke="#8b93ad" stroke-width="2.8" d="M5.5 24.5L16 6l12 21H9.5"/><path stroke="#d55e00" stroke-width="2.2" d="M17 21l-6-9"/></g>',
  },
  shapes: {
    circle: solid('blue', '<circle cx="16" cy="16" r="12.5"/>'),
    square: solid('red', '<rect x="4.5" y="4.5" width="23" height="23" rx="1.5"/>'),
    triangle: solid('green', '<path d="M16 4l13 23H3z"/>'),
    diamond: solid('violet', '<path d="M16 2l8.5 14L16 30 7.5 16z"/>'),
    star: solid(
      'orange',
      '<path d="M16 2.5l4 8.9 9.7 1-7.2 6.6 2 9.5-8.5-4.8-8.5 4.8 2-9.5-7.2-6.6 9.7-1z"/>',
    ),
    heart: solid(
      'red',
      '<path d="M16 28.5C5.5 21.5 3 15.5 3 11.2 3 7 6 4.5 9.3 4.5c3 0 5.5 1.8 6.7 4.6 1.2-2.8 3.7-4.6 6.7-4.6C26 4.5 29 7 29 11.2c0 4.3-2.5 10.3-13 17.3z"/>',
    ),
    crescent: solid('night', '<path d="M19.5 3A13 13 0 1 0 29 19.5 11.5 11.5 0 0 1 19.5 3z"/>'),
    cross: solid('green', '<path d="M12 3.5h8V12h8.5v8H20v8.5h-8V20H3.5v-8H12z"/>'),
    arrow: solid('violet', '<path d="M3 12h13V5l13 11-13 11v-7H3z"/>'),
    spiral: line(
      'blue',
      'M16 17c0-1.5 2.5-1.3 2.8.7.4 3-3.8 4.6-6 2.3-3.3-3.5-.6-9.7 4.7-9.5 6.6.2 9.5 8 5.5 13.3-4.6 6-14 4.7-17.6-2.3C2 13.5 6.8 4.5 15.5 3.5',
    ),
    drop: solid(
      'blue',
      '<path d="M16 2c4.5 7.5 9.5 12.3 9.5 18.3a9.5 9.5 0 0 1-19 0C6.5 14.3 11.5 9.5 16 2z"/>',
    ),
    lightning: solid('orange', '<path d="M20 2L6 18h7.5L11 30l15-17.5h-8.5z"/>'),
    cloud: solid(
      'night',
      '<path d="M9 26a6.4 6.4 0 0 1-.9-12.7 8.6 8.6 0 0 1 16.4-1.1A7 7 0 0 1 23.5 26z"/>',
    ),
    ring: solid(
      'orange',
      '<path fill-rule="evenodd" d="M16 3a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm0 7a6 6 0 1 1 0 12 6 6 0 0 1 0-12z"/>',
    ),
    semicircle: solid('green', '<path d="M2.5 9.5h27a13.5 13.5 0 0 1-27 0z"/>'),
    zigzag: line('red', 'M4 21l6-10.5L16 21l6-10.5L28 21'),
    flower: `${solid('violet', petals.join(''))}<circle cx="16" cy="16" r="4.5" fill="#f2ab1d"/>`,
    hourglass: solid('night', '<path d="M6.5 3h19l-7.5 13 7.5 13h-19L14 16z"/>'),
  },
};
