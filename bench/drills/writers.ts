/**
 * Pupils who play, and staff who activate plans, import students and rename tasks; each asks again until there is an answer.
 * Afterwards what was acknowledged is compared with what is stored, and every sum with what is counted anew.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Homework } from '@mindhero/contract/homework';
import type { FinishedPlay, StartedPlay } from '@mindhero/contract/play';
import type { ImportReport } from '@mindhero/contract/student-import';
import type { Task } from '@mindhero/contract/task';
import { checkBooks } from '@mindhero/server/entities/plans/check';
import { mendRatings } from '@mindhero/server/entities/rating/mend';
import type { Country, Process } from '../serving.ts';
import { type Compared, compareLearned, compareSums } from './anew.ts';
import { type Client, createClient, type Request, told } from './client.ts';
import { newHomework } from './homework.ts';
import type { Line } from './line.ts';
import type { Caller, School } from './school.ts';
import { solve } from './solve.ts';

/** What writers were acknowledged. */
export interface Work {
  /** Plays with the points that they brought. */
  readonly plays: Map<string, number>;
  /** How often a plan was activated for whom. */
  readonly plans: Map<number, number>;
  /** First names, each of which is imported once. */
  readonly students: Set<string>;
  /** How often each task was renamed. */
  readonly tasks: Map<number, { edits: number; name: string }>;
  unanswered: number;
  isOver: boolean;
}

export const noWork = (): Work => ({
  plays: new Map(),
  plans: new Map(),
  students: new Set(),
  tasks: new Map(),
  unanswered: 0,
  isOver: false,
});

/** Where all of it happens. */
export interface Stage {
  readonly country: Country;
  readonly school: School;
  readonly processes: Process[];
  readonly work: Work;
}

/** What became of one kind of work. */
interface Kind {
  readonly name: string;
  readonly acknowledged: number;
  readonly lost: number;
  readonly twice: number;
}

export interface Seen {
  readonly kinds: readonly Kind[];
  /** Requests that nobody answered for a minute. */
  readonly unanswered: number;
  readonly answers: ReadonlyMap<number, number>;
  readonly sums: Compared;
  readonly learned: Compared;
  readonly wrongPoints: number;
  /** Places in the rating that counting anew has changed. */
  readonly wrongRatings: number;
  readonly brokenBooks: readonly string[];
}

export interface Crew {
  readonly pupils: number;
  /** How many of the pupils there are take no part, so that others do who have played nothing yet. */
  readonly resting?: number;
  /** Writers of each other kind. */
  readonly others: number;
}

interface Course {
  readonly crew: Crew;
  readonly withKeys?: boolean;
  /** Of so many answers one is lost on the way. */
  readonly losesOneOf?: number;
  /** What happens to them; when it is over, they end what they have begun. */
  readonly meanwhile: () => Promise<void>;
}

/** Has writers at work while something happens, and looks what has become of all that was ever acknowledged. */
export async function atWork(
  stage: Stage,
  { crew, withKeys = true, losesOneOf = 9, meanwhile }: Course,
): Promise<Seen> {
  const { country, processes, work } = stage;
  const client = createClient({
    address: (attempt) => processes[(attempt + turn++) % processes.length]?.url ?? '',
    withKeys,
    losesOneOf,
  });
  work.isOver = false;
  const writers = writersOf({ ...stage, client }, crew);
  const happened = meanwhile().finally(() => (work.isOver = true));
  await Promise.all([happened, ...writers]);
  return { ...(await compare(country, work)), answers: client.answers };
}

/** Enough for those who import to take turns, each with enough pupils for those who activate plans. */
export const schoolOfWriters = { teachers: 20, pupilsPerTeacher: 200 };

let turn = 0;

/** What has to be so after whatever happened. */
export function linesOf(seen: Seen): Line[] {
  const strange = [...seen.answers].filter(([status]) => status >= 500 && status !== 503);
  return [
    ...seen.kinds.map(({ name, acknowledged, lost, twice }) => ({
      what: name,
      expected: '0 lost, 0 twice',
      seen: `${lost} lost, ${twice} twice of ${acknowledged.toLocaleString('en')} acknowledged`,
      met: lost === 0 && twice === 0 && acknowledged > 0,
    })),
    zero('requests that nobody answers', seen.unanswered),
    { what: 'answers', expected: 'no 5xx but 503', seen: told(seen.answers), met: strange.length === 0 },
    same('sums, stars and records that differ from counting anew', seen.sums),
    same('masteries, mistakes and predictions that differ from learning anew', seen.learned),
    zero('people whose points differ from their plays', seen.wrongPoints),
    zero('figures of the rating that differ from counting anew', seen.wrongRatings),
    {
      what: 'invariants of the books that are broken',
      expected: '0',
      seen: seen.brokenBooks.length === 0 ? '0' : seen.brokenBooks.join(', '),
      met: seen.brokenBooks.length === 0,
    },
  ];
}

const zero = (what: string, count: number): Line => ({
  what,
  expected: '0',
  seen: String(count),
  met: count === 0,
});

const same = (what: string, { rows, wrong }: Compared): Line => ({
  what,
  expected: '0',
  seen: [`${wrong.length} of ${rows.toLocaleString('en')}`, ...new Set(wrong)].join(', '),
  met: wrong.length === 0 && rows > 0,
});

/** How much was acknowledged. */
export const doneIn = ({ plays, plans, students, tasks }: Work) =>
  plays.size +
  students.size +
  [...plans.values()].reduce((sum, times) => sum + times, 0) +
  [...tasks.values()].reduce((sum, { edits }) => sum + edits, 0);

interface Place extends Stage {
  readonly client: Client;
}

function writersOf(place: Place, { pupils, resting = 0, others }: Crew): Promise<void>[] {
  const { school } = place;
  const [first] = school.teachers;
  if (first === undefined) throw new Error('there is no teacher');
  const each = (count: number, write: (n: number) => Promise<void>) =>
    Array.from({ length: count }, (_, n) => write(n));
  const homework = setTask(place, first, 0);
  return [
    ...each(pupils, async (n) => learn(place, await homework, school.pupils[resting + n])),
    ...each(others, (n) => activate(place, n + 1)),
    ...each(others, (n) => importStudents(place, others + n + 1, others)),
    ...each(others, async (n) => edit(place, await setTask(place, first, n + 1))),
  ];
}

/** What is answered 2xx; null for anything else, or for nothing at all. */
async function granted<T>({ client, work }: Place, caller: Caller, request: Request): Promise<T | null> {
  const answer = await client.insist(caller, request);
  if (answer === null) work.unanswered++;
  if (answer === null || answer.status >= 300) return null;
  return JSON.parse(answer.text) as T;
}

async function setTask(place: Place, teacher: Caller, number: number): Promise<Task> {
  const task = await granted<Task>(place, teacher, newHomework({ name: `Homework ${number}`, repeats: 3 }));
  if (task === null) throw new Error('no task was set');
  return task;
}

/** A pupil who plays homework and what they like in turn. */
async function learn(place: Place, task: Task, pupil: Caller | undefined): Promise<void> {
  if (pupil === undefined) throw new Error('there is no such pupil');
  for (let number = 0; !place.work.isOver; number++) {
    const path = `homework/${task.id}/attempts/`;
    const homework =
      number % 2 === 0 ? await granted<Homework>(place, pupil, { path, body: { id: randomUUID() } }) : null;
    const round = homework === null ? {} : { homework: homework.next };
    await play(place, pupil, round);
    // Nobody may start plays all the time.
    await wait(500);
  }
}

async function play(place: Place, pupil: Caller, round: object): Promise<void> {
  const body = { id: randomUUID(), game: 'columns', settings: {}, ...round };
  const started = await granted<StartedPlay>(place, pupil, { path: 'plays/', body });
  if (started === null) return;
  const { id } = started;
  const trySolve = () => solve(place.country.pool, started).catch(() => null);
  let events = await trySolve();
  for (; events === null; events = await trySolve()) {
    if (place.work.isOver) return;
    await wait(200);
  }
  const finished = await granted<FinishedPlay>(place, pupil, {
    path: `plays/${id}/finish/`,
    body: { events },
  });
  if (finished !== null) place.work.plays.set(id, finished.play.points);
}

/** Activates plans for one pupil of a teacher after the other. */
async function activate(place: Place, teacher: number): Promise<void> {
  const { school, work } = place;
  const caller = school.teachers[teacher];
  const perTeacher = school.pupils.length / school.teachers.length;
  const pupils = school.pupils.slice(teacher * perTeacher, (teacher + 1) * perTeacher);
  for (let number = 0; !work.isOver; number++) {
    const pupil = pupils[number % perTeacher];
    if (caller === undefined || pupil === undefined) throw new Error('there is nobody');
    const body = { plan_type: 'student', months: 1, whom: { people: [pupil.userId] }, plan_months: 1 };
    const done = await granted<object>(place, caller, { path: 'plans/activate/', body });
    if (done !== null) work.plans.set(pupil.userId, (work.plans.get(pupil.userId) ?? 0) + 1);
    await wait(200);
  }
}

/** Imports three students at a time, each time as another teacher: nobody may import all the time. */
async function importStudents(place: Place, first: number, step: number): Promise<void> {
  const { school, client, work } = place;
  for (let number = 0; !work.isOver; number++) {
    const teachers = Math.floor((school.teachers.length - first - 1) / step) + 1;
    const caller = school.teachers[first + (number % teachers) * step];
    if (caller === undefined) throw new Error('there is no teacher');
    const names = [1, 2, 3].map(() => nameOf(imported++));
    const body = `first name;last name\n${names.map((name) => `${name};Hai\n`).join('')}`;
    const report = await granted<ImportReport>(place, caller, { path: 'students/import/check/', body });
    if (report === null || report.plan === null) continue;
    const path = `students/import/?plan=${report.plan}`;
    for (;;) {
      const answer = await client.insist(caller, { path, body });
      if (answer === null) work.unanswered++;
      if (answer?.text.includes('event: done')) for (const name of names) work.students.add(name);
      // An answer that breaks off after it has begun says nothing.
      if (answer === null || answer.status !== 200 || answer.text.includes('event: done')) break;
    }
    // Everybody may import 40 times in ten minutes: who is faster waits for the rest of them.
    await wait(800);
  }
}

let imported = 0;

/** A name of letters that no other number has. */
const nameOf = (number: number) =>
  `Q${[...String(number)].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;

/** Renames a task again and again. */
async function edit(place: Place, task: Task): Promise<void> {
  const { school, work } = place;
  const [caller] = school.teachers;
  if (caller === undefined) throw new Error('there is no teacher');
  const path = `tasks/${task.id}/`;
  let { version } = task;
  const edited = { edits: 0, name: task.name };
  work.tasks.set(task.id, edited);
  for (let number = 1; !work.isOver; number++) {
    const name = `Edit ${number}`;
    const done = await granted<Task>(place, caller, { method: 'PATCH', path, body: { version, name } });
    if (done === null) {
      const known = await granted<Task>(place, caller, { method: 'GET', path });
      version = known?.version ?? version;
    } else {
      version = done.version;
      edited.edits++;
      edited.name = name;
    }
    await wait(150);
  }
}

/** What is stored of each kind, beside what was acknowledged so far. */
export async function kindsOf({ pool }: Country, work: Work): Promise<readonly Kind[]> {
  const query = async <Row extends object>(text: string) => (await pool.query<Row>(text)).rows;
  const plays = await query<{ id: string; points: number }>(
    'select id, points from plays where finished_at is not null',
  );
  const periods = await query<{ user_id: number; times: number }>(
    `select user_id, count(*)::int - 1 as times from subscriptions group by 1 having count(*) > 1`,
  );
  const students = await query<{ name: string; times: number }>(
    `select first_name as name, count(*)::int as times from users where first_name like 'Q%' group by 1`,
  );
  const tasks = await query<{ id: number; edits: number; name: string }>(
    `select id, version - 1 as edits, name from tasks where name like 'Edit%'`,
  );
  const tasksById = new Map(tasks.map((task) => [task.id, task]));
  const edits = [...work.tasks].map(([id, known]) => ({ known, stored: tasksById.get(id) }));
  return [
    kind(
      'plays finished',
      work.plays,
      new Map(plays.map(({ id, points }) => [id, points])),
      (points) => points,
    ),
    kind('plans activated', work.plans, new Map(periods.map(({ user_id, times }) => [user_id, times]))),
    kind(
      'students imported',
      new Map([...work.students].map((name) => [name, 1])),
      new Map(students.map(({ name, times }) => [name, times])),
    ),
    {
      name: 'tasks edited',
      acknowledged: edits.reduce((sum, { known }) => sum + known.edits, 0),
      lost: edits.filter(
        ({ known, stored }) =>
          known.edits > 0 && ((stored?.edits ?? 0) < known.edits || stored?.name !== known.name),
      ).length,
      twice: edits.reduce(
        (sum, { known, stored }) => sum + Math.max(0, (stored?.edits ?? 0) - known.edits),
        0,
      ),
    },
  ];
}

/** The same, and every sum beside what is counted anew. */
async function compare(country: Country, work: Work): Promise<Omit<Seen, 'answers'>> {
  const { pool } = country;
  const kinds = await kindsOf(country, work);
  await pool.query(`insert into truth
    select id, (finished_at at time zone 'Europe/Kyiv')::date, not flags && '{too_fast,crowded,version_outdated}'
    from plays where finished_at is not null on conflict do nothing`);
  const { rows: wrongPoints } = await pool.query(
    `select users.id from users left join plays on user_id = users.id and finished_at is not null
     group by users.id having users.points <> coalesce(sum(plays.points), 0)`,
  );
  const books = await checkBooks(pool);
  return {
    kinds,
    unanswered: work.unanswered,
    sums: await compareSums(pool),
    learned: await compareLearned(pool),
    wrongRatings: await mendRatings(pool, new Date()),
    wrongPoints: wrongPoints.length,
    brokenBooks: books.invariants.filter(({ broken }) => broken > 0).map(({ name }) => name),
  };
}

/**
 * Compares how often something was acknowledged with how often it is stored.
 * @param exactly what both have to agree upon, where that is no count: then what differs is lost
 */
function kind<Key>(
  name: string,
  known: ReadonlyMap<Key, number>,
  stored: ReadonlyMap<Key, number>,
  exactly?: (value: number) => number,
): Kind {
  const keys = [...new Set([...known.keys(), ...stored.keys()])];
  if (exactly) {
    const lost = [...known].filter(([key, value]) => stored.get(key) !== value).length;
    return { name, acknowledged: known.size, lost, twice: keys.filter((key) => !known.has(key)).length };
  }
  const more = (a: ReadonlyMap<Key, number>, b: ReadonlyMap<Key, number>) =>
    keys.reduce((sum, key) => sum + Math.max(0, (a.get(key) ?? 0) - (b.get(key) ?? 0)), 0);
  return {
    name,
    acknowledged: [...known.values()].reduce((sum, times) => sum + times, 0),
    lost: more(known, stored),
    twice: more(stored, known),
  };
}
