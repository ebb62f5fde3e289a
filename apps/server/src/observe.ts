/** What is to be seen of a server from outside: requests, statements, connections and what waits in the database. */
import type { FastifyInstance } from 'fastify';
import type pg from 'pg';
import { findWaiting } from './entities/waiting.ts';
import type { Clock } from './platform/clock.ts';
import type { TelemetryConfig } from './platform/config.ts';
import type { DatabaseConnection } from './platform/db/database.ts';

export interface Observer {
  /** For `connect`. */
  readonly Client: typeof pg.Client;
  /** For `buildApp`. */
  observeRequests(app: FastifyInstance): void;
  observeDatabase(database: DatabaseConnection, clock: Clock): void;
  /** Sends what is left. */
  stop(): Promise<void>;
}

/**
 * Begins to tell. All of it is loaded only here: whom nobody looks at carries none of it.
 * @throws Error with code EADDRINUSE if the port of the figures is taken
 */
export async function observe(config: TelemetryConfig): Promise<Observer> {
  const [{ startTelemetry }, { observeRequests }, { ObservedClient, observePools }, { observeWaiting }] =
    await Promise.all([
      import('./platform/telemetry/start.ts'),
      import('./platform/telemetry/requests.ts'),
      import('./platform/telemetry/statements.ts'),
      import('./platform/telemetry/waiting.ts'),
    ]);
  const { stop } = await startTelemetry(config);
  return {
    Client: ObservedClient,
    observeRequests,
    observeDatabase({ pool, pupils, reading }, clock) {
      const replica = reading.pool === pool ? {} : { replica: reading.pool };
      observePools({ staff: pool, pupils: pupils.pool, ...replica });
      observeWaiting(async () => {
        const { plays, ratings, masteries, payments } = await findWaiting(pool, clock());
        return { plays, ratings, masteries, payments };
      });
    },
    stop,
  };
}
