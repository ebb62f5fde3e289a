/** Passwords: how they are kept, and which ones are accepted. */
import { availableParallelism } from 'node:os';
import type { FieldCode } from '@mindhero/contract/errors';
import { faultsOfPassword } from '@mindhero/contract/password';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { semaphore } from '../semaphore.ts';

/** For argon2id, the library's default, as OWASP recommends it: 19 MiB, two passes, one lane; about 9 ms. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** What waits longer than this many hashes take would time out anyway. */
const LONGEST_QUEUE = 500;

export interface Passwords {
  hash(password: string): Promise<string>;
  /** `hash` null: nobody has this password, but finding that out takes as long. */
  verify(hash: string | null, password: string): Promise<boolean>;
}

/** As many hashes at once as there are cores: more would keep every other piece of work of the thread pool waiting. */
export function createPasswords(): Passwords {
  const cores = semaphore(availableParallelism(), LONGEST_QUEUE);
  const dummy = hash('nobody has this password', cost);

  return {
    hash: (password) => cores.run(() => hash(password, cost)),
    async verify(stored, password) {
      if (stored !== null) return cores.run(() => verify(stored, password));
      const unlike = await dummy;
      await cores.run(() => verify(unlike, password));
      return false;
    },
  };
}

/** The most common first; gathered from leaks and kept by zxcvbn. */
const common = new Set(dictionary['passwords-common'].slice(0, 3000));

/** What is wrong with a new password. */
export function faultsOfNewPassword(password: string): FieldCode[] {
  const faults: FieldCode[] = faultsOfPassword(password);
  // "Password1" is as well known as "password1".
  if (common.has(password.toLowerCase())) faults.push('password_common');
  return faults;
}
