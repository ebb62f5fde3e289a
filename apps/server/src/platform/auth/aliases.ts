/** Numbers of made-up names, behind which nobody sees who it is. */
import { createHmac, hkdfSync } from 'node:crypto';
import { ALIASES } from '@mindhero/contract/rating';

/** Always the same of a person; without the server's secret it says nothing about whose it is. */
export type AliasOf = (userId: number) => number;

/** @param secret the server's */
export function createAliases(secret: string): AliasOf {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'made-up names', 32));
  return (userId) => createHmac('sha256', key).update(String(userId)).digest().readUInt32BE() % ALIASES;
}
