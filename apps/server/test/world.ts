/** Two schools with the people who might look into each other's affairs. Every name is unique, so that a leak shows. */
import { randomUUID } from 'node:crypto';
import type { Role } from '@mindhero/contract/user';
import { games } from '@mindhero/games/rules';
import { notInArray, sql } from 'drizzle-orm';
import { fold } from '../src/entities/training/fold.ts';
import {
  assignments,
  groups,
  imageFiles,
  images,
  materials,
  pictures,
  playEvents,
  plays,
  taskTemplates,
  tasks,
  users,
} from '../src/platform/db/schema/index.ts';
import type { TestApp } from './app.ts';
import { grantStock } from './given-plans.ts';
import { storeOrder, storePrices, storeReview } from './orders.ts';
import { addGroup, addPerson, addSchool, type Person } from './people.ts';
import { addTraining } from './trained.ts';
import {
  type MadeImage,
  type MadeMaterial,
  makeImages,
  makeMaterials,
  type Staff,
} from './world-materials.ts';

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
  /** Flags that are off unless it is said here. */
  readonly may?: Partial<
    Pick<
      typeof users.$inferInsert,
      'can_register_groups' | 'can_register_students' | 'can_manage_subscriptions'
    >
  >;
}

const everything = {
  can_register_groups: true,
  can_register_students: true,
  can_manage_subscriptions: true,
};

const lines: Readonly<Record<PersonName, Line>> = {
  student: { role: 'STUDENT', school: 'north', teacher: 'teacher' },
  classmate: { role: 'STUDENT', school: 'north', teacher: 'teacher' },
  schoolmate: { role: 'STUDENT', school: 'north', teacher: 'colleague' },
  stranger: { role: 'STUDENT', school: 'south', teacher: 'foreign_teacher' },
  deactivated: { role: 'STUDENT', school: 'north', teacher: 'teacher' },
  teacher: { role: 'TEACHER', school: 'north', may: everything },
  colleague: { role: 'TEACHER', school: 'north' },
  foreign_teacher: { role: 'TEACHER', school: 'south', may: everything },
  director: { role: 'DIRECTOR', school: 'north', may: everything },
  foreign_director: { role: 'DIRECTOR', school: 'south' },
  admin: { role: 'ADMIN', school: null },
};

export interface Inhabitant extends Line, Person {
  readonly school_id: number | null;
  /** A text that stands in nothing but this person's own data. */
  readonly mark: string;
  /** Ids of a finished play and of one that is still open. */
  readonly finishedPlay: string;
  readonly openPlay: string;
  /** Id of the own picture; pupils have none. */
  readonly picture: string;
}

export interface Group {
  readonly id: number;
  readonly mark: string;
  readonly teacher: PersonName;
}

/** Homework of one student, or of nobody and then its author's alone. */
export interface Task {
  readonly id: number;
  readonly mark: string;
  readonly author: PersonName;
  readonly student: PersonName | null;
}

export interface World {
  readonly people: Readonly<Record<PersonName, Inhabitant>>;
  groups: readonly Group[];
  tasks: readonly Task[];
  /** Of homework, by who keeps them. */
  templates: ReadonlyMap<PersonName, number>;
  /** Of each kind one of each member of staff, who keeps it to themselves. */
  materials: readonly MadeMaterial<PersonName>[];
  images: ReadonlyMap<PersonName, MadeImage>;
  /** A grant into the stock of each. */
  readonly transfers: ReadonlyMap<PersonName, number>;
  /** Of each one that can be paid by bank. */
  readonly orders: ReadonlyMap<PersonName, number>;
  /** For each money that nobody knows. */
  readonly reviews: ReadonlyMap<PersonName, number>;
  /** For each one of a day that has not come. */
  readonly prices: ReadonlyMap<PersonName, number>;
  readonly password_hash: string;
}

/** Now is shortly after the open plays began. */
export async function makeWorld(server: TestApp, passwordHash = '-'): Promise<World> {
  const schoolIds = { north: await addSchool(server, 'North'), south: await addSchool(server, 'South') };
  const people = {} as Record<PersonName, Inhabitant>;
  for (const name of peopleNames) {
    const line = lines[name];
    const mark = `mark-of-${name.replace('_', '-')}`;
    const schoolId = line.school === null ? null : schoolIds[line.school];
    const person = await addPerson(server, {
      username: mark,
      first_name: mark,
      last_name: mark,
      role: line.role,
      school_id: schoolId,
      password_hash: passwordHash,
      is_active: name !== 'deactivated',
      ...line.may,
    });
    people[name] = {
      ...line,
      ...person,
      school_id: schoolId,
      mark,
      finishedPlay: randomUUID(),
      openPlay: randomUUID(),
      picture: randomUUID(),
    };
  }
  await insertPlays(server, Object.values(people));
  await restorePictures(server, people);
  const images = await makeImages(server, staffOf(people));
  return {
    people,
    images,
    materials: await makeMaterials(server, staffOf(people), images),
    groups: await makeGroups(server, people),
    tasks: await makeTasks(server, people),
    templates: await makeTemplates(server, people),
    transfers: await makeTransfers(server, people),
    orders: await forEach((name) => storeOrder(server, people[name])),
    reviews: await forEach((name) => storeReview(server, name)),
    prices: await forEach(() => storePrices(server)),
    password_hash: passwordHash,
  };
}

async function insertPlays(server: TestApp, people: readonly Inhabitant[]): Promise<void> {
  const { db } = server.database;
  const { now } = server.clock;
  const startedAt = new Date(now.getTime() - 60_000);
  const { version, subject, settings } = games.columns;
  const started = {
    game: 'columns',
    subject,
    version,
    settings: { ...settings.defaults },
    seed: 7,
    started_at: startedAt,
  };
  const result = {
    finished_at: now,
    active_ms: 30_000,
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
  await db
    .insert(plays)
    .values(people.map(({ id, openPlay }) => ({ ...started, id: openPlay, user_id: id })));
  await db
    .insert(plays)
    .values(people.map(({ id, finishedPlay }) => ({ ...started, ...result, id: finishedPlay, user_id: id })));
  await db
    .insert(playEvents)
    .values(people.map(({ finishedPlay }) => ({ play_id: finishedPlay, events: [mistake] })));
  await addTraining(server, people, {
    day: now.toISOString().slice(0, 10),
    correct: 3,
    incorrect: 1,
    minutes: 0.5,
    points: 12,
    tags: { 'simple:+1@1': [3, 1] },
  });
  await fold(server.database.pool, now);
}

/** Own pictures as they were. */
export async function restorePictures(server: TestApp, people: World['people']): Promise<void> {
  const rows = Object.values(people)
    .filter(({ role }) => role !== 'STUDENT')
    .map(({ id, picture }) => ({
      id: picture,
      user_id: id,
      content: Buffer.from('a picture'),
      made_at: server.clock.now,
    }));
  await server.database.db.delete(pictures);
  await server.database.db.insert(pictures).values(rows);
}

/** As they were, whatever was done to them: under new ids, with those who were in them. */
export async function remakeGroups(server: TestApp, world: World): Promise<void> {
  await server.database.db.delete(groups);
  world.groups = await makeGroups(server, world.people);
}

/** Those of this world as they were, and nobody else. */
export async function restorePeople(server: TestApp, { people, password_hash }: World): Promise<void> {
  const { db } = server.database;
  const ids = Object.values(people).map(({ id }) => id);
  await db.delete(users).where(notInArray(users.id, ids));
  await db.update(users).set({
    first_name: sql`${users.username}`,
    last_name: sql`${users.username}`,
    is_active: sql`${users.id} <> ${people.deactivated.id}`,
    deactivated_at: null,
    version: 1,
    first_password_until: null,
    password_hash,
  });
}

async function makeGroups(
  server: TestApp,
  people: Readonly<Record<PersonName, Inhabitant>>,
): Promise<Group[]> {
  const made: Group[] = [];
  for (const teacher of ['teacher', 'colleague', 'foreign_teacher'] as const) {
    const { school_id, id: teacherId } = people[teacher];
    const mark = `mark-of-group-of-${teacher.replace('_', '-')}`;
    const members = Object.values(people).filter((person) => person.teacher === teacher);
    const id = await addGroup(server, { name: mark, school_id, teacher_id: teacherId, members });
    made.push({ id, mark, teacher });
  }
  return made;
}

/** As it was, whatever was done to it: under new ids. */
export async function remakeHomework(server: TestApp, world: World): Promise<void> {
  await server.database.db.delete(tasks);
  await server.database.db.delete(taskTemplates);
  world.tasks = await makeTasks(server, world.people);
  world.templates = await makeTemplates(server, world.people);
}

/** As they were, whatever was done to them: under new ids. */
export async function remakeMaterials(server: TestApp, world: World): Promise<void> {
  const { db } = server.database;
  await db.update(materials).set({ revision_id: null });
  await db.delete(materials);
  await db.delete(images);
  await db.delete(imageFiles);
  world.images = await makeImages(server, staffOf(world.people));
  world.materials = await makeMaterials(server, staffOf(world.people), world.images);
}

type People = Readonly<Record<PersonName, Inhabitant>>;

const staffOf = (people: People): Staff<PersonName> =>
  new Map(
    peopleNames.filter((name) => people[name].role !== 'STUDENT').map((name) => [name, people[name].id]),
  );

const block = { game: 'columns', settings: {}, repeats: 1, seed: 7 } as const;

async function makeTasks(server: TestApp, people: People): Promise<Task[]> {
  const ofStudents = peopleNames.flatMap((student) => {
    const author = people[student].teacher;
    return author === undefined ? [] : [{ author, student }];
  });
  const ofNobody = (['teacher', 'colleague', 'foreign_teacher'] as const).map((author) => ({
    author,
    student: null,
  }));
  const wanted = [...ofStudents, ...ofNobody].map((one) => ({
    ...one,
    mark: `mark-of-task-of-${one.student ?? 'nobody'}-by-${one.author}`,
  }));
  const { db } = server.database;
  const { now } = server.clock;
  const made = await db
    .insert(tasks)
    .values(
      wanted.map(({ author, mark }) => ({
        name: mark,
        author_id: people[author].id,
        school_id: people[author].school_id,
        available_from: new Date(now.getTime() - 3_600_000),
        due_at: new Date(now.getTime() + 3_600_000),
        blocks: [block],
        created_at: now,
      })),
    )
    .returning({ id: tasks.id });
  const all = made.flatMap(({ id }, index) => {
    const task = wanted[index];
    return task === undefined ? [] : [{ ...task, id }];
  });
  await db
    .insert(assignments)
    .values(
      all.flatMap(({ id, student }) =>
        student === null ? [] : [{ task_id: id, user_id: people[student].id, is_named: true }],
      ),
    );
  return all;
}

async function makeTemplates(server: TestApp, people: People): Promise<ReadonlyMap<PersonName, number>> {
  const authors = ['teacher', 'director'] as const;
  const made = await server.database.db
    .insert(taskTemplates)
    .values(
      authors.map((name) => ({
        author_id: people[name].id,
        name: `${people[name].mark}-template`,
        blocks: [block],
        created_at: server.clock.now,
      })),
    )
    .returning({ id: taskTemplates.id });
  return new Map(made.flatMap(({ id }, index) => (authors[index] ? [[authors[index], id]] : [])));
}

const makeTransfers = (server: TestApp, people: People) =>
  forEach((name) => grantStock(server.database.db, people[name].id, 'student', 1));

/** Something for everybody, one after the other. */
async function forEach<Value>(
  make: (name: PersonName) => Promise<Value>,
): Promise<ReadonlyMap<PersonName, Value>> {
  const made = new Map<PersonName, Value>();
  for (const name of peopleNames) made.set(name, await make(name));
  return made;
}
