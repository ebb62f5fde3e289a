import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { purge } from '../../purge.ts';
import { knownDevices, signInFailures, users } from '../db/schema/index.ts';
import { DEVICE_MS } from './known-devices.ts';
import type { Passwords } from './passwords.ts';
import { signInOf } from './secrets.ts';
import { accountKey } from './throttle.ts';

const PASSWORD = 'Correct-horse-1';
const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** Of the school in which everybody sits. */
let school = '198.51.100.7';

let server: TestApp;
beforeAll(async () => {
  // What a hash costs is not the matter here.
  const passwords: Passwords = {
    hash: async (password) => password,
    verify: async (hash, password) => hash === password,
  };
  server = await testApp({ passwords });
  await server.database.db
    .insert(users)
    .values(
      ['owner', 'other'].map((username) => ({ username, role: 'STUDENT' as const, password_hash: PASSWORD })),
    );
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.database.db.delete(signInFailures);
  await server.database.db.delete(knownDevices);
});

const newDevice = () => randomBytes(16).toString('base64url');

interface Attempt {
  readonly username?: string;
  readonly password?: string;
  readonly device?: string | undefined;
  readonly address?: string;
  readonly shared?: boolean;
}
const attempt = ({
  username = 'owner',
  password = PASSWORD,
  device,
  address = school,
  shared,
}: Attempt = {}) =>
  server.call('POST', '/api/token/', { body: { username, password, device, shared }, address });
const statusOf = async (what?: Attempt) => (await attempt(what)).statusCode;

/** Wrong guesses of a class that plays a trick on one child. */
async function guess(times: number, what: Attempt = {}): Promise<number> {
  const statuses = await Promise.all(
    Array.from({ length: times }, (_, n) => statusOf({ password: `wrong ${n}`, ...what })),
  );
  return statuses.filter((status) => status === 401).length;
}

test('on a known device the owner gets in, whatever others guess from ever new addresses', async () => {
  const device = newDevice();
  expect(await statusOf({ device })).toBe(200);
  for (let n = 0; n < 12; n++) await guess(1, { address: `198.51.100.${n + 20}` });
  expect(await statusOf()).toBe(429);
  expect(await statusOf({ device })).toBe(200);
});

test('on a known device the owner gets in, whatever others guess behind the same address', async () => {
  const device = newDevice();
  expect(await statusOf({ device })).toBe(200);
  await guess(30);
  expect(await statusOf()).toBe(429);
  expect(await statusOf({ device: newDevice() })).toBe(429);
  expect(await statusOf({ device, username: 'OWNER' })).toBe(200);
  expect(await statusOf({ device, username: 'other', password: 'wrong' })).toBe(401);
});

test('also when the address itself is kept waiting', async () => {
  const device = newDevice();
  await attempt({ device });
  await attempt({ password: 'wrong' });
  await server.database.db.update(signInFailures).set({ failures: 1000 });
  await attempt({ password: 'wrong', username: 'nobody' });
  expect(await statusOf({ username: 'other' })).toBe(429);
  expect(await statusOf({ device })).toBe(200);
});

test('the owner’s sign-in gives those who guess no further tries', async () => {
  const device = newDevice();
  await attempt({ device });
  await guess(30);
  await attempt({ device });
  expect(await guess(5)).toBe(0);
});

test('a device is known only to whom it was shown with the right password', async () => {
  const device = newDevice();
  await attempt({ device, password: 'wrong' });
  await attempt({ device, username: 'other' });
  expect(await server.database.db.$count(knownDevices)).toBe(1);
  await guess(30);
  expect(await statusOf({ device })).toBe(429);
});

test('a shared computer is nobody’s own', async () => {
  const device = newDevice();
  expect(await statusOf({ device, shared: true })).toBe(200);
  expect(await server.database.db.$count(knownDevices)).toBe(0);
});

test('what is no secret of a device is refused, and without one everything is as before', async () => {
  for (const device of ['', 'short', 'A'.repeat(23), `${'A'.repeat(21)}!`])
    expect(await statusOf({ device })).toBe(422);
  expect(await statusOf()).toBe(200);
});

test('the secret is stored as a hash, and forgotten when it was not used for long', async () => {
  const device = newDevice();
  await attempt({ device });
  const rows = await server.database.db.select().from(knownDevices);
  expect(JSON.stringify(rows)).not.toContain(device);
  const { pool } = server.database;
  await purge(pool, new Date(server.clock.now.getTime() + DEVICE_MS - SECOND));
  expect(await server.database.db.$count(knownDevices)).toBe(1);
  await purge(pool, new Date(server.clock.now.getTime() + DEVICE_MS + SECOND));
  expect(await server.database.db.$count(knownDevices)).toBe(0);
});

describe('with guesses and sign-ins in any order', () => {
  const step = fc.record({
    who: fc.constantFrom('stranger', 'roaming stranger', 'owner', 'owner mistyping once'),
    /** Time that passes before. */
    wait: fc.constantFrom(0, SECOND, 20 * SECOND, MINUTE, 5 * MINUTE),
    times: fc.integer({ min: 1, max: 12 }),
  });
  let runs = 0;

  test('the owner always gets in on the known device, and strangers try no more often than without the owner', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 8 }), async (steps) => {
        await server.database.db.delete(signInFailures);
        const device = newDevice();
        await attempt({ device });
        // A school of its own for each run: one address may not ask without end.
        school = `198.18.0.${++runs}`;
        let strangersTries = 0;
        const owners: [awaited: number, answered: number][] = [];
        let roaming = 0;
        const begin = server.clock.now.getTime();
        for (const { who, wait, times } of steps) {
          server.clock.forward(wait);
          if (who === 'stranger') strangersTries += await guess(times);
          else if (who === 'roaming stranger')
            // Each time from elsewhere: so the account is what keeps everybody waiting.
            for (let time = 0; time < times; time++)
              strangersTries += await guess(1, { address: `198.18.${runs}.${++roaming}` });
          else {
            if (who === 'owner mistyping once')
              owners.push([401, await statusOf({ device, password: 'mistyped' })]);
            owners.push([200, await statusOf({ device })]);
          }
        }
        expect(owners.map(([, answered]) => answered)).toEqual(owners.map(([awaited]) => awaited));
        const quarters = Math.ceil((server.clock.now.getTime() - begin + 1) / (15 * MINUTE));
        expect(strangersTries).toBeLessThan(20 * quarters);
      }),
      { seed: 9, numRuns: 12 },
    );
  });

  test('whoever holds a known device guesses no faster than anybody from one address', async () => {
    const device = newDevice();
    await attempt({ device });
    const end = server.clock.now.getTime() + 15 * MINUTE;
    let tries = 0;
    while (server.clock.now.getTime() < end) {
      const answer = await attempt({ device, password: `guess ${tries}` });
      if (answer.statusCode === 429) server.clock.forward(Number(answer.headers['retry-after']) * SECOND);
      else {
        tries++;
        server.clock.forward(SECOND);
      }
    }
    expect(tries).toBeLessThan(12);
    // What was tried there counts for everybody who tries this account.
    const [row] = await server.database.db
      .select()
      .from(signInFailures)
      .where(eq(signInFailures.key, accountKey(signInOf('owner'))));
    expect(row?.failures).toBe(tries);
  });
});
