/** Passwords: how they are kept, and which ones are accepted. */
import { availableParallelism } from 'node:os';
import { wordsOf } from '@mindhero/contract/guessable';
import { faultsOfPassword, type PasswordFault } from '@mindhero/contract/password';
import { hash, verify } from '@node-rs/argon2';
import { dictionary } from '@zxcvbn-ts/language-common';
import { semaphore } from '../semaphore.ts';

/** For argon2id, the library's default, as OWASP recommends it: 19 MiB, two passes, one lane; about 9 ms. */
export const passwordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

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
  const dummy = hash('nobody has this password', passwordCost);

  return {
    hash: (password) => cores.run(() => hash(password, passwordCost)),
    async verify(stored, password) {
      if (stored !== null) return cores.run(() => verify(stored, password));
      const unlike = await dummy;
      await cores.run(() => verify(unlike, password));
      return false;
    },
  };
}

let common: ReadonlySet<string> | undefined;

/** Gathered from leaks and kept by zxcvbn. Put together when a password is chosen for the first time: it takes a moment. */
function isCommon(word: string): boolean {
  common ??= new Set(dictionary['passwords-common'].flatMap(wordsOf));
  return common.has(word);
}

/**
 * What is wrong with a new password.
 * @param own what others know of the person who chooses it: names, username, school
 */
export function faultsOfNewPassword(password: string, own: readonly string[] = []): PasswordFault[] {
  return faultsOfPassword(password, { own, isCommon });
}
