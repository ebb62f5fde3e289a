/** Many requests at once, from a process of its own (`load.ts`). */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Load, Speed } from './load.ts';
import type { Process } from './serving.ts';

const CONNECTIONS = 32;

/** @throws Error if one of them fails */
export async function loaded({ url }: Process, amount: number, requests: Load['requests']): Promise<Speed> {
  const child = fork(fileURLToPath(new URL('./load.ts', import.meta.url)));
  const load: Load = { url, connections: CONNECTIONS, amount, requests };
  child.send(load);
  const [speed] = (await once(child, 'message')) as [Speed];
  if (speed.failed > 0) throw new Error(`${speed.failed} of ${amount} requests to ${url} failed`);
  return speed;
}
