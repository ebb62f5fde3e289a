/** That what triggers keep is what counting anew gives, whatever changes, in whatever order, by however many at once. */
import fc from 'fast-check';
import type pg from 'pg';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '../../../test/database.ts';
import { forgetPeople } from '../../../test/given-plans.ts';

const database = await testDatabase();
afterAll(() => database.close());

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const schools = [1, 2];
const teachers = [11, 12];
const students = range(21, 5);
const groups = [31, 32, 33];
const tasks = [41, 42];

const insertUser = (id: number, role: string, school: number | null, maker: number | null) =>
  `insert into users (id, username, role, school_id, created_by) overriding system value
   values (${id}, 'user${id}', '${role}', ${school}, ${maker}) on conflict do nothing`;

beforeEach(async () => {
  await forgetPeople(
    database.pool,
    'truncate users, schools, groups, tasks, school_totals, teacher_totals, group_totals, group_days, task_totals cascade',
  );
  await database.pool.query(
    [
      ...schools.map(
        (id) => `insert into schools (id, name) overriding system value values (${id}, 'School')`,
      ),
      ...teachers.map((id) => insertUser(id, 'TEACHER', 1, null)),
      ...students.map((id) => insertUser(id, 'STUDENT', 1, 11)),
      ...groups.map(
        (id) =>
          `insert into groups (id, name, school_id, teacher_id) overriding system value values (${id}, 'Group', 1, 12)`,
      ),
      ...tasks.map(
        (
          id,
        ) => `insert into tasks (id, name, school_id, available_from, due_at, created_at, blocks) overriding system value
           values (${id}, 'Task', 1, now(), now() + interval '1 day', now(), '[{}]')`,
      ),
    ].join(';'),
  );
});

const among = <T>(values: readonly T[]) => fc.constantFrom(...values);
const student = among(students);
const school = among([...schools, null]);
const teacher = among([...teachers, null]);
const group = among(groups);
const several = fc.uniqueArray(student, { minLength: 1, maxLength: 3 });

const training = fc.tuple(student, fc.integer({ min: 1, max: 9 }), among(['math', 'memory']), fc.nat(9)).map(
  ([id, day, subject, n]) =>
    `with person as (update users set points = points + 1 where id = ${id} returning id)
       insert into play_days as d (user_id, day, subject, plays, correct, incorrect, missed, active_ms, points)
       select id, '2026-03-0${day}', '${subject}', 1, ${n}, 2, 1, 1000 + ${n}, 5 from person
       on conflict (user_id, day, subject) do update set correct = d.correct + excluded.correct,
         incorrect = d.incorrect + excluded.incorrect, active_ms = d.active_ms + excluded.active_ms`,
);

/** Whoever changes several people locks them first, in one order. */
const locked = (who: readonly number[]) =>
  `with person as materialized (select id from users where id = any('{${who.join()}}') order by id for no key update)`;

const joining = fc.tuple(group, several).map(
  ([id, who]) =>
    `${locked(who)} insert into group_members select groups.id, person.id from groups, person
       where groups.id = ${id} on conflict do nothing`,
);

const task = among(tasks);

const setting = fc.tuple(task, several).map(
  ([id, who]) =>
    `${locked(who)} insert into assignments (task_id, user_id) select tasks.id, person.id from tasks, person
       where tasks.id = ${id} on conflict do nothing`,
);

/** What becomes of somebody's share of a task. */
const progress = among([
  'started_at = now()',
  'completed_at = now(), is_late = true, correct = 1, missed = 2',
  'marked_at = now()',
  'marked_at = null',
  'correct = correct + 3, incorrect = 4',
]);
const working = fc
  .tuple(task, student, progress)
  .map(([id, who, set]) => `update assignments set ${set} where task_id = ${id} and user_id = ${who}`);

/** What happens while people train. */
const changes = [
  training,
  joining,
  setting,
  working,
  fc
    .tuple(group, several)
    .map(
      ([id, who]) =>
        `${locked(who)} delete from group_members using person where group_id = ${id} and user_id = person.id`,
    ),
  fc
    .tuple(fc.boolean(), several)
    .map(
      ([isActive, who]) =>
        `${locked(who)} update users set is_active = ${isActive} from person where users.id = person.id`,
    ),
  fc.tuple(student, school).map(([id, to]) => `update users set school_id = ${to} where id = ${id}`),
  fc.tuple(student, teacher).map(([id, by]) => `update users set created_by = ${by} where id = ${id}`),
  fc.tuple(group, teacher).map(([id, to]) => `update groups set teacher_id = ${to} where id = ${id}`),
] as const;

const rare = [
  fc
    .tuple(among(teachers), among(['TEACHER', 'DIRECTOR']))
    .map(([id, role]) => `update users set role = '${role}' where id = ${id}`),
  fc.tuple(student, school, teacher).map(([id, to, by]) => insertUser(id, 'STUDENT', to, by)),
  student.map((id) => `update users set is_active = false, erased_at = now() where id = ${id}`),
  task.map((id) => `delete from assignments where task_id = ${id} and started_at is null`),
  task.map((id) => `delete from tasks where id = ${id}`),
  student.map((id) => `delete from users where id = ${id}`),
  group.map((id) => `delete from groups where id = ${id}`),
] as const;

type Connection = Pick<pg.ClientBase, 'query'>;

/** All that is not nothing. */
async function rowsOf(connection: Connection, sources: readonly string[]): Promise<unknown[]> {
  const { rows } = await connection.query(
    `select * from (${sources.join(' union all ')}) as sums (what, id, day, sums)
     where exists (select from unnest(sums) as sum where sum <> 0) order by 1, 2, 3`,
  );
  return rows;
}

const kept = (connection: Connection) =>
  rowsOf(connection, [
    `select 'school', school_id, null::date, array[teachers, students, members]::numeric[] from school_totals`,
    `select 'teacher', teacher_id, null, array[students] from teacher_totals`,
    `select 'group', group_id, null, array[students] from group_totals`,
    `select 'day', group_id, day, array[active_ms, correct, answers, latest] from group_days`,
    `select 'task', task_id, null, array[untouched, begun, done, late, answered, round(percents, 6)] from task_totals`,
    `select 'week', user_id, day, active_ms || correct || answers from person_weeks`,
  ]);

const members = 'group_members as m join users on users.id = m.user_id and is_active';

const ofLastDays = (figure: string) =>
  `select (select sum(${figure})::bigint from play_days as d where d.user_id = trained.user_id and day between last - n and last)
   from generate_series(0, 7) as n order by n`;

const counted = (connection: Connection) =>
  rowsOf(connection, [
    `select 'school', school_id, null::date, array[count(*) filter (where role = 'TEACHER'),
       count(*) filter (where role = 'STUDENT'), count(*)]
     from users where is_active and school_id is not null group by school_id`,
    `select 'teacher', teacher, null, array[count(distinct student)] from (
       select created_by as teacher, id as student from users where is_active and role = 'STUDENT'
       union all select teacher_id, m.user_id from groups join (${members}) on m.group_id = groups.id) as taught
     where teacher is not null group by teacher`,
    `select 'group', m.group_id, null, array[count(*)] from ${members} group by m.group_id`,
    `select 'day', m.group_id, day, array[sum(d.active_ms)::bigint, sum(d.correct), sum(d.correct + d.incorrect + d.missed),
       count(distinct m.user_id) filter (where not exists (
         select from play_days as later where later.user_id = m.user_id and later.day > d.day))]
     from ${members} join play_days as d on d.user_id = m.user_id group by m.group_id, day`,
    `select 'task', task_id, null, array[count(*) filter (where not done and started_at is null),
       count(*) filter (where not done and started_at is not null), count(*) filter (where done),
       count(*) filter (where is_late), count(*) filter (where answers > 0),
       round(coalesce(sum(round(1000.0 * correct / nullif(answers, 0)) / 10), 0), 6)]
     from (select *, completed_at is not null or marked_at is not null as done, correct + incorrect + missed as answers
       from assignments join users on users.id = user_id
       where is_active or erased_at is null and started_at is not null) as told group by task_id`,
    `select 'week', user_id, last, array(${ofLastDays('active_ms')}) || array(${ofLastDays('correct')})
       || array(${ofLastDays('correct + incorrect + missed')})
     from (select user_id, max(day) as last from play_days group by user_id) as trained`,
  ]);

test('one change after the other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(...changes, joining, training, setting, working, working, ...rare), {
        minLength: 5,
        maxLength: 40,
      }),
      async (statements) => {
        const client = await database.pool.connect();
        try {
          await client.query('begin');
          for (const statement of statements) await client.query(statement);
          expect(await kept(client)).toEqual(await counted(client));
        } finally {
          await client.query('rollback');
          client.release();
        }
      },
    ),
    { numRuns: 20, seed: 20_261_122 },
  );
});

test('many changes at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(...changes), { minLength: 40, maxLength: 60 }), async (statements) => {
      await Promise.all(statements.map((statement) => database.pool.query(statement)));
      expect(await kept(database.pool)).toEqual(await counted(database.pool));
    }),
    { numRuns: 6, seed: 20_261_122 },
  );
});
