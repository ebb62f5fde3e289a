/** The product as it runs, on a database of a country's size, to be measured. */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
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
  isAlive(): boolean;
  stop(): void;
}

export interface Country {
  readonly pool: pg.Pool;
  /** The address of the database. */
  readonly url: string;
  /** Starts a program on the database; it serves when this is done. It stops with the database. @param env variables beside the usual ones */
  start(file: string, port: number, env?: Readonly<Record<string, string>>): Promise<Process>;
  /** Stops PostgreSQL, whatever it is doing, and starts it again. */
  restart(): Promise<void>;
}

/** Fills a database as large as a country's, and takes everything away when the work is done. */
export function inCountry<T>(work: (country: Country) => Promise<T>): Promise<T> {
  return onDatabase(async (country) => {
    await fill(country.pool);
    return work(country);
  });
}

/** The same upon a database with nothing in it. */
export async function onDatabase<T>(work: (country: Country) => Promise<T>): Promise<T> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindhero-bench-'));
  await chmod(dataDir, 0o755);
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
        const process = startProcess(file, port, { ...env, DATABASE_URL: postgres.url });
        processes.push(process);
        await isServing(process);
        return process;
      },
      async restart() {
        await postgres.stop();
        postgres = await startEmbedded({ dataDir });
      },
    });
  } finally {
    for (const process of processes) process.stop();
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
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    url: `http://127.0.0.1:${port}`,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    stop: () => child.kill('SIGTERM'),
  };
}

/** @throws Error if there is no answer within half a minute */
async function isServing({ url }: Process): Promise<void> {
  for (let attempt = 0; attempt < 150; attempt++) {
    const answers = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answers) return;
    await wait(200);
  }
  throw new Error(`nothing serves on ${url}`);
}
