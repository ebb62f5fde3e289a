/**
 * A whole school at once behind one address: everybody signs in, some with typing errors, somebody guesses at a classmate's
 * password, a teacher watches the live table, and then all finish at the same time.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Homework } from '@mindhero/contract/homework';
import type { StartedPlay } from '@mindhero/contract/play';
import type { Tokens } from '@mindhero/contract/session';
import type { Task } from '@mindhero/contract/task';
import { createPasswords } from '@mindhero/server/platform/auth/passwords';
import { quantile } from '../samples.ts';
import { type Country, onDatabase, tokenOf } from '../serving.ts';
import { newHomework } from './homework.ts';
import { biting, type Drill, type Effort, inLongForm, type Line, tooth, toothOf, within } from './line.ts';
import { freePorts } from './ports.ts';
import { makeSchool, type School } from './school.ts';
import { solve } from './solve.ts';
import { HANGS_MS, until } from './until.ts';
import { watch } from './watch.ts';
import { type Safeguard, without } from './without/safeguard.ts';

interface Lesson {
  readonly pupils: number;
  readonly withTypingErrors: number;
  /** Within which all sign in, and all finish. */
  readonly signInMs: number;
  readonly finishMs: number;
}

const long: Lesson = { pupils: 300, withTypingErrors: 35, signInMs: 10_000, finishMs: 2000 };
const short: Lesson = { pupils: 30, withTypingErrors: 4, signInMs: 1000, finishMs: 500 };

const PASSWORD = 'Correct-horse-1';

const SIGNING_IN = 'signing in, p99';
const ALL_ELSE = 'all else that pupils do, p99';
const OF_TEACHER = 'what the teacher asks for meanwhile, p99';

/** More than are looked at. */
const MOST_GUESSES = 15;

const safeguards = {
  ownCount: {
    what: 'known devices have no count of their own',
    file: 'apps/server/src/platform/auth/throttle.ts',
    is: 'digest(device === null ? `pair ${name} ${address}` : `device ${name} ${device}`)',
    without: 'digest(`pair ${name} ${address}`)',
  },
  wideAddress: {
    what: 'an address counts like an account',
    file: 'apps/server/src/platform/auth/throttle.ts',
    is: 'address: 500',
    without: 'address: 5',
  },
  throttle: {
    what: 'guessing is not slowed down',
    file: 'apps/server/src/platform/auth/throttle.ts',
    is: 'if (wait > 0)',
    without: 'if (false)',
  },
  notice: {
    what: 'nobody is told of a round of homework',
    file: 'apps/server/src/entities/homework/round.ts',
    is: "returning pg_notify('${homeworkChannel}', task_id || ':' || user_id)",
    without: 'returning task_id',
  },
} satisfies Record<string, Safeguard>;

/** Waits that are longer than anybody may wait, each with the line that says so. Of a server that is measured nothing is short. */
const delays: readonly (Safeguard & { readonly line: string })[] = [
  {
    what: 'a sign-in that is held up for 3.5 s',
    file: 'apps/server/src/modules/sessions/handlers.ts',
    is: 'const started = await startSession(',
    without: `${waitFor(3500)} const started = await startSession(`,
    line: SIGNING_IN,
  },
  {
    what: 'homework that is held up for half a second',
    file: 'apps/server/src/modules/plays/finish.ts',
    is: 'if (isFinished(row)) return toFinished(row);',
    without: `if (isFinished(row)) return toFinished(row); ${waitFor(500)}`,
    line: ALL_ELSE,
  },
  {
    what: 'statistics that are held up for half a second',
    file: 'apps/server/src/modules/homework/handlers.ts',
    is: 'mount(app, endpoints.getTaskStatistics, async (call) => {',
    without: `mount(app, endpoints.getTaskStatistics, async (call) => { ${waitFor(500)}`,
    line: OF_TEACHER,
  },
];

function waitFor(ms: number): string {
  return `await new Promise((resolve) => setTimeout(resolve, ${ms}));`;
}

export const drill: Drill = (effort) =>
  onDatabase(async (country) => {
    const lesson = effort.isShort ? short : long;
    const school = await makeSchool(country, { teachers: 1, pupilsPerTeacher: lesson.pupils });
    const hash = await createPasswords().hash(PASSWORD);
    await country.pool.query(`update users set password_hash = $1 where role = 'STUDENT'`, [hash]);
    const seen = await teach({ country, school, lesson, effort, patienceMs: HANGS_MS });
    return [
      ...linesOf(seen, lesson, effort),
      ...(await teeth({ country, school, lesson: short, effort, patienceMs: 1500 })),
    ];
  });

/** Each lesson takes as long as the first: the short form gives one more. */
async function teeth(place: Place): Promise<Line[]> {
  const { ownCount, wideAddress, throttle, notice } = safeguards;
  const seen = await teach(place, throttle, notice, ...delays);
  const open = linesOf(seen, place.lesson, { isShort: false });
  const bitten = [
    biting(throttle.what, open, 'guesses at a classmate, who is in all the same'),
    biting(notice.what, open, 'pupils whose answers the live table shows'),
    ...delays.map(({ what, line }) => biting(what, open, line)),
  ];
  const signedIn = 'pupils who are signed in';
  const counts = [ownCount, wideAddress];
  const names = counts.map(({ what }) => toothOf(what));
  return [
    ...bitten,
    ...(await inLongForm(place.effort, names, async () => {
      const lines: Line[] = [];
      for (const count of counts) {
        const ofCount = linesOf(await teach(place, count), place.lesson, place.effort);
        lines.push(biting(count.what, ofCount, signedIn));
      }
      return lines;
    })),
  ];
}

/** One lesson, upon a server that may go without some safeguards. */
async function teach(place: Place, ...off: readonly Safeguard[]): Promise<Seen> {
  const { country } = place;
  // Of the lesson before.
  await country.pool.query('truncate sign_in_failures, known_devices');
  const [port = 0] = await freePorts(1);
  const server = await country.start('../apps/server/src/main.ts', port, {
    LOG_LEVEL: 'warn',
    ...without(...off),
  });
  const seen = await attend(place, server.url);
  server.stop();
  return seen;
}

function linesOf(seen: Seen, lesson: Lesson, effort: Effort): Line[] {
  return [
    {
      what: 'pupils who are signed in',
      expected: `all ${lesson.pupils}`,
      seen: `${seen.signedIn}, ${lesson.withTypingErrors} of them after two wrong passwords`,
      met: seen.signedIn === lesson.pupils,
    },
    within(effort, { what: SIGNING_IN, limitMs: 3000, ms: quantile(seen.signIns, 0.99) }),
    {
      what: 'guesses at a classmate, who is in all the same',
      expected: 'none let in, soon not even looked at',
      seen: `${seen.guesses} guesses, ${seen.guessed} of them let in, ${seen.blocked} not looked at`,
      met: seen.guessed === 0 && seen.blocked > 0,
    },
    {
      what: 'pupils whose homework is counted',
      expected: `all ${lesson.pupils}`,
      seen: `${seen.finished}`,
      met: seen.finished === lesson.pupils,
    },
    within(effort, {
      what: ALL_ELSE,
      limitMs: 300,
      ms: quantile(seen.others, 0.99),
    }),
    within(effort, {
      what: OF_TEACHER,
      limitMs: 300,
      ms: quantile(seen.ofTeacher, 0.99),
    }),
    {
      what: 'pupils whose answers the live table shows',
      expected: `all ${lesson.pupils}`,
      seen: `${seen.shown}`,
      met: seen.shown === lesson.pupils,
    },
    { what: 'answers 5xx', expected: '0', seen: String(seen.faults), met: seen.faults === 0 },
    tooth('the classmate on a device that nobody knows', `answered ${seen.unknown}`, seen.unknown === 429),
  ];
}

interface Place {
  readonly country: Country;
  readonly school: School;
  readonly lesson: Lesson;
  readonly effort: Effort;
  /** How long what has to come of it is waited for. */
  readonly patienceMs: number;
}

interface Seen {
  signedIn: number;
  finished: number;
  shown: number;
  guesses: number;
  guessed: number;
  /** Guesses that were refused without a look at the password. */
  blocked: number;
  faults: number;
  /** What was answered to the classmate on another device. */
  unknown: number;
  readonly signIns: number[];
  readonly others: number[];
  readonly ofTeacher: number[];
}

/** Everybody comes, and does what one does. */
async function attend({ country, school, lesson, effort, patienceMs }: Place, url: string): Promise<Seen> {
  const seen: Seen = {
    signedIn: 0,
    finished: 0,
    shown: 0,
    guesses: 0,
    guessed: 0,
    blocked: 0,
    faults: 0,
    unknown: 0,
    signIns: [],
    others: [],
    ofTeacher: [],
  };
  const [teacher] = school.teachers;
  if (teacher === undefined) throw new Error('there is no teacher');

  async function ask(
    token: string | null,
    path: string,
    body?: object,
    times?: number[],
  ): Promise<{ status: number; text: string }> {
    const since = performance.now();
    const answer = await fetch(`${url}/api/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    times?.push(performance.now() - since);
    // On a busy machine a server may say that it cannot now; the app asks again, too.
    if (answer.status === 503 && effort.isShort) {
      await wait(500);
      return ask(token, path, body, times);
    }
    if (answer.status >= 500) seen.faults++;
    return { status: answer.status, text };
  }

  /** @returns an access token, or null */
  async function signIn(username: string, password: string, device?: string, times?: number[]) {
    const body = { username, password, ...(device === undefined ? {} : { device }) };
    const { status, text } = await ask(null, 'token/', body, times);
    return { status, token: status === 200 ? (JSON.parse(text) as Tokens).access : null };
  }

  const ofTeacher = (path: string, body?: object) =>
    ask(tokenOf(teacher), `v1/${path}`, body, seen.ofTeacher);
  const { path, body } = newHomework();
  const task = JSON.parse((await ofTeacher(path, body)).text) as Task;

  // The classmate has been on this device before.
  const victim = `pupil${lesson.pupils}`;
  const known = randomBytes(16).toString('base64url');
  await signIn(victim, PASSWORD, known);

  const over = new AbortController();
  const table = watch(`${url}/api/v1/tasks/${task.id}/live/`, teacher);
  const guessing = (async () => {
    while (!over.signal.aborted) {
      seen.guesses++;
      const { status } = await signIn(victim, `Wrong-horse-${seen.guesses}`);
      if (status === 200) seen.guessed++;
      if (status === 429) seen.blocked++;
      await wait(100);
    }
  })();
  const teaching = (async () => {
    while (!over.signal.aborted) {
      await ofTeacher(`tasks/${task.id}/statistics/`);
      await ofTeacher('groups/');
      await wait(500);
    }
  })();

  // On a slow machine a guess takes as long as half a lesson.
  const isGuessedAt = () => seen.blocked > 0 || seen.guesses > MOST_GUESSES;

  const gate = Promise.withResolvers<void>();
  let ready = 0;
  const pupils = Array.from({ length: lesson.pupils }, async (_, n) => {
    const username = `pupil${n + 1}`;
    const device = username === victim ? known : randomBytes(16).toString('base64url');
    await wait(Math.random() * lesson.signInMs);
    // Comes when the guesses have had their effect.
    if (username === victim) await until(isGuessedAt);
    for (let error = 0; n < lesson.withTypingErrors && error < 2; error++) {
      await signIn(username, 'correct-hose-1', device, seen.signIns);
      await wait(200);
    }
    const { token } = await signIn(username, PASSWORD, device, seen.signIns);
    if (token === null) return void ready++;
    seen.signedIn++;
    const play = await begin(token);
    ready++;
    await gate.promise;
    await wait(Math.random() * lesson.finishMs);
    const { status } = await ask(token, `v1/plays/${play.id}/finish/`, { events: play.events }, seen.others);
    if (status === 200) seen.finished++;
  });

  async function begin(token: string) {
    for (const path of ['users/me/', 'plays/training/', 'homework/'])
      await ask(token, `v1/${path}`, undefined, seen.others);
    const attempt = await ask(token, `v1/homework/${task.id}/attempts/`, { id: randomUUID() }, seen.others);
    const { next } = JSON.parse(attempt.text) as Homework;
    const wish = { id: randomUUID(), game: 'columns', settings: {}, homework: next };
    const { text } = await ask(token, 'v1/plays/', wish, seen.others);
    const started = JSON.parse(text) as StartedPlay;
    return { id: started.id, events: await solve(country.pool, started) };
  }

  const all = Promise.all(pupils);
  // Or somebody could not begin.
  await Promise.race([until(() => ready === lesson.pupils), all]);
  gate.resolve();
  await all;
  const shown = () => [...table.answers.values()].filter((answers) => answers > 0).length;
  await until(() => shown() === lesson.pupils, patienceMs);
  seen.shown = shown();
  over.abort();
  await Promise.all([guessing, teaching]);
  table.stop();
  seen.unknown = (await signIn(victim, PASSWORD)).status;
  return seen;
}
