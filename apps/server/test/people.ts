/** People who call the application, and the schools and groups that they are in. */
import { createHash, randomUUID } from 'node:crypto';
import type { Endpoint } from '@mindhero/contract/endpoint';
import type { Problem } from '@mindhero/contract/errors';
import { groupMembers, groups, loginCards, schools, users } from '../src/platform/db/schema/index.ts';
import { systemRandom } from '../src/platform/random.ts';
import type { Method, TestApp } from './app.ts';
import { givePlan } from './given-plans.ts';

export interface Answer<Body> {
  readonly status: number;
  readonly body: Body;
}

export interface Person {
  readonly id: number;
  /** The session that the calls below are made in. */
  readonly sessionId: string;
  get<Body>(path: string): Promise<Answer<Body>>;
  post<Body>(path: string, body: unknown): Promise<Answer<Body>>;
  patch<Body>(path: string, body: unknown): Promise<Answer<Body>>;
  delete(path: string): Promise<Answer<unknown>>;
  /** The same, for calls that are to be refused. */
  refused(method: Method, path: string, body?: unknown): Promise<Answer<Problem>>;
}

/** Columns of `users` and what goes with a person. */
export type PersonOptions = Partial<typeof users.$inferInsert> & {
  /** False for somebody without an active plan. */
  readonly plan?: boolean;
};

/** Somebody who is signed in for good: a student with a plan, if nothing else is said. */
export async function addPerson(
  server: TestApp,
  { plan = true, ...columns }: PersonOptions = {},
): Promise<Person> {
  const { db } = server.database;
  const id = madeId(
    await db
      .insert(users)
      .values({ username: randomUUID(), role: 'STUDENT', password_hash: 'none', ...columns })
      .returning({ id: users.id }),
  );
  if (plan) {
    const dates = { start_date: '2000-01-01', end_date: '2100-01-01' };
    await givePlan(db, { user_id: id, ...dates });
  }
  return signInAs(server, id);
}

/** Somebody new who may call an endpoint, as far as role and permissions go; null where nobody need be signed in. */
export function mayCall(server: TestApp, { access }: Endpoint): Promise<Person> | null {
  if (access === 'public') return null;
  const role = (['ADMIN', 'DIRECTOR', 'TEACHER', 'STUDENT'] as const).find(
    (one) => access[one] !== undefined,
  );
  return addPerson(server, {
    role: role ?? 'ADMIN',
    can_register_groups: true,
    can_register_students: true,
    can_manage_subscriptions: true,
  });
}

/** Somebody who is there already, signed in for good. */
export async function signInAs(server: TestApp, id: number): Promise<Person> {
  const { sessionId } = await server.signedIn(id);
  return caller(server, id, sessionId);
}

function caller(server: TestApp, id: number, sessionId: string): Person {
  async function call<Body>(method: Method, path: string, body?: unknown): Promise<Answer<Body>> {
    // Made anew for each call, since the test moves the clock.
    const token = server.tokens.access({ userId: id, sessionId });
    const answer = await server.call(method, path, { token, body });
    const isEmpty = answer.body === '';
    return { status: answer.statusCode, body: isEmpty ? (null as Body) : answer.json<Body>() };
  }
  return {
    id,
    sessionId,
    get: (path) => call('GET', path),
    post: (path, body) => call('POST', path, body),
    patch: (path, body) => call('PATCH', path, body),
    delete: (path) => call('DELETE', path),
    refused: (method, path, body) => call(method, path, body),
  };
}

/** A new login card of this student; answers its token. */
export async function addCard(server: TestApp, { id }: Pick<Person, 'id'>): Promise<string> {
  const token = systemRandom.token();
  const tokenHash = createHash('sha256').update(token).digest('base64url');
  const card = { user_id: id, token_hash: tokenHash, created_at: server.clock.now };
  const cards = server.database.db.insert(loginCards).values(card);
  await cards.onConflictDoUpdate({ target: loginCards.user_id, set: card });
  return token;
}

/** @param timeZone IANA name */
export async function addSchool(server: TestApp, name: string, timeZone = 'Europe/Kyiv'): Promise<number> {
  const { db } = server.database;
  return madeId(await db.insert(schools).values({ name, time_zone: timeZone }).returning({ id: schools.id }));
}

interface GroupOptions {
  readonly name: string;
  readonly school_id?: number | null;
  readonly teacher_id?: number | null;
  readonly members: readonly Pick<Person, 'id'>[];
}

/** A group of a teacher, of a school or of both. */
export async function addGroup(server: TestApp, { members, ...columns }: GroupOptions): Promise<number> {
  const { db } = server.database;
  const groupId = madeId(await db.insert(groups).values(columns).returning({ id: groups.id }));
  await db.insert(groupMembers).values(members.map(({ id }) => ({ group_id: groupId, user_id: id })));
  return groupId;
}

function madeId([row]: readonly { readonly id: number }[]): number {
  if (row === undefined) throw new Error('nothing was inserted');
  return row.id;
}
