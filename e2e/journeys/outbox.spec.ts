import type { StartedPlay } from '@mindhero/contract/play';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { chooseTraining, createRobot, startPlay } from '../robot.ts';

test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/] });

async function begin(page: Page): Promise<StartedPlay> {
  await chooseTraining(page, 'First steps');
  return startPlay(page);
}

/** The pupil's points, and what the server knows of a play. */
async function account(page: Page, id: string) {
  const token = await page.evaluate(() => localStorage.getItem('access'));
  const headers = { Authorization: `Bearer ${token}` };
  const [me, stored] = await Promise.all([
    page.request.get('/api/v1/users/me/', { headers }),
    page.request.get(`/api/v1/plays/${id}/`, { headers }),
  ]);
  const { points } = (await me.json()) as { points: number };
  return {
    points,
    play: stored.ok() ? ((await stored.json()) as { play: { points: number; ended: string } }).play : null,
  };
}

/** How many events of unfinished plays the browser has written to its disk. */
function eventsOnDevice(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('mindhero');
        opening.onsuccess = () => {
          const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
          reading.onsuccess = () => {
            const plays = reading.result as { events: unknown[] }[];
            opening.result.close();
            resolve(plays.reduce((sum, play) => sum + play.events.length, 0));
          };
        };
      }),
  );
}

test('a play that ends without a network counts once when it is back', async ({ open, context }) => {
  const page = await open('mia.wagner', '/games/math/columns');
  const started = await begin(page);
  const before = await account(page, started.id);
  const robot = createRobot(page, started);
  await robot.play(2);
  await context.setOffline(true);
  await robot.play();
  await expect(page.getByText(/your points arrive as soon as you are online again/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/^\+\d+/)).toBeVisible();
  const after = await account(page, started.id);
  expect(after.play?.ended).toBe('completed');
  expect(after.points - before.points).toBe(after.play?.points);
});

test('a tab closed in the middle of a play loses nothing: it can be gone on with, or counts as stopped, once', async ({
  open,
  context,
}) => {
  const page = await open('jonas.becker', '/games/math/columns');
  const started = await begin(page);
  const before = await account(page, started.id);
  await createRobot(page, started).play(2);
  // What happened in the last second before a tab is killed may be lost, the rest may not.
  await expect.poll(() => eventsOnDevice(page)).toBeGreaterThanOrEqual(2);
  await page.close();
  const next = await context.newPage();
  await next.goto('/games/math/columns?lang=en');
  await expect(next.getByText('Continue your game?')).toBeVisible();
  expect((await account(next, started.id)).play).toBeNull();
  await next.getByRole('button', { name: 'Start a new game' }).click();
  await expect.poll(async () => (await account(next, started.id)).play?.ended).toBe('stopped');
  const after = await account(next, started.id);
  expect(after.points - before.points).toBe(after.play?.points);
  await next.reload();
  await expect(next.getByRole('navigation')).toBeVisible();
  expect((await account(next, started.id)).points).toBe(after.points);
});
