/** A running server: database, application and port, and how they end. */
import type { AddressInfo } from 'node:net';
import { buildApp } from './app.ts';
import type { Config } from './platform/config.ts';
import { connect } from './platform/db/database.ts';

export interface Server {
  /** Where it listens, for example "http://localhost:3000". */
  readonly address: string;
  /** Serves what has begun, at most ten seconds long, and refuses what is new. */
  close(): Promise<void>;
}

const DRAIN_MS = 10_000;

/**
 * Listens. The database is migrated already.
 * @throws Error with code EADDRINUSE if the port is taken
 */
export async function serve(
  config: Omit<Config, 'databaseUrl' | 'dataDir'> & { databaseUrl: string },
): Promise<Server> {
  let draining = false;
  const database = connect({
    url: config.databaseUrl,
    onError: (error) => app.log.warn({ err: error }, 'database connection lost'),
  });
  const app = await buildApp({
    database,
    tokenSecret: config.tokenSecret,
    logLevel: config.logLevel,
    isDraining: () => draining,
    ...(config.webDir === undefined ? {} : { webDir: config.webDir }),
    ...(config.trustProxy === undefined ? {} : { trustProxy: config.trustProxy }),
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await database.close();
    throw error;
  }
  const { port } = app.server.address() as AddressInfo;
  let closed: Promise<void> | undefined;

  async function close(): Promise<void> {
    draining = true;
    const deadline = setTimeout(() => app.server.closeAllConnections(), DRAIN_MS - 500);
    await app.close();
    clearTimeout(deadline);
    await database.close();
  }
  return { address: `http://localhost:${port}`, close: () => (closed ??= close()) };
}
