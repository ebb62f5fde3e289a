/**
 * How long each part of a text is shown so that all of it goes by at the speed that was set: who reads at 150 words a
 * minute needs longer for the end of a sentence and for a long word, and less for all others.
 */
import type { Chunk, Rest, Token } from './tokens.ts';

/** What speed is counted in. */
export const speedUnits = ['words', 'symbols'] as const;
export type SpeedUnit = (typeof speedUnits)[number];

/** How much longer a token is shown for the rest behind it. */
const rests: Readonly<Record<Rest, number>> = { none: 1, comma: 1.5, sentence: 2, paragraph: 2.5 };
const LONG_WORD = 1.3;
/** Where symbols are counted: a glance takes its time, however short the word. */
const LEAST_SYMBOLS = 3;

/** How long a token is shown, in shares of what all of them take. */
export function weightOf({ words, long, symbols, rest }: Token, unit: SpeedUnit): number {
  const load = unit === 'words' ? words + (LONG_WORD - 1) * long : Math.max(LEAST_SYMBOLS, symbols);
  return load * rests[rest];
}

/** The share of a token in a line that moves evenly: its signs, and the space behind it. */
export function widthOf({ symbols }: Token): number {
  return symbols + 1;
}

/**
 * Milliseconds for all of it: words, or symbols, by the speed.
 * @param perMinute words or symbols, as the unit says
 */
export function totalMs(chunks: readonly Chunk[], unit: SpeedUnit, perMinute: number): number {
  return (60_000 * countOf(chunks, unit)) / perMinute;
}

/** How many words or symbols the chunks have. */
export function countOf(chunks: readonly Chunk[], unit: SpeedUnit): number {
  return chunks
    .flatMap(({ tokens }) => tokens)
    .reduce((sum, token) => sum + (unit === 'words' ? token.words : token.symbols), 0);
}

/**
 * When each chunk begins, in milliseconds since the first one, and at the end when the last one is over: one more than
 * there are chunks, from 0 to exactly `total`.
 * @param weights one for each chunk, none of them 0
 * @param warmUp the first ones take longer, and all others make up for it
 */
export function boundariesOf(weights: readonly number[], total: number, warmUp: boolean): number[] {
  return evenly(warmUp ? warmedUp(weights, evenly(weights, total)) : weights, total);
}

function evenly(weights: readonly number[], total: number): number[] {
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let before = 0;
  const begins = weights.map((weight) => {
    const begin = (total * before) / whole;
    before += weight;
    return begin;
  });
  return [...begins, total];
}

const WARM_UP_MS = 3_000;
/** At the very beginning it goes so much slower. */
const WARM_UP_EXTRA = 0.6;

/** The weights with those of the first seconds raised, the first one most. */
function warmedUp(weights: readonly number[], begins: readonly number[]): number[] {
  return weights.map((weight, index) => {
    const left = Math.max(0, 1 - (begins[index] ?? 0) / WARM_UP_MS);
    return weight * (1 + WARM_UP_EXTRA * left);
  });
}

/** Which chunk is shown so many milliseconds after the first one began: the last one stays at the end. */
export function placeAfter(boundaries: readonly number[], since: number): number {
  const place = boundaries.findLastIndex((begin) => begin <= since);
  return Math.max(0, Math.min(place, boundaries.length - 2));
}
