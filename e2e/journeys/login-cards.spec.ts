import type { NewCard } from '@mindhero/contract/card';
import { violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

test('a director prints a card, and its student gets in by opening the code', async ({ open, browser }) => {
  const page = await open('director', '/students?page_size=5&lang=en');
  await page.getByRole('table').getByRole('checkbox').first().press('Space');
  const answer = page.waitForResponse('**/api/v1/cards/');
  await page.getByRole('button', { name: 'Login card', exact: true }).press('Enter');
  const [card] = (await (await answer).json()) as NewCard[];
  await expect(page.getByRole('list', { name: 'Page 1' }).getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('img', { name: `Code of ${card?.first_name}` })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print 1 card' })).toBeHidden();
  // One card alone takes the whole sheet, too.
  const widthOf = (selector: string) => page.locator(selector).evaluate((element) => element.clientWidth);
  expect(await widthOf('[data-paper]')).toBe(await widthOf('main'));
  await page.emulateMedia({ media: 'screen' });

  const context = await browser.newContext({ locale: 'en-GB', serviceWorkers: 'block' });
  const pupil = await context.newPage();
  await pupil.goto(`/card#${card?.token}`);
  await expect(pupil.getByRole('heading', { level: 1, name: card?.first_name ?? '' })).toBeVisible();
  expect(pupil.url()).not.toContain('#');
  await pupil.goBack();
  expect(pupil.url()).not.toContain(card?.token);

  // Scanned once more, it leads home: nobody else is signed in who would have to leave.
  await pupil.goto(`/card#${card?.token}`);
  await expect(pupil.getByRole('heading', { level: 1, name: card?.first_name ?? '' })).toBeVisible();
  expect(new URL(pupil.url()).pathname).toBe('/');
  await context.close();
});
