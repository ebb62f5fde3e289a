/** PostgreSQL's own programs for backups, which the embedded one does not bring along. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { ConfigError } from '../config.ts';

type Program = 'pg_dump' | 'pg_restore';

interface Running {
  /**
   * Gives it what it reads. Once it has what it needs it may go, which is no failure; the rest is read all the same, so that
   * a file that somebody has changed is found out.
   */
  feed(content: Readable): Promise<void>;
  readonly output: Readable;
  /** @throws Error with what it said, if it did not do what it was to do */
  done(): Promise<void>;
}

/** From the folder of `PG_BIN`, or as the system finds it. */
const fileOf = (program: Program) => {
  const folder = process.env['PG_BIN'];
  return folder ? join(folder, program) : program;
};

/**
 * Makes sure that both programs are there.
 * @param least major version of the server, which older ones cannot read
 * @throws ConfigError in words for the console
 */
export async function expectPrograms(least: number): Promise<void> {
  for (const program of ['pg_dump', 'pg_restore'] as const) {
    const version = await versionOf(program);
    if (version === null)
      throw new ConfigError(
        `${program} was not found: install the client programs of PostgreSQL ${least}, or set PG_BIN to their folder.`,
      );
    if (version < least)
      throw new ConfigError(
        `${program} is of PostgreSQL ${version}, and the server of ${least}: set PG_BIN to the folder of newer programs.`,
      );
  }
}

/** The major version; null if the program is not there. */
export async function versionOf(program: Program): Promise<number | null> {
  try {
    const { stdout } = await promisify(execFile)(fileOf(program), ['--version']);
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
  } catch {
    return null;
  }
}

/** @param url of the database that it works upon; without it, it works upon none */
export function run(program: Program, args: readonly string[], url?: string): Running {
  const child = spawn(
    fileOf(program),
    [...args, ...(url === undefined ? [] : [`--dbname=${withoutPassword(url)}`])],
    {
      env: {
        ...process.env,
        ...(url === undefined ? {} : { PGPASSWORD: decodeURIComponent(new URL(url).password) }),
      },
      stdio: 'pipe',
    },
  );
  // How it ended says whether it went too early.
  child.stdin.on('error', () => {});
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said = `${said}${text}`.slice(-2000)));
  const ended = once(child, 'close') as Promise<[number | null]>;
  return {
    async feed(content) {
      const { stdin } = child;
      const left = new Promise((resolve) => stdin.once('close', resolve));
      try {
        for await (const chunk of content)
          if (stdin.writable && !stdin.write(chunk))
            await Promise.race([left, new Promise((resolve) => stdin.once('drain', resolve))]);
      } finally {
        stdin.end();
      }
    },
    output: child.stdout,
    async done() {
      const [code] = await ended;
      if (code !== 0) throw new Error(`${program} failed: ${said.trim()}`);
    },
  };
}

/** Everybody on a computer sees with which words a program was started. */
function withoutPassword(url: string): string {
  const open = new URL(url);
  open.password = '';
  return open.href;
}
