/** `npm run serve`: one server process for real use, without demonstration data, stopped by SIGTERM or SIGINT. */
import { loadLibrary } from './library/load.ts';
import { ConfigError, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/db/open.ts';
import { serve } from './serve.ts';

async function main(): Promise<void> {
  const config = await readConfig(process.env);
  if (config.sandboxPort !== undefined)
    throw new ConfigError(
      'SANDBOX_PORT must not be set: the sandbox takes no money. `npm start` shows how buying works.',
    );
  const database = await openDatabase(config, console.error);
  await loadLibrary(database.url, { now: new Date(), notice: console.error });
  const server = await serve({ ...config, databaseUrl: database.url }, console.error);
  console.error(`Mindhero serves on ${server.address}`);

  const stop = () => void server.close().then(() => database.close());
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
