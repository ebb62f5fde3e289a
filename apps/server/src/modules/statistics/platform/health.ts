/** How the server does, and which plays nobody can have played. */
import { dayNumber, dayOfNumber, homeTimeZone, planDay } from '@mindhero/contract/calendar';
import {
  type Answered,
  type FlaggedPlay,
  type Health,
  implausibleFlags,
} from '@mindhero/contract/statistics/platform';
import type { GameId } from '@mindhero/games/catalogue';
import type pg from 'pg';
import { findWaiting } from '../../../entities/waiting.ts';
import { homeMidnight } from '../../../platform/db/school-day.ts';
import { type Meter, MOST_MINUTES, quantileOf } from '../../../platform/http/meter.ts';

/** How far back answers are told of, in minutes. */
const windows = [5, MOST_MINUTES];

function answered(meter: Meter, minutes: number): Answered {
  const { answers, timed } = meter.read(minutes);
  const [, , ok = 0, moved = 0, refused = 0, failed = 0] = answers;
  const rounded = (ms: number | null) => ms && Math.round(10 * ms) / 10;
  return {
    minutes,
    answers: { ok, moved, refused, failed },
    finishes: timed.reduce((sum, count) => sum + count, 0),
    finish_p50_ms: rounded(quantileOf(timed, 0.5)),
    finish_p99_ms: rounded(quantileOf(timed, 0.99)),
  };
}

/** What this process has answered lately, in a short time and a long one. */
export const processAnswers = (meter: Meter): Answered[] =>
  windows.map((minutes) => answered(meter, minutes));

/** As the index says it. */
const isImplausible = `plays.flags && '{${implausibleFlags.join()}}'`;

/** Parameter: `$1` the first day, of the home time zone. */
const isOfDays = `plays.finished_at >= ${homeMidnight('$1')}`;

const daysSql = `
select to_char(finished_at at time zone '${homeTimeZone}', 'YYYY-MM-DD') as day, count(*)::int as plays
from plays where ${isImplausible} and ${isOfDays} group by 1 order by 1`;

const beforeSql = `
select count(*)::int as plays from plays where ${isImplausible} and ${isOfDays} and plays.finished_at < ${homeMidnight('$2')}`;

const LATEST = 50;

const latestSql = `
select plays.id as play_id, plays.finished_at, plays.game, plays.flags, users.id, users.first_name, users.last_name,
  users.school_id, schools.name as school
from plays join users on users.id = plays.user_id left join schools on schools.id = users.school_id
where ${isImplausible} and ${isOfDays} order by plays.finished_at desc limit ${LATEST}`;

interface LatestRow {
  readonly play_id: string;
  readonly finished_at: Date;
  readonly game: GameId;
  readonly flags: readonly string[];
  readonly id: number;
  readonly first_name: string;
  readonly last_name: string;
  readonly school_id: number | null;
  readonly school: string | null;
}

const toFlagged = ({ play_id, finished_at, game, ...row }: LatestRow): FlaggedPlay => ({
  play_id,
  finished_at: finished_at.toISOString(),
  student: { id: row.id, first_name: row.first_name, last_name: row.last_name },
  school: row.school_id === null || row.school === null ? null : { id: row.school_id, name: row.school },
  game,
  flags: implausibleFlags.filter((flag) => row.flags.includes(flag)),
});

interface Asked {
  readonly pool: Pick<pg.Pool, 'query'>;
  readonly meter: Meter;
  readonly days: number;
  readonly now: Date;
}

/** What this process has answered, what waits in the database, and implausible plays of the last so many days. */
export async function findHealth({ pool, meter, days, now }: Asked): Promise<Health> {
  const next = dayNumber(planDay(now)) + 1;
  const first = dayOfNumber(next - days);
  const [waiting, byDay, latest, before] = await Promise.all([
    findWaiting(pool, now),
    pool.query<Health['implausible']['days'][number]>({
      name: 'health_days',
      text: daysSql,
      values: [first],
    }),
    pool.query<LatestRow>({ name: 'health_latest', text: latestSql, values: [first] }),
    pool.query<{ plays: number }>({
      name: 'health_before',
      text: beforeSql,
      values: [dayOfNumber(next - 2 * days), first],
    }),
  ]);
  return {
    since: meter.since.toISOString(),
    windows: processAnswers(meter),
    waiting: { ...waiting, oldest_at: waiting.oldest_at?.toISOString() ?? null },
    implausible: {
      days: byDay.rows,
      latest: latest.rows.map(toFlagged),
      before: before.rows[0]?.plays ?? 0,
    },
  };
}
