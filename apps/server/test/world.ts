/** Two schools with the people who might look into each other's affairs. Every name is unique, so that a leak shows. */
import { randomUUID } from 'node:crypto';
import type { Role } from '@mindhero/contract/user';
import { games } from '@mindhero/games/rules';
import type { Database } from '../src/platform/db/database.ts';
import {
  groupMembers,
  groups,
  playDays,
  playEvents,
  plays,
  schools,
  subscriptions,
  users,
} from '../src/platform/db/schema/index.ts';

export const peopleNames = [
  'student',
  'classmate',
  'schoolmate',
  'stranger',
  'deactivated',
  'teacher',
  'colleague',
  'foreign_teacher',
  'director',
  'foreign_director',
  'admin',
] as const;
export type PersonName = (typeof peopleNames)[number];

interface Line {
  readonly role: Role;
  readonly school: 'north' | 'south' | null;
  /** The teacher whose group a student is in. */
  readonly teacher?: 'teacher' | 'colleague' | 'foreign_teacher';
}

const lines: Readonly<Record<PersonName, Line>> = {
  student: { role: 'STUDENT', school: 'north', teacher: 'teacher' },
  classmate: { role: 'STUDENT', school: 'north', teacher: 'teacher' },
  schoolmate: { role: 'STUDENT', school: 'north', teacher: 'colleague' },
  stranger: { role: 'STUDENT', school: 'south', teacher: 'foreign_teacher' },
  deactivated: { role: 'STUDENT', school: 'north', teacher: 'teacher' },
  teacher: { role: 'TEACHER', school: 'north' },
  colleague: { role: 'TEACHER', school: 'north' },
  foreign_teacher: { role: 'TEACHER', school: 'south' },
  director: { role: 'DIRECTOR', school: 'north' },
  foreign_director: { role: 'DIRECTOR', school: 'south' },
  admin: { role: 'ADMIN', school: null },
};

export interface Person extends Line {
  readonly id: number;
  /** A text that stands in nothing but this person's own data. */
  readonly mark: string;
  /** Ids of a finished play and of one that is still open. */
  readonly finishedPlay: string;
  readonly openPlay: string;
}

export interface Group {
  readonly id: number;
  readonly mark: string;
  readonly teacher: PersonName;
}

export interface World {
  readonly people: Readonly<Record<PersonName, Person>>;
  readonly groups: readonly Group[];
}

/** @param now inside everybody's plan and shortly after the open plays began */
export async function makeWorld(db: Database, now: Date, passwordHash = '-'): Promise<World> {
  const [north, south] = await db
    .insert(schools)
    .values([{ name: 'North' }, { name: 'South' }])
    .returning({ id: schools.id });
  const schoolIds = { north: north?.id ?? 0, south: south?.id ?? 0 };
  const people = {} as Record<PersonName, Person>;
  for (const name of peopleNames) {
    const line = lines[name];
    const mark = `mark-of-${name.replace('_', '-')}`;
    const [row] = await db
      .insert(users)
      .values({
        username: mark,
        firstName: mark,
        lastName: mark,
        role: line.role,
        schoolId: line.school === null ? null : schoolIds[line.school],
        passwordHash,
        isActive: name !== 'deactivated',
      })
      .returning({ id: users.id });
    people[name] = { ...line, id: row?.id ?? 0, mark, finishedPlay: randomUUID(), openPlay: randomUUID() };
  }
  await insertPlays(db, Object.values(people), now);
  await db.insert(subscriptions).values(
    Object.values(people).map(({ id }) => ({
      userId: id,
      type: 'student' as const,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
    })),
  );
  return { people, groups: await insertGroups(db, people, schoolIds) };
}

async function insertPlays(db: Database, people: readonly Person[], now: Date): Promise<void> {
  const startedAt = new Date(now.getTime() - 60_000);
  const { version, subject, settings } = games.columns;
  const started = {
    game: 'columns',
    subject,
    version,
    settings: { ...settings.defaults },
    seed: 7,
    startedAt,
  };
  const result = {
    finishedAt: now,
    activeMs: 30_000,
    correct: 3,
    incorrect: 1,
    missed: 0,
    ended: 'completed' as const,
    metrics: {},
    difficulty: 20,
    points: 12,
    stars: 1,
    flags: [],
  };
  // There is something to retry.
  const mistake = { type: 'answer', t: 9_000, item: 0, value: 'wrong' };
  await db.insert(plays).values(people.map(({ id, openPlay }) => ({ ...started, id: openPlay, userId: id })));
  await db
    .insert(plays)
    .values(people.map(({ id, finishedPlay }) => ({ ...started, ...result, id: finishedPlay, userId: id })));
  await db
    .insert(playEvents)
    .values(people.map(({ finishedPlay }) => ({ playId: finishedPlay, events: [mistake] })));
  await db.insert(playDays).values(
    people.map(({ id }) => ({
      userId: id,
      day: now.toISOString().slice(0, 10),
      subject,
      plays: 1,
      correct: 3,
      incorrect: 1,
      missed: 0,
      activeMs: 30_000,
      points: 12,
    })),
  );
}

async function insertGroups(
  db: Database,
  people: Readonly<Record<PersonName, Person>>,
  schoolIds: Readonly<Record<'north' | 'south', number>>,
): Promise<Group[]> {
  const made: Group[] = [];
  for (const teacher of ['teacher', 'colleague', 'foreign_teacher'] as const) {
    const { school, id } = people[teacher];
    const mark = `mark-of-group-of-${teacher.replace('_', '-')}`;
    const [row] = await db
      .insert(groups)
      .values({ name: mark, schoolId: school === null ? null : schoolIds[school], teacherId: id })
      .returning({ id: groups.id });
    const groupId = row?.id ?? 0;
    const members = Object.values(people).filter((person) => person.teacher === teacher);
    await db.insert(groupMembers).values(members.map((person) => ({ groupId, userId: person.id })));
    made.push({ id: groupId, mark, teacher });
  }
  return made;
}
