/** Students from a CSV file: how long 2,000 lines take, and how much memory the server needs for them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { csvLine } from '@mindhero/contract/csv';
import { MOST_NEW_PASSWORDS } from '@mindhero/contract/person';
import { createTokens } from '@mindhero/server/platform/auth/tokens';
import { systemClock } from '@mindhero/server/platform/clock';
import { startEmbedded } from '@mindhero/server/platform/db/embedded';
import { migrate } from '@mindhero/server/platform/db/migrate';
import { systemRandom } from '@mindhero/server/platform/random';
import pg from 'pg';
import type { Figure } from './figure.ts';

const ROWS = 2_000;
const PORT = 3116;
const TOKEN_SECRET = 'only for this benchmark, long enough to sign with';
const base = `http://127.0.0.1:${PORT}/api/v1`;

export async function measure(): Promise<Figure[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindhero-bench-'));
  await chmod(dataDir, 0o755);
  const postgres = await startEmbedded({ dataDir });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
  let server: ChildProcess | undefined;
  try {
    await migrate(postgres.url);
    const token = await makeDirector(pool);
    server = await startServer(postgres.url);
    return await measureImport(token, server.pid ?? 0);
  } finally {
    server?.kill('SIGTERM');
    await pool.end();
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The access token of somebody who may import. */
async function makeDirector(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ userId: number; sessionId: string }>(`
    with school as (insert into schools (name) values ('School') returning id),
    director as (
      insert into users (username, role, password_hash, can_register_groups, school_id)
      select 'director', 'DIRECTOR', 'none', true, id from school returning id, school_id),
    classes as (
      insert into groups (name, school_id) select 'Class ' || n, school_id from director, generate_series(1, 80) n)
    insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
    select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day' from director
    returning id as "sessionId", user_id as "userId"`);
  const [caller] = rows;
  if (caller === undefined) throw new Error('nobody was made');
  return createTokens({ secret: TOKEN_SECRET, clock: systemClock, random: systemRandom }).access(caller);
}

async function startServer(databaseUrl: string): Promise<ChildProcess> {
  const file = fileURLToPath(new URL('../apps/server/src/main.ts', import.meta.url));
  const env = {
    ...process.env,
    PORT: String(PORT),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    TOKEN_SECRET,
  };
  // As `npm run serve` starts it.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', file], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  for (let attempt = 0; attempt < 150; attempt++) {
    const answers = await fetch(`http://127.0.0.1:${PORT}/api/health/live/`).catch(() => null);
    if (answers?.ok) return child;
    await wait(200);
  }
  child.kill('SIGTERM');
  throw new Error('the server does not answer');
}

/** Names as they are, with those that share a username, and a class for each. */
function school(): string {
  const names = ['Анна', 'Юлія', 'Jörg', 'Zoë', 'Максим', 'Emma', 'Ґалаґан'];
  const rows = Array.from({ length: ROWS }, (_, n) => [
    `${names[(n * 3) % names.length]}${n % 300}`,
    names[n % names.length] ?? '',
    `pupil${n}@example.org`,
    'UK',
    `Class ${1 + (n % 80)}`,
  ]);
  return [['last_name', 'first_name', 'email', 'language', 'groups'], ...rows]
    .map((row) => csvLine(row))
    .join('');
}

async function measureImport(token: string, pid: number): Promise<Figure[]> {
  const authorization = `Bearer ${token}`;
  const send = async <T>(path: string, type: string, body: string): Promise<T> => {
    const response = await fetch(`${base}/${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': type },
      body,
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    // An import tells how far it has come; what came of it stands in its last line.
    const last = (await response.text()).trimEnd().split('\n').at(-1) ?? '';
    return JSON.parse(last.replace(/^data: /, '')) as T;
  };
  const file = school();
  const began = performance.now();
  const { plan } = await send<{ plan: string }>('students/import/check/', 'text/csv', file);
  const checked = performance.now();
  const { created } = await send<{ created: { id: number }[] }>(
    `students/import/?plan=${plan}`,
    'text/csv',
    file,
  );
  const imported = performance.now();
  const memory = await peakMemory(pid);
  for (let from = 0; from < created.length; from += MOST_NEW_PASSWORDS) {
    const ids = created.slice(from, from + MOST_NEW_PASSWORDS).map(({ id }) => id);
    await send('people/passwords/', 'application/json', JSON.stringify({ ids }));
  }
  const opened = performance.now();
  const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
  const rows = ROWS.toLocaleString('en');
  return [
    {
      name: `CSV of ${rows} rows: check and import`,
      measured: `${seconds(checked - began)} + ${seconds(imported - checked)}`,
      target: '< 10 s',
      met: imported - began < 10_000,
    },
    {
      name: `CSV of ${rows} rows: peak memory of the server`,
      measured: memory === null ? 'unknown here' : `${Math.round(memory)} MB`,
      target: '< 300 MB',
      met: memory === null ? null : memory < 300,
    },
    {
      name: `first passwords of ${rows} students`,
      measured: seconds(opened - imported),
      target: '',
      met: null,
    },
  ];
}

/** In megabytes, as Linux tells it; null elsewhere. */
async function peakMemory(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /VmHWM:\s+(\d+) kB/.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1024;
}
