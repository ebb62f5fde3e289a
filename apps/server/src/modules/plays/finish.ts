/** Finishing a play. */
import type { FinishedPlay } from '@mindhero/contract/play';
import type { RoundPlace } from '@mindhero/contract/play';
import { missedInRound } from '@mindhero/engine/homework';
import { InvalidEvent, type PlayEvent, withMaterial } from '@mindhero/engine/play';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import { countRound, lockRound } from '../../entities/homework/round.ts';
import { inTransaction, untilDone } from '../../platform/db/transaction.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { lockPerson, roomOf } from './beside.ts';
import {
  begunAt,
  finishedColumns,
  type FinishedRow,
  isFinished,
  materialOf,
  type OpenRow,
  type PlayRow,
  roundOf,
  toFinished,
} from './row.ts';
import { counted, roomAlone, type Score, score, type Started } from './rules.ts';
import { type Connection, findOwnPlay, storeFinish } from './statements.ts';

/**
 * Scores and stores a play. A play that is finished already answers what is stored, whatever is sent.
 * @param row the play as it was when the request came; null if the person has no such play
 * @throws ApiError 404 if there is none, 422 invalid_events with the reason as detail
 */
export async function finish(
  pool: pg.Pool,
  row: PlayRow | null,
  log: readonly PlayEvent[],
  now: Date,
): Promise<FinishedPlay> {
  if (row === null) throw new ApiError('not_found');
  if (isFinished(row)) return toFinished(row);

  const round = roundOf(row);
  const stored =
    round === null
      ? await finishAlone(pool, row, log, now)
      : await inTransaction(pool, (client) => finishRound(client, { row, round, log, now }));
  if (stored !== null) return toFinished(stored.row);

  // Another finish of the same play came first: its answer is the answer.
  const other = await findOwnPlay(pool, row.id, row.user_id);
  if (other === null || !isFinished(other)) throw new ApiError('not_found');
  return toFinished(other);
}

interface Stored {
  /** The row as it is stored, which need not be read again. */
  readonly row: FinishedRow;
  readonly score: Score;
}

/** Null if somebody else has finished the play. */
async function finishAlone(
  pool: pg.Pool,
  row: OpenRow,
  log: readonly PlayEvent[],
  now: Date,
): Promise<Stored | null> {
  const score = judge(row, log, now);
  return (
    (await untilDone(() => storeAlone(pool, row, score, now))) ??
    (await inTransaction(pool, (client) => storeBeside(client, row, score, now)))
  );
}

/** Most plays begin when all others are over: one statement. Null if this one did not, or is finished already. */
function storeAlone(connection: Connection, row: OpenRow, score: Score, now: Date): Promise<Stored | null> {
  const alone = roomAlone(now.getTime() - begunAt(row));
  return store(connection, row, counted(score, alone), now, 'none');
}

/** In a transaction, which locks the person. Null if the play is finished already. */
async function storeBeside(
  connection: Connection,
  row: OpenRow,
  score: Score,
  now: Date,
): Promise<Stored | null> {
  if (!(await lockPerson(connection, row))) return null;
  const room = await roomOf(connection, row, now);
  return store(connection, row, counted(score, room), now, 'known');
}

async function store(
  connection: Connection,
  row: OpenRow,
  score: Score,
  now: Date,
  beside: 'none' | 'known',
): Promise<Stored | null> {
  const totals = await storeFinish(connection, { id: row.id, user_id: row.user_id }, score, now, beside);
  return totals && { row: { ...row, ...finishedColumns(score, now), ...totals }, score };
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
): Promise<Stored | null> {
  const locked = await lockRound(connection, row.user_id, round);
  // What was played before, on another device perhaps, is practice now.
  const score = judge(row, log, now, locked.isKnown ? 'given' : row.origin);
  const stored =
    (await storeAlone(connection, row, score, now)) ?? (await storeBeside(connection, row, score, now));
  if (stored !== null && locked.counts) {
    await countRound(connection, locked, round.attempt, {
      ...round,
      ...stored.score,
      missed: missedInRound(playedBy(row), row.settings, Number(row.seed), stored.score),
      play_id: row.id,
      started_at: row.started_at,
      finished_at: now,
    });
  }
  return stored;
}

/** The rules of a play's game, with what it is played with. */
const playedBy = (row: OpenRow) => withMaterial(games[row.game], materialOf(row));

function judge(
  row: OpenRow,
  log: readonly PlayEvent[],
  now: Date,
  origin: Started['origin'] = row.origin,
): Score {
  const play = { ...row, origin, seed: Number(row.seed) };
  try {
    return score(playedBy(row), play, log, now.getTime() - begunAt(row));
  } catch (error) {
    if (error instanceof InvalidEvent) throw new ApiError('invalid_events', { detail: error.message });
    throw error;
  }
}
