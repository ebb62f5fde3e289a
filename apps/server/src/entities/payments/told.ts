/** What arrives from a provider, before anybody believes it. */
import { createHash, timingSafeEqual } from 'node:crypto';

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/** In constant time, whatever lengths they have. */
export const isEqual = (one: string, other: string): boolean => timingSafeEqual(hashOf(one), hashOf(other));

/** Undefined for what is no JSON. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
