/** The state of a play with a syllable table, and what happens in it. */
import { eventTime } from '@mindhero/engine/play';
import type { SyllableTable } from '@mindhero/engine/reading/syllables/table';
import * as z from 'zod/mini';
import type { Settings } from './settings.ts';

const index = z.int().check(z.nonnegative());

export const event = z.discriminatedUnion('type', [
  /** A row was read; rows are read from the first to the last. */
  z.strictObject({ type: z.literal('row'), t: eventTime, row: index }),
  /** Who listens heard the cell of this row misread, or takes that back. */
  z.strictObject({ type: z.literal(['mark', 'unmark']), t: eventTime, cell: index }),
  /** A cell was taken for the syllable that is looked for. */
  z.strictObject({ type: z.literal('tap'), t: eventTime, cell: index }),
  z.strictObject({ type: z.literal('time_up'), t: eventTime }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;

/** A row that was read, or a syllable that was found. */
export interface Step {
  /** Milliseconds since the step before it, or since the start. */
  readonly ms: number;
  /** Cells that were taken for it before; of a row, those that were misread. */
  readonly wrong: readonly number[];
}

export interface State {
  readonly settings: Settings;
  /** One: what is printed of a seed is what is played with it. */
  readonly items: readonly [SyllableTable];
  /** Cells to be found, in this order; none where rows are read. */
  readonly targets: readonly number[];
  readonly steps: readonly Step[];
  /** Wrong cells since the last step; of the row that is read now, those that were misread. */
  readonly wrong: readonly number[];
  /** Time of the last event, and of the last step. */
  readonly now: number;
  readonly since: number;
  readonly ended: 'completed' | 'time_limit' | 'stopped' | null;
}

/** The rows to be read, or the syllables to be found. */
export const stepsInAll = ({ settings, targets }: State): number =>
  settings.task === 'read' ? settings.rows : targets.length;

/** The row that a cell stands in. */
export const rowOf = ({ items: [table] }: State, cell: number): number => Math.floor(cell / table.columns);

/** What a cell holds. */
export const syllableAt = ({ items: [table] }: State, cell: number): string => table.cells[cell] ?? '';

/** The syllable to be found now; undefined when there is none. */
export function targetOf(state: State): string | undefined {
  const cell = state.targets[state.steps.length];
  return cell === undefined || state.ended !== null ? undefined : syllableAt(state, cell);
}

/** In milliseconds since the start; null without a limit. */
export const timeLimitMs = ({ time_limit_s }: Settings): number | null =>
  time_limit_s === null ? null : time_limit_s * 1000;

/** Syllables per minute over the rows that were read; null as long as there is none. */
export function speedOf({ settings, steps, since }: State): number | null {
  if (settings.task !== 'read' || steps.length === 0 || since === 0) return null;
  return Math.round((60_000 * steps.length * settings.columns) / since);
}
