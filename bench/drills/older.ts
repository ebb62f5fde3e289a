/** Databases as they were before the newest migrations. */
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '@mindhero/server/platform/db/migrate';
import type pg from 'pg';

const migrations = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));

interface Journal {
  readonly entries: readonly { readonly tag: string }[];
}

const journal = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'meta', '_journal.json'), 'utf8')) as Journal;

/** The names of all migrations, oldest first. */
export async function migrationNames(): Promise<string[]> {
  return (await journal(migrations)).entries.map(({ tag }) => tag);
}

/**
 * Applies the first so many migrations, those that are missing of them.
 * @param change makes something else of their SQL
 */
export async function migrateTo(url: string, count: number, change?: (sql: string) => string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-migrations-'));
  try {
    await cp(migrations, folder, { recursive: true });
    const all = await journal(folder);
    await writeFile(
      join(folder, 'meta', '_journal.json'),
      JSON.stringify({ ...all, entries: all.entries.slice(0, count) }),
    );
    for (const { tag } of change === undefined ? [] : all.entries) {
      const file = join(folder, `${tag}.sql`);
      await writeFile(file, change?.(await readFile(file, 'utf8')) ?? '');
    }
    await migrate(url, folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Makes an empty database beside another one. @returns its address */
export async function makeDatabase(pool: Pick<pg.Pool, 'query'>, url: string, name: string): Promise<string> {
  await pool.query(`create database ${name}`);
  const made = new URL(url);
  made.pathname = `/${name}`;
  return made.href;
}
