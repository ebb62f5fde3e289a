import { difficultyOf } from '@mindhero/engine/difficulty';
import { type QuestionSettings, secondsEach } from './settings.ts';

/** So quickly somebody who trains answers the easiest of questions; with it a first lesson comes to about 15. */
const USUAL_SECONDS = 3;

/**
 * Difficulty of questions that are answered at one's own pace, or within a time limit that leaves less.
 * @param loads units of work of the questions that the settings give; their mean counts
 */
export function questionDifficulty(loads: readonly number[], settings: QuestionSettings): number {
  const mean = loads.reduce((sum, load) => sum + load, 0) / loads.length;
  return difficultyOf(mean, secondsEach(settings, USUAL_SECONDS));
}
