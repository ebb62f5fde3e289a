/** The words of a sentence shuffled. */
import type { Random } from '../../random.ts';
import { folded } from '../words.ts';
import type { Given } from './transformation.ts';
import { reorderWords } from './word-order.ts';

export interface ShuffledWordsOptions {
  /** Words change places within the whole sentence, or within so many neighbours, 2 or more. */
  readonly window: number | null;
}

export const shuffledWordsDefaults: ShuffledWordsOptions = { window: null };

const TRIES = 20;

/** Shuffles the words of each sentence; from three on none keeps its place. Marks keep theirs. */
export function shuffledWords(
  text: string,
  { window }: ShuffledWordsOptions,
  { language, random }: Given,
): string {
  return reorderWords(text, language, (words) =>
    windowsOf(words.length, window ?? words.length).flatMap(([start, end]) =>
      shuffled(words, start, end, random),
    ),
  );
}

/** Bounds of the windows; one word that is left over belongs to the last of them. */
function windowsOf(count: number, size: number): [number, number][] {
  const windows: [number, number][] = [];
  for (let start = 0; start < count; start += size) windows.push([start, Math.min(count, start + size)]);
  const last = windows.at(-1);
  if (windows.length > 1 && last !== undefined && last[1] - last[0] === 1) {
    windows.splice(-2, 2, [last[0] - size, count]);
  }
  return windows;
}

/** The places of a window in an order in which none is where it was. */
function shuffled(words: readonly string[], start: number, end: number, random: Random): number[] {
  const places = Array.from({ length: end - start }, (_, index) => start + index);
  const isNew = (order: readonly number[]) =>
    order.every((place, index) => place !== places[index]) &&
    order.some((place, index) => folded(words[place] ?? '') !== folded(words[places[index] ?? 0] ?? ''));
  for (let tried = 0; tried < TRIES; tried++) {
    const order = random.shuffle(places);
    if (isNew(order)) return order;
  }
  return [...places.slice(1), ...places.slice(0, 1)];
}
