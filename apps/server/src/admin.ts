/** `npm run admin -- create <username>`: makes the first administrator of an installation. */
import { createInterface } from 'node:readline/promises';
import { type CreateAdmin, createAdministrator } from './platform/auth/administrator.ts';
import { ConfigError, readPlace } from './platform/config.ts';
import { connect } from './platform/db/database.ts';
import { openDatabase } from './platform/db/open.ts';

const usage = 'Usage: npm run admin -- create <username>';

async function main(): Promise<void> {
  const [command, username, ...rest] = process.argv.slice(2);
  if (command !== 'create' || username === undefined || rest.length > 0) throw new ConfigError(usage);
  const wanted = { username, password: await askForPassword() };
  const database = await openDatabase(readPlace(process.env), console.error);
  const connection = connect({ url: database.url, size: 1 });
  try {
    report(await createAdministrator(connection.db, wanted));
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
