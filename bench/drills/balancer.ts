/** A load balancer as simple as can be: it sends requests in turn to those that say they are ready, and repeats nothing. */
import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request } from 'node:http';

export interface Balancer {
  readonly url: string;
  /** Whether it sends requests there. */
  isUsing(backend: string): boolean;
  /** Resolves when it has asked who is ready: until the next time it notices nothing. */
  looked(): Promise<unknown>;
  close(): void;
}

/** How often it asks who is ready. */
const LOOK_MS = 1000;

export async function balance(port: number, backends: readonly string[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<string>();
  let turn = 0;

  /** Who answers late is busy; only who says no, or is not there, is left out. */
  async function look(backend: string): Promise<void> {
    try {
      const answer = await fetch(`${backend}/api/health/ready/`);
      await answer.arrayBuffer();
      if (answer.ok) ready.add(backend);
      else ready.delete(backend);
    } catch {
      ready.delete(backend);
    }
  }
  const looks = new EventEmitter();
  const lookAround = async () => {
    await Promise.all(backends.map(look));
    looks.emit('done');
  };
  await lookAround();
  const looking = setInterval(() => void lookAround(), LOOK_MS);

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
    url: `http://127.0.0.1:${port}`,
    isUsing: (backend) => ready.has(backend),
    looked: () => once(looks, 'done'),
    close() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
    },
  };
}
