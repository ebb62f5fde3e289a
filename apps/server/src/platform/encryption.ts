/** Keeping bytes so that nobody reads or changes them who has no key: AES-256-GCM. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * @param key 32 bytes
 * @param about what the content belongs to: it opens only where the same is said
 */
export function encrypt(key: Buffer, content: Uint8Array, about: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(about));
  const hidden = Buffer.concat([cipher.update(content), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), hidden]);
}

/** @throws Error for what was not encrypted with this key, or about something else */
export function decrypt(key: Buffer, encrypted: Buffer, about: string): Buffer {
  const content = NONCE_BYTES + TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  })
    .setAAD(Buffer.from(about))
    .setAuthTag(encrypted.subarray(NONCE_BYTES, content));
  return Buffer.concat([decipher.update(encrypted.subarray(content)), decipher.final()]);
}
