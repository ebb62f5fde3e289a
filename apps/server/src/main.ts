/** Starts one server process and stops it on SIGTERM or SIGINT. Demonstration data and progress are the start tool's. */
import { ConfigError, readConfig } from './platform/config.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { migrate } from './platform/db/migrate.ts';
import { serve } from './serve.ts';

async function main(): Promise<void> {
  const config = await readConfig(process.env);
  const embedded =
    config.databaseUrl === undefined
      ? await startEmbedded({ dataDir: config.dataDir, notice: (text) => console.error(text) })
      : undefined;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  await migrate(databaseUrl);
  const server = await serve({ ...config, databaseUrl });
  console.error(`Mindhero serves on ${server.address}`);

  const stop = () => {
    void server.close().then(() => embedded?.stop());
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
});
