/** Who calls an endpoint in the permission test. */
import { eq } from 'drizzle-orm';
import { ACCESS_SECONDS } from '../src/platform/auth/tokens.ts';
import { sessions } from '../src/platform/db/schema/index.ts';
import type { TestApp } from './app.ts';
import { type PersonName, peopleNames, type World } from './world.ts';

/** Sign-ins that must not work, each with the rights of the administrator behind it. */
const voidTokens = [
  'nobody',
  'deactivated',
  'expired token',
  'refresh token as access',
  'revoked session',
  'forged',
] as const;
export type Caller = PersonName | (typeof voidTokens)[number];
/** Everybody who might call an endpoint: the people of the world, and who must not get in. */
export const callers: readonly Caller[] = [
  ...peopleNames.filter((name) => name !== 'deactivated'),
  ...voidTokens,
];

/** What a caller sends for a sign-in; undefined for nothing. */
export async function tokenOf(server: TestApp, world: World, caller: Caller): Promise<string | undefined> {
  const { people } = world;
  const admin = people.admin.id;
  switch (caller) {
    case 'nobody':
      return undefined;
    case 'expired token': {
      const now = server.clock.now;
      server.clock.forward(-(ACCESS_SECONDS + 1) * 1000);
      const { sessionId } = await server.signedIn(admin);
      const old = server.tokens.access({ userId: admin, sessionId });
      server.clock.now = now;
      return old;
    }
    case 'refresh token as access':
      return (await server.signedIn(admin)).refresh;
    case 'revoked session': {
      const { sessionId, access } = await server.signedIn(admin);
      await server.database.db
        .update(sessions)
        .set({ ended_at: server.clock.now })
        .where(eq(sessions.id, sessionId));
      return access;
    }
    case 'forged': {
      const { access } = await server.signedIn(people.student.id);
      const [header, payload, signature] = access.split('.');
      const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString()) as object;
      const raised = Buffer.from(JSON.stringify({ ...claims, sub: String(admin) })).toString('base64url');
      return `${header}.${raised}.${signature}`;
    }
    default:
      return (await server.signedIn(people[caller].id)).access;
  }
}
