/** A second PostgreSQL that follows the first one by streaming replication: a copy of its files, taken while it runs. */
import { appendFile, chmod, chown, cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type Account, databaseAccount } from '@mindhero/server/platform/db/embedded-account';
import { Cluster } from '@mindhero/server/platform/db/embedded-cluster';
import { programs } from '@mindhero/server/platform/db/embedded-programs';
import pg from 'pg';
import type { Country } from '../serving.ts';

export interface Standby {
  /** The address of the copied database. */
  readonly url: string;
  readonly pool: pg.Pool;
  /** Stops it, as an operator does. */
  halt(): Promise<void>;
  /** Starts it again, on the same port. */
  resume(): Promise<void>;
  /** For good. */
  end(): Promise<void>;
}

const SLOT = 'standby';

/** What belongs to the running server, or comes over the connection. */
const notCopied = /^(postmaster\.(pid|opts)|server\.log|(pg_wal|pg_replslot|pg_stat_tmp|pg_dynshmem)\/.*)$/;

/** Settings of the copy beside those that it was copied with. */
const settingsOf = ({ hostname, port, username, password }: URL) => `
primary_conninfo = 'host=${hostname} port=${port} user=${username} password=${password}'
primary_slot_name = '${SLOT}'
# What it has to replay waits for nobody who reads.
max_standby_streaming_delay = 0
`;

/** Makes it of the files of a running server, and waits until it answers. */
export async function startStandby({ url, pool }: Country): Promise<Standby> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindhero-standby-'));
  await chmod(dataDir, 0o755);
  const account = await databaseAccount();
  const folder = join(dataDir, 'postgres');
  await copyRunning(pool, folder);
  await appendFile(join(folder, 'postgresql.auto.conf'), settingsOf(new URL(url)));
  await writeFile(join(folder, 'standby.signal'), '');
  await handTo(account, folder);
  const cluster = new Cluster(folder, await programs(account, dataDir), true);
  const address = new URL(url);
  address.port = String(await cluster.start());
  const own = new pg.Pool({ connectionString: address.href, max: 1 });
  own.on('error', () => {});
  return {
    url: address.href,
    pool: own,
    halt: () => cluster.stop(),
    resume: async () => void (await cluster.start(Number(address.port))),
    async end() {
      await own.end();
      await cluster.stop();
      await pool.query('select pg_drop_replication_slot($1)', [SLOT]);
      await rm(dataDir, { recursive: true });
    },
  };
}

/** As `pg_basebackup` does, which does not come with the embedded PostgreSQL. */
async function copyRunning(pool: pg.Pool, folder: string): Promise<void> {
  const { rows } = await pool.query<{ data_directory: string }>('show data_directory');
  const source = rows[0]?.data_directory ?? '';
  await pool.query('select pg_create_physical_replication_slot($1, true)', [SLOT]);
  // One connection begins and ends it.
  const client = await pool.connect();
  await client.query('select pg_backup_start($1, true)', [SLOT]);
  await cp(source, folder, {
    recursive: true,
    filter: (file) => !notCopied.test(relative(source, file)),
  });
  const stopped = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  client.release();
  await writeFile(join(folder, 'backup_label'), stopped.rows[0]?.labelfile ?? '');
  await mkdir(join(folder, 'pg_wal', 'archive_status'), { recursive: true });
}

/** PostgreSQL takes only files of its own account, for nobody else's eyes. */
async function handTo(account: Account, folder: string): Promise<void> {
  await chmod(folder, 0o700);
  if (account === undefined) return;
  await chown(folder, account.uid, account.gid);
  for (const file of await readdir(folder, { recursive: true }))
    await chown(join(folder, file), account.uid, account.gid);
}
