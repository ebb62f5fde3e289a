/** Starts the payment sandbox beside a demonstration. */
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, isIPv6 } from 'node:net';
import { createSandbox } from '../apps/sandbox/src/server.ts';
import type { SandboxAddress } from '../apps/server/src/entities/payments/sandbox.ts';
import { isFree } from './port.ts';

interface Started {
  readonly address: SandboxAddress;
  readonly port: number;
  close(): Promise<void>;
}

const everywhere = ['0.0.0.0', '::'];

/**
 * @param port if it is taken, any that is free
 * @param host as that of the product: whoever reaches one reaches the other
 */
export async function startSandbox(port: number, host: string): Promise<Started> {
  // What was begun before this start is nothing that it knows, and its keys are none for it.
  const publicKey = `sandbox_i${randomInt(1e10, 1e11)}`;
  const privateKey = randomBytes(20).toString('hex');
  const { server, close } = createSandbox({ keys: { publicKey, privateKey } });
  server.listen((await isFree(port, host)) ? port : 0, host);
  await once(server, 'listening');
  const { port: taken } = server.address() as AddressInfo;
  const name = everywhere.includes(host) ? '127.0.0.1' : isIPv6(host) ? `[${host}]` : host;
  return { address: { origin: `http://${name}:${taken}`, publicKey, privateKey }, port: taken, close };
}
