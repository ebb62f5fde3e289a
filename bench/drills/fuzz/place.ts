/** Two schools, as the tests of permissions have them. Those of the first one call; nobody of the second does. */
import type { EndpointName } from '@mindhero/contract/endpoints';
import { createPasswords } from '@mindhero/server/platform/auth/passwords';
import { connect } from '@mindhero/server/platform/db/database';
import { sessions } from '@mindhero/server/platform/db/schema/index';
import { systemRandom } from '@mindhero/server/platform/random';
import type { TestApp } from '@mindhero/server/test/app';
import { bodyOf, PASSWORD } from '@mindhero/server/test/permission-bodies';
import { resourcesOf } from '@mindhero/server/test/resources';
import { makeWorld, type PersonName, peopleNames, type World } from '@mindhero/server/test/world';
import type pg from 'pg';
import { type Country, refreshTokenOf, tokenOf } from '../../serving.ts';

export interface Place {
  readonly world: World;
  /** What to send for a sign-in. */
  token(name: PersonName): string;
  /** Acceptable bodies, as far as there are any. */
  bodyOf(name: EndpointName): Promise<unknown>;
  /** Ids of what is there, by the address that names it: of callers and of others. */
  readonly known: ReadonlyMap<string, readonly string[]>;
  /** Has these and their schools as they were: some of what callers do ends their own sessions. */
  restore(names: readonly PersonName[]): Promise<void>;
  close(): Promise<void>;
}

/** Whoever is of the other school, or above both: nothing of theirs may change while others call. */
export const others: readonly PersonName[] = ['stranger', 'foreign_teacher', 'foreign_director', 'admin'];

const HOURS_24 = 24 * 3_600_000;

export async function makePlace({ url, pool }: Country): Promise<Place> {
  const connection = connect({ url });
  const { db } = connection;
  // What makes the world looks at no more of an application than this.
  const server = {
    database: { ...connection, url },
    clock: { now: new Date() },
    async signedIn(userId: number) {
      const now = new Date();
      const until = new Date(now.getTime() + HOURS_24);
      const sessionId = systemRandom.uuid();
      const begun = { id: sessionId, user_id: userId, started_at: now };
      await db.insert(sessions).values({ ...begun, idle_expires_at: until, expires_at: until });
      const caller = { userId, sessionId };
      return { sessionId, access: tokenOf(caller), refresh: refreshTokenOf({ ...caller, counter: 0 }) };
    },
  } as unknown as TestApp;
  const hash = await createPasswords().hash(PASSWORD);
  const world = await makeWorld(server, hash);
  const { people } = world;
  return {
    world,
    token: (name) => tokenOf({ userId: people[name].id, sessionId: people[name].sessionId }),
    bodyOf: (name) => bodyOf(server, world, name),
    known: new Map(
      resourcesOf(world).map(({ prefix, idOf, exists }) => [
        prefix,
        peopleNames.filter((name) => exists(name, null)).map(idOf),
      ]),
    ),
    restore: (names) => restore(pool, world, hash, names),
    close: () => connection.close(),
  };
}

async function restore(
  pool: pg.Pool,
  { people }: World,
  hash: string,
  names: readonly PersonName[],
): Promise<void> {
  const callers = names.filter((name) => name !== 'deactivated').map((name) => people[name]);
  const ids = callers.map(({ id }) => id);
  await pool.query('update sessions set ended_at = null where id = any($1)', [
    callers.map(({ sessionId }) => sessionId),
  ]);
  await pool.query(
    `update users set is_active = true, deactivated_at = null, first_password_until = null, password_hash = $2
     where id = any($1) and erased_at is null`,
    [ids, hash],
  );
  await pool.query('update schools set archived_at = null where id = any($1)', [
    callers.map(({ school_id }) => school_id),
  ]);
}
