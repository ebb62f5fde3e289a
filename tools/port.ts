/** Ports, and whether they can be listened on. */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';

/** How long a server that is just stopping may take to let go of its port. */
const PATIENCE_MS = 4000;

/**
 * Waits a moment for the port to be free.
 * @throws Error that says what is wrong with the port and what to do
 */
export async function expectFreePort(port: number, host: string): Promise<void> {
  const started = performance.now();
  for (;;) {
    const code = await listenError(port, host);
    if (code === null) return;
    if (code === 'EADDRINUSE' && performance.now() - started < PATIENCE_MS) await wait(250);
    else throw new Error(advice(code, port, host));
  }
}

/** A port that is probably free, as are those after it; below those that the system gives out by itself. */
export function drawPort(): number {
  return randomInt(20_000, 32_000);
}

/** Whether it can be listened on at this moment. */
export async function isFree(port: number, host: string): Promise<boolean> {
  return port < 65_536 && (await listenError(port, host)) === null;
}

function advice(code: string, port: number, host: string): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop that program, or choose another port: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} needs special rights. Choose one from 1024 on: PORT=3000 npm start`;
    default:
      return `Nothing can listen on ${host}, port ${port} (${code}). Check HOST and PORT.`;
  }
}

/** The error code with which listening fails, or null. */
function listenError(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'unknown'));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(null)));
  });
}
