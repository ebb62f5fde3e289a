/** What is typical of wrong answers: by how much they are off, or what is answered again and again. */

/** A wrong answer, as it was written, and how often it was given where another was expected. */
export interface Mistake {
  readonly expected: string;
  readonly given: string;
  readonly count: number;
}

/** In so many mistakes the answer was off by the same difference, or was the same. */
export type TypicalMistake =
  | { readonly kind: 'difference'; readonly difference: number; readonly count: number }
  | { readonly kind: 'given'; readonly given: string; readonly count: number };

/** Fewer mistakes have nothing in common that would not be chance. */
export const FEWEST_MISTAKES = 5;
/** What is typical comes so often, and in this part of them, at least. */
const FEWEST_ALIKE = 3;
const LEAST_SHARE = 1 / 3;

/**
 * What most mistakes have in common; null where there are too few, or nothing is. A difference says more than an answer,
 * so that of both it is told if it is as frequent.
 */
export function typicalMistake(mistakes: readonly Mistake[]): TypicalMistake | null {
  const all = mistakes.reduce((sum, { count }) => sum + count, 0);
  if (all < FEWEST_MISTAKES) return null;
  const [difference, ofDifference] = mostFrequent(mistakes, differenceOf);
  const [given, ofGiven] = mostFrequent(mistakes, (mistake) => mistake.given);
  const least = Math.max(FEWEST_ALIKE, LEAST_SHARE * all);
  if (difference !== null && ofDifference >= least && ofDifference >= ofGiven)
    return { kind: 'difference', difference, count: ofDifference };
  if (given !== null && ofGiven >= least) return { kind: 'given', given, count: ofGiven };
  return null;
}

/** By how much too large it was, to a millionth; null where one of them is no number. */
function differenceOf({ expected, given }: Mistake): number | null {
  const [right, wrong] = [numberOf(expected), numberOf(given)];
  return right === null || wrong === null ? null : Math.round(1e6 * (wrong - right)) / 1e6;
}

/** Tasks are written with a true minus sign. */
function numberOf(text: string): number | null {
  const written = text.trim().replace('−', '-').replace(',', '.');
  return /^-?\d+(?:\.\d+)?$/.test(written) ? Number(written) : null;
}

/** The first of those that come most often, and how often it does. */
function mostFrequent<Value>(
  mistakes: readonly Mistake[],
  valueOf: (mistake: Mistake) => Value | null,
): readonly [Value | null, number] {
  const counts = new Map<Value, number>();
  for (const mistake of mistakes) {
    const value = valueOf(mistake);
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + mistake.count);
  }
  let most: readonly [Value | null, number] = [null, 0];
  for (const [value, count] of counts) if (count > most[1]) most = [value, count];
  return most;
}
