/** A school that has worked for weeks with an older version, and what the newest one makes of it. */
import { checkBooks } from '@mindhero/server/entities/plans/check';
import { fold } from '@mindhero/server/entities/training/fold';
import { connect } from '@mindhero/server/platform/db/database';
import { plansForAll } from '@mindhero/server/test/given-plans';
import { everybodyKnown } from '@mindhero/server/test/known';
import { truthSql } from '@mindhero/server/test/totals';
import pg from 'pg';
import { compareSums } from './anew.ts';
import { countOf, fillEmpty, tablesOf } from './any-rows.ts';
import type { Line } from './line.ts';

/** What has come to the newest version. */
export interface Brought {
  /** Rows of how many tables. */
  readonly before: number;
  readonly tables: number;
  /** Tables that were empty before, so that nothing is said of them. */
  readonly empty: readonly string[];
  readonly lost: number;
  readonly wrongSums: number;
  readonly brokenBooks: readonly string[];
}

/** What has to be so. */
export const lineOf = (
  what: string,
  { before, tables, empty, lost, wrongSums, brokenBooks }: Brought,
): Line => ({
  what,
  expected: '0 rows lost, 0 sums wrong',
  seen: `${lost} of ${before} rows of ${tables} tables lost, ${wrongSums} sums wrong, ${brokenBooks.length} invariants broken ${brokenBooks.join(', ')}`.trim(),
  met: lost === 0 && wrongSums === 0 && brokenBooks.length === 0 && empty.length === 0 && before > 0,
});

/**
 * What is added up from other rows: it is counted anew, and compared, after the upgrade. Whatever made-up rows said there
 * would be wrong. The rating of made-up people is; `kill` compares it, and it is put right every night.
 */
const sums: readonly string[] = [
  'due_days',
  'group_days',
  'group_totals',
  'group_weeks',
  'person_weeks',
  'play_bests',
  'play_days',
  'preset_bests',
  'rating_counts',
  'ratings',
  'registered_days',
  'school_plan_days',
  'school_totals',
  'school_weeks',
  'task_totals',
  'teacher_totals',
  'technique_days',
  'technique_months',
  // What is not added up yet.
  'finish_log',
  'rating_log',
];

/** How many rows there are in which table. */
type Counts = ReadonlyMap<string, number>;

/** Puts something into every table of the version of so many migrations but those of sums. @returns how much there is then */
export const fillOlder = (url: string, count: number): Promise<Counts> =>
  onClient(url, async (client) => {
    for (const statement of data(count)) await client.query(statement);
    const kept = (await tablesOf(client)).filter((table) => !sums.includes(table));
    await fillEmpty(client, kept);
    return countAll(client, kept);
  });

/** What has become of it in a database of the newest version. @param before what there was */
export async function broughtBy(url: string, before: Counts): Promise<Brought> {
  const after = await onClient(url, async (client) => {
    await client.query(truthSql);
    await client.query(`insert into truth select id, (finished_at at time zone 'Europe/Kyiv')::date, true
      from plays where finished_at is not null`);
    return countAll(client, [...before.keys()]);
  });
  const connection = connect({ url });
  const unfolded = await compareSums(connection.pool);
  await fold(connection.pool, new Date());
  const folded = await compareSums(connection.pool);
  const books = await checkBooks(connection.pool);
  await connection.close();
  return {
    before: [...before.values()].reduce((a, b) => a + b, 0),
    tables: before.size,
    empty: [...before].filter(([, rows]) => rows === 0).map(([table]) => table),
    lost: [...before].reduce((lost, [table, rows]) => lost + Math.abs(rows - (after.get(table) ?? 0)), 0),
    wrongSums: unfolded.wrong.length + folded.wrong.length,
    brokenBooks: books.invariants.filter(({ broken }) => broken > 0).map(({ name }) => name),
  };
}

async function onClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function countAll(client: pg.Client, tables: readonly string[]): Promise<Counts> {
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table, await countOf(client, table));
  return counts;
}

/** How many migrations there were before this one was applied. */
const BOOKS = 5;
const LOG = 13;
const MASTERY = 15;

/** A school that has worked for weeks, as it was stored at the version of so many migrations. */
const data = (count: number): string[] => [
  `insert into schools (name) select 'School ' || n from generate_series(1, 2) n`,
  `insert into users (username, role, password_hash, school_id)
   select 'pupil' || n, 'STUDENT', 'none', 1 + n % 2 from generate_series(1, 40) n`,
  `insert into users (username, role, password_hash, school_id)
   select 'teacher' || n, 'TEACHER', 'none', 1 + n % 2 from generate_series(1, 4) n`,
  `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
   select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day' from users`,
  `insert into groups (name, school_id, teacher_id) select 'Class ' || n, 1 + n % 2, 40 + n from generate_series(1, 4) n`,
  `insert into group_members (group_id, user_id) select 1 + n % 4, n from generate_series(1, 40) n`,
  ...(count > BOOKS
    ? [
        ...plansForAll(`role = 'STUDENT'`),
        // Nobody has paid them: what is paid is in the books.
        `insert into orders (buyer_id, quote, price_after_discounts, is_for_oneself, created_at, expires_at)
         select 40 + n, '{}', 100 * n, false, now(), now() + interval '1 day' from generate_series(1, 4) n`,
      ]
    : [
        `insert into subscriptions (user_id, type, start_date, end_date)
         select id, 'student', current_date - 100, current_date + 100 from users where role = 'STUDENT'`,
      ]),
  `insert into plays (id, user_id, game, subject, version, settings, seed, started_at, finished_at, active_ms, correct,
     incorrect, missed, ended, metrics, difficulty, points, stars, flags, tags, total_points, total_stars, preset)
   select gen_random_uuid(), 1 + n % 40, (array['columns', 'flash', 'matrix'])[1 + n % 3],
     (array['math', 'math', 'memory'])[1 + n % 3], 1, '{}', n, at, at + interval '1 minute', 60000 + n, 8, 2, n % 2, 'completed',
     '{}', 30, 50, 1 + n % 3, '{}', jsonb_build_object('direct:+1@1', jsonb_build_array(3, 1)), 50, 2,
     case when n % 2 = 0 then 'first_steps' end
   from generate_series(0, 799) n cross join lateral (select now() - interval '1 hour' - n * interval '1 hour' as at) as moment`,
  `insert into play_events (play_id, events) select id, '[]' from plays`,
  `insert into play_bests (user_id, game, plays, stars, stars_before, correct, incorrect, missed, points, finished_at)
   select distinct on (user_id, game) user_id, game, count(*) over (partition by user_id, game), stars, stars, correct,
     incorrect, missed, points, finished_at
   from plays order by user_id, game, stars desc, points desc, correct desc, finished_at`,
  `insert into preset_bests (user_id, game, preset, stars)
   select user_id, game, preset, max(stars) from plays where preset is not null group by 1, 2, 3`,
  `update users set stars = best.stars
   from (select user_id, sum(stars) as stars from play_bests group by 1) as best where user_id = users.id`,
  `update users set points = played.points, last_played_at = played.at
   from (select user_id, sum(points) as points, max(finished_at) as at from plays group by 1) as played where user_id = users.id`,
  `insert into tasks (name, author_id, school_id, available_from, due_at, created_at, blocks)
   select 'Task ' || n, 40 + n, 1 + n % 2, now() - interval '2 days', now() + n * interval '1 day', now(),
     '[{"game": "columns", "settings": {}, "repeats": 1, "seed": 7}]' from generate_series(1, 4) n`,
  `insert into task_groups (task_id, group_id) select n, n from generate_series(1, 4) n`,
  `insert into assignments (task_id, user_id) select task_id, user_id from task_groups join group_members using (group_id)`,
  `insert into attempts (id, task_id, user_id, number, started_at)
   select gen_random_uuid(), task_id, user_id, 1, now() from assignments`,
  `update assignments as a set attempt_id = attempts.id, attempts = 1, started_at = attempts.started_at, correct = 8,
     incorrect = 2, shown = '[[8, 2, 0, 60000, 1, 2]]', completed_at = case when a.user_id % 2 = 0 then now() end
   from attempts where attempts.task_id = a.task_id and attempts.user_id = a.user_id`,
  `insert into round_results (attempt_id, block, round, play_id, correct, incorrect, missed, active_ms, points, stars,
     started_at, finished_at, mistakes)
   select id, 0, 1, gen_random_uuid(), 8, 2, 0, 60000, 50, 2, started_at, started_at, '{1,2}' from attempts`,
  // From that version on a finish leaves a line, which is added up soon after.
  ...(count > LOG
    ? [
        `insert into finish_log (user_id, at, play_id, day, game, subject, plays, correct, incorrect, missed, active_ms, points, tags)
         select user_id, finished_at, id, (finished_at at time zone 'Europe/Kyiv')::date, game, subject, 1, correct, incorrect,
           missed, active_ms, points, tags from plays order by finished_at`,
      ]
    : []),
  ...(count > MASTERY ? everybodyKnown : []),
];
