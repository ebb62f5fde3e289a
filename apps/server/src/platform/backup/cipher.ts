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
 * @throws ConfigError if the key is malformed or another one: age cannot tell that from a header whose locked key has
 *   been changed
 * @throws Error if the file cannot be read or has been changed: in its header now, in what follows while it is read
 */
export async function decrypt(encrypted: Readable, key: string): Promise<Readable> {
  const decrypter = decrypterOf(key);
  const plain = await decrypter.decrypt(toWeb(encrypted)).catch((error: unknown) => {
    throw error instanceof Error && error.message.startsWith(NO_MATCH) ? wrongKey(error) : error;
  });
  return fromWeb(plain);
}

/** What age says of any key that does not open a file; it has no other sign. */
const NO_MATCH = 'no identity matched';

function decrypterOf(key: string): Decrypter {
  const decrypter = new Decrypter();
  try {
    if (isIdentity(key)) decrypter.addIdentity(key);
    else decrypter.addPassphrase(key);
  } catch (error) {
    throw wrongKey(error);
  }
  return decrypter;
}

const wrongKey = (cause: unknown) =>
  new ConfigError('BACKUP_KEY does not open this backup: set it to what the backup was made with.', {
    cause,
  });

/** Whether who has this key can write, but not read. */
export const isRecipient = (key: string) => key.startsWith('age1');

const isIdentity = (key: string) => key.startsWith('AGE-SECRET-KEY-');

const toWeb = (stream: Readable) => NodeReadable.toWeb(stream) as ReadableStream<Uint8Array>;
const fromWeb = (stream: ReadableStream<Uint8Array>) =>
  NodeReadable.fromWeb(stream as Parameters<typeof NodeReadable.fromWeb>[0]);
