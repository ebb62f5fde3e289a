/** A load balancer as simple as can be: it sends requests in turn to those that say they are ready, and repeats nothing. */
import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Balancer } from './balancer.ts';

/** After so long it asks again who is ready. */
const LOOK_MS = 500;

/** So often in a row somebody has to say no: whoever is only busy does so once. */
const FALLS_AFTER = 2;

/** @param port where it listens */
export async function balanceByNode(port: number, backends: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  const refusals = new Map<string, number>();
  let turn = 0;

  async function look(backend: string): Promise<void> {
    const isReady = await fetch(`${backend}/api/health/ready/`).then(
      (answer) => answer.arrayBuffer().then(() => answer.ok),
      () => false,
    );
    const inRow = isReady ? 0 : (refusals.get(backend) ?? 0) + 1;
    refusals.set(backend, inRow);
    if (isReady) ready.add(backend);
    else if (inRow >= FALLS_AFTER) ready.delete(backend);
  }
  const looks = new EventEmitter();
  await Promise.all(backends.map(look));
  const over = new AbortController();
  // Each by itself: one that answers late holds up nobody's end.
  for (const backend of backends) void lookAgainAndAgain(backend);
  async function lookAgainAndAgain(backend: string): Promise<void> {
    while (!over.signal.aborted) {
      await wait(LOOK_MS);
      await look(backend);
      looks.emit(backend);
    }
  }

  const server = createServer((asked, answer) => {
    const [backend] = [...ready].slice(turn++ % Math.max(1, ready.size));
    if (backend === undefined) return void answer.writeHead(503).end();
    const { method, headers, url } = asked;
    const passed = request(`${backend}${url}`, { method, headers, agent }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers);
      given.pipe(answer);
      given.on('error', () => answer.destroy());
    });
    passed.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
    answer.on('close', () => passed.destroy());
    asked.pipe(passed);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    name: 'a few lines of node',
    url: `http://127.0.0.1:${port}`,
    isUsing: (backend) => ready.has(backend),
    looked: (backend) => once(looks, backend),
    async close() {
      over.abort();
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
