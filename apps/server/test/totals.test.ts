/** That what is kept is what counting anew gives, whatever changes, in whatever order, by however many at once. */
import { randomUUID } from 'node:crypto';
import type { PlayFlag } from '@mindhero/contract/play';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fold } from '../src/entities/training/fold.ts';
import { joinDays } from '../src/entities/training/join.ts';
import { insertPlay, storeFinish } from '../src/modules/plays/statements.ts';
import { inTransaction } from '../src/platform/db/transaction.ts';
import { testDatabase } from './database.ts';
import { forgetPeople } from './given-plans.ts';
import { halted } from './meanwhile.ts';
import { bothOf, truthSql } from './totals.ts';

const database = await testDatabase(20);
beforeAll(() => database.pool.query(truthSql));
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

/** On either side of the day's border, and of the change to summer time. */
const zones = ['America/New_York', 'Europe/Kyiv', 'Pacific/Kiritimati'];

async function begin(): Promise<void> {
  await forgetPeople(
    database.pool,
    `truncate users, schools, groups, tasks, school_totals, teacher_totals, group_totals, group_days, group_weeks, task_totals, finish_log, school_weeks,
     registered_days, due_days, truth
     cascade`,
  );
  await database.pool.query(
    [
      ...schools.map(
        (id) =>
          `insert into schools (id, name, time_zone) overriding system value values (${id}, 'School', '${zones[id]}')`,
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
}
beforeEach(begin);

const among = <T>(values: readonly T[]) => fc.constantFrom(...values);
const student = among(students);
const school = among([...schools, null]);
const teacher = among([...teachers, null]);
const group = among(groups);
const several = fc.uniqueArray(student, { minLength: 1, maxLength: 3 });

type Change = () => Promise<unknown>;

const statement =
  (text: string): Change =>
  () =>
    database.pool.query(text);

/** From the evening before the change to summer time on; each play may have ended before the one that is stored already. */
const FIRST = Date.parse('2026-03-28T18:00:00Z');
const LAST_DAY = '2026-04-06';

const game = among<GameId>(['columns', 'flash', 'matrix']);
const tag = among(['simple:+1@1', 'small_friend:+4@3']);
const play = fc.record({
  who: student,
  game,
  minutes: fc.nat(9 * 24 * 60),
  /** Some began three weeks before. */
  weeksBefore: among([0, 0, 0, 3]),
  correct: fc.nat(10),
  incorrect: fc.nat(2),
  tags: fc.dictionary(tag, fc.tuple(fc.nat(3), fc.nat(3))),
  trains: fc.boolean().map((isOdd) => isOdd || undefined),
  /** What it is beside training: a record of the game, of one of its trainings. */
  stars: fc.nat(3),
  flags: among<readonly PlayFlag[]>([[], [], ['overlap'], ['skimmed'], ['given_seed']]),
  preset: among([null, 'first_steps', 'friends']),
});

const dayIn = (zone: string, at: Date) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);

/** By the statements of the product; the day is noted beside it. */
const training = play.map(
  ({ who, game: id, minutes, weeksBefore, preset, trains = false, tags, ...result }): Change =>
    () => {
      const at = new Date(FIRST + (minutes - weeksBefore * 7 * 24 * 60) * 60_000);
      const rules = games[id];
      return inTransaction(database.pool, async (client) => {
        // Of the school at the moment from which on nobody else changes it.
        await client.query('select from users where id = $1 for no key update', [who]);
        const { rows } = await client.query<{ zone: string | null }>(
          'select time_zone as zone from users left join schools on schools.id = school_id where users.id = $1',
          [who],
        );
        const [row] = rows;
        if (row === undefined) return;
        const key = { id: randomUUID(), user_id: who };
        await insertPlay(client, {
          ...key,
          game: id,
          subject: rules.subject,
          version: 1,
          settings: {},
          origin: 'drawn',
          seed: 1,
          only: null,
          started_at: at,
          earliest_at: null,
          homework: null,
          preset,
          material: null,
        });
        await client.query('insert into truth values ($1, $2, $3)', [
          key.id,
          dayIn(row.zone ?? 'Europe/Kyiv', at),
          trains,
        ]);
        const figures = {
          ...result,
          missed: 1,
          level: null,
          ended: 'completed',
          metrics: {},
          difficulty: 1,
        } as const;
        const worth = { points: result.correct, mistakes: [], events: [], answers: [] };
        const score = { ...figures, ...worth, active_ms: 1000 + result.correct, least_ms: 1, trains, tags };
        await storeFinish(client, { play: key, score, now: at }, 'known');
      });
    },
);

const folding = fc.constant<Change>(() => fold(database.pool, new Date(FIRST), { most: 3 }));

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
const usual = [
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

/** What becomes of a task. */
const moving = fc
  .tuple(task, among(["due_at = due_at + interval '1 day'", 'deleted_at = now()', 'deleted_at = null']))
  .map(([id, set]) => `update tasks set ${set} where id = ${id}`);

const often = fc.oneof(joining, setting, working, working, moving).map(statement);
const seldom = fc.oneof(...rare).map(statement);
const change = fc.oneof(...usual).map(statement);

const linesLeft = async () => (await database.pool.query('select from finish_log')).rowCount;

async function expectExact(): Promise<void> {
  const { read, counted } = await bothOf(database, LAST_DAY);
  expect(read).toEqual(counted);
}

async function expectExactOnceFolded(): Promise<void> {
  await expectExact();
  await fold(database.pool, new Date(FIRST));
  expect(await linesLeft()).toBe(0);
  await expectExact();
}

test('one change after the other', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(training, training, training, folding, change, often, seldom), {
        minLength: 10,
        maxLength: 50,
      }),
      async (changes) => {
        await begin();
        for (const [index, make] of changes.entries()) {
          await make();
          if (index % 8 > 0) continue;
          const { read, counted } = await bothOf(database, LAST_DAY);
          expect(read).toEqual(counted);
        }
        await expectExactOnceFolded();
      },
    ),
    { numRuns: 20, seed: 20_261_122 },
  );
});

test('who begins, and who is there in the fourth week, in whatever order it is told', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(training, folding), { minLength: 30, maxLength: 40 }),
      among(students),
      async (changes, leaving) => {
        await begin();
        for (const make of changes) await make();
        const { read, counted } = await bothOf(database, LAST_DAY);
        expect(read).toEqual(counted);
        await database.pool.query('delete from users where id = $1', [leaving]);
        await joinDays(database.pool);
        await expectExactOnceFolded();
      },
    ),
    { numRuns: 8, seed: 20_261_126 },
  );
});

test('many changes at once, looked at all the while', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.oneof(training, training, folding, change), { minLength: 50, maxLength: 80 }),
      async (changes) => {
        await begin();
        const over = new AbortController();
        const looking = async () => {
          while (!over.signal.aborted) {
            const { read, counted } = await bothOf(database, LAST_DAY);
            expect(read).toEqual(counted);
          }
        };
        const changing = Promise.all(changes.map((make) => make())).finally(() => over.abort());
        await Promise.all([changing, looking()]);
        await expectExactOnceFolded();
      },
    ),
    { numRuns: 6, seed: 20_261_122 },
  );
});

async function trainMore(seed: number): Promise<void> {
  for (const make of fc.sample(training, { numRuns: 30, seed })) await make();
}

/** With everybody in a group. */
async function trainMuch(seed: number): Promise<void> {
  await database.pool.query(
    `insert into group_members select ${groups[0]}, id from users where role = 'STUDENT' order by id`,
  );
  await trainMore(seed);
}

test('a fold that dies half-way has done nothing', async () => {
  const { pool } = database;
  await trainMuch(1);
  await fold(pool, new Date(FIRST), { most: 10 });
  await trainMore(2);
  const lines = await linesLeft();
  const client = await pool.connect();
  try {
    // It has added to days already when it comes to those of groups.
    await client.query('begin; update group_days set correct = correct');
    const folding = fold(pool, new Date(FIRST)).then(
      () => 'done',
      () => 'dead',
    );
    await expect.poll(() => halted(pool)).toBe(1);
    await expectExact();
    await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(await folding).toBe('dead');
    expect(await linesLeft()).toBe(lines);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await expectExactOnceFolded();
});

test('of several folds at once each line counts once', async () => {
  await trainMuch(3);
  const lines = await linesLeft();
  const now = new Date(FIRST);
  const folded = await Promise.all([1, 2, 3, 4].map((most) => fold(database.pool, now, { most })));
  expect(folded.reduce((sum, rows) => sum + rows, 0) + ((await linesLeft()) ?? 0)).toBe(lines);
  await expectExactOnceFolded();
});

test('who comes while somebody folds leaves it to them', async () => {
  await trainMuch(5);
  const lines = await linesLeft();
  const client = await database.pool.connect();
  try {
    await client.query('begin; update group_days set correct = correct; lock person_weeks');
    const folding = fold(database.pool, new Date(FIRST), { most: 1 });
    await expect.poll(() => halted(database.pool)).toBe(1);
    expect(await fold(database.pool, new Date(FIRST))).toBe(0);
    await client.query('commit');
    expect(await folding).toBe(lines);
  } finally {
    await client.query('rollback');
    client.release();
  }
  await expectExactOnceFolded();
});

test('who is deleted takes along what is in the log', async () => {
  await trainMuch(6);
  await database.pool.query('delete from users where id = any($1)', [students.slice(1)]);
  const { rows } = await database.pool.query('select distinct user_id from finish_log');
  expect(rows).toEqual([{ user_id: students[0] }]);
  await expectExactOnceFolded();
});

test('who is held by somebody else is folded the next time, and holds up nobody', async () => {
  await trainMuch(4);
  const client = await database.pool.connect();
  try {
    const held = students[0];
    await client.query(`begin; select from users where id = ${held} for no key update`);
    await fold(database.pool, new Date(FIRST), { most: 1000 });
    const { rows } = await database.pool.query('select distinct user_id from finish_log');
    expect(rows).toEqual([{ user_id: held }]);
    await expectExact();
  } finally {
    await client.query('rollback');
    client.release();
  }
  await expectExactOnceFolded();
});
