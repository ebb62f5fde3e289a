/** Brings a database to the newest schema. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const allMigrations = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any constant will do, as long as nothing else in the database locks it. */
const MIGRATION_LOCK = 7_231_904;

/** When the newest migration was made, in milliseconds since 1970: by it the database knows which are missing. */
export async function newestMigration(): Promise<number> {
  const { entries } = JSON.parse(await readFile(join(allMigrations, 'meta', '_journal.json'), 'utf8')) as {
    entries: readonly { readonly when: number }[];
  };
  return Math.max(...entries.map(({ when }) => when));
}

/**
 * Applies what is missing, in one transaction. Several processes may start at once: all but one wait.
 * @param migrationsFolder where the migrations are, the product's own unless a drill has others
 */
export async function migrate(url: string, migrationsFolder = allMigrations): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection is told by the statement that needs it.
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await apply(drizzle(client), { migrationsFolder });
  } finally {
    // Closing the connection also lets go of the lock.
    await client.end();
  }
}
