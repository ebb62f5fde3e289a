/** The demonstration school, asked for as people ask for it. */
import { dayNumber, dayOfNumber, planDay } from '@mindhero/contract/calendar';
import type { Group } from '@mindhero/contract/group';
import { isCounted, type Play, type StudentDay } from '@mindhero/contract/play';
import type { MasteryTold, Progress } from '@mindhero/contract/statistics/pupil';
import type { Student } from '@mindhero/contract/student';
import { mondayOf, weekOfDay } from '@mindhero/engine/mastery/days';
import { expect } from 'vitest';
import type { TestApp } from '../app.ts';
import { type Person, signInAs } from '../people.ts';

interface Listed<Row> {
  readonly count: number;
  readonly results: readonly Row[];
}

/** What is told to somebody who may be told it. */
export async function told<Body>(person: Person, path: string): Promise<Body> {
  const { status, body } = await person.get<Body>(path);
  expect({ path, status }).toEqual({ path, status: 200 });
  return body;
}

export const list = <Row>(person: Person, path: string) => told<Listed<Row>>(person, path);
export const sum = <Row>(rows: readonly Row[], figure: (row: Row) => number) =>
  rows.reduce((all, row) => all + figure(row), 0);

/** The calendar day, YYYY-MM-DD, in the time zone of the school. */
export const dayOf = (moment: string): string => planDay(new Date(moment));

export const mondayBefore = (day: string): string => dayOfNumber(mondayOf(weekOfDay(dayNumber(day))));

/** All pages of a list. */
async function all<Row>(person: Person, path: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const { count, results } = await told<Listed<Row>>(person, `${path}?page_size=100&page=${page}`);
    rows.push(...results);
    if (rows.length >= count) return rows;
  }
}

export const membersOf = (students: readonly Student[], group: number): Student[] =>
  students.filter((student) => student.groups.some(({ id }) => id === group));

/** Who is there, and what is told of a pupil. */
export interface DemoSchool {
  readonly server: TestApp;
  readonly admin: Person;
  readonly teacher: Person;
  readonly director: Person;
  readonly students: readonly Student[];
  readonly groups: readonly Group[];
  readonly progressOf: (id: number) => Promise<Progress>;
  readonly daysOf: (id: number, days: number, by?: Person) => Promise<StudentDay[]>;
  /** Those that count, of the last days. */
  readonly playsOf: (id: number, days: number) => readonly Play[];
  readonly masteryOf: (id: number) => Promise<MasteryTold>;
}

/** The demonstration school that is stored in the database of this server. */
export async function demoSchool(server: TestApp): Promise<DemoSchool> {
  const named = async (username: string) => {
    const { rows } = await server.database.pool.query<{ id: number }>(
      'select id from users where username = $1',
      [username],
    );
    return signInAs(server, rows[0]?.id ?? 0);
  };
  const [admin, teacher, director] = [await named('admin'), await named('teacher'), await named('director')];
  const { results: students } = await list<Student>(director, '/api/v1/students/?page_size=100');
  const { results: groups } = await list<Group>(director, '/api/v1/groups/?page_size=100');
  expect(students.length).toBeGreaterThan(20);
  const plays = new Map(
    await Promise.all(
      students.map(
        async ({ id }) => [id, await all<Play>(director, `/api/v1/students/${id}/plays/`)] as const,
      ),
    ),
  );
  const today = dayNumber(dayOf(server.clock.now.toISOString()));
  return {
    server,
    admin,
    teacher,
    director,
    students,
    groups,
    progressOf: (id) => told(director, `/api/v1/students/${id}/progress/?days=365`),
    daysOf: (id, days, by = director) => told(by, `/api/v1/students/${id}/days/?days=${days}`),
    playsOf: (id, days) =>
      (plays.get(id) ?? []).filter(
        ({ flags, finished_at }) => isCounted(flags) && dayNumber(dayOf(finished_at)) > today - days,
      ),
    masteryOf: (id) => told(director, `/api/v1/students/${id}/mastery/`),
  };
}
