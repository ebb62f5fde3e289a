/**
 * Two processes behind a load balancer are replaced one after the other while a school is at work. Nobody may notice: no
 * request fails, what had begun is answered, and the table that a teacher watches goes on.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Homework } from '@mindhero/contract/homework';
import { MOST_BLOCKS, MOST_REPEATS } from '@mindhero/contract/limits';
import type { FinishedPlay, StartedPlay } from '@mindhero/contract/play';
import type { Task } from '@mindhero/contract/task';
import { type Country, onDatabase, type Process } from '../serving.ts';
import { balance } from './balance.ts';
import { type Client, createClient, type Request, told } from './client.ts';
import { newHomework } from './homework.ts';
import { type Drill, noted, tooth, within } from './line.ts';
import { freePorts } from './ports.ts';
import { type Caller, makeSchool, type School } from './school.ts';
import { solve } from './solve.ts';
import { until } from './until.ts';
import { type Watch, watch } from './watch.ts';
import { type Safeguard, without } from './without/safeguard.ts';

interface Load {
  readonly requests: number;
  readonly callers: number;
}

const long: Load = { requests: 10_000, callers: 32 };
const short: Load = { requests: 400, callers: 8 };

/** Four times as long as the balancer takes to notice, for machines that are busy with others. */
const LEAVE_SECONDS = 4;

/** When what waits for a lock may go on: its process serves no longer then, and has not ended. */
const RELEASE_MS = 1000 * LEAVE_SECONDS + 500;

const safeguards = {
  drain: {
    what: 'a process that is told to end waits for nothing that has begun',
    file: 'apps/server/src/serve.ts',
    is: 'await app.drain();',
    without: 'process.exit();',
  },
  told: {
    what: 'live tables are not told that their process ends',
    file: 'apps/server/src/modules/homework/handlers.ts',
    is: 'live.watch(id, app.draining)',
    without: 'live.watch(id, new AbortController().signal)',
  },
  deadline: {
    what: 'nothing cuts off what goes on for too long',
    file: 'apps/server/src/serve.ts',
    is: 'const DRAIN_MS = 8000;',
    // Longer than a supervisor waits, and not for ever.
    without: 'const DRAIN_MS = 11_000;',
  },
} satisfies Record<string, Safeguard>;

/** After it a supervisor kills. */
const MOST_MS = 10_000;

export const drill: Drill = (effort) =>
  onDatabase(async (country) => {
    const school = await makeSchool(country, { teachers: 1, pupilsPerTeacher: 64 });
    const leaves = { LEAVE_SECONDS: String(LEAVE_SECONDS) };
    const seen = await roll(country, school, effort.isShort ? short : long, [leaves, leaves]);
    const { drain, told: toldOfEnd, deadline } = safeguards;
    // Of two, each shows other teeth: nobody sends anything to the second one when it ends.
    const hasty = await roll(country, school, effort.isShort ? short : { ...long, requests: 2000 }, [
      { LEAVE_SECONDS: '0', ...without(toldOfEnd, deadline) },
      { ...leaves, ...without(drain) },
    ]);
    const late = hasty.stops[0] ?? 0;
    const failed = failedOf(hasty.answers);
    const { requests } = effort.isShort ? short : long;
    return [
      noted('load balancer', seen.balancer),
      {
        what: 'failed of so many requests while both processes are replaced',
        expected: `0 of ${requests.toLocaleString('en')} or more`,
        seen: `${failedOf(seen.answers)} of ${seen.sent.toLocaleString('en')} (${told(seen.answers)})`,
        met: failedOf(seen.answers) === 0 && seen.sent >= requests,
      },
      {
        what: 'answers with something else than was asked for',
        expected: '0',
        seen: String(seen.wrong),
        met: seen.wrong === 0,
      },
      ...seen.stops.map((ms, index) =>
        within(effort, { what: `process ${index + 1} ends after SIGTERM`, limitMs: MOST_MS, ms }),
      ),
      {
        what: 'a change that waited for a lock when its process was told to end',
        expected: '200, 200',
        seen: seen.begun.join(', '),
        met: seen.begun.every((status) => status === 200),
      },
      {
        what: 'rounds of homework that a watching teacher was told of',
        expected: 'all',
        seen: `${seen.rounds - seen.untold} of ${seen.rounds}`,
        met: seen.untold === 0 && seen.rounds > 0,
      },
      tooth('no LEAVE_SECONDS', `${failed} of ${hasty.sent.toLocaleString('en')} failed`, failed > 0),
      tooth(
        `${toldOfEnd.what}, and ${deadline.what}`,
        `process 1 ends after ${(late / 1000).toFixed(1)} s`,
        late > MOST_MS,
      ),
      tooth(
        'a table that does not ask again when its events end',
        `${hasty.untoldOnce} of ${hasty.rounds} rounds untold`,
        hasty.untoldOnce > 0,
      ),
      tooth(
        drain.what,
        `answered to what had begun: ${hasty.begun.at(-1) === 0 ? 'nothing' : hasty.begun.at(-1)}`,
        hasty.begun.at(-1) === 0,
      ),
    ];
  });

interface Seen {
  readonly balancer: string;
  readonly answers: ReadonlyMap<number, number>;
  readonly sent: number;
  readonly wrong: number;
  /** Milliseconds from SIGTERM to the end of each process. */
  readonly stops: readonly number[];
  /** What was answered to a change that had begun before. */
  readonly begun: readonly number[];
  readonly rounds: number;
  readonly untold: number;
  /** Of which somebody was not told who watches at the first process alone, and does not come back. */
  readonly untoldOnce: number;
}

const failedOf = (answers: ReadonlyMap<number, number>) =>
  [...answers].reduce((sum, [status, count]) => (status >= 200 && status < 300 ? sum : sum + count), 0);

interface Lesson {
  readonly country: Country;
  readonly client: Client;
  readonly task: Task;
  /** Of each pupil how many rounds were acknowledged. */
  readonly rounds: Map<number, number>;
  wrong: number;
  isOver: boolean;
}

type Environment = Readonly<Record<string, string>>;

/** @param environments of both processes */
async function roll(
  country: Country,
  school: School,
  load: Load,
  environments: readonly [Environment, Environment],
): Promise<Seen> {
  const [front = 0, ...ports] = await freePorts(3);
  const start = (port: number) =>
    country.start('../apps/server/src/main.ts', port, {
      LOG_LEVEL: 'warn',
      ...environments[ports.indexOf(port)],
    });
  const processes: Process[] = [];
  for (const port of ports) processes.push(await start(port));
  const balancer = await balance(
    front,
    processes.map(({ url }) => url),
  );
  const client = createClient({ address: () => balancer.url, withKeys: true });
  const [teacher] = school.teachers;
  if (teacher === undefined) throw new Error('there is no teacher');
  // More rounds than anybody gets done.
  const endless = newHomework({ blocks: MOST_BLOCKS, repeats: MOST_REPEATS });
  const task = await ask<Task>(client, teacher, endless);
  if (task === null) throw new Error('no task was set');
  const lesson: Lesson = { country, client, task, rounds: new Map(), wrong: 0, isOver: false };
  const live = `/api/v1/tasks/${task.id}/live/`;
  const table = watch(`${balancer.url}${live}`, teacher);
  const once = watch(`${processes[0]?.url}${live}`, teacher, false);
  const callers = school.pupils.slice(0, load.callers).map((pupil, n) => work(lesson, pupil, n % 4 === 0));

  const stops: number[] = [];
  const begun: number[] = [];
  const sent = () => [...client.answers.values()].reduce((sum, count) => sum + count, 0);
  const served = (count: number) => until(() => sent() >= count);
  for (const [index, process] of processes.entries()) {
    await served(((index + 1) * load.requests) / 3);
    const changed = changeUnderLock(lesson, process, school.pupils.at(-1 - index));
    await changed.begun;
    await balancer.looked(process.url);
    const asked = performance.now();
    process.stop();
    setTimeout(changed.release, RELEASE_MS);
    await process.ended;
    stops.push(performance.now() - asked);
    begun.push(await changed.status);
    await start(Number(new URL(process.url).port));
    // It has to be in use before the other one goes.
    await until(() => balancer.isUsing(process.url));
  }
  await served(load.requests);
  lesson.isOver = true;
  await Promise.all(callers);
  const rounds = [...lesson.rounds.values()].reduce((sum, count) => sum + count, 0);
  await until(() => untoldOf(table, lesson) === 0);
  const untold = untoldOf(table, lesson);
  const untoldOnce = untoldOf(once, lesson);
  table.stop();
  once.stop();
  await balancer.close();
  await country.stopAll();
  return {
    balancer: balancer.name,
    answers: client.answers,
    sent: sent(),
    wrong: lesson.wrong,
    stops,
    begun,
    rounds,
    untold,
    untoldOnce,
  };
}

/** Rounds that were acknowledged and of which a table was told by no event yet. */
const untoldOf = ({ answers }: Watch, { rounds }: Lesson): number =>
  [...rounds].reduce((sum, [pupil, played]) => sum + Math.max(0, played - (answers.get(pupil) ?? 0)), 0);

/** Changes somebody whose row somebody else holds, at a process that is told to end meanwhile. */
function changeUnderLock(
  { country }: Lesson,
  process: Process,
  pupil: Caller | undefined,
): { begun: Promise<void>; release: () => void; status: Promise<number> } {
  if (pupil === undefined) throw new Error('there is no pupil');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
  const direct = createClient({ address: () => process.url, withKeys: true });
  async function change(person: Caller): Promise<number> {
    const holder = await country.pool.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [person.userId]);
    const answer = direct.once(person, { method: 'PATCH', path: 'users/me/', body: { theme: 'dark' } });
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock'`;
    await until(async () => (await country.pool.query(waiting)).rowCount !== 0);
    begin();
    await released;
    await holder.query('commit');
    holder.release();
    return (await answer).status;
  }
  return { begun, release, status: change(pupil) };
}

/** What is granted; null for anything else. Nothing is asked twice: each failure counts. */
async function ask<T>(client: Client, caller: Caller, request: Request): Promise<T | null> {
  const answer = await client.once(caller, request);
  return answer.status >= 200 && answer.status < 300 ? (JSON.parse(answer.text) as T) : null;
}

/** A pupil who looks at this and that, or does homework. */
async function work(lesson: Lesson, pupil: Caller, isBusy: boolean): Promise<void> {
  const { client } = lesson;
  while (!lesson.isOver) {
    const me = await ask<{ id: number }>(client, pupil, { method: 'GET', path: 'users/me/' });
    if (me !== null && me.id !== pupil.userId) lesson.wrong++;
    if (isBusy) await playRound(lesson, pupil);
    else await ask(client, pupil, { method: 'GET', path: 'plays/training/' });
    // Nobody may ask all the time.
    await wait(isBusy ? 700 : 120);
  }
}

async function playRound(lesson: Lesson, pupil: Caller): Promise<void> {
  const { client, task, country } = lesson;
  const path = `homework/${task.id}/attempts/`;
  const homework = await ask<Homework>(client, pupil, { path, body: { id: randomUUID() } });
  if (homework === null || homework.next === null) return;
  const body = { id: randomUUID(), game: 'columns', settings: {}, homework: homework.next };
  const started = await ask<StartedPlay>(client, pupil, { path: 'plays/', body });
  if (started === null) return;
  const { id } = started;
  const events = await solve(country.pool, started);
  const finished = await ask<FinishedPlay>(client, pupil, { path: `plays/${id}/finish/`, body: { events } });
  if (finished === null) return;
  if (finished.play.id !== id) lesson.wrong++;
  const { correct, incorrect, missed } = finished.play;
  lesson.rounds.set(pupil.userId, (lesson.rounds.get(pupil.userId) ?? 0) + correct + incorrect + missed);
}
