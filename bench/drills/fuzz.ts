/**
 * Tens of thousands of requests that nobody should send, drawn from the published document, as everybody who may call. The server
 * answers all of them as the document says, soon, without keeping anything, and without touching what belongs to others.
 */
import { streams } from '@mindhero/engine/random';
import { checkBooks } from '@mindhero/server/entities/plans/check';
import type { OpenApi } from '@mindhero/server/platform/docs/openapi';
import { type PersonName, peopleNames } from '@mindhero/server/test/world';
import { type Country, onDatabase, type Process } from '../serving.ts';
import { folded } from './anew.ts';
import { told } from './client.ts';
import { belongingsOf, changes } from './fuzz/belongings.ts';
import { bodiesOf, drawRequest, hear, type Source, type Target, targetsOf } from './fuzz/draw.ts';
import { createJudge, type Judge } from './fuzz/judge.ts';
import { makePlace, others, type Place } from './fuzz/place.ts';
import { drawRaw, sendRaw } from './fuzz/raw.ts';
import { keptConnections, send } from './fuzz/send.ts';
import { inspectable, type Memory, memoryOf } from './inspector.ts';
import { type Drill, type Effort, type Line, tooth, within } from './line.ts';
import { freePorts } from './ports.ts';

/** The same requests come each time, but for ids that answers have told. */
const SEED = 20_261_127;

const long = { first: 40_000, second: 12_000, warm: 10_000, growth: 0.1 };
/** So few requests are warming up all the time: what is held grows with every endpoint that is first used. */
const short = { first: 700, second: 250, warm: 450, growth: 0.5 };

const AT_ONCE = 8;
const LIMIT_MS = 2000;

/** Everybody but those who may change whatever they like. */
const ordinary: readonly (PersonName | null)[] = [
  null,
  'student',
  'classmate',
  'teacher',
  'colleague',
  'director',
];
const mighty: readonly (PersonName | null)[] = [null, 'admin', 'admin', 'admin', 'director'];

export const drill: Drill = async (effort) => [
  ...(await onDatabase((country) => fuzz(country, effort))),
  ...(await onDatabase(toothless)),
];

/** Where requests go, and what came back. */
interface Course {
  readonly server: Process;
  readonly judge: Judge;
  readonly source: Source;
  readonly targets: readonly Target[];
  readonly seen: Seen;
  /** Requests before these. */
  sent: number;
}

interface Seen {
  readonly statuses: Map<number, number>;
  /** Operations that have done what they are for. */
  readonly done: Set<string>;
  readonly faults: string[];
  readonly unlike: string[];
  readonly unanswered: string[];
  /** Raw bytes with more answers than requests that anybody may see in them. */
  readonly smuggled: string[];
  /** Answers to raw bytes that tell no problem. */
  readonly unlikeProblems: string[];
  slowest: { ms: number; what: string };
}

const nothingSeen = (): Seen => ({
  statuses: new Map(),
  done: new Set(),
  faults: [],
  unlike: [],
  unanswered: [],
  smuggled: [],
  unlikeProblems: [],
  slowest: { ms: 0, what: '' },
});

async function begin(country: Country, program: string, ofPaths?: readonly string[]) {
  const [port = 0, inspector = 0] = await freePorts(2);
  const place = await makePlace(country);
  const server = await country.start(program, port, {
    ...inspectable(inspector),
    LOG_LEVEL: 'error',
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: 'https://school.example',
    INVOICE_RECIPIENT: 'Somebody',
    INVOICE_IBAN: 'UA213223130000026007233566001',
    INVOICE_CODE: '12345678',
  });
  const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as OpenApi;
  const all = targetsOf(document);
  const targets = all.filter(({ path }) => ofPaths?.includes(path) ?? true);
  const course: Course = {
    server,
    judge: createJudge(document),
    source: { place, bodies: await bodiesOf(place, all), told: new Map(), callers: ordinary },
    targets: streams(SEED)('order').shuffle(targets),
    seen: nothingSeen(),
    sent: 0,
  };
  return { course, place, inspector };
}

const ofOthers = ({ pool }: Country, { world }: Place) =>
  belongingsOf(pool, {
    users: others.map((name) => world.people[name].id),
    schools: [world.people.stranger.school_id ?? 0],
  });

async function fuzz(country: Country, effort: Effort): Promise<Line[]> {
  const { first, second, warm, growth } = effort.isShort ? short : long;
  const { course, place, inspector } = await begin(country, '../apps/server/src/main.ts');
  await folded(country.pool);
  const before = await ofOthers(country, place);
  await run(course, warm);
  const atFirst = await memoryOf(inspector);
  await run(course, first - warm);
  const changed = changes(before, await ofOthers(country, place));
  await run({ ...course, sent: first, source: { ...course.source, callers: mighty } }, second);
  const atLast = await memoryOf(inspector);
  const { seen, targets } = course;
  const { invariants } = await checkBooks(country.pool);
  const isAlive = course.server.isAlive();
  await place.close();
  const broken = invariants.filter((one) => one.broken > 0).map(({ name }) => name);
  const sent = [...seen.statuses.values()].reduce((sum, count) => sum + count, 0);
  say('answers 5xx', seen.faults);
  say('answers unlike the document', seen.unlike);
  say('answers to raw bytes', seen.unlikeProblems);
  say('smuggled', seen.smuggled);
  say('without an answer', seen.unanswered);
  say('changes of what belongs to others', changed);
  console.log(`  the slowest: ${seen.slowest.what}`);
  return [
    {
      what: `requests drawn with the seed ${SEED}`,
      expected: `≥ ${(first + second).toLocaleString('en')}`,
      seen: `${sent.toLocaleString('en')} (${told(seen.statuses)})`,
      met: sent >= first + second && isAlive,
    },
    {
      what: 'operations of the document that have done what they are for',
      // Some need what cannot be drawn: a code of an authenticator, a signature of a bank.
      expected: effort.isShort ? `≥ 40 % of ${targets.length}` : `≥ 80 % of ${targets.length}`,
      seen: String(seen.done.size),
      met: seen.done.size >= targets.length * (effort.isShort ? 0.4 : 0.8),
    },
    // A busy machine may make a server say that it cannot now.
    none(
      'answers 5xx',
      effort.isShort ? seen.faults.filter((fault) => !fault.startsWith('503')) : seen.faults,
    ),
    none('answers that the document does not promise, as ajv sees it', seen.unlike),
    none('answers to raw bytes that tell no problem', seen.unlikeProblems),
    none('requests that are smuggled in behind others and answered', seen.smuggled),
    none('requests without an answer', seen.unanswered),
    within(effort, { what: 'the slowest answer', limitMs: LIMIT_MS, ms: seen.slowest.ms }),
    {
      what: 'memory of the server after it has warmed up',
      expected: `≤ ${Math.round(100 * growth)} % more`,
      seen: toldGrowth(atFirst, atLast),
      met: atLast.held <= atFirst.held * (1 + growth),
    },
    none('rows of others that changed', changed),
    none('invariants of the books that are broken', broken),
  ];
}

const none = (what: string, found: readonly string[]): Line => ({
  what,
  expected: '0',
  seen: String(found.length),
  met: found.length === 0,
});

/** Enough to see what is wrong, and no more than anybody reads. */
function say(what: string, found: readonly string[]): void {
  for (const one of found.slice(0, 12)) console.log(`  ${what}: ${one.slice(0, 700)}`);
}

function toldGrowth(before: Memory, after: Memory): string {
  const mb = (bytes: number) => (bytes / 1024 / 1024).toFixed(0);
  const share = (100 * (after.held / before.held - 1)).toFixed(1);
  return `${share} % (held ${mb(before.held)} → ${mb(after.held)} MB, resident ${mb(before.resident)} → ${mb(after.resident)} MB)`;
}

/** Sends so many more. */
async function run(course: Course, count: number): Promise<void> {
  const until = course.sent + count;
  const agent = keptConnections(AT_ONCE);
  const next = () => (course.sent < until ? course.sent++ : null);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let number = next(); number !== null; number = next()) {
        if (number % 33 === 32) await throwRaw(course, number);
        else await ask(course, agent, number);
      }
    }),
  );
  agent.destroy();
}

/** Whom these may sign out: administrators everybody, and nobody else somebody of the others, as is to be seen. */
const touchedBy = (callers: Source['callers']): readonly PersonName[] =>
  callers.includes('admin') ? peopleNames : peopleNames.filter((name) => !others.includes(name));

/** After these somebody may be signed out. */
const ending = /session|signOut|deactivate|password|archiveSchool|recover|erase|removal/i;

async function ask(course: Course, agent: ReturnType<typeof keptConnections>, number: number): Promise<void> {
  const { server, source, judge, targets, seen } = course;
  const target = targets[number % targets.length];
  if (target === undefined) throw new Error('there is nothing to ask for');
  const random = streams(SEED)(`request ${number}`);
  const drawn = drawRequest(source, target, random);
  const answer = await send(agent, server.url, drawn);
  const what = `#${number} ${drawn.caller ?? 'nobody'} ${drawn.method} ${drawn.path} ${drawn.headers['content-type'] ?? ''} ${drawn.body?.toString('utf8').slice(0, 300) ?? ''}`;
  count(seen, answer?.status ?? 0);
  if (answer === null) {
    // Whoever is refused in the middle of sending too much may not hear it any more.
    if ((drawn.body?.length ?? 0) < LARGE) seen.unanswered.push(what);
    return;
  }
  if (answer.status >= 500) seen.faults.push(`${answer.status} to ${what}`);
  if (answer.ms > seen.slowest.ms) seen.slowest = { ms: answer.ms, what };
  const wrong = judge(drawn.asked, answer);
  if (wrong !== null) seen.unlike.push(`${wrong}; to ${what}`);
  if (answer.status >= 300 || drawn.asked?.method !== target.method) return;
  seen.done.add(target.operation.operationId);
  hear(source, target, answer.body);
  if (ending.test(target.operation.operationId)) await source.place.restore(touchedBy(source.callers));
}

/** More than a connection takes before it is read. */
const LARGE = 60_000;

async function throwRaw({ server, source, judge, seen }: Course, number: number): Promise<void> {
  const random = streams(SEED)(`raw ${number}`);
  const { bytes, most } = drawRaw(random, source.place.token('student'));
  const { answers, ms } = await sendRaw(server.url, bytes);
  const what = `#${number} raw ${JSON.stringify(
    bytes
      .toString('latin1')
      .replace(/Bearer \S+/, 'Bearer …')
      .slice(0, 300),
  )}`;
  count(seen, answers[0]?.status ?? 0);
  if (ms > seen.slowest.ms) seen.slowest = { ms, what };
  if (answers.length > most) seen.smuggled.push(`${answers.length} answers to ${what}`);
  for (const answer of answers) {
    if (answer.status >= 500) seen.faults.push(`${answer.status} to ${what}`);
    const wrong = answer.status >= 400 ? judge(null, answer) : null;
    if (wrong !== null) seen.unlikeProblems.push(`${wrong}; to ${what}`);
  }
}

const count = ({ statuses }: Seen, status: number) => statuses.set(status, (statuses.get(status) ?? 0) + 1);

/** Where the faults are. */
const faulty = ['/api/v1/installation/', '/api/v1/materials/', '/api/v1/sessions/', '/api/v1/students/{id}/'];

/** The same against a server with faults in it. */
async function toothless(country: Country): Promise<Line[]> {
  const { course, place, inspector } = await begin(country, './drills/fuzz/faulty-server.ts', faulty);
  const before = await ofOthers(country, place);
  await run(course, 60);
  const atFirst = await memoryOf(inspector);
  await run(course, 240);
  const atLast = await memoryOf(inspector);
  const changed = changes(before, await ofOthers(country, place));
  // Every kind of them comes several times.
  for (let number = 0; number < 100; number++) await throwRaw(course, number);
  // Leads to nobody but by the name of its column.
  const meddled = await ofOthers(country, place);
  await country.pool.query('update group_totals set students = students + 1');
  const miscounted = changes(meddled, await ofOthers(country, place));
  await place.close();
  const { faults, unlike, unlikeProblems, smuggled, slowest } = course.seen;
  const seconds = (slowest.ms / 1000).toFixed(1);
  return [
    tooth('an endpoint that throws', `${faults.length} answers 5xx`, faults.length > 0),
    tooth('an answer without its fields', `${unlike.length} unlike the document`, unlike.length > 0),
    tooth(
      'what cannot be read is answered by Node',
      `${unlikeProblems.length} tell no problem`,
      unlikeProblems.length > 0,
    ),
    tooth("Node's lenient parser of HTTP", `${smuggled.length} smuggled in`, smuggled.length > 0),
    tooth('an answer that waits', `${seconds} s`, slowest.ms > LIMIT_MS),
    tooth('requests that are never let go of', toldGrowth(atFirst, atLast), atLast.held > atFirst.held * 1.1),
    tooth(
      'students of whom nobody asks whose they are',
      `${changed.length} rows of others changed`,
      changed.length > 0,
    ),
    tooth(
      'a sum that somebody adds one to',
      `${miscounted.length} rows of others changed`,
      miscounted.length > 0,
    ),
  ];
}
