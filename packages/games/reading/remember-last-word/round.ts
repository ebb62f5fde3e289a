/** What is shown in a round of "remember the last word", where, and when. */
import type { Random } from '@mindhero/engine/random';
import type { Slot } from '../../film/slots.ts';
import { MASK_MS } from '../shown-words/mask.ts';
import type { Settings } from './settings.ts';

export interface Round {
  /** In the order in which they are shown. */
  readonly words: readonly string[];
  /** Where each of them is shown: cells are counted from 0 as one reads. */
  readonly cells: readonly number[];
  /** What the answer is chosen from, in the order of the keys; none where it is typed. */
  readonly options: readonly string[];
}

export function drawRound(settings: Settings, list: readonly string[], random: Random): Round {
  const words = random.shuffle(list).slice(0, settings.words_per_round);
  return { words, cells: drawCells(settings, random), options: drawOptions(settings, words, random) };
}

/** Never twice the same one running, which a board of one cell cannot keep to. */
function drawCells({ rows, columns, words_per_round, order }: Settings, random: Random): number[] {
  const size = rows * columns;
  const cells: number[] = [];
  for (let place = 0; place < words_per_round; place++) {
    const last = cells.at(-1);
    if (order === 'rows' || size === 1) cells.push(place % size);
    else if (last === undefined) cells.push(random.integer(0, size - 1));
    else cells.push((last + random.integer(1, size - 1)) % size);
  }
  return cells;
}

/** The last word, the one before it, which is the usual mistake, and others that were shown. */
function drawOptions({ answer, options }: Settings, words: readonly string[], random: Random): string[] {
  if (answer === 'type') return [];
  const others = random.shuffle(words.slice(0, -2)).slice(0, options - 2);
  return random.shuffle([...words.slice(-2), ...others]);
}

export const lastOf = ({ words }: Pick<Round, 'words'>): string => words.at(-1) ?? '';

/** Each word until the next one comes, then the mask: there is always something to be seen. */
export function slotsOf({ words }: Pick<Round, 'words'>, wordMs: number): Slot[] {
  const end = words.length * wordMs;
  return [
    ...words.map((_, place) => ({ from: place * wordMs, until: (place + 1) * wordMs })),
    { from: end, until: end + MASK_MS },
  ];
}

export const showingMs = ({ words }: Round, wordMs: number): number => words.length * wordMs + MASK_MS;
