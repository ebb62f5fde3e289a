import type { StartedPlay } from '@mindhero/contract/play';
import { games } from '@mindhero/games/rules';
import type { Page } from '@playwright/test';
import { expect, playedBefore, test as base } from '../fixtures.ts';
import { type Releases, startReleases } from '../releases.ts';
import { createRobot, startPlay } from '../robot.ts';
import { text } from '../texts.ts';

const test = base.extend({
  serviceWorkers: 'allow',
  tolerated: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch/],
});

const settings = { ...games.columns.settings.defaults, repeats: 3 };
const stored = playedBefore('columns', settings);

/** Waits until the app, what it opens with, and tickets are on the device. */
async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect.poll(async () => (await ticketsOn(page)).length).toBeGreaterThan(0);
}

interface Kept {
  readonly id: string;
  readonly seed: number;
}

/** The tickets that the browser has. */
async function ticketsOn(page: Page): Promise<readonly Kept[]> {
  return page.evaluate(async () => {
    // To open a database that is not there would make it, without its store.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === 'mindhero-tickets')) return [];
    return new Promise<readonly Kept[]>((resolve) => {
      const opening = indexedDB.open('mindhero-tickets');
      opening.addEventListener('success', () => {
        const reading = opening.result.transaction('tickets').objectStore('tickets').get('all');
        reading.addEventListener('success', () => {
          opening.result.close();
          resolve((reading.result as readonly Kept[] | undefined) ?? []);
        });
      });
    });
  });
}

/** The finished plays of columns, as the server has them. */
async function playsOf(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('access'));
  const id = await page.evaluate(
    (access) => Number((JSON.parse(atob((access ?? '').split('.')[1] ?? '')) as { sub: string }).sub),
    token,
  );
  const answer = await page.request.get(`/api/v1/students/${id}/plays/?game=columns&page_size=1`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { count, results } = (await answer.json()) as {
    count: number;
    results: { id: string; ended: string; points: number; flags: string[] }[];
  };
  return { count, last: results[0] };
}

test('a play whose network and tab are lost half way counts once', async ({ open, context }) => {
  const page = await open('emma.schneider', '/games/math/columns', stored);
  await isReady(page);
  const before = await playsOf(page);
  const started = await startPlay(page);
  const robot = createRobot(page, started);
  await robot.play(1);
  await context.setOffline(true);
  await robot.play(2);
  // Asked to close, a tab lives on for a moment, and holds its play.
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;

  const next = await context.newPage();
  await next.goto('/games/math/columns?lang=en');
  await expect(next.getByText(/No network: you can keep playing/)).toBeVisible();
  await next.getByRole('button', { name: 'Start a new game' }).click();
  await context.setOffline(false);
  await expect.poll(async () => (await playsOf(next)).count).toBe(before.count + 1);
  await expect(next.getByText(/No network/)).toBeHidden();
  expect((await playsOf(next)).last).toMatchObject({ id: started.id, ended: 'stopped' });
});

test.describe('without a network', () => {
  // Back in it, the first requests find out that the session has to be refreshed.
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch|401/], ownSession: true });

  test('a play that begins then counts once, with its points', async ({ open, context }) => {
    const first = await open('leon.hoffmann', '/', stored);
    await isReady(first);
    const before = await playsOf(first);

    await context.setOffline(true);
    await first.evaluate(() => {
      // Nobody can refresh it now.
      const payload = (localStorage.getItem('access') ?? '').split('.')[1] ?? '';
      const claims = JSON.parse(atob(payload)) as object;
      localStorage.setItem('access', `e30.${btoa(JSON.stringify({ ...claims, exp: 1_000_000_000 }))}.x`);
    });
    await first.close();
    const page = await context.newPage();
    await page.goto('/games/math/columns?lang=en');
    const started = await startAlone(page);
    await createRobot(page, started).play();
    await expect(page.getByText(/your points arrive as soon as you are online again/)).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('status').getByText(/^\+\d+/)).toBeVisible();
    const after = await playsOf(page);
    expect(after.count).toBe(before.count + 1);
    expect(after.last).toMatchObject({ id: started.id, ended: 'completed', flags: [] });
    expect(after.last?.points).toBeGreaterThan(0);
  });
});

test.describe('signing out without a network', () => {
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED|Failed to fetch|could not be ended/], ownSession: true });

  test('leaves nothing of who was there on the device', async ({ open, context }) => {
    const page = await open('mia.wagner', '/', stored);
    await isReady(page);
    const keys = () => page.evaluate(() => Object.keys(localStorage));
    const personal = /^(access|refresh|kept\b.*|settings\..*)$/;
    expect((await keys()).filter((key) => personal.test(key)).length).toBeGreaterThan(2);
    expect((await ticketsOn(page)).length).toBeGreaterThan(0);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    expect((await keys()).filter((key) => personal.test(key))).toEqual([]);
    await expect.poll(async () => (await ticketsOn(page)).length).toBe(0);
    // Nor does it come back from what the app keeps of itself.
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  });
});

/** Starts a play and finds out by the ticket that is gone which one it is. */
async function startAlone(page: Page): Promise<StartedPlay> {
  const start = page.getByRole('button', { name: /^Start$/ });
  await start.focus();
  const before = await ticketsOn(page);
  await page.keyboard.press('Enter');
  await expect.poll(async () => (await ticketsOn(page)).length).toBe(before.length - 1);
  const left = new Set((await ticketsOn(page)).map(({ id }) => id));
  const taken = before.find(({ id }) => !left.has(id));
  if (taken === undefined) throw new Error('no ticket was taken');
  return { ...taken, game: 'columns', version: games.columns.version, settings, only: null, started_at: '' };
}

const onReleases = test.extend<object, { site: Releases }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const site = await startReleases(`http://127.0.0.1:${process.env['E2E_PORT']}`);
      await use(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site.url),
});

/** The version of the page that is open. */
const versionOf = (page: Page) =>
  page.evaluate(() => document.querySelector('meta[name="release"]')?.getAttribute('content') ?? '1');

/** Whether a new version lies on the device, whole. */
const isNewWaiting = (page: Page) =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

onReleases('a new version waits until nobody plays', async ({ open, context, site }) => {
  const page = await open('oliver.bennett', '/games/math/columns', stored);
  await isReady(page);
  const other = await context.newPage();
  await other.goto('/?lang=en');

  site.release('result-screen');
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update());
  // Before the play, during which nothing is put on the device.
  await expect.poll(() => isNewWaiting(page)).toBe(true);
  const started = await startPlay(page);
  await other
    .getByRole('link', { name: text('en', 'common', 'navigation.math') })
    .first()
    .click();
  await expect(other.getByRole('link', { name: /^Columns/ })).toBeVisible();
  expect(await versionOf(other)).toBe('1');

  await createRobot(page, started).play();
  await expect(page.getByRole('status').getByText(/^\+\d+/)).toBeVisible();
  expect(await versionOf(page)).toBe('1');
  await page.getByRole('link', { name: 'All games' }).click();
  // A new version that is not ready in time comes with a screen after. Being watched by the journey, the old worker never
  // rests by itself.
  const browser = await context.newCDPSession(page);
  await browser.send('ServiceWorker.enable');
  await expect(async () => {
    await browser.send('ServiceWorker.stopAllWorkers');
    await page
      .getByRole('link', { name: text('en', 'common', 'navigation.reading') })
      .first()
      .click();
    expect(await versionOf(page)).toBe('2');
  }).toPass();
  await expect(page).toHaveURL(/\/games\/reading$/);
});
