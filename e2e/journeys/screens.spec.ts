import type { Page } from '@playwright/test';
import { standStill, violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { requestsOf } from '../open-requests.ts';
import { tours } from '../tours.ts';

async function settle(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await expect(page.locator(`html[data-scheme="${colorScheme}"]`)).toBeAttached();
  await standStill(page);
}

/** The dark theme differs in colours only, so all else is looked at in the light one. */
const sights = [
  { width: 1440, colorScheme: 'light', rules: undefined },
  { width: 1440, colorScheme: 'dark', rules: ['color-contrast'] },
  { width: 390, colorScheme: 'dark', rules: ['color-contrast'] },
  { width: 390, colorScheme: 'light', rules: undefined },
] as const;

/** Tables that are seen cut at the right, and by how many pixels. A grid is wide, and is pushed aside below its names on purpose. */
async function cutTables(page: Page): Promise<readonly string[]> {
  return page.locator('table:not([role="grid"])').evaluateAll((tables) =>
    tables.flatMap((table) => {
      // One that is folded away fits its box once it is opened.
      if (!table.checkVisibility()) return [];
      // One that is only heard has no place on the page.
      if ((table.parentElement?.clientWidth ?? 0) <= 1) return [];
      let cut = 0;
      for (let box = table.parentElement; box !== null; box = box.parentElement)
        cut = Math.max(cut, box.scrollWidth - box.clientWidth);
      return cut > 0 ? [`${table.getAttribute('aria-label')}: ${cut} px`] : [];
    }),
  );
}

/** At each width what the light theme shows, and whether the dark one can be read. */
async function look(page: Page, name: string): Promise<void> {
  for (const { width, colorScheme, rules } of sights) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settle(page, colorScheme);
    const found = await violationsOn(page, { rules });
    expect.soft(found, `${name}, ${width} px, ${colorScheme}`).toEqual([]);
  }
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 740 });
    await expect
      .configure({ soft: true })
      .poll(() => cutTables(page), `${name}, cut at ${width} px`)
      .toEqual([]);
  }
  const { overhang, reaching } = await page.evaluate(() => ({
    overhang: document.documentElement.scrollWidth - window.innerWidth,
    reaching: [...document.querySelectorAll('body *')]
      .filter((one) => one.getBoundingClientRect().right > window.innerWidth)
      .map((one) => `${one.localName}.${one.getAttribute('class')}`),
  }));
  const said = `${name}, pixels beyond a window of 360, which these reach: ${reaching.join(', ')}`;
  expect.soft(overhang, said).toBeLessThanOrEqual(0);
}

for (const { who, looks } of tours) {
  test.describe(looks.map(({ name }) => name).join(', '), () => {
    test.use({ tolerated: [/404.*\/subscriptions\//] });

    test('axe finds nothing and nothing sticks out', async ({ page: anonymous, context, open }) => {
      const requests = requestsOf(context);
      const [{ path: start }] = looks;
      const address = `${start}${start.includes('?') ? '&' : '?'}lang=en`;
      const page = who === null ? anonymous : await open(who, address);
      if (who === null) await page.goto(address);
      for (const [index, { name, path, before, isLive = false }] of looks.entries()) {
        await page.setViewportSize({ width: 1440, height: 900 });
        if (index > 0 && path !== undefined) await goTo(page, path);
        await expect(page.locator('h1').first()).toBeAttached();
        await before?.(page);
        if (!isLive) await expect.poll(() => requests.size, name).toBe(0);
        await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
        await look(page, name);
      }
    });
  });
}
