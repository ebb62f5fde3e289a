/** The connections to PostgreSQL that a process shares. */
import { type NodePgDatabase, drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { throughPooler } from './pooled.ts';
import { type Pulse, watchPulse } from './pulse.ts';
import * as schema from './schema/index.ts';
import { untilDone } from './transaction.ts';

/** Queries are written against this; a transaction of it has the same methods. */
export type Database = NodePgDatabase<typeof schema>;

export interface Connections {
  readonly db: Database;
  /** The same connections, for hot statements that are prepared by hand. */
  readonly pool: pg.Pool;
}

export interface DatabaseConnection extends Connections {
  /** A few of their own for what pupils do all the time, so that staff who wait for each other hold up no lesson. */
  readonly pupils: Connections;
  /** For what may be some seconds old: those of the replica; without one the same as those of staff. */
  readonly reading: Connections;
  /** A connection beside the pool, not yet open, to listen on. */
  readonly listener: () => pg.Client;
  /** Opens what staff and pupils may need at most; gives up as soon as one cannot be opened, as then others cannot either. */
  openAhead(): Promise<void>;
  /** Fails what waits as soon as the database keeps silent, until it is stopped. */
  watch(onSilence: () => void): Pulse;
  close(): Promise<void>;
}

interface Options {
  readonly url: string;
  /** A pooler in transaction mode between us and the same database. */
  readonly poolUrl?: string | undefined;
  /** A copy of the database that follows it and only reads. */
  readonly replicaUrl?: string | undefined;
  /** Connections at most, beside those of pupils. */
  readonly size?: number;
  /** Told when a connection breaks, for example because the database was stopped. */
  readonly onError?: (error: Error) => void;
  /** Milliseconds that a new connection may take. */
  readonly connectMs?: number;
  /** What the pools’ connections are made of. */
  readonly Client?: typeof pg.Client;
}

/** Together with a refused connection this answers 503 within two seconds while the database is away. */
const CONNECT_MS = 1500;
/** What pupils do is quick: more would only wait for the processors. */
const PUPILS_SIZE = 8;
/** Whose row is held by staff for longer is asked to come again, and leaves the connection to the others. */
const PUPILS_WAIT_MS = 2000;

/** Opens no connection yet: that happens ahead, or with the first query. */
export function connect({
  url,
  poolUrl,
  replicaUrl,
  size = 10,
  onError = () => {},
  connectMs = CONNECT_MS,
  Client = pg.Client,
}: Options): DatabaseConnection {
  const common = { onError, connectMs, Client };
  const near = { ...common, url: poolUrl ?? url, isPooled: poolUrl !== undefined };
  const pool = openPool({ ...near, size });
  const pupils = openPool({ ...near, size: PUPILS_SIZE }, [`lock_timeout=${PUPILS_WAIT_MS}`]);
  const replica =
    replicaUrl === undefined
      ? null
      : openPool({ ...common, url: replicaUrl, isPooled: false, size }, ['default_transaction_read_only=on']);
  const staff = connectionsOf(pool);
  return {
    ...staff,
    pupils: connectionsOf(pupils),
    reading: replica === null ? staff : connectionsOf(replica),
    // What listens has to stay on one connection.
    listener: () => openClient(url, 'mindhero live'),
    async openAhead() {
      await Promise.all([openAll(pool), openAll(pupils)]);
    },
    watch: (onSilence) =>
      watchPulse({ open: () => openClient(near.url, 'mindhero pulse'), pools: [pool, pupils], onSilence }),
    async close() {
      await Promise.all([pool.end(), pupils.end(), replica?.end()]);
    },
  };
}

/** One after the other: many at once would each take longer than one may. */
async function openAll(pool: pg.Pool): Promise<void> {
  const open: pg.PoolClient[] = [];
  try {
    while (open.length < pool.options.max) open.push(await pool.connect());
  } catch {
    // Whoever needs it tries again, and is told.
  }
  for (const client of open) client.release();
}

function openClient(url: string, name: string): pg.Client {
  return new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_MS,
    application_name: name,
  });
}

interface PoolOptions extends Required<Pick<Options, 'url' | 'size' | 'onError' | 'connectMs' | 'Client'>> {
  readonly isPooled: boolean;
}

function openPool(
  { url, isPooled, size, onError, connectMs, Client }: PoolOptions,
  own: readonly string[] = [],
): pg.Pool {
  const settings = [
    'statement_timeout=10000',
    'idle_in_transaction_session_timeout=10000',
    // The data fit into memory or lie on a disk without arms: a page out of turn costs hardly more than the next one.
    'random_page_cost=1.1',
    ...own,
  ];
  const pool = new pg.Pool({
    ...(isPooled
      ? { Client: throughPooler(Client, settings) }
      : { Client, options: settings.map((setting) => `-c ${setting}`).join(' ') }),
    connectionString: url,
    max: size,
    connectionTimeoutMillis: connectMs,
    // To open one takes a machine that is busy longer than anybody waits, so what was open stays so, with a sign of life
    // for whatever stands between us and forgets connections that say nothing.
    idleTimeoutMillis: 0,
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
    // One backend that hangs cannot stop its statement itself.
    query_timeout: 11_000,
    application_name: 'mindhero',
  });
  // Without a listener the process would die when the database stops. The pool listens only while nobody uses a
  // connection, so each has one of its own for the time between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', onError));
  pool.on('error', () => {});
  return pool;
}

function connectionsOf(pool: pg.Pool): Connections {
  const db = drizzle(pool, { schema });
  const once = db.transaction.bind(db);
  db.transaction = (work, config) => untilDone(() => once(work, config));
  return { db, pool };
}
