/**
 * A copy of the database that really follows it. Statistics and files come from there; it lags, breaks statements off for the
 * sake of what it has to replay, and goes away: whoever asks is answered, or told when to come again.
 */
import { type Endpoint } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import type { Role } from '@mindhero/contract/role';
import { type Country, onDatabase, type Process, tokenOf } from '../serving.ts';
import { biting, type Drill, type Effort, type Line, within } from './line.ts';
import { freePorts } from './ports.ts';
import { type Caller, makeSchool } from './school.ts';
import { type Standby, startStandby } from './standby.ts';
import { until } from './until.ts';
import { type Safeguard, without } from './without/safeguard.ts';

export const drill: Drill = (effort) =>
  onDatabase(async (country) => {
    await makeSchool(country, { teachers: 2, pupilsPerTeacher: 20 });
    const callers = await addLeaders(country);
    const standby = await startStandby(country);
    try {
      const place = { country, standby, callers };
      const head = await stateOf(country);
      return [head, ...(await upon(place, effort)), ...(await teeth(place, effort))];
    } finally {
      await country.stopAll();
      await standby.end();
    }
  });

interface Place {
  readonly country: Country;
  readonly standby: Standby;
  readonly callers: Callers;
}

type Callers = Readonly<Record<'TEACHER' | 'DIRECTOR' | 'ADMIN', Caller>>;

/** Somebody signed in for each role of the staff. */
async function addLeaders({ pool }: Country): Promise<Callers> {
  await pool.query(
    `with leaders as (
       insert into users (username, role, password_hash, school_id)
       values ('director', 'DIRECTOR', 'none', 1), ('admin', 'ADMIN', 'none', null) returning id)
     insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
     select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day' from leaders`,
  );
  const { rows } = await pool.query<{ role: Role; id: string; user_id: number }>(
    `select distinct on (role) role, sessions.id, user_id from sessions join users on users.id = user_id order by role, user_id`,
  );
  const of = (role: Role): Caller => {
    const found = rows.find((row) => row.role === role);
    if (found === undefined) throw new Error(`there is no ${role}`);
    return { userId: found.user_id, sessionId: found.id };
  };
  return { TEACHER: of('TEACHER'), DIRECTOR: of('DIRECTOR'), ADMIN: of('ADMIN') };
}

interface Wish {
  readonly caller: Caller;
  readonly path: string;
}

/** Read from the database itself: short, or about the process that answers (docs/scaling.md). */
const ofDatabase = /\/statistics\/health\/|\/rating\//;

/** Statistics and files that need no name of anything, as each role asks for them. */
function wishesOf(callers: Callers): Wish[] {
  return Object.values<Endpoint>(endpoints)
    .filter(({ method, path }) => method === 'GET' && !path.includes('{') && !ofDatabase.test(path))
    .filter(({ path }) => path.includes('/statistics/') || path.endsWith('/export/'))
    .flatMap(({ path, access }) =>
      Object.entries(callers)
        .filter(([role]) => access !== 'public' && access[role as Role] !== undefined)
        .map(([, caller]) => ({ caller, path })),
    );
}

const BROKEN = 0;

interface Answer {
  readonly status: number;
  readonly text: string;
  readonly comesAgain: boolean;
}

async function ask({ url }: Process, { caller, path }: Wish): Promise<Answer> {
  const answer = await fetch(`${url}${path}`, { headers: { authorization: `Bearer ${tokenOf(caller)}` } });
  const text = await answer.text().catch(() => null);
  // Half a file is none: the connection breaks.
  const status = text === null ? BROKEN : answer.status;
  return { status, text: text ?? '', comesAgain: answer.headers.has('retry-after') };
}

/** How often each was answered, and what else was. */
function told(answers: readonly Answer[]): string {
  const byStatus = Map.groupBy(answers, ({ status }) => status);
  return [...byStatus]
    .map(([status, all]) => `${all.length} × ${status === BROKEN ? 'half a file' : status}`)
    .join(', ');
}

async function startServer({ country, standby }: Place, env: Readonly<Record<string, string>> = {}) {
  const [port = 0] = await freePorts(1);
  return country.start('../apps/server/src/main.ts', port, {
    LOG_LEVEL: 'silent',
    DATABASE_REPLICA_URL: standby.url,
    ...env,
  });
}

/** How the copy follows, as the first one sees it. */
async function stateOf({ pool }: Country): Promise<Line> {
  let seen = '';
  const met = await until(async () => {
    const { rows } = await pool.query<{ state: string; version: string }>(
      `select state, current_setting('server_version') as version from pg_stat_replication`,
    );
    seen = rows.map(({ state, version }) => `PostgreSQL ${version}, ${state}`).join();
    return seen.endsWith('streaming');
  });
  return { what: 'a copy follows', expected: 'streaming', seen, met };
}

async function upon(place: Place, effort: Effort): Promise<Line[]> {
  const server = await startServer(place);
  const lines = [
    ...(await asUsual(place, server)),
    ...(await lagging(place, server, effort)),
    ...(await conflicting(place, server)),
    ...(await gone(place, server, effort)),
  ];
  server.stop();
  return lines;
}

async function asUsual({ standby, callers }: Place, server: Process): Promise<Line[]> {
  const answers = [];
  for (const wish of wishesOf(callers)) answers.push(await ask(server, wish));
  const { rows } = await standby.pool.query<{ connections: number }>(
    `select count(*)::int as connections from pg_stat_activity where application_name = 'mindhero'`,
  );
  const connections = rows[0]?.connections ?? 0;
  return [
    {
      what: 'statistics and files, each as every role',
      expected: '200',
      seen: told(answers),
      met: answers.every(({ status }) => status === 200),
    },
    {
      what: 'connections of the server on the copy',
      expected: '1 to 10',
      seen: String(connections),
      met: connections >= 1 && connections <= 10,
    },
  ];
}

const LAGS = 'a pupil whom the copy has not heard of yet: in the list, in the file';

/** The copy stands still while somebody comes, and then goes on. */
async function lagging(place: Place, server: Process, effort: Effort): Promise<Line[]> {
  const { country, standby, callers } = place;
  const name = `Late${Date.now()}`;
  const isIn = async (path: string) =>
    (await ask(server, { caller: callers.DIRECTOR, path })).text.includes(name);
  const inFile = () => isIn('/api/v1/students/export/?format=csv');
  await standby.pool.query('select pg_wal_replay_pause()');
  await country.pool.query(
    `insert into users (username, role, first_name, password_hash, school_id) values ($1, 'STUDENT', $1, 'none', 1)`,
    [name],
  );
  const seen = [await isIn(`/api/v1/students/?search=${name}`), await inFile()];
  const answers = [];
  for (const wish of wishesOf(callers)) answers.push(await ask(server, wish));
  await standby.pool.query('select pg_wal_replay_resume()');
  const resumed = performance.now();
  const came = await until(inFile);
  return [
    {
      what: LAGS,
      expected: 'true, false',
      seen: seen.join(', '),
      met: seen[0] === true && seen[1] === false,
    },
    {
      what: 'statistics and files while the copy stands still',
      expected: '200',
      seen: told(answers),
      met: answers.every(({ status }) => status === 200),
    },
    within(effort, {
      what: 'the pupil is in the file after the copy goes on',
      limitMs: 2000,
      ms: came ? performance.now() - resumed : Infinity,
    }),
  ];
}

const BROKEN_OFF = 'statistics and files while the copy breaks statements off';

/** What the copy has to replay takes tables for itself: whoever reads them there is broken off. */
async function conflicting({ country, standby, callers }: Place, server: Process): Promise<Line[]> {
  const conflicts = async () => {
    const { rows } = await standby.pool.query<{ n: number }>(
      'select sum(confl_lock + confl_snapshot + confl_bufferpin)::int as n from pg_stat_database_conflicts',
    );
    return rows[0]?.n ?? 0;
  };
  const before = await conflicts();
  const answers: Answer[] = [];
  const over = new AbortController();
  const asking = wishesOf(callers).map(async (wish) => {
    while (!over.signal.aborted) answers.push(await ask(server, wish));
  });
  const taking = (async () => {
    while (!over.signal.aborted)
      await country.pool.query('begin; lock table users, schools, groups in access exclusive mode; commit');
  })();
  // Several times, so that all sorts of statements are hit.
  await until(async () => (await conflicts()) - before >= 5);
  over.abort();
  await Promise.all([...asking, taking]);
  const found = (await conflicts()) - before;
  const refused = answers.filter(({ status }) => status === 503);
  const others = answers.filter(({ status }) => ![200, 429, 503, BROKEN].includes(status));
  const after = [];
  for (const wish of wishesOf(callers)) after.push(await ask(server, wish));
  return [
    {
      what: 'statements that the copy has broken off for what it has to replay',
      expected: '5 or more',
      seen: String(found),
      met: found >= 5,
    },
    {
      what: BROKEN_OFF,
      expected: '200, or 503 and when to come again, or the connection breaks',
      seen: told(answers),
      met: others.length === 0 && refused.every(({ comesAgain }) => comesAgain),
    },
    {
      what: 'asked for once more afterwards',
      expected: 'no 5xx',
      seen: told(after),
      met: after.every(({ status }) => status < 500),
    },
  ];
}

/** What is never read from the copy. */
const elsewhere = [
  '/api/health/ready/',
  '/api/v1/users/me/',
  '/api/v1/students/',
  '/api/v1/groups/',
  '/api/v1/tasks/',
];

const AWAY = 'statistics and files while the copy is away';

async function gone({ standby, callers }: Place, server: Process, effort: Effort): Promise<Line[]> {
  const { DIRECTOR: caller } = callers;
  const wishes = wishesOf({ ...callers }).filter((wish) => wish.caller === caller);
  await standby.halt();
  const refused = await Promise.all(wishes.map((wish) => ask(server, wish)));
  const served = await Promise.all(elsewhere.map((path) => ask(server, { caller, path })));
  await standby.resume();
  const back = performance.now();
  const path = '/api/v1/students/export/?format=csv';
  const isBack = await until(async () => (await ask(server, { caller, path })).status === 200);
  return [
    {
      what: AWAY,
      expected: '503, and when to come again',
      seen: told(refused),
      met: refused.every(({ status, comesAgain }) => status === 503 && comesAgain),
    },
    {
      what: 'everything else meanwhile, and whether it is ready',
      expected: '200',
      seen: told(served),
      met: served.every(({ status }) => status === 200),
    },
    within(effort, {
      what: 'files are served again once the copy is back',
      limitMs: 5000,
      ms: isBack ? performance.now() - back : Infinity,
    }),
  ];
}

const safeguards = {
  brokenOff: {
    what: 'a statement that is broken off is nobody’s fault',
    file: 'apps/server/src/platform/http/failure.ts',
    is: '|40001|',
    without: '|',
  },
  retryAfter: {
    what: 'no Retry-After',
    file: 'apps/server/src/platform/http/errors.ts',
    is: 'if (retryAfter !== undefined)',
    without: 'if (false)',
  },
} satisfies Record<string, Safeguard>;

async function teeth(place: Place, effort: Effort): Promise<Line[]> {
  const { brokenOff, retryAfter } = safeguards;
  const alone = await startServer(place, { DATABASE_REPLICA_URL: '' });
  const read = await lagging(place, alone, effort);
  alone.stop();
  const blind = await startServer(place, without(brokenOff, retryAfter));
  const broken = await conflicting(place, blind);
  const away = await gone(place, blind, effort);
  blind.stop();
  return [
    biting('nothing is read from the copy', read, LAGS),
    biting(brokenOff.what, broken, BROKEN_OFF),
    biting(retryAfter.what, away, AWAY),
  ];
}
