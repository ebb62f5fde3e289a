/**
 * Which text suits a reader next. Steps lead from short texts for beginners to long ones for the advanced; the last five
 * texts say whether the next one goes a step up or down. Aimed at is an understanding of 75 to 90 percent: below, there
 * is too much to guess; above, there is too little to learn.
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

/** Understanding in percent below which the next text is easier, and from which it is harder. */
const EASIER_BELOW = 75;
const HARDER_FROM = 90;
/** So many questions tell enough for a step down, for one up, and for two up where all were answered right. */
const QUESTIONS_DOWN = 5;
const QUESTIONS_UP = 8;

/** Faster than one's usual speed by this factor is haste. */
const HASTE = 1.3;

/**
 * Symbols per minute that a difficulty wants: about half of what the lower quartile of its first grade reads silently (grades
 * 2, 4 and 6; Spichtig and others 2016). Who reads slower gets longer texts of the same difficulty, but no harder ones.
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
 * What suits next.
 * @param read texts of one language, the last one first; those beyond the fifth count for nothing
 */
export function nextText(read: readonly ReadText[]): NextText {
  const counted = read.slice(0, TEXTS_COUNTED).filter(({ questions }) => questions > 0);
  const [last] = counted;
  if (last === undefined) return at(1, 'first');
  const here = stepOf(last);
  const since = counted.findIndex((text) => stepOf(text) !== here);
  const onStep = since === -1 ? counted : counted.slice(0, since);
  const questions = sum(onStep, 'questions');
  const understanding = (100 * sum(onStep, 'right')) / questions;

  if (understanding < EASIER_BELOW && questions >= QUESTIONS_DOWN) {
    const usual = median(counted.slice(1).map(({ cpm }) => cpm)) ?? last.cpm;
    return last.cpm > HASTE * usual ? at(here, 'slower') : at(here - 1, 'easier');
  }
  if (understanding >= HARDER_FROM && questions >= QUESTIONS_UP) {
    const speed = median(onStep.map(({ cpm }) => cpm)) ?? 0;
    return climb(here, understanding === 100 ? 2 : 1, speed);
  }
  return at(here, 'same');
}

/** As many steps up as wished for, but to no difficulty that the speed does not suffice for. */
function climb(from: number, wished: number, speed: number): NextText {
  const suffices = ({ difficulty }: Step) => speed >= SLOWEST[difficulty];
  const reached = steps.findLastIndex(
    (step, index) => index > from && index <= from + wished && suffices(step),
  );
  return reached === -1 ? at(from, 'same') : at(reached, 'harder');
}

/** The step of an index, or the outermost one beyond either end, where nothing becomes harder or easier. */
function at(index: number, reason: NextReason): NextText {
  const bound = Math.min(steps.length - 1, Math.max(0, index));
  return { ...(steps[bound] as Step), reason: bound === index ? reason : 'same' };
}

function sum(texts: readonly ReadText[], field: 'questions' | 'right'): number {
  return texts.reduce((total, text) => total + text[field], 0);
}
