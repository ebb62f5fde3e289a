import { difficultyOf } from '@mindhero/engine/difficulty';
import type { Settings } from './settings.ts';

/** Words to be kept in mind weigh more than one to wait for; a text is read as it comes. */
const load = { read: 0.5, find: 0.7, recall: 1 } as const;
const extra = { read: 8, find: 6, recall: 10 } as const;
/** An eye that does not know where to go next needs time of its own. */
const leap = { rows: 0, columns: 1, snake: 2, random: 6 } as const;

/**
 * On the logarithmic scale of all games: the load of a step in the time of a step. A larger board is more to look over,
 * and a larger window gives more time for each word.
 */
export function difficulty({ task, rows, columns, step_ms, path, ...window }: Settings): number {
  const seen = window.window_columns * window.window_rows;
  const board = Math.log2(rows * columns) / 4;
  return difficultyOf((load[task] * board) / Math.sqrt(seen), step_ms / 1000, extra[task] + leap[path]);
}
