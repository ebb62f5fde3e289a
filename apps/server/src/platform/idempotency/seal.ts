/**
 * What an idempotency key opens. Everything is derived from the key and the server's secret together, and neither is
 * stored: a person who has only the database, or only guesses keys, reads no answer and learns of no request.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

export interface Seal {
  /** Under which the answer is stored. */
  readonly id: string;
  /** A hash of a request, which may hold a password, and so must not be open to guesses. */
  hashOf(request: readonly (string | Uint8Array)[]): string;
  close(answer: Uint8Array): Buffer;
  /** @throws Error for what was not closed by this seal */
  open(sealed: Buffer): Buffer;
}

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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
    close(answer) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, derived('answer'), nonce).setAAD(Buffer.from(id));
      const content = Buffer.concat([cipher.update(answer), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), content]);
    },
    open(sealed) {
      const content = NONCE_BYTES + TAG_BYTES;
      const decipher = createDecipheriv(CIPHER, derived('answer'), sealed.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(id))
        .setAuthTag(sealed.subarray(NONCE_BYTES, content));
      return Buffer.concat([decipher.update(sealed.subarray(content)), decipher.final()]);
    },
  };
}
