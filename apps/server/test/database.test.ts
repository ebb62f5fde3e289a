import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { schools } from '../src/platform/db/schema/index.ts';
import { testDatabase } from './database.ts';

const database = await testDatabase();
afterAll(() => database.close());

test('the fingerprint follows every change, and only changes', async () => {
  const { db, fingerprint } = database;
  const empty = await fingerprint();
  expect(await fingerprint()).toBe(empty);
  const [made] = await db.insert(schools).values({ name: 'North' }).returning();
  const filled = await fingerprint();
  expect(filled).not.toBe(empty);
  await db.update(schools).set({ name: 'South' });
  expect(await fingerprint()).not.toBe(filled);
  await db.transaction(async (tx) => {
    await tx.update(schools).set({ name: 'East' });
    // Another connection does not see it yet.
    const before = await fingerprint();
    await tx.update(schools).set({ name: 'West' });
    expect(await fingerprint()).toBe(before);
  });
  await db
    .update(schools)
    .set({ name: 'North' })
    .where(eq(schools.id, made?.id ?? 0));
  expect(await fingerprint()).toBe(filled);
  await db.delete(schools);
  expect(await fingerprint()).toBe(empty);
});
