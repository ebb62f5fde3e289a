/** A whole Mindhero of its own with the demonstration school, in a temporary folder: for journeys and benchmarks. */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from './command.ts';
import { drawPort } from './port.ts';

/** A net for what hangs: where the app has to be built first, a busy machine takes minutes. */
const START_LIMIT_MS = 600_000;

/** Of what it printed, as many lines are kept. */
const KEPT_LINES = 200;

export interface DemoServer {
  readonly url: string;
  /** @returns what it warned of until then, as lines of its log: what stands behind an answer with 503, for example */
  stop(): Promise<readonly string[]>;
}

/** @throws Error with what the server printed, if it does not get ready */
export async function startDemoServer(port = drawPort()): Promise<DemoServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'mindhero-'));
  // The database may run as another user, who must get into the folder.
  await chmod(dataDir, 0o755);
  const { DATABASE_URL: _, ...environment } = process.env;
  const env = { ...environment, PORT: String(port), HOST: '127.0.0.1', DATA_DIR: dataDir };
  // Over the channel it notices when we are killed.
  const stdio: StdioOptions = ['ignore', 'pipe', 'pipe', 'ipc'];
  const server = spawn('node', ['tools/start.ts'], { cwd: root, env, stdio });
  const said: string[] = [];
  const warnings: string[] = [];
  for (const input of [server.stdout, server.stderr]) {
    if (input === null) continue;
    createInterface({ input }).on('line', (line) => {
      said.push(line);
      if (said.length > KEPT_LINES) said.shift();
      if (isWarning(line)) warnings.push(line);
    });
  }
  const stop = async () => {
    const ended = server.exitCode === null ? once(server, 'exit') : null;
    server.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
    return warnings;
  };
  const url = `http://127.0.0.1:${port}`;
  if (await isReady(server, url)) return { url, stop };
  await stop();
  throw new Error(`The demonstration server did not start:\n${said.join('\n')}`);
}

/** A line of the log that warns of something; wrong passwords and the like are tried on purpose. */
const isWarning = (line: string): boolean =>
  /^\{"level":[4-6]0,/.test(line) && !line.endsWith('"msg":"security"}');

async function isReady(server: ChildProcess, url: string): Promise<boolean> {
  const deadline = performance.now() + START_LIMIT_MS;
  while (server.exitCode === null && performance.now() < deadline) {
    const answer = await fetch(`${url}/api/health/ready/`).catch(() => null);
    if (answer?.ok) return true;
    await wait(100);
  }
  return false;
}
