/** Writes a backup that is known to be whole, and puts one back. */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { ConfigError } from '../config.ts';
import { migrate, newestMigration } from '../db/migrate.ts';
import { decrypt, encrypt, encryptedMark, isRecipient } from './cipher.ts';
import { type Contents, contentsOf, differencesOf, MIGRATIONS, type Rows, rowsOf } from './contents.ts';
import { expectPrograms, run } from './programs.ts';

/** Whether a backup that was made with this key can be read back with it. */
export const canRead = (key: string | null): boolean => key === null || !isRecipient(key);

/**
 * Writes everything in a database into a file, reads it back where the key can open it, and counts its rows. While it is not
 * whole it has another name.
 * @param key encrypts it, as `cipher.ts` says; null: it is not encrypted
 * @throws ConfigError where it cannot be done, Error where it failed: then there is no such file
 */
export async function backUp(url: string, file: string, key: string | null): Promise<Rows> {
  const half = `${file}.half`;
  return connected(url, async (client, version) => {
    await client.query('begin isolation level repeatable read read only');
    const { rows } = await client.query<{ id: string }>('select pg_export_snapshot() as id');
    const counts = await rowsOf(client);
    // Who names the wrong database or folder would believe in backups until the day they are needed.
    if (!counts.has(MIGRATIONS))
      throw new ConfigError(
        'The database holds nothing of Mindhero, so there is nothing to back up: name the right one.',
      );
    await expectPrograms(version);
    try {
      const dump = run('pg_dump', ['--format=custom', `--snapshot=${rows[0]?.id}`], url);
      const written = key === null ? dump.output : await encrypt(dump.output, key);
      await Promise.all([pipeline(written, createWriteStream(half, { mode: 0o600 })), dump.done()]);
      await keep(half);
      if (canRead(key)) {
        const { rows: read } = await readBack(half, key);
        const differences = differencesOf(counts, read);
        if (differences.length > 0) throw new Error(`the backup is not whole: ${differences.join('; ')}`);
      }
      await rename(half, file);
    } catch (error) {
      await rm(half, { force: true });
      throw error;
    }
    return counts;
  });
}

/**
 * Puts a backup into an empty database, and brings it to the newest schema. The file is read to its end before anything
 * is done with it.
 * @throws ConfigError where it cannot be done, Error where it failed
 */
export async function restore(url: string, file: string, key: string | null): Promise<Rows> {
  const wanted = await connected(url, async (client, version) => {
    await expectPrograms(version);
    if ((await rowsOf(client)).size > 0)
      throw new ConfigError('The database is not empty: restore into one that nobody has used yet.');
    const contents = await readBack(file, key);
    if (contents.newestMigration > (await newestMigration()))
      throw new ConfigError('The backup is of a newer Mindhero than this one: restore it with that.');
    const restoring = run(
      'pg_restore',
      ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction'],
      url,
    );
    restoring.output.resume();
    await Promise.all([restoring.feed(await plainOf(file, key)), restoring.done()]);
    const differences = differencesOf(contents.rows, await rowsOf(client));
    if (differences.length > 0) throw new Error(`not all was restored: ${differences.join('; ')}`);
    await client.query('analyze');
    return contents.rows;
  });
  await migrate(url);
  return wanted;
}

/** What is in a backup, all of which is read for it. */
async function readBack(file: string, key: string | null): Promise<Contents> {
  // What cannot be opened is found out before a program waits for it.
  const plain = await plainOf(file, key);
  const script = run('pg_restore', ['--data-only', '--file=-']);
  const [, contents] = await Promise.all([script.feed(plain), contentsOf(script.output), script.done()]);
  return contents;
}

async function plainOf(file: string, key: string | null): Promise<Readable> {
  if (!(await isEncrypted(file))) return createReadStream(file);
  if (key === null || !canRead(key))
    throw new ConfigError('The backup is encrypted: set BACKUP_KEY to what opens it.');
  return decrypt(createReadStream(file), key);
}

async function isEncrypted(file: string): Promise<boolean> {
  const opened = await open(file);
  try {
    const { buffer } = await opened.read({ buffer: Buffer.alloc(encryptedMark.length) });
    return buffer.equals(encryptedMark);
  } finally {
    await opened.close();
  }
}

/** Waits until it is on the disk. */
async function keep(file: string): Promise<void> {
  const opened = await open(file, 'r+');
  await opened.sync();
  await opened.close();
}

async function connected<Result>(
  url: string,
  work: (client: pg.Client, version: number) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    const { rows } = await client.query<{ server_version_num: string }>('show server_version_num');
    return await work(client, Math.floor(Number(rows[0]?.server_version_num) / 10_000));
  } finally {
    await client.end();
  }
}
