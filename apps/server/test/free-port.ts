import { drawPort, isFree } from '../../../tools/port.ts';

/**
 * So many ports in a row on which nobody listens, for programs that cannot say which one they took. None of those that the
 * system gives out by itself: a moment later a connection may have it.
 */
export async function freePorts(count: number): Promise<readonly number[]> {
  for (;;) {
    const first = drawPort();
    const ports = Array.from({ length: count }, (_, more) => first + more);
    const free = await Promise.all(ports.map((port) => isFree(port, '127.0.0.1')));
    if (free.every(Boolean)) return ports;
  }
}
