/** A running server: database, application and port, and how they end. */
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { buildApp } from './app.ts';
import { providersOf } from './entities/payments/configured.ts';
import { type RatingTrouble, foldRatingsPeriodically } from './entities/rating/periodic.ts';
import { foldPeriodically } from './entities/training/fold.ts';
import { jobsOf } from './jobs.ts';
import { observe } from './observe.ts';
import { systemClock } from './platform/clock.ts';
import type { Config } from './platform/config.ts';
import { connect } from './platform/db/database.ts';
import { standardLines } from './platform/log-lines.ts';
import { startQueue } from './platform/queue.ts';

export interface Server {
  /** Where it listens, for example "http://localhost:3000". */
  readonly address: string;
  /** Tells load balancers, finishes what has begun, refuses what is new, and is done within ten seconds. */
  close(): Promise<void>;
}

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
  await database.openAhead();
  try {
    // Handed on to Node's server, which knows one option more than Fastify's types.
    const where = { port: config.port, host: config.host, reusePort: config.sharesPort ?? false };
    await app.listen(where);
  } catch (error) {
    await database.close();
    throw error;
  }
  const pulse = database.watch(() => app.log.warn('the database keeps silent'));
  const onTrouble = (trouble: RatingTrouble) => app.log.warn(trouble, 'the rating needs to be looked after');
  const queue = startQueue({
    pool: database.pool,
    jobs: jobsOf({
      database,
      providers,
      clock: systemClock,
      cannotAsk: (error) => app.log.warn({ err: error }, 'a payment provider cannot be asked'),
      onTrouble,
    }),
    onError: (error, trouble) => app.log.warn({ err: error }, trouble),
  });
  const folding = foldPeriodically({
    pool: database.pool,
    clock: systemClock,
    onError: (error) => app.log.warn({ err: error }, 'finished plays could not be added up'),
  });
  const rating = foldRatingsPeriodically({
    pool: database.pool,
    onError: (error) => app.log.warn({ err: error }, 'the rating could not be folded'),
    onTrouble,
  });
  telemetry?.observeDatabase(database, systemClock);
  const { port } = app.server.address() as AddressInfo;
  let closed: Promise<void> | undefined;

  async function close(): Promise<void> {
    // A call that takes longer than the deadline loses its connection; its transaction is rolled back.
    const deadline = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS);
    app.leave();
    // What it has begun ends while calls do.
    const queueStopped = queue.stop();
    await wait(config.leaveMs);
    await app.drain();
    await app.close();
    clearTimeout(deadline);
    await Promise.all([folding.stop(), rating.stop(), queueStopped]);
    await pulse.stop();
    await database.close();
    await telemetry?.stop();
  }
  return { address: `http://localhost:${port}`, close: () => (closed ??= close()) };
}
