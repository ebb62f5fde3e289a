/** Where randomness enters the server; tests bring their own. Fit for secrets. */
import { randomBytes, randomInt, randomUUID } from 'node:crypto';

export interface ServerRandom {
  uuid(): string;
  /** A seed for a play: 32 unsigned bits. */
  seed(): number;
  /** A whole number from zero to below the limit, each as likely as the others. */
  below(limit: number): number;
  /** 128 bits as 22 characters that stand in an address as they are. */
  token(): string;
}

export const systemRandom: ServerRandom = {
  uuid: () => randomUUID(),
  seed: () => randomInt(0x1_0000_0000),
  below: (limit) => randomInt(limit),
  token: () => randomBytes(16).toString('base64url'),
};
