/**
 * Difficulty of questions that are answered at one's own pace, or within a time limit that leaves less. Load is set
 * against a usual time for one question, and the definition of difficulty leaves open which. There are two.
 *
 * Where the load says how hard a question is (fractions, percentages, common factors, roots), the usual time is the
 * same for all of them, so that twice the work is harder. Where the definition itself makes the usual time half the
 * load (sums in columns and on the abacus) or the load only counts the digits (products and quotients), load and time
 * cancel out: there the size of the numbers comes on top, as partial results that have to be kept in mind.
 */
import { difficultyOf } from '@mindhero/engine/difficulty';
import { type QuestionSettings, secondsEach } from './settings.ts';

/** So quickly somebody who trains answers the easiest of questions; with it a first lesson comes to about 15. */
const USUAL_SECONDS = 3;

/**
 * Difficulty of questions whose load says how hard they are.
 * @param loads units of work of the questions that the settings give; their mean counts
 */
export function questionDifficulty(loads: readonly number[], settings: QuestionSettings): number {
  const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length;
  return difficultyOf(mean, secondsEach(settings, USUAL_SECONDS));
}

/**
 * Difficulty of calculations by the size of their numbers; a time limit that leaves less than half a second for each
 * unit of work makes them harder.
 * @param load units of work of a usual one
 * @param extra points for its size
 */
export function calculationDifficulty(load: number, extra: number, settings: QuestionSettings): number {
  return difficultyOf(load, secondsEach(settings, load / 2), extra);
}
