/** Many requests at once, and how long their answers took. */
import { Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Process } from './serving.ts';

export interface Request {
  readonly path: string;
  readonly token: string;
}

/**
 * So many requests, of which as many as there are connections are always on their way; the times of their answers in
 * milliseconds, the quickest first.
 */
export async function fire(
  { url }: Process,
  connections: number,
  amount: number,
  requestOf: (number: number) => Request,
): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const times: number[] = [];
  let next = 0;
  async function connection(): Promise<void> {
    while (next < amount) {
      const { path, token } = requestOf(next++);
      const started = performance.now();
      await get(agent, `${url}${path}`, token);
      times.push(performance.now() - started);
    }
  }
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return times.toSorted((a, b) => a - b);
}

/** @throws Error for anything but 200 */
function get(agent: Agent, url: string, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, headers: { authorization: `Bearer ${token}` } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.on('end', resolve).on('error', reject).resume();
    });
    sent.on('error', reject).end();
  });
}
