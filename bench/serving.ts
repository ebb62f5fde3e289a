/** The product as it runs, on a database of a country's size, to be measured. */
import { execFile, spawn } from 'node:child_process';
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { fold } from '@mindhero/server/entities/training/fold';
import { createTokens } from '@mindhero/server/platform/auth/tokens';
import { systemClock } from '@mindhero/server/platform/clock';
import { startEmbedded } from '@mindhero/server/platform/db/embedded';
import { migrate } from '@mindhero/server/platform/db/migrate';
import { systemRandom } from '@mindhero/server/platform/random';
import pg from 'pg';
import { type Caller, fill } from './fill.ts';

const TOKEN_SECRET = 'only for this benchmark, long enough to sign with';

export interface Process {
  readonly url: string;
  /** How it ended: its exit code, or null if a signal ended it. */
  readonly ended: Promise<number | null>;
  isAlive(): boolean;
  /** Asks it to end, as a supervisor does. */
  stop(): void;
  /** Ends it without asking. */
  kill(): void;
}

export interface Country {
  readonly pool: pg.Pool;
  /** The address of the database. */
  readonly url: string;
  /** Starts a program on the database; it serves when this is done. It stops with the database. @param env variables beside the usual ones */
  start(file: string, port: number, env?: Readonly<Record<string, string>>): Promise<Process>;
  /** Stops all programs that were started, and waits for their end. */
  stopAll(): Promise<void>;
  /** Stops PostgreSQL, as an operator does who updates it. */
  halt(): Promise<void>;
  /** Starts it again, on the same port. */
  resume(): Promise<void>;
  /** Has all processes of PostgreSQL stand still, or go on. */
  freeze(isFrozen: boolean): Promise<void>;
  /** Ends all processes of PostgreSQL without asking. It comes back by itself within a few seconds. */
  killDatabase(): Promise<void>;
}

/** Fills a database as large as a country's, and takes everything away when the work is done. */
export function inCountry<T>(work: (country: Country) => Promise<T>): Promise<T> {
  return onDatabase(async (country) => {
    await fill(country.pool);
    // What lies in the log after that would be folded for a minute, while the first figures are taken.
    await fold(country.pool, new Date());
    return work(country);
  });
}

/**
 * The same upon a database with nothing in it.
 * @param dataDir folder for it; a temporary one if left out
 */
export async function onDatabase<T>(work: (country: Country) => Promise<T>, dataDir?: string): Promise<T> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'mindhero-bench-')));
  await chmod(folder, 0o755);
  return onDatabaseIn(folder, work);
}

async function onDatabaseIn<T>(dataDir: string, work: (country: Country) => Promise<T>): Promise<T> {
  let postgres = await startEmbedded({ dataDir });
  const pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  const processes: Process[] = [];
  try {
    await migrate(postgres.url);
    return await work({
      pool,
      url: postgres.url,
      async start(file, port, env = {}) {
        const process = startProcess(file, port, { DATABASE_URL: postgres.url, ...env });
        processes.push(process);
        await isServing(process);
        return process;
      },
      stopAll: () => stopAll(processes),
      halt: () => postgres.stop(),
      async resume() {
        postgres = await startEmbedded({ dataDir });
      },
      freeze: (isFrozen) => signalPostgres(postgres.folder, isFrozen ? 'SIGSTOP' : 'SIGCONT'),
      killDatabase: () => signalPostgres(postgres.folder, 'SIGKILL'),
    });
  } finally {
    await stopAll(processes);
    await pool.end();
    await postgres.stop();
    await rm(postgres.folder, { recursive: true, force: true });
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** An access token. It lives ten minutes. */
export function tokenOf(caller: Caller): string {
  return createTokens({ secret: TOKEN_SECRET, clock: systemClock, random: systemRandom }).access(caller);
}

/** A refresh token whose turn is this one. */
export function refreshTokenOf({ counter, ...caller }: Caller & { readonly counter: number }): string {
  const expiresAt = new Date(Date.now() + 24 * 3_600_000);
  return createTokens({ secret: TOKEN_SECRET, clock: systemClock, random: systemRandom }).refresh(
    { ...caller, counter },
    expiresAt,
  );
}

function startProcess(file: string, port: number, env: Readonly<Record<string, string>>): Process {
  const child = spawn(process.execPath, [fileURLToPath(new URL(file, import.meta.url))], {
    env: { ...process.env, ...env, PORT: String(port), HOST: '127.0.0.1', TOKEN_SECRET },
    // The log is written as in real life, but nobody keeps it.
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = `${said}${text}`.slice(-20_000)));
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      if (code !== 0 && code !== null) console.error(said);
      resolve(code);
    });
  });
  return {
    url: `http://127.0.0.1:${port}`,
    ended,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: () => void child.kill('SIGTERM'),
    kill: () => void child.kill('SIGKILL'),
  };
}

async function stopAll(processes: readonly Process[]): Promise<void> {
  for (const process of processes) process.stop();
  await Promise.all(processes.map(({ ended }) => ended));
}

/** To the one that starts the others first, so that it starts no new ones. @throws Error if that one is not there */
async function signalPostgres(folder: string, signal: NodeJS.Signals): Promise<void> {
  const [line] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  const postmaster = Number(line);
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pid=,ppid=']);
  const children = stdout
    .split('\n')
    .map((row) => row.trim().split(/\s+/).map(Number))
    .flatMap(([pid, parent]) => (parent === postmaster && pid !== undefined ? [pid] : []));
  process.kill(postmaster, signal);
  for (const pid of children) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended by itself.
    }
  }
}

/** @throws Error if it ends, or there is no answer within three minutes */
async function isServing({ url, isAlive }: Process): Promise<void> {
  for (let attempt = 0; attempt < 900 && isAlive(); attempt++) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await wait(200);
  }
  throw new Error(`nothing serves on ${url}`);
}
