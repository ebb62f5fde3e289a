/** Making an administrator from the console: the one account that nobody inside the application can make. */
import { randomInt } from 'node:crypto';
import { ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { takenBy } from '../db/taken.ts';
import { createPasswords, faultsOfNewPassword } from './passwords.ts';

interface Wanted {
  readonly username: string;
  /** Null: make one up. */
  readonly password: string | null;
}

export interface CreateAdmin {
  readonly username: string;
  /** The password, if it was made up here. */
  readonly generated: string | null;
}

/** @throws ConfigError in words for the console: the name is taken or no name, the password too weak */
export async function createAdministrator(db: Database, wanted: Wanted): Promise<CreateAdmin> {
  const username = wanted.username.trim();
  if (!/^[\p{L}\p{N}._@+-]{3,150}$/u.test(username)) {
    throw new ConfigError('A username has 3 to 150 letters, digits or any of . _ @ + -');
  }
  const password = wanted.password ?? makePassword();
  const faults = faultsOfNewPassword(password);
  if (faults.length > 0) throw new ConfigError(`This password does not do: ${faults.join(', ')}`);
  const passwordHash = await createPasswords().hash(password);
  try {
    await db.insert(users).values({ username, role: 'ADMIN', passwordHash });
  } catch (error) {
    if (takenBy(error) === null) throw error;
    throw new ConfigError(`There is already somebody called ${username}.`);
  }
  return { username, generated: wanted.password === null ? password : null };
}

/** 16 characters without those that look alike, of every kind that the rules ask for: over 80 bits. */
function makePassword(): string {
  const kinds = ['ABCDEFGHJKLMNPQRSTUVWXYZ', 'abcdefghijkmnopqrstuvwxyz', '23456789'];
  const all = kinds.join('');
  const drawn = Array.from({ length: 16 }, (_, n) => pick(kinds[n] ?? all));
  for (let n = drawn.length - 1; n > 0; n--) {
    const other = randomInt(n + 1);
    [drawn[n], drawn[other]] = [drawn[other] ?? '', drawn[n] ?? ''];
  }
  return drawn.join('');
}

function pick(letters: string): string {
  return letters[randomInt(letters.length)] ?? '';
}
