/**
 * What is done from the console: `npm run admin -- create <username>` makes the first administrator of an installation,
 * `npm run admin -- reset-second-factor <username>` lets one in who has lost the second factor, `npm run -s admin -- check-books` says
 * whether the books of plans balance, `npm run -s admin -- calibrate` by how much skills are harder or easier than was believed.
 */
import { createInterface } from 'node:readline/promises';
import { takeSecondFactorByName } from './entities/accounts/take-second-factor.ts';
import { checkBooks } from './entities/plans/check.ts';
import { calibrateNow } from './entities/training/probes.ts';
import { type CreateAdmin, createAdministrator } from './platform/auth/administrator.ts';
import { systemClock } from './platform/clock.ts';
import { ConfigError, readPlace } from './platform/config.ts';
import { connect, type DatabaseConnection } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';

const usage = `Usage:
  npm run admin -- create <username>
  npm run admin -- reset-second-factor <username>
  npm run -s admin -- check-books
  npm run -s admin -- calibrate`;

async function main(): Promise<void> {
  const [command, ...rest] = process.argv.slice(2);
  const [username] = rest;
  if (command === 'create' && username !== undefined && rest.length === 1) {
    const wanted = { username, password: await askForPassword() };
    await onDatabase(async ({ db }) => report(await createAdministrator(db, wanted)));
  } else if (command === 'reset-second-factor' && username !== undefined && rest.length === 1) {
    await onDatabase(({ db }) => takeSecondFactorByName(db, username, systemClock()));
    console.log(`${username} signs in with the password alone now, and is signed out everywhere.`);
  } else if (command === 'check-books' && rest.length === 0) {
    const told = await onDatabase(({ pool }) => checkBooks(pool));
    console.log(JSON.stringify(told));
    process.exitCode = told.ok ? 0 : 1;
  } else if (command === 'calibrate' && rest.length === 0) {
    console.log(JSON.stringify(await onDatabase(({ pool }) => calibrateNow(pool, systemClock())), null, 2));
  } else throw new ConfigError(usage);
}

async function onDatabase<Result>(
  work: (connection: DatabaseConnection) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(readPlace(process.env), console.error);
  const connection = connect({ url: database.url, size: 1 });
  try {
    return await work(connection);
  } finally {
    await connection.close();
    await database.close();
  }
}

/** Null: make one up. Also where nobody sits at a console. */
async function askForPassword(): Promise<string | null> {
  if (!process.stdin.isTTY) return null;
  const console = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await console.question('Password (leave empty to have one made): ');
  console.close();
  return answer === '' ? null : answer;
}

function report(made: CreateAdmin): void {
  console.log(`Administrator: ${made.username}`);
  if (made.generated !== null) console.log(`Password: ${made.generated} (shown only now)`);
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
