/** Numbers of made-up names, behind which nobody sees who it is. */
import { createHmac, hkdfSync } from 'node:crypto';
import { ALIASES } from '@mindhero/contract/rating';

/** Always the same of a person; without the server's secret it says nothing about whose it is. */
export type AliasOf = (userId: number) => number;

/** Of so many people it is remembered: a page shows a hundred, mostly the same, and the hash is dear. */
const MOST_REMEMBERED = 20_000;

/** @param secret the server's */
export function createAliases(secret: string): AliasOf {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'made-up names', 32));
  const made = (userId: number) =>
    createHmac('sha256', key).update(String(userId)).digest().readUInt32BE() % ALIASES;
  const remembered = new Map<number, number>();
  return (userId) => {
    const known = remembered.get(userId);
    if (known !== undefined) return known;
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const alias = made(userId);
    remembered.set(userId, alias);
    return alias;
  };
}
