import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

/** A port of this machine that was free a moment ago, for programs that cannot say which one they took. */
export async function freePort(wanted = 0): Promise<number> {
  const probe = createServer().listen(wanted, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** So many of them in a row. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const first = await freePort();
  try {
    const others: number[] = [];
    for (let more = 1; more < count; more++) others.push(await freePort(first + more));
    return [first, ...others];
  } catch {
    return freePorts(count);
  }
}
