/** Brings a database to the newest schema. */
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';

const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/** Any constant will do, as long as nothing else in the database locks it. */
const MIGRATION_LOCK = 7_231_904;

/** Applies what is missing, in one transaction. Several processes may start at once: all but one wait. */
export async function migrate(url: string): Promise<void> {
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
