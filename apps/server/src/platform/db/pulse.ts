/**
 * Tells a database that hangs from one that is busy. As long as somebody waits for it, it is asked on a connection of its
 * own for nothing but an answer. Where none comes, all who wait are told so at once; a statement that takes its time while
 * the database answers keeps the limit that it has.
 */
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';

/** Together less than the two seconds within which everybody should be answered. */
const BEAT_MS = 400;
const PATIENCE_MS = 1200;
/** A machine that is overloaded answers late all the time; one that hangs has answered at once until then. */
const TIMES_THE_USUAL = 6;
const LONGEST_PATIENCE_MS = 8000;
/** What was slow once is forgotten again: half of it after seven beats. */
const KEPT_SHARE = 0.9;

/** Milliseconds for which an answer is waited for. @param usual what answers took lately, in milliseconds */
export function patienceAfter(usual: number): number {
  return Math.min(LONGEST_PATIENCE_MS, Math.max(PATIENCE_MS, TIMES_THE_USUAL * usual));
}

interface Options {
  /** A connection of its own, not yet open. */
  readonly open: () => pg.Client;
  readonly pools: readonly pg.Pool[];
  /** Told when the database keeps silent. */
  readonly onSilence: () => void;
}

export interface Pulse {
  stop(): Promise<void>;
}

/** Feels the pulse until it is stopped. */
export function watchPulse({ open, pools, onSilence }: Options): Pulse {
  const busy = new Set<pg.PoolClient>();
  for (const pool of pools) {
    pool.on('acquire', (client) => busy.add(client));
    pool.on('release', (_error, client) => busy.delete(client));
    pool.on('remove', (client) => busy.delete(client));
  }
  let connection: Promise<pg.Client> | null = null;
  let asking: Promise<void> | null = null;
  let usual = 0;

  async function connect(): Promise<pg.Client> {
    const client = open();
    client.on('error', () => {});
    await client.connect();
    return client;
  }

  function forget(mine: Promise<pg.Client>): void {
    if (connection === mine) connection = null;
    void hangUp(mine);
  }

  async function ask(): Promise<void> {
    const mine = (connection ??= connect());
    let isOver = false;
    let asked = Infinity;
    const answer = mine
      .then((client) => {
        // To connect takes long where the database has just come back, and says nothing of how it answers then.
        asked = performance.now();
        return client.query('select 1');
      })
      // A database that refuses to answer does so to everybody: nobody has to be told.
      .catch(() => forget(mine))
      .finally(() => (isOver = true));
    await Promise.race([answer, wait(patienceAfter(usual), undefined, { ref: false })]);
    // It may be this process that was busy: what has arrived meanwhile is read first.
    await nextTurn();
    if (isOver) {
      usual = Math.max(performance.now() - asked, KEPT_SHARE * usual);
      return;
    }
    forget(mine);
    onSilence();
    // Fails the statement under way, and every further one on the connection.
    for (const client of busy) void client.end();
  }

  const timer = setInterval(() => {
    if (busy.size > 0) asking ??= ask().finally(() => (asking = null));
  }, BEAT_MS).unref();

  return {
    async stop() {
      clearInterval(timer);
      if (connection !== null) await hangUp(connection);
    },
  };
}

async function hangUp(connection: Promise<pg.Client>): Promise<void> {
  await connection.then((client) => client.end()).catch(() => {});
}
