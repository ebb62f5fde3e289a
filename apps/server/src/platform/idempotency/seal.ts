/**
 * What an idempotency key opens. Everything is derived from the key and the server's secret together, and neither is
 * stored: a person who has only the database, or only guesses keys, reads no answer and learns of no request.
 */
import { createHmac, hkdfSync } from 'node:crypto';
import { decrypt, encrypt } from '../encryption.ts';

export interface Seal {
  /** Under which the answer is stored. */
  readonly id: string;
  /** A hash of a request, which may hold a password, and so must not be open to guesses. */
  hashOf(request: readonly (string | Uint8Array)[]): string;
  close(answer: Uint8Array): Buffer;
  /** @throws Error for what was not closed by this seal */
  open(sealed: Buffer): Buffer;
}

/**
 * @param secret the server's
 * @param userId null where nobody is signed in
 */
export function sealOf(secret: string, userId: number | null, key: string): Seal {
  const derived = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secret, `${userId ?? 'nobody'} ${key}`, `idempotency ${purpose}`, 32));
  const id = derived('id').toString('base64url');
  return {
    id,
    hashOf(request) {
      const hash = createHmac('sha256', derived('request'));
      // With their lengths, so that the end of one part is not the beginning of the next.
      for (const part of request) hash.update(`${part.length} `).update(part);
      return hash.digest('base64url');
    },
    close: (answer) => encrypt(derived('answer'), answer, id),
    open: (sealed) => decrypt(derived('answer'), sealed, id),
  };
}
