/** The four pads, row by row. Place, shape, colour, tone and key always belong together: nobody needs all of them. */

export const pads = [
  { shape: 'triangle', colour: 'green', hertz: 415 },
  { shape: 'circle', colour: 'red', hertz: 310 },
  { shape: 'square', colour: 'yellow', hertz: 252 },
  { shape: 'star', colour: 'blue', hertz: 209 },
] as const;

/** An index into the pads; the key of a pad is one more. */
export type Pad = number;

export const padGrid = { rows: 2, columns: 2 } as const;
