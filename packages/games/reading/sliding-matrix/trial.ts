/** One way of the window over one board: what stands there, and what is asked. */
import type { Random } from '@mindhero/engine/random';
import { folded, graphemes } from '@mindhero/engine/reading/words';
import { pathOf, seenOrder, timesSeen } from './path.ts';
import { OTHER_OPTIONS, type Settings, SHOWN_OPTIONS } from './settings.ts';
import { distinct, othersThan, type Pool, wordsOfBoard } from './words.ts';

/** Plain JSON. Cells count row by row from 0. */
export interface Trial {
  /** By their cells; nothing stands in a cell whose word is empty. */
  readonly words: readonly string[];
  /** The upper left cells of the window, step by step. */
  readonly path: readonly number[];
  /** The cell of the word that is to be found. */
  readonly target: number | null;
  /** Among which those that were shown are to be chosen. */
  readonly options: readonly string[];
}

/** Whoever reads along is not asked for words that are hardly there. */
const LEAST_LETTERS = 3;
/** So many steps before the target comes, if others come at all: the eye has to be with the window. */
const FIRST_STEPS = 2;

/** A board to find or to recall words of. */
export function drawTrial(settings: Settings, pool: Pool, random: Random): Trial {
  const board = wordsOfBoard(pool, settings, random);
  const path = pathOf(settings, random).filter((place) => isFilled(place, board, settings));
  const isText = pool.order === 'text';
  const worth = (words: readonly string[], least: number) => {
    const long = words.filter((word) => graphemes(word).length >= LEAST_LETTERS);
    return isText && long.length >= least ? long : words;
  };
  if (settings.task === 'recall') {
    const shown = random.shuffle(worth(distinct(board), SHOWN_OPTIONS)).slice(0, SHOWN_OPTIONS);
    const others = random
      .shuffle(worth(othersThan(board, pool.words), OTHER_OPTIONS))
      .slice(0, OTHER_OPTIONS);
    return {
      words: filled(board, settings),
      path,
      target: null,
      options: random.shuffle([...shown, ...others]),
    };
  }
  const once = board.filter((word) => board.filter((other) => folded(other) === folded(word)).length === 1);
  const cells = worth(once.length > 0 ? once : board, 1).map((word) => board.indexOf(word));
  const early = new Set(seenOrder(path.slice(0, FIRST_STEPS), settings));
  const late = cells.filter((cell) => !early.has(cell));
  const target = random.pick(late.length > 0 ? late : cells);
  return { words: filled(board, settings), path, target, options: [] };
}

/**
 * A board of a text that is read: its words stand where the window comes to them one after the other, so that on every
 * path the text is read in its order.
 */
export function pageTrial(settings: Settings, page: readonly string[], random: Random): Trial {
  const path = pathOf(settings, random);
  const words = filled([], settings);
  const order = seenOrder(path, settings);
  page.forEach((word, index) => (words[order[index] ?? index] = word));
  const taken = path.filter((place) => isFilled(place, words, settings));
  return { words, path: taken, target: null, options: [] };
}

/** The words of a text board after board. */
export function pagesOf({ words }: Pool, { rows, columns }: Settings): string[][] {
  const size = rows * columns;
  return Array.from({ length: Math.ceil(words.length / size) }, (_, page) =>
    words.slice(page * size, (page + 1) * size),
  );
}

function filled(words: readonly string[], { rows, columns }: Settings): string[] {
  return Array.from({ length: rows * columns }, (_, cell) => words[cell] ?? '');
}

function isFilled(place: number, words: readonly string[], settings: Settings): boolean {
  return seenOrder([place], settings).some((cell) => (words[cell] ?? '') !== '');
}

/** When the target of a trial is seen; never where there is none. */
export function targetTimes({ target, path }: Trial, settings: Settings, stepMs: number) {
  return target === null ? [] : timesSeen(target, path, settings, stepMs);
}

/** Whether a word stood on the board. */
export const wasShown = ({ words }: Trial, word: string): boolean => words.includes(word);
