/** Runs other programs from the repository's root, with the tools of node_modules/.bin found first. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter),
};

export interface Ended {
  /** Exit code; 127 where the program could not be run at all. */
  readonly code: number;
  /** What it printed on both outputs; empty where that went straight to the terminal. */
  readonly output: string;
}

interface Options {
  /** Prints as it comes instead of collecting. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end; a program that fails does not throw. */
export async function command(line: readonly [string, ...string[]], options: Options = {}): Promise<Ended> {
  const [program, ...args] = line;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...environment, ...options.env },
    stdio: ['ignore', options.live ? 'inherit' : 'pipe', options.live ? 'inherit' : 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { code: code ?? 1, output };
  } catch (error) {
    return { code: 127, output: `${program} could not be run: ${(error as Error).message}` };
  }
}
