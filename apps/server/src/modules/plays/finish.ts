/** Finishing a play. */
import type { FinishedPlay } from '@mindhero/contract/play';
import { InvalidEvent, type PlayEvent } from '@mindhero/engine/play';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import { ApiError } from '../../platform/http/problem.ts';
import { isFinished, type OpenRow, toFinished } from './row.ts';
import { type Score, score } from './rules.ts';
import { findOwnPlay, storeFinish } from './statements.ts';

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

  const stored = await storeFinish(pool, { id, userId }, judge(row, log, now), now);
  if (stored !== null) return toFinished(stored);

  // Another finish of the same play came first: its answer is the answer.
  const other = await findOwnPlay(pool, id, userId);
  if (other === null || !isFinished(other)) throw new ApiError('not_found');
  return toFinished(other);
}

function judge(row: OpenRow, log: readonly PlayEvent[], now: Date): Score {
  const play = { ...row, seed: Number(row.seed) };
  try {
    return score(games[row.game], play, log, now.getTime() - row.started_at.getTime());
  } catch (error) {
    if (error instanceof InvalidEvent) throw new ApiError('invalid_events', { detail: error.message });
    throw error;
  }
}
