/** HAProxy as an operator would have it in front of several processes, where it is installed. */
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Balancer } from './balancer.ts';
import { freePorts } from './ports.ts';
import { until } from './until.ts';

/** "HAProxy version 2.6.12"; null where there is none. */
export const haproxyVersion = (): Promise<string | null> =>
  promisify(execFile)('haproxy', ['-v']).then(
    ({ stdout }) => /^HAProxy version [\d.]+/i.exec(stdout)?.[0] ?? 'HAProxy',
    () => null,
  );

/** It asks who is ready, and lets go of whom says no, as often as the balancer of our own. */
const configOf = (port: number, statsPort: number, backends: readonly string[]) => `
defaults
  mode http
  timeout connect 5s
  timeout client 60s
  timeout server 60s
frontend front
  bind 127.0.0.1:${port}
  default_backend processes
backend processes
  balance roundrobin
  option httpchk GET /api/health/ready/
  default-server check inter 500 fall 2 rise 1
${backends.map((backend) => `  server ${nameOf(backend)} ${new URL(backend).host}\n`).join('')}
listen stats
  bind 127.0.0.1:${statsPort}
  stats enable
  stats uri /
`;

const nameOf = (backend: string) => `process-${new URL(backend).port}`;

/** @param port where it listens */
export async function balanceByHaproxy(
  port: number,
  backends: readonly string[],
  name: string,
): Promise<Balancer> {
  const [statsPort = 0] = await freePorts(1);
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await writeFile(file, configOf(port, statsPort, backends));
  const child = spawn('haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  const ended = new Promise((resolve) => child.once('close', resolve));

  /** Whether its last look found somebody ready. */
  async function isUsing(backend: string): Promise<boolean> {
    const text = await fetch(`http://127.0.0.1:${statsPort}/;csv`).then(
      (answer) => answer.text(),
      () => '',
    );
    // Until it has looked it takes everybody for ready.
    return text
      .split('\n')
      .some((line) => line.startsWith(`processes,${nameOf(backend)},`) && /,UP,.*,L7OK,/.test(line));
  }
  const areUsed = await until(async () => (await Promise.all(backends.map(isUsing))).every(Boolean));
  if (!areUsed) throw new Error(`haproxy does not use all processes, exit code ${child.exitCode}`);
  return {
    name,
    url: `http://127.0.0.1:${port}`,
    isUsing,
    // It does not tell when it looks.
    looked: () => Promise.resolve(),
    async close() {
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
