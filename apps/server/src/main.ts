/** `npm run serve`: a server for real use, without demonstration data, stopped by SIGTERM or SIGINT. */
import cluster from 'node:cluster';
import { loadLibrary } from './library/load.ts';
import { type Config, ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/open.ts';
import { startProcesses, tellServing } from './processes.ts';
import { serve } from './serve.ts';

interface Running {
  readonly address: string;
  stop(): Promise<void>;
}

async function main(): Promise<void> {
  const config = await readConfig(process.env);
  if (config.sandboxPort !== undefined)
    throw new ConfigError(
      'SANDBOX_PORT must not be set: the sandbox takes no money. `npm start` shows how buying works.',
    );
  const running = cluster.isWorker ? await serveOne(config) : await serveAll(config);
  if (cluster.isPrimary) console.error(`Mindhero serves on ${running.address}`);
  else tellServing();

  const stop = () => void running.stop().then(() => cluster.isWorker && process.disconnect());
  process.once('SIGTERM', stop);
  // Ctrl-C reaches every process of a terminal; of those that share a port the first one stops the others.
  if (cluster.isPrimary) process.once('SIGINT', stop);
  else process.on('SIGINT', () => {});
}

/** One of several: the first process has the database ready. */
async function serveOne(config: Config): Promise<Running> {
  if (config.databaseUrl === undefined) throw new Error('a worker is told the address of the database');
  const shared = { ...config, databaseUrl: config.databaseUrl, sharesPort: true };
  const server = await serve(shared, () => undefined);
  return { address: server.address, stop: () => server.close() };
}

async function serveAll(config: Config): Promise<Running> {
  const database = await openDatabase(config, console.error);
  await loadLibrary(database.url, { now: new Date(), notice: console.error });
  const { address, stop } = await startOn(database.url, config);
  return { address, stop: () => stop().then(() => database.close()) };
}

async function startOn(databaseUrl: string, config: Config): Promise<Running> {
  if (config.processes === 1) {
    const server = await serve({ ...config, databaseUrl }, console.error);
    return { address: server.address, stop: () => server.close() };
  }
  const { tokenSecret, telemetry } = config;
  const metricsPort = telemetry?.metricsAt?.port;
  const { stop } = await startProcesses({
    count: config.processes,
    environmentOf: (number) => ({
      DATABASE_URL: databaseUrl,
      TOKEN_SECRET: tokenSecret,
      // Of itself it starts no others.
      WEB_CONCURRENCY: '1',
      // Each tells of itself.
      ...(metricsPort !== undefined && { METRICS_PORT: String(metricsPort + number) }),
    }),
    notice: console.error,
  });
  return { address: `http://localhost:${config.port}`, stop };
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
