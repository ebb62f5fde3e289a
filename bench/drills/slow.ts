/**
 * Five hundred connections of people who are in no hurry: half requests, bodies drop by drop, readers who do not read. Everybody else is
 * served as if they were not there, the server keeps little for them, and after a while it lets go of them.
 */
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Task } from '@mindhero/contract/task';
import { waitLimits, type WaitLimits } from '@mindhero/server/platform/http/wait-limits';
import { quantile } from '../samples.ts';
import { type Country, onDatabase, tokenOf } from '../serving.ts';
import { createClient } from './client.ts';
import { newHomework } from './homework.ts';
import { arrivedFrom, connectedTo, inspectable, type Memory, memoryOf } from './inspector.ts';
import { biting, type Drill, type Effort, type Line, tooth, within } from './line.ts';
import { freePorts } from './ports.ts';
import { type Caller, makeSchool, type School } from './school.ts';
import { type Hanger, halfHead, mute, nonReader, slowBody } from './slow/hangers.ts';
import { MOST_EACH, MOST_MS } from './slow/limits.ts';

interface Counts {
  readonly halfHead: number;
  readonly slowBody: number;
  readonly mute: number;
  readonly live: number;
  readonly exports: number;
  /** So many, with names of so many letters, that a list of them is more than the system keeps for a connection. */
  readonly students: number;
  readonly letters: number;
}

const long: Counts = {
  halfHead: 170,
  slowBody: 160,
  mute: 50,
  live: 100,
  exports: 20,
  students: 60_000,
  letters: 150,
};
const short: Counts = { ...long, exports: 3, students: 20_000, letters: 600 };

/** Writing a list for everybody at once would be work, and no waiting. */
const EXPORT_EVERY_MS = 200;

/** Nobody waits two minutes for a short drill. Silence has to be longer than a busy machine takes for an answer. */
const hasty: WaitLimits = { headersMs: 500, requestMs: 1000, silenceMs: 6000, lookMs: 250 };
const endless: WaitLimits = { headersMs: 0, requestMs: 0, silenceMs: 0, lookMs: 250 };

export const drill: Drill = (effort) =>
  onDatabase(async (country) => {
    const place = await makePlace(country, effort.isShort ? short : long);
    const limits = effort.isShort ? hasty : waitLimits;
    const seen = await hang(place, limits, effort.isShort ? 10 * lateIn(limits) : lateIn(limits));
    const careless = await hang(place, endless, effort.isShort ? CARELESS_MS : lateIn(limits), {
      IS_CARELESS: 'yes',
    });
    const open = linesOf({ isShort: false }, limits, careless);
    return [
      ...linesOf(effort, limits, seen),
      tooth(
        'no limits of time',
        `${careless.left.length} of ${careless.bound} go on`,
        careless.left.length === careless.bound,
      ),
      biting('a server that stands still again and again', open, SERVED),
      biting('a server that keeps much for each connection', open, kept(careless.opened)),
    ];
  });

/** Before somebody is silent who reads nothing, the sockets between take what they have room for. */
const FILLING_MS = 3000;

/** When nobody of them should be there any more, in milliseconds. Silence counts twice, after what there was room for. */
const lateIn = ({ requestMs, silenceMs, lookMs }: WaitLimits) =>
  Math.max(requestMs, 2 * silenceMs + FILLING_MS) + 2 * lookMs;

/** A short drill waits only until whoever sends too slowly would be gone. */
const CARELESS_MS = 4000;

interface Place {
  readonly counts: Counts;
  readonly country: Country;
  readonly school: School;
  readonly admins: readonly Caller[];
}

async function makePlace(country: Country, counts: Counts): Promise<Place> {
  const school = await makeSchool(country, { teachers: 1, pupilsPerTeacher: 300 });
  const { pool } = country;
  for (const statement of [
    `insert into users (username, role, first_name, last_name, password_hash, school_id)
     select 'more' || n, 'STUDENT', 'Pupil', repeat('x', ${counts.letters}) || n, 'none', 1 from generate_series(1, ${counts.students}) n`,
    `insert into users (username, role, password_hash)
     select 'admin' || n, 'ADMIN', 'none' from generate_series(1, ${counts.exports}) n`,
    `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
     select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day' from users where role = 'ADMIN'`,
    'analyze',
  ])
    await pool.query(statement);
  const { rows } = await pool.query<{ id: string; user_id: number }>(
    `select sessions.id, user_id from sessions join users on users.id = user_id where role = 'ADMIN'`,
  );
  return {
    counts,
    country,
    school,
    admins: rows.map(({ id, user_id }) => ({ userId: user_id, sessionId: id })),
  };
}

interface Failed {
  readonly status: number;
  readonly path: string;
}

interface Connection {
  readonly kind: string;
  readonly port: number;
}

interface Seen {
  readonly opened: number;
  /** How many of them have to end. */
  readonly bound: number;
  /** Of those whom the server has not let go of in time. */
  readonly left: readonly Connection[];
  /** When it has let go of all of them, in milliseconds. */
  readonly over: number;
  readonly answers: number;
  readonly failed: readonly Failed[];
  /** What the slowest one in a hundred took, in milliseconds. */
  readonly p99: number;
  readonly before: Memory;
  readonly meanwhile: Memory;
}

/** @param env of the server, beside what it is always told */
async function hang(
  place: Place,
  limits: WaitLimits,
  mostMs: number,
  env: Readonly<Record<string, string>> = {},
): Promise<Seen> {
  const { country, school } = place;
  const [port = 0, inspector = 0] = await freePorts(2);
  const { url } = await country.start('./drills/slow/patient-server.ts', port, {
    ...inspectable(inspector),
    PATIENCE: JSON.stringify(limits),
    ...env,
  });
  const task = await setTask(url, school);
  const lesson = attend(url, school);
  await wait(1000);
  const before = await memoryOf(inspector);
  const hangers = await openAll(url, place, task);
  const connections = await Promise.all(hangers.map(async ({ kind, port }) => ({ kind, port: await port })));
  const bound = connections.filter(({ kind }) => kind !== LIVE);
  await allArrive(inspector, bound);
  const opened = performance.now();
  await wait(LOOK_MS);
  const meanwhile = await memoryOf(inspector);
  let left = bound;
  while (left.length > 0 && performance.now() - opened < mostMs) {
    await wait(LOOK_MS);
    const connected = await connectedTo(inspector);
    left = bound.filter(({ port }) => connected.has(port));
  }
  const over = left.length === 0 ? performance.now() - opened : Infinity;
  const { times, failed } = await lesson.stop();
  for (const { socket } of hangers) socket.destroy();
  await country.stopAll();
  const p99 = quantile(times, 0.99);
  return {
    opened: hangers.length,
    bound: bound.length,
    left,
    over,
    answers: times.length,
    failed,
    p99,
    before,
    meanwhile,
  };
}

/** How often it is looked who is still there. */
const LOOK_MS = 500;
/** A net for what hangs. */
const ARRIVAL_MS = 300_000;

/** A busy server takes a while to accept everybody, whom the system has long connected; whoever is not in yet has not gone. */
async function allArrive(inspector: number, connections: readonly Connection[]): Promise<void> {
  const deadline = performance.now() + ARRIVAL_MS;
  while (performance.now() < deadline) {
    const arrived = await arrivedFrom(inspector);
    if (connections.every(({ port }) => arrived.has(port))) return;
    await wait(LOOK_MS);
  }
  throw new Error('not all connections are accepted');
}

const EXPORT = 'an export that nobody reads';
const LIVE = 'a live table that nobody reads';

async function openAll(url: string, { school, admins, counts }: Place, task: Task): Promise<Hanger[]> {
  const [teacher] = school.teachers;
  const each = (count: number, open: (n: number) => Hanger) =>
    Array.from({ length: count }, (_, n) => open(n));
  const tokenAt = (people: readonly Caller[], n: number) => {
    const person = people[n % people.length];
    return person === undefined ? '' : tokenOf(person);
  };
  const file = '/api/v1/students/export/?format=csv';
  const exports: Hanger[] = [];
  for (let n = 0; n < counts.exports; n++) {
    exports.push(nonReader({ url, token: tokenAt(admins, n) }, EXPORT, file));
    await wait(EXPORT_EVERY_MS);
  }
  return [
    ...exports,
    ...each(counts.halfHead, (n) => halfHead({ url, token: tokenAt(school.pupils, n) })),
    ...each(counts.slowBody, (n) => slowBody({ url, token: tokenAt(school.pupils, n) })),
    ...each(counts.mute, () => mute({ url, token: '' })),
    ...each(counts.live, () =>
      nonReader(
        { url, token: teacher === undefined ? '' : tokenOf(teacher) },
        LIVE,
        `/api/v1/tasks/${task.id}/live/`,
      ),
    ),
  ];
}

async function setTask(url: string, school: School): Promise<Task> {
  const client = createClient({ address: () => url, withKeys: true });
  const [teacher] = school.teachers;
  if (teacher === undefined) throw new Error('there is no teacher');
  const { status, text } = await client.once(teacher, newHomework());
  if (status !== 201) throw new Error(`no task was set: ${status} ${text}`);
  return JSON.parse(text) as Task;
}

/** Pupils and their teacher, who know nothing of all this. */
function attend(url: string, school: School) {
  const client = createClient({ address: () => url, withKeys: true });
  const over = new AbortController();
  const times: number[] = [];
  const failed: Failed[] = [];
  async function go(caller: Caller, paths: readonly string[]): Promise<void> {
    for (let n = 0; !over.signal.aborted; n++) {
      const since = performance.now();
      const path = paths[n % paths.length] ?? '';
      const { status } = await client.once(caller, { method: 'GET', path });
      times.push(performance.now() - since);
      if (status !== 200) failed.push({ status, path });
      await wait(250);
    }
  }
  const all = [
    ...school.pupils.slice(-12).map((pupil) => go(pupil, ['users/me/', 'plays/training/', 'homework/'])),
    ...school.teachers.map((teacher) => go(teacher, ['groups/', 'tasks/'])),
  ];
  return {
    async stop() {
      over.abort();
      await Promise.all(all);
      return { times, failed };
    },
  };
}

const SERVED = 'ordinary requests meanwhile, p99';

const kept = (connections: number) => `what the server keeps for ${connections} connections that hang`;

function linesOf(effort: Effort, limits: WaitLimits, seen: Seen): Line[] {
  const { opened, left, before, meanwhile } = seen;
  const growth = meanwhile.held - before.held;
  const mb = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  const kinds = Map.groupBy(left, ({ kind }) => kind);
  return [
    {
      what: 'ordinary requests that failed meanwhile',
      // A machine that is busy with others may ask somebody to come again.
      expected: effort.isShort ? '0 but 503' : '0',
      seen: `${seen.failed.length} of ${seen.answers.toLocaleString('en')} ${seen.failed.map(({ status, path }) => `${status} ${path}`).join(', ')}`.trim(),
      met: seen.answers > 0 && seen.failed.every(({ status }) => effort.isShort && status === 503),
    },
    within(effort, { what: SERVED, limitMs: MOST_MS, ms: seen.p99 }),
    {
      what: kept(opened),
      expected: `≤ ${mb(opened * MOST_EACH)}`,
      seen: `${mb(growth)} (resident ${mb(before.resident)} → ${mb(meanwhile.resident)})`,
      met: growth <= opened * MOST_EACH,
    },
    {
      ...within(effort, {
        what: `the last of ${seen.bound} is let go of (live tables nobody reads cost nothing, and may go on)`,
        limitMs: lateIn(limits),
        ms: seen.over,
      }),
      ...(left.length > 0 && {
        seen: [...kinds].map(([kind, some]) => `still ${some.length} × ${kind}`).join(', '),
      }),
    },
  ];
}
