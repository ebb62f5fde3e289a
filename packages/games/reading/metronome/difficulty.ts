import { difficultyOfReading } from '../difficulty.ts';
import type { Settings } from './settings.ts';

/** Words that are read in a beat. */
const words: Readonly<Record<Settings['per_beat'], number>> = { word: 1, chunk: 2.5, line: 5.5 };

/**
 * Where the beat leads, it says how fast the text is read. A beat that only sounds costs a little; one that is to be tapped
 * costs more, and the more of it the faster it is.
 */
export function difficultyOfSettings({ mode, per_beat, bpm, difficulty }: Settings): number {
  if (mode === 'pace') return difficultyOfReading({ difficulty, wpm: bpm * words[per_beat] });
  return difficultyOfReading({ difficulty, extra: mode === 'tap' ? 3 + bpm / 80 : 1 });
}
