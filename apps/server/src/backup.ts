/**
 * `npm run backup -- <file>` writes everything in the database into a file and reads it back; `npm run restore -- <file>`
 * puts it into an empty one. With BACKUP_KEY it is encrypted.
 */
import { stat } from 'node:fs/promises';
import { performance } from 'node:perf_hooks';
import { backUp, canRead, restore } from './platform/backup/back-up.ts';
import { ConfigError, readPlace } from './platform/config.ts';
import { startEmbedded } from './platform/db/embedded.ts';

const usage = `Usage:
  npm run backup -- <file>
  npm run restore -- <file>`;

async function main(): Promise<void> {
  const [command, file, ...rest] = process.argv.slice(2);
  if (file === undefined || rest.length > 0) throw new ConfigError(usage);
  const key = process.env['BACKUP_KEY'] || null;
  const started = performance.now();
  const isThere = await stat(file).then(
    () => true,
    () => false,
  );
  if (command === 'backup') {
    if (isThere) throw new ConfigError(`${file} is there already: a backup never replaces another.`);
    const rows = await onDatabase((url) => backUp(url, file, key));
    const { size } = await stat(file);
    told(
      canRead(key) ? 'Backed up and read back' : 'Backed up (nobody without the secret key can read it back)',
      rows,
      started,
      `, ${(size / 1e6).toFixed(1)} MB`,
    );
  } else if (command === 'restore') {
    if (!isThere) throw new ConfigError(`There is no ${file}.`);
    told('Restored', await onDatabase((url) => restore(url, file, key)), started);
  } else throw new ConfigError(usage);
}

function told(done: string, rows: ReadonlyMap<string, number>, started: number, more = ''): void {
  const all = [...rows.values()].reduce((sum, count) => sum + count, 0);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${done}: ${all.toLocaleString('en')} rows of ${rows.size} tables${more}, in ${seconds} s.`);
}

/** As it is: what is to be restored must meet nothing, and what is backed up stays as old as it is. */
async function onDatabase<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const { databaseUrl, dataDir } = readPlace(process.env);
  if (databaseUrl !== undefined) return work(databaseUrl);
  const embedded = await startEmbedded({ dataDir, notice: console.error });
  try {
    return await work(embedded.url);
  } finally {
    await embedded.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
