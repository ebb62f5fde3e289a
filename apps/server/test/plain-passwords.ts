import type { Passwords } from '../src/platform/auth/passwords.ts';

/** For tests that make many people: hashing is slow on purpose, and no part of them. */
export const plainPasswords: Passwords = {
  hash: (password) => Promise.resolve(password),
  verify: (stored, password) => Promise.resolve(stored === password),
};
