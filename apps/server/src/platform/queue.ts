/**
 * Work that comes again and again, through a queue in the database: whichever process is free does what is due, and none
 * does it meanwhile. Tables and rules are those of pg-boss, on the connections that this process has anyway.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { ProxyTracerProvider } from '@opentelemetry/api';
import type pg from 'pg';
import { PgBoss } from 'pg-boss';

export interface Job {
  /** As it stands in the database: who renames it leaves the old one behind, which a migration has to delete. */
  readonly name: string;
  /** Minute, hour, day, month, day of the week. */
  readonly cron: string;
  /** Whose clock `cron` is read on; without one that of UTC. */
  readonly timeZone?: string;
  /** Has to stand being broken off and done again. @param signal is aborted when it is to end */
  readonly work: (signal: AbortSignal) => Promise<void>;
  /** What the log says when it goes wrong, such as "orders could not be closed". */
  readonly trouble: string;
}

interface Options {
  readonly pool: pg.Pool;
  readonly jobs: readonly Job[];
  /** The queue goes on by itself. @param trouble says what did not work */
  readonly onError: (error: unknown, trouble: string) => void;
  readonly pace?: Pace;
}

/** In seconds. */
interface Pace {
  /** Between two looks at what is due. */
  readonly poll: number;
  /** Before what failed is done again; twice as long each time. */
  readonly retry: number;
  /** Between two looks whether whoever is at work is still there. */
  readonly watch: number;
}

export interface Queue {
  /** Takes nothing more, has what runs end, and leaves it to another process if it could not be finished. */
  stop(): Promise<void>;
}

const PACE: Pace = { poll: 5, retry: 10, watch: 30 };

/** After that the next time of its schedule is waited for. */
const RETRIES = 4;

/** A process that has not said for so many seconds that it is at work has lost it to another one. */
const HEARTBEAT = 30;

/** Seconds for which the slowest work may last. */
const LONGEST = 3600;

/** Seconds for which it is known what was done. */
const KEPT = 24 * 3600;

/** While the database is away, between two attempts to begin. */
const BEGIN_AGAIN_MS = 1000;

/** For what does not end by itself: together with the rest of the shutdown less than the ten seconds that supervisors wait. */
const STOP_MS = 2000;

/** Begins, now or as soon as there is a database. The tables of the queue have been made by a migration. */
export function startQueue({ pool, jobs, onError, pace = PACE }: Options): Queue {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    // Several processes may start at once, and through a pooler.
    migrate: false,
    registerInstance: false,
    cronWorkerIntervalSeconds: pace.poll,
    superviseIntervalSeconds: pace.watch,
    monitorIntervalSeconds: pace.watch,
    // Its figures are told, its spans are not: they hold messages of errors.
    openTelemetry: { tracerProvider: new ProxyTracerProvider() },
  });
  boss.on('error', (error) => onError(error, 'the queue of background work has stumbled'));
  boss.on('warning', ({ message }) =>
    onError(new Error(message), 'the queue of background work needs to be looked after'),
  );
  const ending = new AbortController();

  async function perform({ work, trouble }: Job, isLost: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([ending.signal, isLost]);
    let hasWorked = true;
    try {
      await work(signal);
    } catch (error) {
      hasWorked = false;
      onError(error, trouble);
    }
    // What is thrown is stored, and an error of the database names values of people's.
    if (!hasWorked) throw new Error(trouble);
    // It may have ended early, and then it is somebody else's turn.
    signal.throwIfAborted();
  }

  async function begin(): Promise<void> {
    await boss.start();
    for (const { name, cron, timeZone = 'UTC' } of jobs) {
      const rules = {
        retryLimit: RETRIES,
        retryDelay: pace.retry,
        retryBackoff: true,
        heartbeatSeconds: HEARTBEAT,
        expireInSeconds: LONGEST,
        deleteAfterSeconds: KEPT,
      };
      // Of each there is one that waits, runs or is to be done again, and no second one.
      await boss.createQueue(name, { ...rules, policy: 'exclusive' });
      await boss.updateQueue(name, rules);
      await boss.schedule(name, cron, null, { tz: timeZone, missed: 'once' });
    }
    for (const job of jobs)
      await boss.work(job.name, { pollingIntervalSeconds: pace.poll }, async (claims) => {
        for (const { signal } of claims) await perform(job, signal);
      });
  }

  async function beginAtLast(): Promise<void> {
    while (!ending.signal.aborted) {
      try {
        return await begin();
      } catch (error) {
        onError(error, 'the queue of background work cannot be reached');
        await wait(BEGIN_AGAIN_MS, undefined, { signal: ending.signal, ref: false }).catch(() => {});
      }
    }
  }

  const begun = beginAtLast();
  return {
    async stop() {
      ending.abort();
      await begun;
      await boss.stop({ timeout: STOP_MS, close: false }).catch((error: unknown) => {
        onError(error, 'the queue of background work did not stop as it should');
      });
    },
  };
}
