/** Making an administrator from the console: the one account that nobody inside the application can make. */
import { systemClock } from '../clock.ts';
import { ConfigError } from '../config.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/schema/index.ts';
import { takenBy } from '../db/taken.ts';
import { firstPasswordUntil, makePassword } from './first-password.ts';
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
  const faults = faultsOfNewPassword(password, [username]);
  if (faults.length > 0) throw new ConfigError(`This password does not do: ${faults.join(', ')}`);
  const passwordHash = await createPasswords().hash(password);
  try {
    const until = wanted.password === null ? firstPasswordUntil(systemClock()) : null;
    await db
      .insert(users)
      .values({ username, role: 'ADMIN', password_hash: passwordHash, first_password_until: until });
  } catch (error) {
    if (takenBy(error) === null) throw error;
    throw new ConfigError(`There is already somebody called ${username}.`);
  }
  return { username, generated: wanted.password === null ? password : null };
}
