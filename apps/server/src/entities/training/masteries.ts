/** What people master at this moment. */
import { dayNumber } from '@mindhero/contract/calendar';
import type { Mastery } from '@mindhero/engine/mastery/mastery';
import type pg from 'pg';
import { schoolDayOf } from '../../platform/db/school-day.ts';
import { type Evidence, readEvidence } from './evidence.ts';
import { learn, type Learned, nothingKnown } from './known.ts';
import { type KnownRow, readKnown } from './store-known.ts';

/**
 * What is known of the rows `person`, which have an `id`: what is kept, and what is in the log and not folded yet. Within
 * one statement, so that nothing is missed or told twice.
 */
export const known = {
  columns: 'kept.mastery, kept.weeks::text, logged.plays',
  joins: `
left join masteries kept on kept.user_id = person.id
left join lateral (
  select json_agg(json_build_object('id', play_id, 'day', day::text, 'evidence', evidence) order by id) as plays
  from finish_log where user_id = person.id and plays > 0) as logged on true`,
} as const;

/** A row of these columns. */
export interface KnownNowRow {
  readonly mastery: KnownRow['mastery'] | null;
  readonly weeks: string | null;
  readonly plays:
    | readonly { readonly id: string; readonly day: string; readonly evidence: Evidence | null }[]
    | null;
}

const readSql = `
select person.id, ${known.columns}
from unnest($1::integer[]) as person (id) ${known.joins}
where kept.user_id is not null or logged.plays is not null`;

/**
 * What is known of people by their ids, and what was learned from plays that are not folded yet; those who have not finished
 * a play are left out.
 */
export async function readAllKnown(
  connection: Pick<pg.Pool, 'query'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Learned>> {
  const { rows } = await connection.query<KnownNowRow & { readonly id: number }>({
    name: 'read_masteries',
    text: readSql,
    values: [ids],
  });
  return new Map(rows.map((row) => [row.id, knownNow(row)]));
}

/** What such a row tells. */
export function knownNow({ mastery, weeks, plays }: KnownNowRow): Learned {
  const kept = mastery === null || weeks === null ? nothingKnown : readKnown({ mastery, weeks });
  return learn(
    kept,
    (plays ?? []).map(({ id, day, evidence }) => ({ id, day, answers: readEvidence(evidence) })),
  );
}

/** What people master, by their ids; those who have not finished a play are left out. */
export async function readMasteries(
  connection: Pick<pg.Pool, 'query'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Mastery>> {
  const known = await readAllKnown(connection, ids);
  return new Map([...known].map(([id, { mastery }]) => [id, mastery]));
}

const readOneSql = `
select ${schoolDayOf('$2')}::text as today, ${known.columns}
from users person left join schools on schools.id = person.school_id ${known.joins}
where person.id = $1`;

/** What somebody masters, and which day it is for them. */
export interface MasteryToday {
  readonly mastery: Mastery;
  /** As `dayNumber` counts it, by the calendar of the school. */
  readonly today: number;
}

/** What one person masters; nothing before their first play. */
export async function readMastery(
  connection: Pick<pg.Pool, 'query'>,
  id: number,
  now: Date,
): Promise<MasteryToday> {
  const { rows } = await connection.query<KnownNowRow & { readonly today: string }>({
    name: 'read_mastery',
    text: readOneSql,
    values: [id, now],
  });
  const [row] = rows;
  if (row === undefined) throw new Error(`nobody is ${id}`);
  return { mastery: knownNow(row).mastery, today: dayNumber(row.today) };
}
