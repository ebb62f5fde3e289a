/** What was stored before a change of names is read after it. */
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { readSettings } from '@mindhero/engine/settings';
import { games } from '@mindhero/games/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { plays, tasks, taskTemplates } from '../src/platform/db/schema/index.ts';
import { type TestApp, testApp } from './app.ts';
import { sums } from './homework.ts';
import { addPerson } from './people.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

async function migrateOnceMore(name: string): Promise<void> {
  const statements = await readFile(new URL(`../migrations/${name}.sql`, import.meta.url), 'utf8');
  await server.database.pool.query(statements.replaceAll('--> statement-breakpoint', ''));
}

test('the sound of a number search has a new name in plays, tasks and templates, and keeps its value', async () => {
  const { db } = server.database;
  const { id: userId } = await addPerson(server);
  const settings = { rows: 5, columns: 5, combinations: 3, sound_effects: false };
  const play = { id: randomUUID(), user_id: userId, subject: 'reading', version: 1, seed: 7 } as const;
  const startedAt = server.clock.now;
  await db.insert(plays).values({ ...play, game: 'number-search', settings, started_at: startedAt });
  const other = { ...play, id: randomUUID(), game: 'simon', settings: { sound: true } };
  await db.insert(plays).values({ ...other, subject: 'memory', started_at: startedAt });
  const blocks = [sums(), { game: 'number-search' as const, settings, repeats: 2, seed: 9 }, sums()];
  const task = { name: 'Old', blocks, available_from: startedAt, due_at: new Date(startedAt.getTime() + 1) };
  await db.insert(tasks).values({ ...task, created_at: startedAt });
  await db.insert(taskTemplates).values({ name: 'Old', author_id: userId, blocks, created_at: startedAt });

  // What has the new name stays as it is.
  for (let time = 0; time < 2; time++) {
    await migrateOnceMore('0022_number_search_sound');
    const { sound_effects: sound, ...rest } = settings;
    const renamed = { ...rest, sound };
    const [stored] = await db.select().from(plays).where(eq(plays.id, play.id));
    expect(stored?.settings).toEqual(renamed);
    const [untouched] = await db.select().from(plays).where(eq(plays.id, other.id));
    expect(untouched?.settings).toEqual(other.settings);
    for (const table of [tasks, taskTemplates]) {
      const [found] = await db.select().from(table);
      expect(found?.blocks).toEqual([sums(), { ...blocks[1], settings: renamed }, sums()]);
    }
    expect(readSettings(games['number-search'], stored?.settings)).toMatchObject({
      ok: true,
      settings: { sound: false },
    });
  }
});
