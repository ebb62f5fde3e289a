/**
 * Two processes of the server behind PgBouncer in transaction mode, with fewer connections to PostgreSQL than either has to the pooler:
 * writers lose nothing, a table that a teacher watches goes on, and a process that is killed leaves nothing open.
 */
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { databaseAccount } from '@mindhero/server/platform/db/embedded-account';
import { truthSql } from '@mindhero/server/test/totals';
import { type Country, onDatabase, type Process } from '../serving.ts';
import { createClient, told } from './client.ts';
import {
  biting,
  type Drill,
  type Effort,
  inLongForm,
  leftOut,
  type Line,
  noted,
  tooth,
  toothOf,
} from './line.ts';
import { freePorts } from './ports.ts';
import { type Caller, makeSchool, type School } from './school.ts';
import { HANGS_MS, until } from './until.ts';
import { watch } from './watch.ts';
import { type Safeguard, without } from './without/safeguard.ts';
import { atWork, type Crew, doneIn, linesOf, noWork, schoolOfWriters, type Work } from './writers.ts';

interface Load extends Crew {
  /** So much is acknowledged before it is over. */
  readonly work: number;
  /** How long what has to come of it is waited for. */
  readonly patienceMs?: number;
}

const long: Load = { work: 3000, pupils: 20, others: 4, patienceMs: 5 * HANGS_MS };
const short: Load = { work: 120, pupils: 6, others: 2 };

/** As `docs/scaling.md` gives it. */
const CONNECT_QUERY =
  'set statement_timeout = 10000; set idle_in_transaction_session_timeout = 10000; set random_page_cost = 1.1';

/** Of PostgreSQL, for all processes together. Each has eighteen to the pooler. */
const CONNECTIONS = 6;

export const drill: Drill = async (effort) => {
  const version = await versionOf();
  const what = 'PgBouncer in transaction mode';
  if (version === null) return [leftOut(what, 'there is no pgbouncer')];
  return [noted(what, version), ...(await onDatabase((country) => drillOn(country, effort)))];
};

const versionOf = () =>
  promisify(execFile)('pgbouncer', ['--version']).then(
    ({ stdout }) => stdout.split('\n')[0] ?? '',
    () => null,
  );

const safeguards = {
  listener: {
    what: 'notices are listened for through the pooler',
    file: 'apps/server/src/platform/db/database.ts',
    is: "openClient(url, 'mindhero live')",
    without: "openClient(near.url, 'mindhero live')",
  },
  nameless: {
    what: 'statements keep their names',
    file: 'apps/server/src/platform/db/pooled.ts',
    is: 'const { name: _, ...rest } = query as Named;',
    without: 'const rest = query as Named;',
  },
} satisfies Record<string, Safeguard>;

async function drillOn(country: Country, effort: Effort): Promise<Line[]> {
  const [poolerPort = 0] = await freePorts(1);
  const pooler = await startPooler(country.url, poolerPort);
  try {
    const school = await makeSchool(country, schoolOfWriters);
    await country.pool.query(truthSql);
    const place = { country, school, pooler: pooler.url, work: noWork() };
    const lines = await behind(place, effort.isShort ? short : long);
    return [
      ...lines,
      // Three more servers have to begin for it, and writers to work.
      ...(await inLongForm(effort, [toothOf(safeguards.listener.what)], async () => [await deaf(place)])),
      await withNames(place),
      await asDirect(country, pooler.url),
    ];
  } finally {
    await country.stopAll();
    await pooler.stop();
  }
}

interface Place {
  readonly country: Country;
  readonly school: School;
  /** The address of the pooler. */
  readonly pooler: string;
  readonly work: Work;
}

const TOLD = 'what a live table was told while somebody watched';

/** A single notice comes through a pooler now and then, by chance: when who listens holds the connection on which it is given. */
const LEAST_TOLD = 5;

/** Writers at work on two processes, which may go without some safeguards. */
async function behind(
  { country, school, pooler, work }: Place,
  { patienceMs = HANGS_MS, ...load }: Load,
  ...off: readonly Safeguard[]
): Promise<Line[]> {
  const ports = await freePorts(2);
  const env = { LOG_LEVEL: 'warn', DATABASE_POOL_URL: pooler, ...without(...off) };
  const start = (port: number) => country.start('../apps/server/src/main.ts', port, env);
  const processes: Process[] = [];
  for (const port of ports) processes.push(await start(port));
  const before = doneIn(work);
  const done = (more: number) => until(() => doneIn(work) >= before + more, patienceMs);
  let events = 0;
  const seen = await atWork(
    { country, school, processes, work },
    {
      crew: load,
      meanwhile: async () => {
        await done(load.work / 3);
        processes[0]?.kill();
        await processes[0]?.ended;
        processes[0] = await start(ports[0] ?? 0);
        const table = await watchHomework(country, school, processes[1]);
        const atFirst = table.events();
        await done(load.work);
        await until(() => table.events() >= atFirst + LEAST_TOLD, patienceMs);
        events = table.events() - atFirst;
        table.stop();
      },
    },
  );
  const acknowledged = doneIn(work) - before;
  const lines = [
    {
      what: 'changes that were acknowledged while a process was killed',
      expected: `${load.work.toLocaleString('en')} or more`,
      seen: acknowledged.toLocaleString('en'),
      met: acknowledged >= load.work,
    },
    ...linesOf(seen),
    { what: TOLD, expected: `${LEAST_TOLD} or more`, seen: String(events), met: events >= LEAST_TOLD },
    await left(country),
  ];
  for (const process of processes) process.stop();
  return lines;
}

/** Writers get on all the same where notices do not arrive; who watches is told next to nothing. */
async function deaf(place: Place): Promise<Line> {
  const { listener } = safeguards;
  const lines = await behind(place, { ...short, work: 20, patienceMs: 3000 }, listener);
  return biting(listener.what, lines, TOLD);
}

/** Where statements keep their names nobody can begin to work, so a few look at what is there. */
async function withNames({ country, school, pooler }: Place): Promise<Line> {
  const { nameless } = safeguards;
  const [port = 0] = await freePorts(1);
  const env = { LOG_LEVEL: 'silent', DATABASE_POOL_URL: pooler, ...without(nameless) };
  const server = await country.start('../apps/server/src/main.ts', port, env);
  const client = createClient({ address: () => server.url, withKeys: true });
  const look = async (teacher: Caller) => {
    for (const path of ['groups/', 'tasks/', 'users/me/'])
      await client.once(teacher, { method: 'GET', path });
  };
  await Promise.all(school.teachers.map(look));
  server.stop();
  const faults = [...client.answers].some(([status]) => status >= 500 && status !== 503);
  return tooth(nameless.what, told(client.answers), faults);
}

/** The homework of those who play now, as soon as its table is there. */
async function watchHomework({ pool }: Country, school: School, process: Process | undefined) {
  const { rows } = await pool.query<{ id: number }>(
    `select id from tasks where name = 'Homework 0' order by id desc limit 1`,
  );
  const [teacher] = school.teachers;
  if (teacher === undefined) throw new Error('there is no teacher');
  const table = watch(`${process?.url}/api/v1/tasks/${rows[0]?.id}/live/`, teacher);
  await until(() => table.answers.size > 0);
  return table;
}

/** What may be left behind on connections that others use next. */
async function left({ pool }: Country): Promise<Line> {
  let connections = 0;
  let open = 0;
  // One that a killed process has used is closed, and ends a moment later.
  await until(async () => {
    const { rows } = await pool.query<{ connections: number; open: number }>(
      `select count(*)::int as connections, count(*) filter (where state like 'idle in transaction%')::int as open
       from pg_stat_activity where application_name = 'mindhero'`,
    );
    ({ connections, open } = rows[0] ?? { connections: 0, open: 0 });
    return connections <= CONNECTIONS && open === 0;
  });
  return {
    what: 'connections of PostgreSQL that two processes share, transactions left open',
    expected: `≤ ${CONNECTIONS}, 0`,
    seen: `${connections}, ${open}`,
    met: connections > 0 && connections <= CONNECTIONS && open === 0,
  };
}

/** A server that takes the pooler for PostgreSQL itself, beside one that is told right: nothing else is wrong with it. */
async function asDirect(country: Country, pooler: string): Promise<Line> {
  const direct = await readyUpon(country, country.url);
  // Last, as it may keep the lock of migrations: the pooler holds on to the connection.
  const pooled = await readyUpon(country, pooler);
  return tooth(
    'the pooler given as DATABASE_URL',
    `ready: ${pooled}, upon PostgreSQL: ${direct}`,
    pooled !== 200 && direct === 200,
  );
}

/** How a server is that takes this address for PostgreSQL; 0 if it does not even begin. */
async function readyUpon(country: Country, url: string): Promise<number> {
  const [port = 0] = await freePorts(1);
  return country.start('../apps/server/src/main.ts', port, { LOG_LEVEL: 'silent', DATABASE_URL: url }).then(
    ({ url: origin }) => fetch(`${origin}/api/health/ready/`).then(({ status }) => status),
    () => 0,
  );
}

async function startPooler(databaseUrl: string, port: number) {
  const { hostname, port: databasePort, username, password, pathname } = new URL(databaseUrl);
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-pooler-'));
  await chmod(folder, 0o755);
  const file = join(folder, 'pgbouncer.ini');
  const database = pathname.slice(1);
  await writeFile(
    file,
    `[databases]
${database} = host=${hostname} port=${databasePort} user=${username} password=${password} connect_query='${CONNECT_QUERY}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${CONNECTIONS}
max_client_conn = 200
`,
  );
  // Like PostgreSQL it does not run as root.
  const account = await databaseAccount();
  const child = spawn('pgbouncer', [file], {
    stdio: 'ignore',
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  const ended = new Promise((resolve) => child.once('close', resolve));
  while (child.exitCode === null && !(await accepts(port))) await wait(50);
  return {
    url: `postgresql://${username}@127.0.0.1:${port}/${database}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

const accepts = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
