/**
 * Which text suits a reader next. Steps lead from short texts for beginners to long ones for the advanced; the last five
 * texts say where a reader stands, and whether the next one goes up or down from there. Aimed at is an understanding of 75
 * to 90 percent: below, there is too much to guess; above, there is too little to learn. Decision 280.
 */
import { median } from '../median.ts';
import { type Difficulty, difficulties, type TextBound } from './choice.ts';

/** Words of a text at most; null for any length. */
type Bound = TextBound | null;

/** What is looked for next. */
export interface Step {
  readonly difficulty: Difficulty;
  readonly max_words: Bound;
}

const lengths: Readonly<Record<Difficulty, readonly Bound[]>> = {
  beginner: [30, 60, 100],
  easy: [60, 100, 200],
  intermediate: [100, 200, null],
  advanced: [200, null],
};

/** From the easiest to the hardest. A harder difficulty begins with shorter texts than the one before it ended with. */
export const steps: readonly Step[] = difficulties.flatMap((difficulty) =>
  lengths[difficulty].map((max_words) => ({ difficulty, max_words })),
);

/** A text that was read to its end, as far as it counts here. */
export interface ReadText {
  readonly difficulty: Difficulty;
  /** What was asked for: how many words at most. */
  readonly max_words: Bound;
  /** Symbols per minute. */
  readonly cpm: number;
  readonly questions: number;
  readonly right: number;
}

/** Why it comes next. `first`: nothing has been read yet. `slower`: the last texts were read in haste. */
export type NextReason = 'first' | 'harder' | 'same' | 'easier' | 'slower';

export interface NextText extends Step {
  readonly reason: NextReason;
}

/** So many texts are looked at. */
export const TEXTS_COUNTED = 5;

/**
 * Percent that a text on one's own step is to be understood. Each step harder costs as many percent as each step easier
 * brings: so much more or less understood is a step up or down. Guessing finds one of four answers, and who understands all
 * still slips now and then.
 */
const AIM = 82;
const A_STEP = 8;
const LEAST_EXPECTED = 25;
const MOST_EXPECTED = 97;

/** So many steps at once at most. */
const FAR = 2;
/** So many questions tell enough for a step down, for one up, and for two down. */
const QUESTIONS_DOWN = 5;
const QUESTIONS_UP = 8;
const QUESTIONS_FAR_DOWN = 12;

/** Faster than one's usual speed by this factor is haste. */
const HASTE = 1.3;

/**
 * Symbols per minute that a difficulty wants: about half of what the lower quartile of its first grade reads silently (grades
 * 2, 4 and 6; Spichtig and others 2016). Who reads slower gets longer texts of the same difficulty first, and a harder one
 * only once all five texts lie on the step in question, or above: nobody is kept for good where there is nothing to learn.
 */
const SLOWEST: Readonly<Record<Difficulty, number>> = {
  beginner: 0,
  easy: 200,
  intermediate: 280,
  advanced: 320,
};

/** The step that a text belongs to: of its difficulty, the first whose bound it was within. */
function stepOf({ difficulty, max_words }: Pick<ReadText, 'difficulty' | 'max_words'>): number {
  const fits = (bound: Bound) => bound === null || (max_words !== null && max_words <= bound);
  const own = steps.findIndex((step) => step.difficulty === difficulty && fits(step.max_words));
  return own === -1 ? steps.findLastIndex((step) => step.difficulty === difficulty) : own;
}

/**
 * What suits next. A reader stands where most of the counted texts lie: on the step in their middle. What was right is
 * compared with what somebody who stands there gets right on each of these steps, so that a text far off, chosen by hand,
 * says only as much as it can: all right on an easy one is no reason to climb, little right on a hard one none to descend.
 * @param read texts of one language, the last one first; those beyond the fifth count for nothing
 */
export function nextText(read: readonly ReadText[]): NextText {
  const counted = read.slice(0, TEXTS_COUNTED).filter(({ questions }) => questions > 0);
  const [last] = counted;
  if (last === undefined) return at(1, 'first');
  const here = standing(counted);
  const due = stepsDue(counted, here);
  if (due < 0 && isHasty(counted)) return at(here, 'slower');
  const to = due > 0 ? climb(counted, here, due) : bounded(here + due);
  // Harder or easier than what was read last, too, or the reason would not be believed.
  const from = stepOf(last);
  if (to > Math.max(here, from)) return at(to, 'harder');
  return at(to, to < Math.min(here, from) ? 'easier' : 'same');
}

/** The step in the middle of those that were read; between two, the easier. */
function standing(texts: readonly ReadText[]): number {
  const sorted = texts.map(stepOf).toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length / 2) - 1] ?? 0;
}

/** Steps up, or down where negative, by which understanding lies beside what is aimed at; 0 as long as too little was asked. */
function stepsDue(texts: readonly ReadText[], here: number): number {
  const expected = (text: ReadText) =>
    Math.min(MOST_EXPECTED, Math.max(LEAST_EXPECTED, AIM + A_STEP * (here - stepOf(text))));
  const questions = sum(texts.map((text) => text.questions));
  const beside = sum(texts.map((text) => 100 * text.right - text.questions * expected(text))) / questions;
  const due = Math.trunc(beside / A_STEP);
  if (due > 0) return questions < QUESTIONS_UP ? 0 : Math.min(FAR, due);
  if (questions < QUESTIONS_DOWN) return 0;
  return Math.max(questions < QUESTIONS_FAR_DOWN ? -1 : -FAR, due);
}

/** Whether the last text was read much faster than those before. */
function isHasty([last, ...before]: readonly ReadText[]): boolean {
  const usual = median(before.map(({ cpm }) => cpm));
  return last !== undefined && usual !== null && last.cpm > HASTE * usual;
}

/** As many steps up as are due; to a difficulty for which the speed does not suffice one alone, and after five texts here. */
function climb(texts: readonly ReadText[], here: number, due: number): number {
  const speed = median(texts.map(({ cpm }) => cpm)) ?? 0;
  const isSure = texts.length === TEXTS_COUNTED && texts.every((text) => stepOf(text) >= here);
  const own = steps[here]?.difficulty;
  return steps.findLastIndex(
    ({ difficulty }, index) =>
      index === here ||
      (index > here &&
        index <= here + due &&
        (difficulty === own || speed >= SLOWEST[difficulty] || (isSure && index === here + 1))),
  );
}

/** The index, or the outermost one beyond either end. */
const bounded = (index: number): number => Math.min(steps.length - 1, Math.max(0, index));

function at(index: number, reason: NextReason): NextText {
  return { ...(steps[bounded(index)] as Step), reason };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
