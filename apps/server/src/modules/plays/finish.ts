/** Finishing a play. */
import type { FinishedPlay } from '@mindhero/contract/play';
import { missedInRound } from '@mindhero/engine/homework';
import { InvalidEvent, type PlayEvent } from '@mindhero/engine/play';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import { inTransaction, untilDone } from '../../platform/db/transaction.ts';
import { countRound, lockRound, type RoundPlace } from '../../platform/homework/round.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { finishedColumns, type FinishedRow, isFinished, type OpenRow, roundOf, toFinished } from './row.ts';
import { type Score, score, type Started } from './rules.ts';
import { type Connection, findOwnPlay, storeFinish } from './statements.ts';

/**
 * Scores and stores a play. A play that is finished already answers what is stored, whatever is sent.
 * @throws ApiError 404 if the person has no such play, 422 invalid_events with the reason as detail
 */
export async function finish(
  pool: pg.Pool,
  userId: number,
  id: string,
  log: readonly PlayEvent[],
  now: Date,
): Promise<FinishedPlay> {
  const row = await findOwnPlay(pool, id, userId);
  if (row === null) throw new ApiError('not_found');
  if (isFinished(row)) return toFinished(row);

  const round = roundOf(row);
  const stored =
    round === null
      ? await untilDone(() => store(pool, row, judge(row, log, now), now))
      : await inTransaction(pool, (client) => finishRound(client, { row, round, log, now }));
  if (stored !== null) return toFinished(stored);

  // Another finish of the same play came first: its answer is the answer.
  const other = await findOwnPlay(pool, id, userId);
  if (other === null || !isFinished(other)) throw new ApiError('not_found');
  return toFinished(other);
}

/** The row as it is stored, which need not be read again; null if somebody else has finished the play. */
async function store(
  connection: Connection,
  row: OpenRow,
  score: Score,
  now: Date,
): Promise<FinishedRow | null> {
  const totals = await storeFinish(connection, { id: row.id, userId: row.user_id }, score, now);
  return totals && { ...row, ...finishedColumns(score, now), ...totals };
}

interface PlayedRound {
  readonly row: OpenRow;
  readonly round: RoundPlace;
  readonly log: readonly PlayEvent[];
  readonly now: Date;
}

/** Stores the play and counts it for the homework in one transaction, which has locked the assignment before. */
export async function finishRound(
  connection: Connection,
  { row, round, log, now }: PlayedRound,
): Promise<FinishedRow | null> {
  const locked = await lockRound(connection, row.user_id, round);
  // What was played before, on another device perhaps, is practice now.
  const scored = judge(row, log, now, locked.isKnown ? 'given' : row.origin);
  const stored = await store(connection, row, scored, now);
  if (stored !== null && locked.counts) {
    await countRound(connection, locked, round.attemptId, {
      ...round,
      ...scored,
      missed: missedInRound(games[row.game], row.settings, Number(row.seed), scored),
      playId: row.id,
      startedAt: stored.started_at,
      finishedAt: stored.finished_at,
    });
  }
  return stored;
}

function judge(
  row: OpenRow,
  log: readonly PlayEvent[],
  now: Date,
  origin: Started['origin'] = row.origin,
): Score {
  const play = { ...row, origin, seed: Number(row.seed) };
  try {
    return score(games[row.game], play, log, now.getTime() - row.started_at.getTime());
  } catch (error) {
    if (error instanceof InvalidEvent) throw new ApiError('invalid_events', { detail: error.message });
    throw error;
  }
}
