/** `npm start`: from a fresh checkout to a running Mindhero. `--api-only` leaves the web app to somebody else (`npm run dev`). */
import { DEMO_PASSWORD, newcomer, pupils, staff } from '../apps/server/src/demo/people.ts';
import { seedDemo } from '../apps/server/src/demo/seed.ts';
import { loadLibrary } from '../apps/server/src/library/load.ts';
import { createPasswords } from '../apps/server/src/platform/auth/passwords.ts';
import { systemClock } from '../apps/server/src/platform/clock.ts';
import { type Config, readConfig } from '../apps/server/src/platform/config.ts';
import { connect } from '../apps/server/src/platform/db/database.ts';
import { openDatabase } from '../apps/server/src/platform/db/open.ts';
import { serve } from '../apps/server/src/serve.ts';
import { buildWeb, isBuilt, webFolder } from './build-web.ts';
import { createLifecycle, Stopped } from './lifecycle.ts';
import { expectFreePort } from './port.ts';
import { startSandbox } from './sandbox.ts';
import { showShare, step } from './step.ts';

const lifecycle = createLifecycle();
const isApiOnly = process.argv.includes('--api-only');

async function start(): Promise<void> {
  const config = await readConfig({ LOG_LEVEL: defaultLogLevel(), ...process.env });
  await expectFreePort(config.port, config.host);
  const webDir = isApiOnly ? undefined : process.env['WEB_DIR'] || webFolder;
  const build = webDir === webFolder && !isBuilt() ? beginBuild() : null;
  const isDemo = config.databaseUrl === undefined;
  const databaseUrl = await step(isDemo ? 'Start PostgreSQL' : 'Update the database', () =>
    provideDatabase(config),
  );
  lifecycle.next();
  if (isDemo) await fillWithDemo(databaseUrl);
  lifecycle.next();
  if (build !== null) await step('Build the web app', () => build);
  lifecycle.next();
  const sandbox = isDemo
    ? await startSandbox(config.sandboxPort ?? (config.port && config.port + 1), config.host)
    : null;
  if (sandbox !== null) lifecycle.onStop(() => sandbox.close());
  const payments = { ...config.payments, sandbox: sandbox?.address ?? null };
  const server = await serve({ ...config, payments, databaseUrl, webDir }, (text) =>
    console.log(`  ${text}`),
  );
  lifecycle.onStop(() => server.close());
  console.log(`\nMindhero is ready: ${server.address}`);
  if (sandbox !== null)
    console.log(`Payments are only tried, no money moves: http://localhost:${sandbox.port}`);
  console.log(isDemo ? accounts() : 'Make the first administrator with: npm run admin -- create <username>');
  if (isDemo && !isLoopback(config.host)) {
    console.log(
      'Whoever is in this network can sign in with them; HOST=127.0.0.1 keeps Mindhero to this computer.',
    );
  }
  console.log('Ctrl-C stops it.');
}

function isLoopback(host: string): boolean {
  return ['127.0.0.1', '::1', 'localhost'].includes(host);
}

/** A person at a terminal wants to keep the address in sight; a supervisor keeps a line of every request. */
function defaultLogLevel(): Config['logLevel'] {
  return process.stdout.isTTY ? 'warn' : 'info';
}

/** Beside the database, which leaves a processor free. Whoever awaits it hears of a failure. */
function beginBuild(): Promise<void> {
  const build = buildWeb();
  const ended = build.catch(() => {});
  lifecycle.onStop(() => ended);
  return build;
}

async function provideDatabase(config: Config): Promise<string> {
  const database = await openDatabase(config, (text) => console.log(`  ${text}`));
  lifecycle.onStop(() => database.close());
  const notice = (text: string) => console.log(`  ${text}`);
  await loadLibrary(database.url, { now: new Date(), notice });
  return database.url;
}

async function fillWithDemo(url: string): Promise<void> {
  const database = connect({ url, size: 1 });
  try {
    const { rowCount } = await database.pool.query('select 1 from users limit 1');
    if (rowCount !== 0) return;
    await step('Fill the demonstration school', async () => {
      await seedDemo({
        pool: database.pool,
        passwords: createPasswords(),
        clock: systemClock,
        progress: showShare,
      });
    });
  } finally {
    await database.close();
  }
}

function accounts(): string {
  const names = [...Object.values(staff), pupils[0], newcomer].map((person) => person?.username);
  return `Demonstration accounts, all with the password ${DEMO_PASSWORD}: ${names.join(', ')} (who has no plan)`;
}

let exitCode = 0;
try {
  await start();
  await lifecycle.asked;
} catch (error) {
  if (!(error instanceof Stopped)) {
    console.error(error instanceof Error ? error.message : error);
    exitCode = 1;
  }
}
await lifecycle.closeAll();
process.exit(exitCode);
