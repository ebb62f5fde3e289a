/** New accounts with usernames that nobody else has, also when several people make accounts at the same moment. */
import type { Language } from '@mindhero/contract/user';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { users } from '../../platform/db/schema/index.ts';
import { takenBy } from '../../platform/db/taken.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { choice, usernameOf } from './username.ts';

type Columns = typeof users.$inferInsert;

export type NewAccount = Omit<Columns, 'username' | 'first_name' | 'last_name' | 'language'> & {
  readonly first_name: string;
  readonly last_name: string;
  readonly language: Language;
  /** Undefined: to be made from the name. */
  readonly username: string | undefined;
};

/** Any number that nothing else locks. */
const LOCK = 7_305_001;
/** Only a change of username at the same moment makes a second attempt necessary. */
const ATTEMPTS = 5;
const FIRST_CHOICES = 20;

export interface StoredAccount {
  readonly id: number;
  readonly username: string;
}

/** What belongs to some of the accounts as soon as they are stored, the first of which has this index. */
type Follow = (tx: Database, some: readonly StoredAccount[], from: number) => Promise<void>;

/**
 * The accounts in their order, as they were stored.
 * @param pathOf where in the request the username of an account stands
 * @throws ApiError 422 naming the usernames that are taken
 */
export async function insertAccounts(
  tx: Database,
  accounts: readonly NewAccount[],
  pathOf: (index: number) => string,
  follow?: Follow,
): Promise<StoredAccount[]> {
  // One after the other, or two lists of the same names would wait for each other.
  await tx.execute(sql`select pg_advisory_xact_lock(${LOCK})`);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const names = await nameAll(tx, accounts, pathOf);
    const rows = accounts.map((account, index) => ({ ...account, username: names[index] ?? '' }));
    try {
      return await tx.transaction((inner) => insertAll(inner, rows, follow));
    } catch (error) {
      if (takenBy(error) !== 'users_username_key') throw error;
    }
  }
  throw new ApiError('conflict');
}

/** Few enough for a statement, which takes 65,535 values, and for a person who is told how far it has come. */
const CHUNK = 250;

async function insertAll(
  tx: Database,
  rows: readonly Columns[],
  follow: Follow | undefined,
): Promise<StoredAccount[]> {
  const made: StoredAccount[] = [];
  for (let from = 0; from < rows.length; from += CHUNK) {
    const some = await tx
      .insert(users)
      .values(rows.slice(from, from + CHUNK))
      .returning({ id: users.id, username: users.username });
    await follow?.(tx, some, from);
    made.push(...some);
  }
  return made;
}

async function nameAll(
  tx: Database,
  accounts: readonly NewAccount[],
  pathOf: (index: number) => string,
): Promise<string[]> {
  const given = accounts.flatMap(({ username }) => username ?? []);
  const taken = await takenAmong(tx, given);
  const used = new Set<string>();
  const errors = accounts.flatMap(({ username }, index) => {
    if (username === undefined) return [];
    const isTaken = taken.has(username) || used.has(username.toLowerCase());
    used.add(username.toLowerCase());
    return isTaken ? [{ path: pathOf(index), code: 'taken' as const }] : [];
  });
  if (errors.length > 0) throw new ApiError('invalid_request', { errors });
  return chooseRest(tx, accounts, used);
}

/** @param used names in lower case that are spoken for; grows by those chosen */
async function chooseRest(
  tx: Database,
  accounts: readonly NewAccount[],
  used: Set<string>,
): Promise<string[]> {
  const names = accounts.map(({ username }) => username ?? '');
  let open = accounts.flatMap(({ username, first_name, last_name, language }, index) =>
    username === undefined ? [{ index, base: usernameOf({ first_name, last_name, language }) }] : [],
  );
  for (let from = 1, size = FIRST_CHOICES; open.length > 0; from += size, size *= 4) {
    const choices = (base: string) => Array.from({ length: size }, (_, n) => choice(base, from + n));
    const taken = await takenAmong(tx, [...new Set(open.map(({ base }) => base))].flatMap(choices));
    open = open.filter(({ index, base }) => {
      const free = choices(base).find((name) => !taken.has(name) && !used.has(name));
      if (free === undefined) return true;
      names[index] = free;
      used.add(free);
      return false;
    });
  }
  return names;
}

/** Those of the names that somebody has, whatever the case. */
async function takenAmong(tx: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const { rows } = await tx.execute<{ name: string }>(sql`
    select name from unnest(${sql.param(names)}::text[]) as name
    where exists (select from ${users} where lower(${users.username}) = lower(name))`);
  return new Set(rows.map(({ name }) => name));
}
