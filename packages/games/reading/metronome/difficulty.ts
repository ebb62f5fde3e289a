import { difficultyOf } from '@mindhero/engine/difficulty';
import type { Settings } from './settings.ts';

/** What a word of a text is worth, by its readers. */
const levels: Readonly<Record<Settings['difficulty'], number>> = {
  beginner: 1,
  easy: 1.4,
  intermediate: 1.9,
  advanced: 2.5,
  any: 1.6,
};

/** Words that are read in a beat. */
const perBeat: Readonly<Record<Settings['unit'], number>> = { word: 1, chunk: 2.5, line: 5.5 };

/** What a reader of such texts reads in a minute by himself. */
const OWN_WPM = 90;

/**
 * Words in a second, each worth what its level says. Where the beat leads, it says how many; a beat that only sounds costs
 * a little, one that is to be tapped as much as another third of the reading.
 */
export function difficultyOfSettings({ mode, unit, bpm, difficulty }: Settings): number {
  const wpm = mode === 'pace' ? bpm * perBeat[unit] : OWN_WPM;
  const beat = { listen: 0.15, pace: 0, tap: 0.5 + bpm / 240 }[mode];
  return difficultyOf((wpm / 60) * levels[difficulty] + beat, 1);
}
