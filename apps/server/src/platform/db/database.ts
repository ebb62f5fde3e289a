/** The connections to PostgreSQL that a process shares. */
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema/index.ts';
import { untilDone } from './transaction.ts';

/** Queries are written against this; a transaction of it has the same methods. */
export type Database = NodePgDatabase<typeof schema>;

export interface DatabaseConnection {
  readonly db: Database;
  readonly pool: pg.Pool;
  /** A connection beside the pool, not yet open, to listen on. */
  readonly listener: () => pg.Client;
  close(): Promise<void>;
}

interface Options {
  readonly url: string;
  /** Connections at most. */
  readonly size?: number;
  /** Told when a connection breaks, for example because the database was stopped. */
  readonly onError?: (error: Error) => void;
}

/** Opens no connection yet: that happens with the first query. */
export function connect({ url, size = 10, onError = () => {} }: Options): DatabaseConnection {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    // Together with a refused connection this answers 503 within two seconds while the database is away.
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 30_000,
    // A database that hangs cannot stop its statements itself.
    query_timeout: 11_000,
    options: [
      '-c statement_timeout=10000',
      '-c idle_in_transaction_session_timeout=10000',
      // The data fit into memory or lie on a disk without arms: a page out of turn costs hardly more than the next one.
      '-c random_page_cost=1.1',
    ].join(' '),
    application_name: 'mindhero',
  });
  // Without a listener the process would die when the database stops. The pool listens only while nobody uses a
  // connection, so each has one of its own for the time between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  const listener = () =>
    new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 1500,
      application_name: 'mindhero live',
    });
  return { db: queriesOf(pool), pool, listener, close: () => pool.end() };
}

function queriesOf(pool: pg.Pool): Database {
  const db = drizzle(pool, { schema });
  const once = db.transaction.bind(db);
  db.transaction = (work, config) => untilDone(() => once(work, config));
  return db;
}
