import { difficultyOf } from '@mindhero/engine/difficulty';
import { difficultyOfReading } from '../difficulty.ts';
import type { Settings } from './settings.ts';

/** Words to be kept in mind weigh more than one to wait for. */
const load = { find: 0.7, recall: 1 } as const;
const extra = { find: 6, recall: 10 } as const;
/** An eye that does not know where to go next needs time of its own. */
const leap = { rows: 0, columns: 1, snake: 2, random: 6 } as const;
/** No line is seen ahead of the word that is read. */
const THROUGH_A_WINDOW = 1.2;

/**
 * On the logarithmic scale of all games: a text by the speed at which the window goes through it; else the load of a step
 * in the time of a step. A larger board is more to look over, and a larger window gives more time for each word.
 */
export function difficulty(settings: Settings): number {
  const { task, rows, columns, step_ms, path, window_columns, window_rows } = settings;
  if (task === 'read') {
    const steps = (rows - window_rows + 1) * (columns - window_columns + 1);
    const wpm = (60_000 * rows * columns) / (steps * step_ms);
    const reading = { difficulty: settings.difficulty, wpm };
    return difficultyOfReading({ ...reading, effort: THROUGH_A_WINDOW, extra: leap[path] });
  }
  const board = Math.log2(rows * columns) / 4;
  const seen = window_columns * window_rows;
  return difficultyOf((load[task] * board) / Math.sqrt(seen), step_ms / 1000, extra[task] + leap[path]);
}
