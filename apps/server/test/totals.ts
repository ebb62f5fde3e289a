/** What is kept of people, groups and plays, as readers see it, and the same counted anew from what it was made of. */
import { isCounted, mayBeRecord, type PlayFlag, playFlags } from '@mindhero/contract/play';
import { type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Database } from '../src/platform/db/database.ts';
import * as schema from '../src/platform/db/schema/index.ts';
import { isWeekOfUser, loggedWeek, weekOf } from '../src/platform/db/week.ts';
import type { TestDatabase } from './database.ts';

/** Which day each play was of, as it was known when it was finished, and whether it counts as training. */
export const truthSql = `
create table truth (play_id uuid primary key, day date not null, trains boolean not null);
create view counted_plays as
  select p.*, truth.day, p.correct + p.incorrect + p.missed as answers from plays p join truth on truth.play_id = p.id and trains`;

/** Rows (what, id, day, sums): as they are read. */
const kept = (today: string): SQL[] => [
  sql`select 'school', school_id, null::date, array[teachers, students, members]::numeric[] from school_totals`,
  sql`select 'teacher', teacher_id, null, array[students] from teacher_totals`,
  sql`select 'group', group_id, null, array[students] from group_totals`,
  sql`select 'task', task_id, null, array[untouched, begun, done, late, answered, round(percents, 6)] from task_totals`,
  sql`select 'day of a group', group_id, day, array[sum(active_ms), sum(correct), sum(answers), sum(latest)]
    from trained_group_days group by 2, 3`,
  sql`select 'day of ' || game || ', ' || subject, user_id, day, array[sum(plays), sum(correct), sum(incorrect), sum(missed),
      sum(active_ms), sum(points), sum(fluent_correct), sum(fluent_ms)]
    from trained_days group by 1, 2, 3`,
  sql`select 'technique of a day: ' || tag, user_id, day, array[sum("right"), sum(wrong)] from trained_techniques group by 1, 2, 3`,
  sql`select 'technique of a month: ' || tag, user_id, month, array[sum("right"), sum(wrong)]
    from trained_technique_months group by 1, 2, 3`,
  sql`select 'best of ' || game, user_id, null, array[plays, stars, correct, incorrect, missed, coalesce(level, 0), points,
      extract(epoch from finished_at)]
    from play_bests`,
  sql`select 'training of ' || game || ', ' || preset, user_id, null, array[stars] from preset_bests`,
  sql`select 'stars', id, null, array[stars] from users`,
  sql`select 'week of a school', school_id, week, array[sum(active), sum(active_ms)] from trained_school_weeks group by 2, 3`,
  sql`select 'week of a group', group_id, week, array[sum(active), sum(active_ms)] from trained_group_weeks group by 2, 3`,
  sql`select 'registered', 0, day, array[sum(accounts), sum(pupils), sum(started), sum(stayed)] from begun_days group by 3`,
  sql`select 'due', 0, day, array[sum(assigned), sum(done)] from due_days group by 3`,
  sql`select 'day of ' || plan_type || ' plans', school_id, day, array[sum(bought), sum(used), sum(stock), sum(active)]
    from school_plan_days group by 1, 2, 3`,
  keptWeeks(today),
];

/** As lists of people ask for it. */
function keptWeeks(today: string): SQL {
  const now = new Date(`${today}T12:00:00Z`);
  const { active_ms, accuracy } = weekOf(now);
  return sql`select 'week', users.id, null, array[${active_ms}, round(coalesce(${accuracy}, -1), 6)]
    from users left join schools on schools.id = users.school_id
    left join person_weeks on ${isWeekOfUser} left join lateral ${loggedWeek(now)} on true
    where ${active_ms} > 0`;
}

const members = sql.raw('group_members as m join users on users.id = m.user_id and is_active');

/** Each transfer as it is seen from both accounts, and each period; the world is nobody’s, and so of no school. */
const countedPlans = sql`
  select to_account.owner_id, to_account.plan_type, (at at time zone 'Europe/Kyiv')::date,
    case when from_account.kind = 'world' and to_account.kind in ('stock', 'used') then quantity else 0 end,
    case when to_account.kind = 'used' then quantity else 0 end, case when to_account.kind = 'stock' then quantity else 0 end, 0
  from plan_transfers join plan_accounts as from_account on from_account.id = debit_id
    join plan_accounts as to_account on to_account.id = credit_id
  union all
  select from_account.owner_id, from_account.plan_type, (at at time zone 'Europe/Kyiv')::date,
    case when reason = 'refund' or to_account.kind = 'world' then -quantity else 0 end,
    case when from_account.kind = 'used' then -quantity else 0 end,
    case when from_account.kind = 'stock' then -quantity else 0 end, 0
  from plan_transfers join plan_accounts as from_account on from_account.id = debit_id
    join plan_accounts as to_account on to_account.id = credit_id
  union all
  select user_id, type, day::date, 0, 0, 0, count(*) filter (where day = start_date) - count(*) filter (where day > end_date)
  from subscriptions join users on users.id = user_id and is_active and lower(role) = type
    cross join unnest(array[start_date, end_date + 1]) as day group by 1, 2, 3`;

/** Whether flags of a play are none but those with which it may be so. */
const flagsLet = (is: (flags: readonly PlayFlag[]) => boolean) =>
  sql`flags <@ ${`{${playFlags.filter((flag) => is([flag])).join()}}`}::text[]`;

const bestPlays = sql`select distinct on (user_id, game) *, count(*) over (partition by user_id, game) as plays
  from plays where finished_at is not null and ${flagsLet(mayBeRecord)}
  order by user_id, game, stars desc, points desc, correct desc, finished_at`;

const counted = (today: string): SQL[] => [
  sql`select 'school', school_id, null::date, array[count(*) filter (where role = 'TEACHER'),
      count(*) filter (where role = 'STUDENT'), count(*)]::numeric[]
    from users where is_active and school_id is not null group by school_id`,
  sql`select 'teacher', teacher, null, array[count(distinct student)] from (
      select created_by as teacher, id as student from users where is_active and role = 'STUDENT'
      union all select teacher_id, m.user_id from groups join (${members}) on m.group_id = groups.id) as taught
    where teacher is not null group by teacher`,
  sql`select 'group', m.group_id, null, array[count(*)] from ${members} group by m.group_id`,
  sql`select 'task', task_id, null, array[count(*) filter (where not done and started_at is null),
      count(*) filter (where not done and started_at is not null), count(*) filter (where done),
      count(*) filter (where is_late), count(*) filter (where answers > 0),
      round(coalesce(sum(round(1000.0 * correct / nullif(answers, 0)) / 10), 0), 6)]
    from (select *, completed_at is not null or marked_at is not null as done, correct + incorrect + missed as answers
      from assignments join users on users.id = user_id
      where is_active or erased_at is null and started_at is not null) as told group by task_id`,
  sql`select 'day of a group', m.group_id, day, array[sum(p.active_ms), sum(p.correct), sum(p.answers),
      count(distinct m.user_id) filter (where not exists (
        select from counted_plays as later where later.user_id = m.user_id and later.day > p.day))]
    from ${members} join counted_plays as p on p.user_id = m.user_id group by m.group_id, day`,
  sql`select 'day of ' || game || ', ' || subject, user_id, day, array[count(*), sum(correct), sum(incorrect), sum(missed),
      sum(active_ms), sum(points), coalesce(sum(correct) filter (where correct >= 0.9 * answers and answers > 0), 0),
      coalesce(sum(active_ms) filter (where correct >= 0.9 * answers and answers > 0), 0)]
    from counted_plays group by 1, 2, 3`,
  sql`select 'technique of a day: ' || tag, user_id, day, array[sum((counts->>0)::int), sum((counts->>1)::int)]
    from counted_plays cross join lateral jsonb_each(tags) as t (tag, counts) group by 1, 2, 3`,
  sql`select 'technique of a month: ' || tag, user_id, to_char(day, 'YYYY-MM-01')::date,
      array[sum((counts->>0)::int), sum((counts->>1)::int)]
    from counted_plays cross join lateral jsonb_each(tags) as t (tag, counts) group by 1, 2, 3`,
  sql`select 'best of ' || game, user_id, null, array[plays, stars, correct, incorrect, missed, coalesce(level, 0), points,
      extract(epoch from finished_at)]
    from (${bestPlays}) as best`,
  sql`select 'training of ' || game || ', ' || preset, user_id, null, array[max(stars)]
    from plays where finished_at is not null and preset is not null and ${flagsLet(isCounted)} group by 1, 2`,
  sql`select 'stars', user_id, null, array[sum(stars)] from (${bestPlays}) as best group by user_id`,
  sql`select 'week of a school', coalesce(users.school_id, 0), date_trunc('week', day)::date,
      array[count(distinct user_id), sum(active_ms)]
    from counted_plays as p join users on users.id = p.user_id and is_active and role = 'STUDENT' group by 2, 3`,
  sql`select 'week of a group', m.group_id, date_trunc('week', day)::date,
      array[count(distinct m.user_id), sum(p.active_ms)]
    from ${members} join counted_plays as p on p.user_id = m.user_id group by 2, 3`,
  sql`select 'registered', 0, (registered_at at time zone 'Europe/Kyiv')::date, array[count(*),
      count(*) filter (where role = 'STUDENT'), count(*) filter (where role = 'STUDENT' and first is not null),
      count(*) filter (where role = 'STUDENT' and exists (select from counted_plays as p
        where p.user_id = users.id and date_trunc('week', p.day) = date_trunc('week', first) + interval '3 weeks'))]
    from users left join (select user_id, min(day) as first from counted_plays group by 1) as begun on user_id = users.id
    group by 3`,
  sql`select 'due', 0, (due_at at time zone 'Europe/Kyiv')::date, array[count(*),
      count(*) filter (where completed_at is not null or marked_at is not null)]
    from assignments join tasks on tasks.id = task_id and deleted_at is null join users on users.id = user_id
    where is_active or erased_at is null and started_at is not null group by 3`,
  sql`select 'day of ' || plan_type || ' plans', school_id, day, array[sum(bought), sum(used), sum(stock), sum(active)]
    from (${countedPlans}) as change (owner_id, plan_type, day, bought, used, stock, active)
    join users on users.id = owner_id and school_id is not null group by 1, 2, 3`,
  sql`select 'week', p.user_id, null, array[sum(p.active_ms),
      round(coalesce(100.0 * sum(p.correct) / nullif(sum(p.answers), 0), -1), 6)]
    from counted_plays as p join users on users.id = p.user_id left join schools on schools.id = users.school_id
    where p.day > (${`${today}T12:00:00Z`}::timestamptz at time zone coalesce(schools.time_zone, 'Europe/Kyiv'))::date - 7
    group by p.user_id having sum(p.active_ms) > 0`,
];

/** All that is not nothing. */
async function rowsOf(tx: Pick<Database, 'execute'>, sources: readonly SQL[]): Promise<{ what: string }[]> {
  const { rows } = await tx.execute<{ what: string }>(
    sql`select * from (${sql.join([...sources], sql` union all `)}) as sums (what, id, day, sums)
      where exists (select from unnest(sums) as sum where sum <> 0) order by 1, 2, 3`,
  );
  return rows;
}

/**
 * What is read and what is counted anew, both of the same moment.
 * @param today of the seven days that lists show
 */
export const bothOf = ({ db }: Pick<TestDatabase, 'db'>, today: string) =>
  db.transaction(
    async (tx) => ({ read: await rowsOf(tx, kept(today)), counted: await rowsOf(tx, counted(today)) }),
    { isolationLevel: 'repeatable read' },
  );

/** The same for connections of one's own, which let it count for as long as it takes: the server's end after ten seconds. */
export const bothIn = (pool: pg.Pool, today: string) => bothOf({ db: drizzle(pool, { schema }) }, today);
