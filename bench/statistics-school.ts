/** A school of 5,000 pupils with a year behind them, among a million pupils of whom less is kept. */
import { plansForAll } from '@mindhero/server/test/given-plans';
import { knownOf } from '@mindhero/server/test/known';
import type pg from 'pg';

export const PUPILS = 1_000_000;
const SCHOOLS = 200;
const TEACHERS = 100;
const GROUPS = 200;
/** The school that is looked at. */
const SCHOOL = 1;

const ours = `school_id = ${SCHOOL}`;
const today = `(now() at time zone 'Europe/Kyiv')::date`;

/** Pupils have the ids from 1 on; the school of number n is 1 + n % SCHOOLS. */
const people = [
  `insert into schools (name) select 'School ' || n from generate_series(1, ${SCHOOLS}) n`,
  `insert into users (username, role, first_name, last_name, password_hash, school_id, registered_at)
   select 'pupil' || n, 'STUDENT', 'Anna', 'Koval' || n % 977, 'none', 1 + n % ${SCHOOLS}, now() - n % 400 * interval '1 day'
   from generate_series(0, ${PUPILS - 1}) n`,
  `insert into users (username, role, first_name, last_name, password_hash, school_id)
   select 'teacher' || n, 'TEACHER', 'Olha', 'Petrenko', 'none', 1 + n % ${SCHOOLS} from generate_series(0, ${SCHOOLS * TEACHERS - 1}) n`,
  `insert into users (username, role, first_name, last_name, password_hash, school_id)
   select 'director' || n, 'DIRECTOR', 'Ivan', 'Petrenko', 'none', n from generate_series(1, ${SCHOOLS}) n`,
  // Nobody may ask without end, so that several take turns who see the whole school.
  `insert into users (username, role, first_name, last_name, password_hash, school_id)
   select 'former' || n, 'DIRECTOR', 'Ivan', 'Petrenko', 'none', ${SCHOOL} from generate_series(1, 40) n`,
  `insert into users (username, role, first_name, last_name, password_hash)
   select 'admin' || n, 'ADMIN', 'Ivan', 'Petrenko', 'none' from generate_series(1, 100) n`,
  `update schools set director_id = users.id from users where username = 'director' || schools.id`,
  `insert into groups (name, school_id, teacher_id)
   select 'Group ' || n, 1 + n % ${SCHOOLS}, ${PUPILS + 1} + n % ${SCHOOLS * TEACHERS} from generate_series(0, ${SCHOOLS * GROUPS - 1}) n`,
  `insert into group_members (group_id, user_id)
   select 1 + n % ${SCHOOLS} + ${SCHOOLS} * ((n / ${SCHOOLS}) % ${GROUPS}), 1 + n from generate_series(0, ${PUPILS - 1}) n`,
  `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
   select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day'
   from users where (${ours} and (role <> 'STUDENT' or id % 10 = 1)) or role = 'ADMIN'`,
];

/** What was trained on so many of the days of a year. */
const trained = (which: string, days: number) => [
  `insert into play_days (user_id, day, game, subject, plays, correct, incorrect, missed, active_ms, points, fluent_correct, fluent_ms)
   select users.id, ${today} - (${Math.floor(365 / days)} * n + users.id % 3), game, subject, 3, 25, 5, 1, 400000, 90, 25, 400000
   from users cross join generate_series(0, ${days - 1}) n
   cross join (values ('columns', 'math'), ('matrix', 'memory')) as played (game, subject)
   where role = 'STUDENT' and ${which}`,
  `insert into technique_days (user_id, day, tags)
   select users.id, ${today} - (${Math.floor(365 / days)} * n + users.id % 3), (
     select jsonb_object_agg(kind || ':+' || move || '@' || (move + n % 4) % 10, jsonb_build_array(4, (n + move + users.id) % 3))
     from generate_series(1, 9) move cross join (values ('direct'), ('big_friend')) as known (kind))
   from users cross join generate_series(0, ${days - 1}) n where role = 'STUDENT' and ${which}`,
];

/** A task a week for each group of the school. */
const homework = [
  `insert into tasks (name, author_id, school_id, available_from, due_at, created_at, blocks)
   select 'Task ' || week, teacher_id, school_id, at, at + interval '6 days', at,
     '[{"game": "columns", "settings": {}, "repeats": 1, "seed": 7}, {"game": "matrix", "settings": {}, "repeats": 2, "seed": 8}]'
   from groups cross join generate_series(0, 39) week
   cross join lateral (select now() - week * interval '7 days' - groups.id * interval '1 minute' as at) as moment
   where ${ours} order by groups.id, week`,
  `insert into task_groups (task_id, group_id)
   select tasks.id, groups.id from tasks join groups on groups.teacher_id = tasks.author_id
   where groups.id = (select min(id) + ${SCHOOLS * TEACHERS} * (tasks.id % 2) from groups g where g.teacher_id = tasks.author_id)`,
  `insert into assignments (task_id, user_id, attempts, started_at, completed_at, is_late, shown, correct, incorrect)
   select task_id, user_id, 1, now(), case when user_id % 3 > 0 then now() end, user_id % 7 = 1 and user_id % 3 > 0,
     '[[8, 2, 0, 60000, 1, 2], [9, 1, 0, 90000, 1, 2]]', 17, 3
   from task_groups join group_members using (group_id)`,
];

/** A play a pupil and ten for those of the school, some of which nobody can have played: for what reads single plays. */
const plays = (which: string, each: number) =>
  `insert into plays (id, user_id, game, subject, version, settings, seed, started_at, finished_at, active_ms, correct,
     incorrect, missed, ended, metrics, difficulty, points, stars, flags, total_points, total_stars)
   select gen_random_uuid(), users.id, 'columns', 'math', 1, '{"module": "easy", "repeats": 10}', n,
     at, at + interval '1 minute', 60000, 8, 2, 0, 'completed', '{}', 30, 50, 2,
     case when users.id % 300 = 0 then '{too_fast}' else '{}' end::text[], 50, 2
   from users cross join generate_series(1, ${each}) n
   cross join lateral (select now() - (n - users.id % 36 / 36.0) * interval '360 days' / ${each} as at) as moment
   where role = 'STUDENT' and ${which}`;

/** Fills an empty database. */
export async function fillSchool(pool: Pick<pg.Pool, 'query'>): Promise<void> {
  for (const statement of [
    ...people,
    ...trained(ours, 120),
    ...trained(`school_id <> ${SCHOOL}`, 2),
    `insert into technique_months (user_id, month, tags)
     select user_id, month, jsonb_object_agg(name, jsonb_build_array("right", wrong)) from (
       select user_id, date_trunc('month', day)::date as month, name, sum((counts->>0)::int) as "right", sum((counts->>1)::int) as wrong
       from technique_days cross join lateral jsonb_each(tags) as tag (name, counts) group by 1, 2, 3) as sums
     group by 1, 2`,
    ...knownOf(ours),
    ...knownOf(`school_id <> ${SCHOOL}`, 2),
    ...homework,
    `select recount_weeks(array_agg(id)) from users where role = 'STUDENT' and ${ours}`,
    `select add_group_sums(array_agg(group_id), array_agg(user_id), 1)
     from group_members join users on users.id = user_id where ${ours}`,
    `select add_school_weeks(array_agg(school_id), array_agg(id), array_agg(1)) from users where role = 'STUDENT'`,
    plays(ours, 10),
    plays(`school_id <> ${SCHOOL}`, 1),
    `insert into predictions (day, bucket, answers, "right", expected)
     select ${today} - n, bucket, 1000, 100 * bucket + 50, 100 * bucket + 40
     from generate_series(0, 364) n cross join generate_series(0, 9) bucket`,
    ...plansForAll(),
    'vacuum analyze',
    'checkpoint',
  ])
    await pool.query(statement);
}

export interface Reader {
  readonly userId: number;
  readonly sessionId: string;
}

/** Those who look, by their role, all of the school but for administrators. */
export async function readers(
  pool: Pick<pg.Pool, 'query'>,
  role: 'STUDENT' | 'TEACHER' | 'DIRECTOR' | 'ADMIN',
): Promise<readonly Reader[]> {
  const { rows } = await pool.query<{ id: string; user_id: number }>(
    'select sessions.id, user_id from sessions join users on users.id = user_id where role = $1 order by user_id limit 100',
    [role],
  );
  return rows.map(({ id, user_id }) => ({ userId: user_id, sessionId: id }));
}
