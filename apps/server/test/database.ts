/** A database for one test file, cloned from the migrated template. */
import pg from 'pg';
import { inject } from 'vitest';
import { type DatabaseConnection, connect } from '../src/platform/db/database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the migrated database; clones are made of it, so nobody may be connected to it. */
    templateUrl: string;
  }
}

export interface TestDatabase extends DatabaseConnection {
  readonly url: string;
  /** A fingerprint of everything in every table, to see that a refused request changed nothing. */
  fingerprint(): Promise<string>;
}

let made = 0;

/**
 * Clone it in `beforeAll`, close it in `afterAll`: closing drops it.
 * @param connections of staff, at most
 * @param replicaUrl what stands for a copy of it
 */
export async function testDatabase(connections = 10, replicaUrl?: string): Promise<TestDatabase> {
  const template = new URL(inject('templateUrl'));
  const name = `test_${process.pid}_${++made}`;
  await asOwner(template, `create database ${name} template ${template.pathname.slice(1)}`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  // What a test waits for is the answer, however busy the machine is.
  const connection = connect({ url: url.href, replicaUrl, size: connections, connectMs: 60_000 });
  // As long as no transaction has written anything, what was read still holds.
  let known = { written: '', fingerprint: '' };
  let everything: string | undefined;
  return {
    ...connection,
    url: url.href,
    async fingerprint() {
      const written = await writtenSoFar(connection.pool);
      everything ??= await sqlOfEverything(connection.pool);
      if (written !== known.written)
        known = { written, fingerprint: await readEverything(connection.pool, everything) };
      return known.fingerprint;
    },
    async close() {
      await connection.close();
      await asOwner(template, `drop database ${name} with (force)`);
    },
  };
}

/** Runs a statement beside the template, which must have no connections while it is cloned. */
async function asOwner(template: URL, statement: string): Promise<void> {
  const server = new URL(template);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Changes with every transaction that writes, begins to or ends it, in whichever database of the server. */
async function writtenSoFar(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ snapshot: string }>('select pg_current_snapshot()::text as snapshot');
  return rows[0]?.snapshot ?? '';
}

/** The statement that reads a fingerprint of every table. Rows are added up, since nothing says in which order they lie. */
async function sqlOfEverything(pool: pg.Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' order by 1",
  );
  const parts = rows.map(
    ({ name }) =>
      `select '${name}' as t, count(*) as n, sum(hashtextextended(r::text, 0)::numeric) as h from ${name} r`,
  );
  return parts.join(' union all ');
}

async function readEverything(pool: pg.Pool, text: string): Promise<string> {
  const client = await pool.connect();
  try {
    // Workers would take longer to start and to end than all there is to read.
    await client.query('begin read only; set local max_parallel_workers_per_gather = 0');
    const { rows } = await client.query<{ t: string; n: string; h: string | null }>({
      name: 'everything',
      text,
    });
    await client.query('rollback');
    return rows.map(({ t, n, h }) => `${t} ${n} ${h}`).join('\n');
  } finally {
    client.release();
  }
}
