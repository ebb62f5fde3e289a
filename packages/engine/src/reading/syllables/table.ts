/** Tables of syllables: consonants down and vowels across, as primers have them; in order, or mixed. */
import { type Random, streams } from '../../random.ts';
import { isDecentTable } from './decent-table.ts';
import { type Frame, type Stock, stockOf, type StockOptions } from './stock.ts';

export const mixes = ['none', 'rows', 'all'] as const;

export interface TableOptions extends StockOptions {
  readonly rows: number;
  readonly columns: number;
  /** Whether the table keeps its order, is shuffled within each row, or as a whole. */
  readonly mix: (typeof mixes)[number];
}

export interface SyllableTable {
  readonly rows: number;
  readonly columns: number;
  /** Row by row, no syllable twice. */
  readonly cells: readonly string[];
}

/** How a table is laid out: so many frames stand beside each other in a row, each with so many vowels at most. */
interface Layout {
  readonly bands: number;
  readonly width: number;
}

/** Draws that are made until a table holds nothing rude across its cells. */
const TRIES = 60;
/** Draws of vowels, before those are taken that go with most consonants. */
const VOWEL_TRIES = 8;

const framesWith = ({ frames }: Stock, vowels: readonly string[]): readonly Frame[] =>
  frames.filter((frame) => vowels.every((vowel) => frame.vowels.has(vowel)));

/** The vowels that go with most frames, in their own order. */
function mostUsed({ vowels, frames }: Stock, count: number): readonly string[] {
  const uses = (vowel: string) => frames.filter((frame) => frame.vowels.has(vowel)).length;
  const used = new Map(vowels.map((vowel) => [vowel, uses(vowel)]));
  const most = vowels.toSorted((a, b) => (used.get(b) ?? 0) - (used.get(a) ?? 0)).slice(0, count);
  return vowels.filter((vowel) => most.includes(vowel));
}

/** The layout with the fewest frames in a row; null if the stock does not fill so large a table. */
function layoutOf(stock: Stock, rows: number, columns: number): Layout | null {
  for (let bands = 1; bands <= columns; bands++) {
    const width = Math.ceil(columns / bands);
    if (width > stock.vowels.length || width * (bands - 1) >= columns) continue;
    if (framesWith(stock, mostUsed(stock, width)).length >= rows * bands) return { bands, width };
  }
  return null;
}

function draw(stock: Stock, { bands, width }: Layout, options: TableOptions, random: Random): SyllableTable {
  const { rows, columns, mix } = options;
  const vowels = drawVowels(stock, width, rows * bands, random);
  const fitting = framesWith(stock, vowels);
  const taken = new Set(random.shuffle(fitting).slice(0, rows * bands));
  const frames = fitting.filter((frame) => taken.has(frame));
  const inOrder = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: bands }, (_, band) => syllables(frames[band * rows + row], vowels))
      .flat()
      .slice(0, columns),
  );
  const cells = (mix === 'rows' ? inOrder.map((row) => random.shuffle(row)) : inOrder).flat();
  return { rows, columns, cells: mix === 'all' ? random.shuffle(cells) : cells };
}

const syllables = (frame: Frame | undefined, vowels: readonly string[]): string[] =>
  frame === undefined ? [] : vowels.map((vowel) => frame.before + vowel + frame.after);

/** Vowels that go with enough frames. */
function drawVowels(stock: Stock, count: number, least: number, random: Random): readonly string[] {
  for (let tries = 0; tries < VOWEL_TRIES; tries++) {
    const drawn = new Set(random.shuffle(stock.vowels).slice(0, count));
    const vowels = stock.vowels.filter((vowel) => drawn.has(vowel));
    if (framesWith(stock, vowels).length >= least) return vowels;
  }
  return mostUsed(stock, count);
}

function decentTable(stock: Stock, options: TableOptions, random: Random): SyllableTable | null {
  const layout = layoutOf(stock, options.rows, options.columns);
  if (layout === null) return null;
  for (let tries = 0; tries < TRIES; tries++) {
    const table = draw(stock, layout, options, random);
    if (isDistinct(table) && isDecentTable(table)) return table;
  }
  return null;
}

/** Letters of one's own may give the same syllable in two ways: b-ai and ba-i. */
const isDistinct = ({ cells }: SyllableTable): boolean => new Set(cells).size === cells.length;

/** Draws of its own, so that settings that can be played once can always be. */
const usualDraws = (): Random => streams(0)('syllable table');

/**
 * A table with these options; never null where `fitOf` finds that they fit. Options that do not fit are refused before; of
 * such that almost fit a lucky draw makes a table all the same.
 * @param random decides which consonants and vowels it has, and how it is mixed
 */
export function makeTable(options: TableOptions, random: Random): SyllableTable | null {
  const stock = stockOf(options);
  return decentTable(stock, options, random) ?? decentTable(stock, options, usualDraws());
}

/** Whether there is a table with these options; else the largest number of rows, or of columns, with which there is one. */
export type Fit =
  | { readonly fits: true }
  | { readonly fits: false; readonly rows: number | null; readonly columns: number | null };

/** At least so many rows and columns has a table. */
const LEAST = 2;

/** The largest table that is smaller both ways and can be filled; null for none. */
export function smallerBothWays(options: TableOptions): Pick<TableOptions, 'rows' | 'columns'> | null {
  const stock = stockOf(options);
  const sizes = Array.from({ length: options.rows - LEAST }, (_, row) =>
    Array.from({ length: options.columns - LEAST }, (__, column) => ({
      rows: row + LEAST,
      columns: column + LEAST,
    })),
  ).flat();
  const largest = sizes.toSorted((a, b) => b.rows * b.columns - a.rows * a.columns);
  return largest.find((size) => decentTable(stock, { ...options, ...size }, usualDraws()) !== null) ?? null;
}

export function fitOf(options: TableOptions): Fit {
  const stock = stockOf(options);
  const works = (changes: Partial<TableOptions>) =>
    decentTable(stock, { ...options, ...changes }, usualDraws()) !== null;
  if (works({})) return { fits: true };
  const largest = (field: 'rows' | 'columns') => {
    for (let size = options[field] - 1; size >= LEAST; size--) if (works({ [field]: size })) return size;
    return null;
  };
  return { fits: false, rows: largest('rows'), columns: largest('columns') };
}
