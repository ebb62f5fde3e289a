/** Who is there. What is dear to count is kept: totals of schools and groups, accounts and homework by their days. */
import { dayNumber, dayOfNumber, planDay } from '@mindhero/contract/calendar';
import type { Platform } from '@mindhero/contract/statistics/platform';
import { mondayOf, weekOfDay } from '@mindhero/engine/mastery/days';
import type pg from 'pg';
import { dueDays } from '../../../entities/homework/due.ts';
import { homeMidnight } from '../../../platform/db/school-day.ts';

/**
 * Most people belong to a school, whose open accounts are kept; the few others, and the few that are closed, are counted in
 * their indexes.
 */
const peopleSql = `
select role, sum(people)::int as people, sum(closed)::int as closed from (
  select kept.role, kept.people, 0 as closed from (
    select sum(students) as students, sum(teachers) as teachers, sum(members - students - teachers) as directors
    from school_totals) as schools
  cross join lateral (values ('STUDENT', students), ('TEACHER', teachers), ('DIRECTOR', directors)) as kept (role, people)
  union all
  select role, count(*), 0 from users where school_id is null and is_active group by role
  union all
  select null, 0, count(*) from users where not is_active and erased_at is null) as counted
group by role`;

interface PeopleRow {
  readonly role: Platform['roles'][number]['role'] | null;
  readonly people: number | null;
  readonly closed: number | null;
}

/**
 * What moved, now and in as many days before. Parameters:
 * - `$1` the first of the days before
 * - `$2` the first of the days asked for
 * - `$3` the day after the last
 * - `$4` this Monday
 * - `$5` the first of the days before, of homework
 * - `$6` the first of the days asked for, of homework
 * - `$7` the day after the last, of homework
 */
const movedSql = `
with days as (select $1::date as before, $2::date as first, $3::date as next),
due as (select $5::date as before, $6::date as first, $7::date as next),
accounts as (select sum(accounts) filter (where day >= first) as now, sum(accounts) filter (where day < first) as before
  from registered_days, days where day >= days.before and day < next),
homework as (select sum(assigned) filter (where day >= first) as assigned, sum(assigned) filter (where day < first) as assigned_before,
    sum(done) filter (where day >= first) as done, sum(done) filter (where day < first) as done_before
  from due_days, due where day >= due.before and day < next),
closed as (select count(*) filter (where deactivated_at >= ${homeMidnight('$2')}) as now, count(*) filter (where deactivated_at < ${homeMidnight('$2')}) as before
  from users where not is_active and deactivated_at >= ${homeMidnight('$1')} and erased_at is null),
made as (select count(*) as groups, count(*) filter (where created_at >= ${homeMidnight('$2')}) as now,
    count(*) filter (where created_at >= ${homeMidnight('$1')} and created_at < ${homeMidnight('$2')}) as before from groups),
members as (select sum(students) as memberships from group_totals),
trained as (select sum(active) filter (where week = $4::date) as now, sum(active) filter (where week = $4::date - 7) as before
  from trained_school_weeks where week >= $4::date - 7)
select coalesce(accounts.now, 0)::int as accounts, coalesce(accounts.before, 0)::int as accounts_before,
  coalesce(assigned, 0)::int as assigned, coalesce(assigned_before, 0)::int as assigned_before,
  coalesce(done, 0)::int as done, coalesce(done_before, 0)::int as done_before,
  closed.now::int as closed, closed.before::int as closed_before,
  made.groups::int as groups, made.now::int as new_groups, made.before::int as new_groups_before,
  coalesce(memberships, 0)::int as memberships, coalesce(trained.now, 0)::int as trained, coalesce(trained.before, 0)::int as trained_before
from accounts, homework, closed, made, members, trained`;

type MovedRow = Readonly<
  Record<
    | 'accounts'
    | 'accounts_before'
    | 'assigned'
    | 'assigned_before'
    | 'done'
    | 'done_before'
    | 'closed'
    | 'closed_before'
    | 'groups'
    | 'new_groups'
    | 'new_groups_before'
    | 'memberships'
    | 'trained'
    | 'trained_before',
    number
  >
>;

/** The figures of the last so many days of the home time zone, against as many before. */
export async function findPlatform(pool: Pick<pg.Pool, 'query'>, days: number, now: Date): Promise<Platform> {
  const today = dayNumber(planDay(now));
  const [first, before] = [today - days + 1, today - 2 * days + 1];
  const due = dueDays(days, now);
  const [people, moved] = await Promise.all([
    pool.query<PeopleRow>({ name: 'platform_people', text: peopleSql }),
    pool.query<MovedRow>({
      name: 'platform_moved',
      text: movedSql,
      values: [
        dayOfNumber(before),
        dayOfNumber(first),
        dayOfNumber(today + 1),
        dayOfNumber(mondayOf(weekOfDay(today))),
        dueDays(days, now, 1).first,
        due.first,
        due.next,
      ],
    }),
  ]);
  const [row] = moved.rows;
  if (row === undefined) throw new Error('one row was asked for');
  const active = people.rows.reduce((sum, one) => sum + (one.people ?? 0), 0);
  const inactive = people.rows.reduce((sum, { closed }) => sum + (closed ?? 0), 0);
  const ofRole = new Map(people.rows.map((one) => [one.role, one.people ?? 0]));
  return {
    total: active + inactive,
    active,
    inactive,
    groups: row.groups,
    memberships: row.memberships,
    roles: (['STUDENT', 'TEACHER', 'DIRECTOR', 'ADMIN'] as const).map((role) => ({
      role,
      people: ofRole.get(role) ?? 0,
    })),
    new_accounts: { now: row.accounts, before: row.accounts_before },
    closed_accounts: { now: row.closed, before: row.closed_before },
    new_groups: { now: row.new_groups, before: row.new_groups_before },
    assigned: { now: row.assigned, before: row.assigned_before },
    done: { now: row.done, before: row.done_before },
    trained: { now: row.trained, before: row.trained_before },
  };
}
