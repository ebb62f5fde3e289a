/**
 * The measure of ability: an Elo rating on two levels, of the person and of each skill of theirs. All in logits.
 *
 * Sources: Klinkenberg, Straatemeier & van der Maas 2011 (Elo ratings, score with a time limit); Maris & van der Maas 2012
 * (the model behind that score); Pelánek 2016 (one rating for the person and one for each skill, a step that shrinks
 * with the number of answers); Bolsinova, Gergely & Brinkhuis 2025 (item difficulties that are updated while items are
 * chosen by them drift, hence they are frozen here).
 */

/** Chance for a difference between ability and difficulty. */
export function sigmoid(difference: number): number {
  return 1 / (1 + Math.exp(-difference));
}

/** The difference for a chance; those of certainties are as far as is of use. */
export function logit(chance: number): number {
  const kept = Math.min(1 - LEAST_CHANCE, Math.max(LEAST_CHANCE, chance));
  return Math.log(kept / (1 - kept));
}

const LEAST_CHANCE = 1e-6;

const LEAST_STEP = 0.08;
const SLOWING = 0.05;

/** How far an answer moves a rating after so many answers: quickly at first, then ever less, and never not at all. */
export function stepAfter(answers: number): number {
  return Math.max(LEAST_STEP, 1 / (1 + SLOWING * answers));
}

/** How a question was answered. */
export interface Response {
  readonly right: boolean;
  /** From how many options one was chosen; left out for what was typed. */
  readonly options?: number;
  /** Milliseconds to the answer, and how many there were; left out where there was no limit. */
  readonly ms?: number;
  readonly limit_ms?: number;
}

/** What an answer counts, and what was to be expected of it. */
export interface Judged {
  /** Probability of a right answer. */
  readonly chance: number;
  /** Expectation of `score`. */
  readonly expected: number;
  /** 0 to 1: whether it was right; with a time limit also how soon. */
  readonly score: number;
}

/**
 * Judges an answer.
 * @param chances of getting right what each skill of the question asks for; it takes all of them together
 */
export function judge(chances: readonly number[], response: Response): Judged {
  const all = chances.reduce((product, chance) => product * chance, 1);
  const { right, options, ms, limit_ms: limit } = response;
  if (ms !== undefined && limit !== undefined) {
    return { chance: all, expected: expectedInTime(logit(all)), score: scoreInTime(right, ms / limit) };
  }
  const guess = options === undefined ? 0 : 1 / options;
  const chance = guess + (1 - guess) * all;
  return { chance, expected: chance, score: right ? 1 : 0 };
}

/**
 * High speed, high stakes (Maris & van der Maas 2012): the time that is left counts for a right answer and against a
 * wrong one, so that guessing quickly does not pay. From −1 to 1, then moved to 0 to 1.
 * @param part of the time that was used
 */
export function scoreInTime(right: boolean, part: number): number {
  const left = 1 - Math.min(1, Math.max(0, part));
  return (1 + (right ? left : -left)) / 2;
}

/**
 * What that score is on average for a difference Δ between ability and difficulty. Under the model from which the rule
 * follows a score S has a density in proportion to e^(SΔ), so that S is coth Δ − 1/Δ on average (Klinkenberg et al. 2011,
 * equation 3), and an answer is right with probability σ(Δ), as without a limit: both kinds of questions are on one scale.
 */
export function expectedInTime(difference: number): number {
  // Near 0 the two terms are large and their difference is Δ/3.
  const score = Math.abs(difference) < 1e-3 ? difference / 3 : 1 / Math.tanh(difference) - 1 / difference;
  return (1 + score) / 2;
}

/**
 * How the error of a question is shared among its skills: whoever was most likely to fail takes most of it, in
 * proportion to 1 − p (Pelánek 2016). The shares come to 1.
 */
export function sharesOf(chances: readonly number[]): readonly number[] {
  const faults = chances.map((chance) => Math.max(LEAST_CHANCE, 1 - chance));
  const all = faults.reduce((sum, fault) => sum + fault, 0);
  return faults.map((fault) => fault / all);
}
