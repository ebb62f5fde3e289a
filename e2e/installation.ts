/** A fresh installation for journeys that need other settings than the run’s: nobody is in it but its first administrator. */
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { root } from '../tools/command.ts';
import { drawPort } from '../tools/port.ts';

export interface Installation {
  readonly url: string;
  readonly administrator: { readonly username: string; readonly password: string };
  stop(): Promise<void>;
}

/** Makes the administrator from the console and serves, as the README says. @throws Error with what was said instead */
export async function startInstallation(
  settings: Readonly<Record<string, string>>,
  username = 'chief',
): Promise<Installation> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindhero-'));
  // The database may run as another user, who must get into the folder.
  await chmod(dataDir, 0o755);
  const { DATABASE_URL: _, ...environment } = process.env;
  const port = String(drawPort());
  const env = { ...environment, ...settings, DATA_DIR: dataDir, HOST: '127.0.0.1', PORT: port };
  const made = await promisify(execFile)('node', ['apps/server/src/admin.ts', 'create', username], {
    cwd: root,
    env,
  });
  const password = /^Password: (\S+)/m.exec(made.stdout)?.[1];
  if (password === undefined) throw new Error(`no administrator was made: ${made.stdout}${made.stderr}`);

  const server = spawn('node', ['apps/server/src/main.ts'], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  let said = '';
  const serves = new Promise<void>((resolve) => {
    createInterface(server.stderr).on('line', (line) => {
      said += `${line}\n`;
      if (line.includes('serves on')) resolve();
    });
  });
  await Promise.race([
    serves,
    ended.then(() => {
      throw new Error(`it does not serve: ${said}`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    administrator: { username, password },
    async stop() {
      server.kill('SIGTERM');
      await ended;
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
