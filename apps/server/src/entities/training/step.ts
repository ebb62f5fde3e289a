/** What a step of the fold gets. */
import type pg from 'pg';

/** Rows of the log that are folded together, in one transaction. */
export interface Batch {
  /** Their ids (bigint: the driver gives text), in the order in which they came. */
  readonly ids: readonly string[];
  /** Whom they are about, each once. Their rows of `users` are locked until the transaction ends. */
  readonly people: readonly number[];
  readonly now: Date;
}

/**
 * Adds the rows of a batch to one kind of sum. It reads the log and what is kept, never plays or events, so that a fold costs
 * the same however long somebody has been training. Nobody else writes what it writes: one fold runs at a time.
 */
export type Step = (client: Pick<pg.ClientBase, 'query'>, batch: Batch) => Promise<void>;
