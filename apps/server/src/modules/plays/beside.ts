/** What a person had time for beside other plays: asked where a play overlaps another that is finished already. */
import { roomBeside, type Span } from '@mindhero/engine/person-clock';
import { begunAt, type OpenRow } from './row.ts';
import type { Room } from './rules.ts';
import type { Connection } from './statements.ts';

/** In the order of the statement that finishes a play, so that neither waits for the other for good. */
const lockSql = `
with open as (
  select id, user_id from plays where id = $1 and user_id = $2 and num_nulls(finished_at) = 1 for update
)
select users.id from open join users on users.id = open.user_id for no key update of users`;

/**
 * Keeps the person's other plays from being finished until the transaction ends.
 * @returns false if the play is not open any more
 */
export async function lockPerson(connection: Connection, row: OpenRow): Promise<boolean> {
  const { rows } = await connection.query({
    name: 'lock_person_of_play',
    text: lockSql,
    values: [row.id, row.user_id],
  });
  return rows.length > 0;
}

/**
 * The finished plays that may have taken time since `$2`: those that were finished later; where one of them began
 * earlier, also those that may have taken time since then, and so on.
 */
const takenSql = `
with recursive reach (since) as (
  select $2::timestamptz
  union
  select (select min(coalesce(earlier.earliest_at, earlier.started_at)) from plays earlier
    where earlier.user_id = $1 and earlier.finished_at > reach.since
      and coalesce(earlier.earliest_at, earlier.started_at) < reach.since)
  from reach where reach.since is not null
)
select coalesce(earliest_at, started_at) as begun_at, active_ms, coalesce(least_ms, active_ms) as least_ms
from plays where user_id = $1 and finished_at > (select min(since) from reach)`;

interface TakenRow {
  readonly begun_at: Date;
  readonly active_ms: number;
  readonly least_ms: number;
}

/** What is left for the play, of a person who is locked. */
export async function roomOf(connection: Connection, row: OpenRow, now: Date): Promise<Room> {
  const from = begunAt(row);
  const { rows } = await connection.query<TakenRow>({
    name: 'taken_time',
    text: takenSql,
    values: [row.user_id, new Date(from)],
  });
  const room = (msOf: (taken: TakenRow) => number) => {
    const spans = rows.map((taken): Span => ({ from: taken.begun_at.getTime(), ms: msOf(taken) }));
    return roomBeside(spans, from, now.getTime());
  };
  return {
    elapsedMs: now.getTime() - from,
    active_ms: room(({ active_ms }) => active_ms),
    least_ms: room(({ least_ms }) => least_ms),
  };
}
