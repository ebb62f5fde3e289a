/** A running server: database, application and port, and how they end. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { countMasteries } from './count-masteries.ts';
import { providersOf } from './entities/payments/configured.ts';
import { expireOrders } from './entities/payments/expire.ts';
import { reconcile } from './entities/payments/reconcile.ts';
import { keepRatings } from './entities/rating/periodic.ts';
import { foldPeriodically } from './entities/training/fold.ts';
import { observe } from './observe.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { connect } from './platform/db/database.ts';
import { standardLines } from './platform/log-lines.ts';
import { repeat } from './platform/periodic.ts';
import { purgeHourly } from './purge.ts';

export interface Server {
  /** Where it listens, for example "http://localhost:3000". */
  readonly address: string;
  /** Tells load balancers, finishes what has begun, refuses what is new, and is done within ten seconds. */
  close(): Promise<void>;
}

/** How often it is noted which orders are over. */
const EXPIRE_MS = 10 * 60 * 1000;

/** How often payments are looked for of which no provider has told. */
const RECONCILE_MS = 30_000;

/** How often those are looked for who trained before mastery was kept. */
const COUNT_MS = 10 * 60 * 1000;

/** Leaves the database its time within the ten seconds that supervisors wait. */
const DRAIN_MS = 8000;

/**
 * Listens. The database is migrated already.
 * @param notice is told what the operator should know
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function serve(
  config: Omit<Config, 'databaseUrl' | 'dataDir' | 'sandboxPort' | 'processes'> & {
    databaseUrl: string;
    /** With other processes, which listen on the same one. */
    sharesPort?: boolean;
  },
  notice: (text: string) => void,
): Promise<Server> {
  const providers = providersOf(config.payments, config.installation.payee);
  if (providers.size === 0)
    notice('No payment provider is configured: plans have prices, but nobody can pay.');
  const telemetry = config.telemetry && (await observe(config.telemetry));
  const database = connect({
    url: config.databaseUrl,
    poolUrl: config.poolUrl,
    replicaUrl: config.replicaUrl,
    ...(telemetry && { Client: telemetry.Client }),
    onError: (error) => app.log.warn({ err: error }, 'database connection lost'),
  });
  const app = await buildApp({
    database,
    tokenSecret: config.tokenSecret,
    secondFactorSecret: config.secondFactorSecret,
    logLevel: config.logLevel,
    logStream: standardLines(),
    installation: config.installation,
    providers,
    ...(telemetry && { observe: telemetry.observeRequests }),
    ...(config.webDir === undefined ? {} : { webDir: config.webDir }),
    ...(config.trustProxy === undefined ? {} : { trustProxy: config.trustProxy }),
  });
  try {
    // Handed on to Node's server, which knows one option more than Fastify's types.
    const where = { port: config.port, host: config.host, reusePort: config.sharesPort ?? false };
    await app.listen(where);
  } catch (error) {
    await database.close();
    throw error;
  }
  const cannotAsk = (error: unknown) => app.log.warn({ err: error }, 'a payment provider cannot be asked');
  const pulse = database.watch(() => app.log.warn('the database keeps silent'));
  const expiring = repeat({
    everyMs: EXPIRE_MS,
    work: (signal) => expireOrders(database.db, systemClock(), { signal }),
    onError: (error) => app.log.warn({ err: error }, 'orders could not be closed'),
  });
  const folding = foldPeriodically({
    pool: database.pool,
    clock: systemClock,
    onError: (error) => app.log.warn({ err: error }, 'finished plays could not be added up'),
  });
  const counting = repeat({
    everyMs: COUNT_MS,
    work: async (signal) => void (await countMasteries(database.pool, { signal })),
    onError: (error) => app.log.warn({ err: error }, 'what pupils master could not be counted'),
  });
  const purging = purgeHourly({
    pool: database.pool,
    clock: systemClock,
    onError: (error) => app.log.warn({ err: error }, 'old rows could not be deleted'),
  });
  const reconciling = repeat({
    everyMs: RECONCILE_MS,
    work: (signal) =>
      reconcile({ db: database.db, providers, clock: systemClock, onError: cannotAsk }, signal),
    onError: (error) => app.log.warn({ err: error }, 'payments could not be asked for'),
  });
  const rating = keepRatings({
    pool: database.pool,
    clock: systemClock,
    onError: (error) => app.log.warn({ err: error }, 'the rating could not be folded'),
    onTrouble: (trouble) => app.log.warn(trouble, 'the rating needs to be looked after'),
  });
  telemetry?.observeDatabase(database, systemClock);
  const { port } = app.server.address() as AddressInfo;
  let closed: Promise<void> | undefined;

  async function close(): Promise<void> {
    // A call that takes longer than the deadline loses its connection; its transaction is rolled back.
    const deadline = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    app.leave();
    await wait(config.leaveMs);
    await app.drain();
    await app.close();
    clearTimeout(deadline);
    await Promise.all([
      folding.stop(),
      counting.stop(),
      rating.stop(),
      expiring.stop(),
      purging.stop(),
      reconciling.stop(),
    ]);
    await pulse.stop();
    await database.close();
    await telemetry?.stop();
  }
  return { address: `http://localhost:${port}`, close: () => (closed ??= close()) };
}
