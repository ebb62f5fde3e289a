/** Backups are encrypted as `age` does it, so that its own programs open them, too. */
import type { Readable } from 'node:stream';
import { Readable as NodeReadable } from 'node:stream';
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption';
import { ConfigError } from '../config.ts';

/** With which the files begin. */
export const encryptedMark = Buffer.from('age-encryption.org/v1\n');

/**
 * @param key a recipient (`age1…`), who alone can open it then; an identity (`AGE-SECRET-KEY-1…`), which can itself; or a
 *   password
 */
export async function encrypt(plain: Readable, key: string): Promise<Readable> {
  const encrypter = new Encrypter();
  if (isRecipient(key)) encrypter.addRecipient(key);
  else if (isIdentity(key)) encrypter.addRecipient(await identityToRecipient(key));
  else encrypter.setPassphrase(key);
  return fromWeb(await encrypter.encrypt(toWeb(plain)));
}

/**
 * @throws ConfigError if the key is not the right one
 * @throws Error while it is read, if somebody has changed the file
 */
export async function decrypt(encrypted: Readable, key: string): Promise<Readable> {
  const decrypter = new Decrypter();
  try {
    if (isIdentity(key)) decrypter.addIdentity(key);
    else decrypter.addPassphrase(key);
    return fromWeb(await decrypter.decrypt(toWeb(encrypted)));
  } catch (cause) {
    throw new ConfigError('BACKUP_KEY does not open this backup: set it to what the backup was made with.', {
      cause,
    });
  }
}

/** Whether who has this key can write, but not read. */
export const isRecipient = (key: string) => key.startsWith('age1');

const isIdentity = (key: string) => key.startsWith('AGE-SECRET-KEY-');

const toWeb = (stream: Readable) => NodeReadable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  NodeReadable.fromWeb(stream as Parameters<typeof NodeReadable.fromWeb>[0]);
