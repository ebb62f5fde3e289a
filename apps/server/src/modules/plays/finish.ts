/** Finishing a play. */
import type { FinishedPlay } from '@mindhero/contract/play';
import type { RoundPlace } from '@mindhero/contract/play';
import { missedInRound } from '@mindhero/engine/homework';
import { InvalidEvent, type PlayEvent, withMaterial } from '@mindhero/engine/play';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import { countRound, lockRound } from '../../entities/homework/round.ts';
import { isAway } from '../../platform/db/away.ts';
import { inTransaction, untilDone } from '../../platform/db/transaction.ts';
import { gatherWork } from '../../platform/gather.ts';
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
import {
  type Beside,
  type Connection,
  type Finish,
  findOwnPlay,
  storeFinish,
  storeFinishes,
  type Totals,
} from './statements.ts';

/** More would only make each of them smaller: what comes meanwhile goes together in the next one. */
const STATEMENTS_AT_ONCE = 1;
/** A class. */
const MOST_AT_ONCE = 32;

/** Where plays are stored. */
export interface Store {
  readonly pool: pg.Pool;
  /** Stores a play that no other one touches, in one statement with others that are finished at this moment. */
  readonly together: (finish: Finish) => Promise<Totals | null>;
}

/** One for a process. */
export function createStore(pool: pg.Pool): Store {
  const together = gatherWork<Finish, Totals | null>(
    (finishes) => untilDone(() => storeFinishes(pool, finishes, 'none')),
    { atOnce: STATEMENTS_AT_ONCE, most: MOST_AT_ONCE, failsAll: isAway },
  );
  return { pool, together };
}

/**
 * Scores and stores a play. A play that is finished already answers what is stored, whatever is sent.
 * @param row the play as it was when the request came; null if the person has no such play
 * @throws ApiError 404 if there is none, 422 invalid_events with the reason as detail
 */
export async function finish(
  store: Store,
  row: PlayRow | null,
  log: readonly PlayEvent[],
  now: Date,
): Promise<FinishedPlay> {
  if (row === null) throw new ApiError('not_found');
  if (isFinished(row)) return toFinished(row);

  const { pool } = store;
  const round = roundOf(row);
  const stored =
    round === null
      ? await finishAlone(store, row, log, now)
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
  { pool, together }: Store,
  row: OpenRow,
  log: readonly PlayEvent[],
  now: Date,
): Promise<Stored | null> {
  const score = judge(row, log, now);
  const alone = finishOf(row, scoreAlone(row, score, now), now);
  return (
    storedOf(row, alone, await together(alone)) ??
    (await inTransaction(pool, (client) => storeBeside(client, row, score, now)))
  );
}

/** Most plays begin when all others are over. */
const scoreAlone = (row: OpenRow, score: Score, now: Date): Score =>
  counted(score, roomAlone(now.getTime() - begunAt(row)));

/** Null if another play touches this one, if somebody holds it or its player, or if it is finished already. */
function storeAlone(connection: Connection, row: OpenRow, score: Score, now: Date): Promise<Stored | null> {
  return store(connection, row, finishOf(row, scoreAlone(row, score, now), now), 'none');
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
  return store(connection, row, finishOf(row, counted(score, room), now), 'known');
}

const finishOf = ({ id, user_id }: OpenRow, score: Score, now: Date): Finish => ({
  play: { id, user_id },
  score,
  now,
});

const store = async (connection: Connection, row: OpenRow, finish: Finish, beside: Beside) =>
  storedOf(row, finish, await storeFinish(connection, finish, beside));

const storedOf = (row: OpenRow, { score, now }: Finish, totals: Totals | null): Stored | null =>
  totals && { row: { ...row, ...finishedColumns(score, now), ...totals }, score };

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
      wpm: stored.score.metrics['wpm'] ?? null,
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
