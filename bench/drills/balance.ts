/** A load balancer in front of processes: HAProxy where it is installed, else one of our own. */
import type { Balancer } from './balancer.ts';
import { balanceByHaproxy, haproxyVersion } from './haproxy.ts';
import { balanceByNode } from './node-balancer.ts';

/** @param port where it listens */
export async function balance(port: number, backends: readonly string[]): Promise<Balancer> {
  const version = await haproxyVersion();
  return version === null ? balanceByNode(port, backends) : balanceByHaproxy(port, backends, version);
}
