/** Several processes that share a port, as `npm run serve` starts them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TOKEN_SECRET } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { freePort } from './free-port.ts';

const PROCESSES = 2;
/** Only ends what hangs. */
const timeout = 120_000;

let database: TestDatabase;
let program: ChildProcess;
let address: string;
/** Which processes have answered, by the lines of the log. */
const answered = new Set<number>();

beforeAll(async () => {
  database = await testDatabase();
  program = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      TOKEN_SECRET,
      PORT: String(await freePort()),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      WEB_CONCURRENCY: String(PROCESSES),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = program;
  if (stdout === null || stderr === null) throw new Error('it is not listened to');
  createInterface(stdout).on('line', (line) => {
    const told = JSON.parse(line) as { readonly pid: number; readonly msg: string };
    if (told.msg === 'request') answered.add(told.pid);
  });
  address = await new Promise((resolve) => {
    createInterface(stderr).on('line', (line) => {
      const found = /serves on (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
  });
}, timeout);
afterAll(async () => {
  program.kill('SIGKILL');
  await database.close();
});

/** A connection of its own each, since whoever answered one goes on with it. */
async function ask(): Promise<number | undefined> {
  const [answer] = (await once(get(`${address}/api/health/ready/`, { agent: false }), 'response')) as [
    IncomingMessage,
  ];
  answer.resume();
  return answer.statusCode;
}

/** Asks until so many processes have answered since the beginning. */
async function untilAnswered(processes: number): Promise<void> {
  await vi.waitFor(
    async () => {
      // Whose connection goes to a process that dies is told so.
      await ask().catch(() => undefined);
      expect(answered.size).toBe(processes);
    },
    { timeout, interval: 20 },
  );
}

test(
  'all processes answer, one that is killed is replaced while the other goes on, and all end together',
  async () => {
    await untilAnswered(PROCESSES);
    const [killed = 0, other = 0] = answered;
    process.kill(killed, 'SIGKILL');
    await untilAnswered(PROCESSES + 1);
    expect(() => process.kill(other, 0)).not.toThrow();

    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    for (const pid of answered) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
  },
  timeout,
);
