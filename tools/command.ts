/** Runs other programs from the repository's root, with the tools of node_modules/.bin found first. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** As ours is now. Whoever reads it through us is no terminal; Node complains of somebody who wants colours and does not. */
function environment(): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, ...inherited } = process.env;
  const path = [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter);
  return { ...inherited, NO_COLOR: '1', PATH: path };
}

export interface Ended {
  /** Exit code; 127 where the program could not be run at all. */
  readonly code: number;
  /** What it printed on both outputs. */
  readonly output: string;
}

interface Options {
  /** Prints as it comes, too. */
  readonly live?: boolean;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs a program to its end; a program that fails does not throw. */
export async function command(line: readonly [string, ...string[]], options: Options = {}): Promise<Ended> {
  const [program, ...args] = line;
  const child = spawn(program, args, {
    cwd: root,
    env: { ...environment(), ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (options.live) process.stdout.write(text);
    });
  }
  try {
    const [code] = (await once(child, 'close')) as [number | null];
    return { code: code ?? 1, output };
  } catch (error) {
    return { code: 127, output: `${program} could not be run: ${(error as Error).message}` };
  }
}
