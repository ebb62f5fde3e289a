/**
 * What comes next in a training: mostly what is neither too easy nor too hard, some of what is due to be repeated, and a
 * little at random, without which nobody would ever learn that a difficulty is wrong.
 */

/** How hard a pupil wants it; `usual` is for who has not chosen. */
export const challenges = ['usual', 'easy', 'medium', 'hard'] as const;
export type Challenge = (typeof challenges)[number];

/** How often somebody is then to be right (Jansen et al. 2013: more success led to more problems and larger gains). */
export const wishes: Readonly<Record<Challenge, number>> = { usual: 0.8, easy: 0.9, medium: 0.75, hard: 0.6 };

export const wishOf = (challenge: Challenge): number => wishes[challenge];

/** Why something is chosen: it is near to what is wished, due, or came by chance. */
export type Reason = 'near' | 'review' | 'random';
/** Of all; the rest is near to what is wished. */
const REVIEWS = 0.2;
const BY_CHANCE = 0.1;

/** Something that can be trained. */
export interface Candidate {
  /** Of a right answer. */
  readonly chance: number;
  readonly isDue: boolean;
}

/** How often something is chosen, and why; the weights of all choices come to 1. */
export interface Weighted<T> {
  readonly of: T;
  readonly why: Reason;
  readonly weight: number;
}

/** The near ones lie about so far from the middle. */
const WIDTH = 0.06;
/** And the middle at most so far from what is wished: nobody is given what is much too hard to make up for what is too easy. */
const FARTHEST = 0.2;
const HALVINGS = 16;

/**
 * The weights with which candidates are to be drawn. Reviews and random ones are as hard as they are; the others are
 * chosen so that a training as a whole comes as close to the wished success as candidates allow.
 * @param wished share of right answers, 0 to 1
 */
export function weightsOf<T extends Candidate>(
  candidates: readonly T[],
  wished: number,
): readonly Weighted<T>[] {
  if (candidates.length === 0) return [];
  const due = candidates.filter(({ isDue }) => isDue);
  const review = due.length === 0 ? 0 : REVIEWS;
  const rest = review * mean(due) + BY_CHANCE * mean(candidates);
  const near = 1 - review - BY_CHANCE;
  const weights = nearWeights(
    candidates.map(({ chance }) => chance),
    (wished - rest) / near,
  );
  const evenly = (of: readonly T[], why: Reason, share: number) =>
    of.map((one) => ({ of: one, why, weight: share / of.length }));
  return [
    ...candidates.map((of, index) => ({ of, why: 'near' as const, weight: near * (weights[index] ?? 0) })),
    ...evenly(due, 'review', review),
    ...evenly(candidates, 'random', BY_CHANCE),
  ];
}

/**
 * The chance that questions should have which are chosen by it: as those that come by chance are as hard as they are, the
 * others make up for them.
 */
export function aimOf(candidates: readonly Candidate[], wished: number): number {
  return (wished - BY_CHANCE * mean(candidates)) / (1 - BY_CHANCE);
}

const mean = (of: readonly Candidate[]): number =>
  of.length === 0 ? 0 : of.reduce((sum, { chance }) => sum + chance, 0) / of.length;

/** Weights around a middle such that the mean of the chances is the wished one, or as near as can be. */
function nearWeights(chances: readonly number[], wished: number): readonly number[] {
  let [low, high] = [wished - FARTHEST, wished + FARTHEST];
  let weights = around(chances, wished);
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (low + high) / 2;
    weights = around(chances, middle);
    const reached = chances.reduce((sum, chance, index) => sum + chance * (weights[index] ?? 0), 0);
    if (reached < wished) low = middle;
    else high = middle;
  }
  return weights;
}

/** A bell around a middle, which comes to 1. Measured from the nearest, or far away all would be nothing. */
function around(chances: readonly number[], middle: number): readonly number[] {
  const squares = chances.map((chance) => ((chance - middle) / WIDTH) ** 2);
  const least = Math.min(...squares);
  const bells = squares.map((square) => Math.exp((least - square) / 2));
  const all = bells.reduce((sum, bell) => sum + bell, 0);
  return bells.map((bell) => bell / all);
}
