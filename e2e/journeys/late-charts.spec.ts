import type { Locator, Page } from '@playwright/test';
import { chartFiles } from '../../tools/screen-files.ts';
import { expect, test } from '../fixtures.ts';

interface Screen {
  readonly who: string;
  readonly path: string;
  /** How one goes on from there. */
  readonly onward?: (page: Page) => Promise<unknown>;
  /** What stands below each of the charts, in the same card. */
  readonly below: (page: Page) => Locator;
  /** How many charts there are and how many such places, one of each if left out. */
  readonly count?: readonly [charts: number, places: number];
}

const tables = (page: Page) => page.locator('summary', { hasText: /table/ });

const screens: readonly Screen[] = [
  // The year has a table, too.
  { who: 'student', path: '/statistics?days=365', below: tables, count: [1, 2] },
  { who: 'director', path: '/statistics?view=growth&days=365', below: tables },
  { who: 'director', path: '/statistics?view=plans', below: tables },
  {
    who: 'director',
    path: '/statistics?view=schools',
    below: (page) => page.getByRole('link', { name: 'School settings' }),
  },
  { who: 'admin', path: '/statistics?view=funnel', below: (page) => page.getByRole('table') },
  { who: 'admin', path: '/statistics?view=model&days=365', below: tables },
  {
    who: 'teacher',
    path: '/students?search=schneider',
    onward: (page) =>
      page
        .getByRole('table', { name: 'Students' })
        .getByRole('link', { name: /Schneider/ })
        .click(),
    below: tables,
    // Minutes, right answers, ability; the speed of reading and understanding have one table together.
    count: [5, 4],
  },
];

/** How far below the top of its card something is: what comes above the card moves both. */
const depths = (below: Locator) =>
  below.evaluateAll((all) =>
    all.map((one) => {
      const card = one.closest('section');
      return one.getBoundingClientRect().top - (card?.getBoundingClientRect().top ?? 0);
    }),
  );

for (const { who, path, onward, below, count: [charts, places] = [1, 1] } of screens) {
  test(`charts that come late move nothing on ${path} of ${who}`, async ({ context, open }) => {
    const files = chartFiles();
    const released = Promise.withResolvers<void>();
    const asked = Promise.withResolvers<void>();
    await context.route(
      ({ pathname }) => files.has(pathname),
      async (route) => {
        asked.resolve();
        await released.promise;
        await route.continue();
      },
    );
    const page = await open(who, `${path}${path.includes('?') ? '&' : '?'}lang=en`);
    await onward?.(page);
    await asked.promise;
    await expect(below(page)).toHaveCount(places);
    await page.evaluate(() => document.fonts.ready);
    const without = await depths(below(page));
    released.resolve();
    await expect(page.getByRole('figure')).toHaveCount(charts);
    expect(await depths(below(page))).toEqual(without);
  });
}
