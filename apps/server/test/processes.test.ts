/** Several processes that share a port, as `npm run serve` starts them. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { TOKEN_SECRET } from './app.ts';
import { type TestDatabase, testDatabase } from './database.ts';
import { freePorts } from './free-port.ts';

const PROCESSES = 2;
/** Only ends what hangs. */
const timeout = 120_000;

let database: TestDatabase;
let program: ChildProcess;
let address: string;
/** Where each process tells of itself. */
let metricsPorts: readonly number[];
let asked = 0;
/** Which processes have answered, by the lines of the log. */
const answered = new Set<number>();

beforeAll(async () => {
  database = await testDatabase();
  const [port = 0, ...others] = await freePorts(1 + PROCESSES);
  metricsPorts = others;
  program = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))], {
    env: {
      ...process.env,
      DATABASE_URL: database.url,
      TOKEN_SECRET,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      WEB_CONCURRENCY: String(PROCESSES),
      METRICS_PORT: String(metricsPorts[0]),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const { stdout, stderr } = program;
  if (stdout === null || stderr === null) throw new Error('it is not listened to');
  createInterface(stdout).on('line', (line) => {
    const told = JSON.parse(line) as { readonly pid: number; readonly msg: string };
    if (told.msg === 'request') answered.add(told.pid);
  });
  address = await new Promise((resolve, reject) => {
    const said: string[] = [];
    createInterface(stderr).on('line', (line) => {
      said.push(line);
      const found = /serves on (\S+)/.exec(line)?.[1];
      if (found !== undefined) resolve(found);
    });
    program.once('close', () => reject(new Error(`It ended before it served:\n${said.join('\n')}`)));
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
  asked++;
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

/** What Prometheus finds there: of which process, and how often that was asked whether it is ready. */
async function figuresAt(port: number) {
  const text = await (await fetch(`http://127.0.0.1:${port}/api/metrics`)).text();
  const counts = text.matchAll(
    /^http_server_request_duration_count\{[^}]*http_route="\/api\/health\/ready\/"[^}]*\} (\d+)/gm,
  );
  return {
    pid: Number(/^target_info\{[^}]*process_pid="(\d+)"/m.exec(text)?.[1]),
    count: [...counts].reduce((sum, [, count]) => sum + Number(count), 0),
  };
}

test(
  'each process tells of itself on a port of its own, and together they tell of everything',
  async () => {
    await untilAnswered(PROCESSES);
    await expect
      .poll(async () => {
        const told = await Promise.all(metricsPorts.map(figuresAt));
        return [
          told.map(({ pid }) => pid).toSorted((a, b) => a - b),
          told.reduce((sum, { count }) => sum + count, 0),
        ];
      })
      .toEqual([[...answered].toSorted((a, b) => a - b), asked]);
  },
  timeout,
);

test(
  'all processes answer, one that is killed is replaced while the other goes on, and all end together',
  async () => {
    await untilAnswered(PROCESSES);
    const [killed = 0, other = 0] = answered;
    const told = await Promise.all(metricsPorts.map(figuresAt));
    const port = metricsPorts[told.findIndex(({ pid }) => pid === killed)] ?? 0;
    process.kill(killed, 'SIGKILL');
    await untilAnswered(PROCESSES + 1);
    expect(() => process.kill(other, 0)).not.toThrow();
    // Prometheus goes on asking where it asked.
    expect((await figuresAt(port)).pid).toBe([...answered].at(-1));

    const ended = once(program, 'exit');
    program.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    for (const pid of answered) expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    await expect(ask()).rejects.toThrow('ECONNREFUSED');
  },
  timeout,
);
