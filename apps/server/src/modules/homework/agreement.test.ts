/** That all who tell of homework say the same: the list of tasks, the table, what is watched live, files and the student. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { listHomework, listStudentHomework } from '@mindhero/contract/homework';
import type { ListedTask, Task } from '@mindhero/contract/task';
import type { TaskStudent } from '@mindhero/contract/task-results';
import {
  adjustedPercent,
  countStatuses,
  homeworkStatus,
  homeworkStatuses,
  isLate,
  meanOfPercents,
} from '@mindhero/engine/homework';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { setTask } from '../../../test/homework.ts';
import { studentEvents } from '../../../test/live.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { lateIn } from '../../entities/homework/status.ts';
import { assignments } from '../../platform/db/schema/index.ts';
import { words } from '../../platform/tables/words.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

const PUPILS = 6;
const HOUR_MS = 3_600_000;

let teacher: Person;
let pupils: readonly Person[];

beforeAll(async () => {
  teacher = await addPerson(server, { role: 'TEACHER' });
  const places = Array.from({ length: PUPILS }, (_, place) => place);
  pupils = await Promise.all(
    places.map((place) => addPerson(server, { created_by: teacher.id, last_name: `P${place}` })),
  );
});

/** Few items, as the percents of few are those that halves of a tenth come from; or some more. */
const items = fc.oneof(fc.nat(4), fc.nat(400));

/** How far somebody is, as the assignment says. */
const share = fc
  .record({
    begun: fc.boolean(),
    done: fc.boolean(),
    late: fc.boolean(),
    marked: fc.boolean(),
    active: fc.boolean(),
    correct: items,
    incorrect: items,
    missed: items,
  })
  .map(({ begun, done, late, ...rest }) => {
    const isBegun = begun || done;
    const counts = isBegun ? {} : { correct: 0, incorrect: 0, missed: 0 };
    return { ...rest, ...counts, begun: isBegun, done, late: late && done };
  });

type Share = typeof share extends fc.Arbitrary<infer Value> ? Value : never;

/** Of the due time: long to go, this very moment, long over. */
const dueIn = fc.constantFrom(HOUR_MS, 0, -HOUR_MS);

const store = `
update assignments set started_at = case when begun then $2::timestamptz end,
  completed_at = case when done then $2::timestamptz end, is_late = late,
  marked_at = case when marked then $2::timestamptz end, attempts = begun::int,
  correct = given.correct, incorrect = given.incorrect, missed = given.missed
from json_to_recordset($3) as given (id int, begun boolean, done boolean, late boolean, marked boolean,
  correct int, incorrect int, missed int)
where task_id = $1 and user_id = given.id`;

/** Sets a task of which the pupils have done these shares. */
async function arrange(shares: readonly Share[], dueMs: number): Promise<number> {
  const { pool } = server.database;

  await pool.query('update users set is_active = true where id = any($1)', [pupils.map(({ id }) => id)]);
  await pool.query('delete from tasks');
  const now = server.clock.now;
  const { id } = await setTask(server, teacher, { students: pupils.map((pupil) => pupil.id) });
  const given = shares.map((one, index) => ({ ...one, id: pupils[index]?.id }));
  await pool.query(store, [id, now, JSON.stringify(given)]);
  await pool.query('update tasks set available_from = $2, due_at = $3 where id = $1', [
    id,
    new Date(now.getTime() - 2 * HOUR_MS),
    new Date(now.getTime() + dueMs),
  ]);
  const closed = given.filter(({ active }) => !active).map((one) => one.id);
  await pool.query('update users set is_active = false where id = any($1)', [closed]);
  return id;
}

const lineOf = ({ id, status, percent, is_late, is_marked }: TaskStudent) => ({
  id,
  status,
  percent,
  is_late,
  is_marked,
});

/** What a file says, cell by cell, with the words of its columns. */
async function readFile(path: string): Promise<Record<string, string>[]> {
  const { sessionId } = await server.signedIn(teacher.id);
  const token = server.tokens.access({ userId: teacher.id, sessionId });
  const { body } = await server.call('GET', `${path}language=EN`, { token });
  const [head = [], ...rows] = body
    .replace('\uFEFF', '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
  return rows.map((row) => Object.fromEntries(head.map((word, index) => [word, row[index] ?? ''])));
}

async function firstOfLive(id: number): Promise<readonly TaskStudent[]> {
  const { access } = await server.signedIn(teacher.id);
  const answer = await server.app.inject({
    url: `/api/v1/tasks/${id}/live/`,
    headers: { authorization: `Bearer ${access}` },
    payloadAsStream: true,
  });
  const stream = answer.stream();
  const { value } = await studentEvents(stream).next();
  stream.destroy();
  return value ?? [];
}

const ask = async <T>(person: Person, path: string) => (await person.get<T>(path)).body;

/** What the rules of the engine say. */
function expected(shares: readonly Share[], isOver: boolean) {
  const lines = shares.flatMap((one, index) => {
    const status = homeworkStatus({ isStarted: one.begun, isDone: one.done || one.marked, isOver });
    const id = pupils[index]?.id;
    const line = { id, status, percent: adjustedPercent(one), is_late: one.late, is_marked: one.marked };
    return one.active || one.begun ? [line] : [];
  });
  return {
    lines,
    counts: {
      ...countStatuses(lines.map(({ status }) => status)),
      late: lines.filter(({ is_late }) => is_late).length,
    },
    percent: meanOfPercents(lines.flatMap(({ percent }) => percent ?? [])),
  };
}

test('list, page, live table, files and the student’s own say the same', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(share, { minLength: PUPILS, maxLength: PUPILS }),
      dueIn,
      async (shares, dueMs) => {
        const id = await arrange(shares, dueMs);
        const { lines, counts, percent } = expected(shares, dueMs <= 0);
        const path = `/api/v1/tasks/${id}/`;

        const { results } = await ask<{ results: readonly ListedTask[] }>(teacher, '/api/v1/tasks/');
        expect(results).toMatchObject([{ id, counts, percent }]);
        expect(await ask<Task>(teacher, path)).toMatchObject({ counts, percent });

        const table = await ask<{ students: readonly TaskStudent[] }>(teacher, `${path}statistics/`);
        expect(table.students.map(lineOf)).toEqual(lines);
        expect((await firstOfLive(id)).map(lineOf)).toEqual(lines);

        const file = await readFile(`${path}statistics/export/?`);
        expect(file.map((row) => [row[words.EN.column.status], row[words.EN.column.percent]])).toEqual(
          lines.map((line) => [words.EN.status[line.status], line.percent === null ? '' : `${line.percent}`]),
        );
        const [ofTask] = await readFile('/api/v1/tasks/export/?');
        expect(homeworkStatuses.map((status) => ofTask?.[words.EN.status[status]])).toEqual(
          homeworkStatuses.map((status) => `${counts[status]}`),
        );
        expect(ofTask?.[words.EN.column.percent]).toBe(percent === null ? '' : `${percent}`);

        const reachable = lines.filter((line) =>
          shares.some((one, at) => one.active && pupils[at]?.id === line.id),
        );
        for (const line of reachable) {
          const { id: student, ...told } = line;
          type Theirs = ResponseOf<typeof listStudentHomework>;
          const theirs = await ask<Theirs>(teacher, `/api/v1/students/${student}/homework/`);
          expect(theirs.results.find((one) => one.id === id)).toMatchObject(told);
          const pupil = pupils.find((one) => one.id === student) ?? teacher;
          expect(await ask(pupil, `/api/v1/homework/${id}/`)).toMatchObject(told);
          const list = line.status === 'completed' ? 'done' : line.status === 'overdue' ? 'overdue' : 'today';
          const own = await ask<ResponseOf<typeof listHomework>>(pupil, `/api/v1/homework/?list=${list}`);
          expect(own.results.find((one) => one.id === id)).toMatchObject(told);
        }
      },
    ),
    // Files may be asked for only so often, and each run asks for two.
    { numRuns: 8, seed: 20_261_123, endOnFailure: true },
  );
});

test('students at 5/10, 8/12 and 11/12 come to 69.5 % on average, wherever it is told', async () => {
  const of = (correct: number, all: number): Share => ({
    begun: true,
    done: false,
    late: false,
    marked: false,
    active: true,
    correct,
    incorrect: all - correct,
    missed: 0,
  });
  const nothing = { ...of(0, 0), begun: false };
  const id = await arrange([of(5, 10), of(8, 12), of(11, 12), nothing, nothing, nothing], HOUR_MS);
  const mean = meanOfPercents([50, 66.7, 91.7]);
  expect(mean).toBe(69.5);
  expect(await ask<Task>(teacher, `/api/v1/tasks/${id}/`)).toMatchObject({ percent: mean });
  const { students } = await ask<{ students: readonly TaskStudent[] }>(
    teacher,
    `/api/v1/tasks/${id}/statistics/`,
  );
  expect(meanOfPercents(students.flatMap(({ percent }) => percent ?? []))).toBe(mean);
});

test('when the time of a task is over, whoever has not done it is overdue, begun or not', async () => {
  const base = { late: false, active: true, correct: 1, incorrect: 0, missed: 0 };
  const done = { ...base, begun: true, done: true, marked: false };
  const begun = { ...done, done: false };
  const untouched = { ...begun, begun: false, correct: 0 };
  const id = await arrange([done, { ...untouched, marked: true }, begun, begun, untouched, untouched], 0);
  expect(await ask<Task>(teacher, `/api/v1/tasks/${id}/`)).toMatchObject({
    counts: { pending: 0, in_progress: 0, completed: 2, overdue: 4 },
  });
});

/** When it was done, by milliseconds after the due time; null for not at all. */
const doneAfter = fc.option(
  fc.oneof(fc.constantFrom(-1, 0, 1), fc.integer({ min: -48 * HOUR_MS, max: 48 * HOUR_MS })),
);

const finish = `
update assignments set started_at = given.at, completed_at = given.at
from json_to_recordset($2) as given (id int, at timestamptz) where task_id = $1 and user_id = given.id`;

test('the database says what is late as the engine does', async () => {
  const { pool, db } = server.database;
  const { id } = await setTask(server, teacher, { students: pupils.map((pupil) => pupil.id) });
  const ofTask = eq(assignments.task_id, id);
  const due = fc.date({
    min: new Date('2025-01-01T00:00:00Z'),
    max: new Date('2027-12-31T23:59:59Z'),
    noInvalidDate: true,
  });
  const dones = fc.array(doneAfter, { minLength: PUPILS, maxLength: PUPILS });
  await fc.assert(
    fc.asyncProperty(dones, due, async (dones, dueAt) => {
      const times = dones.map((ms) => (ms === null ? null : new Date(dueAt.getTime() + ms)));
      const given = times.map((at, index) => ({ id: pupils[index]?.id, at }));
      await pool.query(finish, [id, JSON.stringify(given)]);
      const rows = await db
        .select({ id: assignments.user_id, late: lateIn(dueAt) })
        .from(assignments)
        .where(ofTask);
      const told = new Map(rows.map((row) => [row.id, row.late]));
      expect(pupils.map((pupil) => told.get(pupil.id))).toEqual(times.map((at) => isLate(at, dueAt)));
    }),
    { numRuns: 60 },
  );
});
