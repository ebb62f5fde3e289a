import type { APIRequestContext, Page } from '@playwright/test';
import { standStill, violationsOn } from '../axe.ts';
import { expect, signedIn, test } from '../fixtures.ts';

/** Plan-months of students that somebody has in stock, as the server counts them. */
async function stockOf(request: APIRequestContext, username: string): Promise<number> {
  const { access } = await signedIn(request, username);
  const answer = await request.get('/api/v1/plans/stock/', {
    headers: { authorization: `Bearer ${access}` },
  });
  const stocks = (await answer.json()) as { readonly plan_type: string; readonly plan_months: number }[];
  return stocks.find(({ plan_type }) => plan_type === 'student')?.plan_months ?? 0;
}

/** That a person has so many plan-months of students, as the screen says it. */
const expectStock = (page: Page, planMonths: number) =>
  expect(page.getByRole('listitem').filter({ hasText: 'Student plans' })).toContainText(
    `${planMonths} plan-months`,
  );

test('a teacher activates a group, extends one student and gives five plans to the director', async ({
  open,
  request,
}) => {
  const [before, ofDirector] = [await stockOf(request, 'teacher'), await stockOf(request, 'director')];
  const page = await open('teacher', '/subscriptions');
  await expectStock(page, before);

  await page.getByRole('button', { name: 'Activate', exact: true }).first().press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Activate or extend plans' });
  await dialog.getByRole('combobox', { name: 'Group' }).selectOption({ index: 1 });
  const lines = dialog.getByRole('list', { name: 'For whom' }).getByRole('listitem');
  await expect(lines.first()).toContainText('extended, until');
  const members = await lines.count();
  await standStill(page);
  expect(await violationsOn(page, { within: 'dialog[open]' })).toEqual([]);
  await dialog.getByRole('button', { name: `Activate for ${members} people` }).press('Enter');
  const sure = page.getByRole('dialog', { name: `Activate ${members} plans?` });
  await expect(sure).toContainText('This cannot be undone');
  await sure.getByRole('button', { name: 'Activate' }).press('Enter');
  await expect(page.getByText(`Plans activated for ${members} people`)).toBeVisible();
  await expectStock(page, before - members);

  await page
    .getByRole('button', { name: /^Extend: / })
    .last()
    .press('Enter');
  await dialog.getByRole('radio', { name: '3', exact: true }).press('Space');
  await expect(dialog).toContainText('Takes3');
  await dialog.getByRole('button', { name: 'Activate for 1 person' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Activate a plan?' })
    .getByRole('button', { name: 'Activate' })
    .press('Enter');
  await expect(page.getByText(/can train until/)).toBeVisible();
  await expectStock(page, before - members - 3);

  await page.getByRole('button', { name: 'Transfer' }).press('Enter');
  const transfer = page.getByRole('dialog', { name: 'Transfer plans' });
  await transfer.getByRole('radio', { name: /Director$/ }).press('Space');
  // More than there are: the window says how many there could be, and nothing is sent.
  await transfer.getByRole('textbox', { name: 'Number of plans' }).fill('9999');
  await page.keyboard.press('Enter');
  await expect(transfer.getByRole('alert')).toHaveText('Could not transfer plans');
  await expect(transfer.getByText(`At most ${before - members - 3}`)).toBeVisible();
  expect(await violationsOn(page, { within: 'dialog[open]' })).toEqual([]);
  await transfer.getByRole('textbox', { name: 'Number of plans' }).fill('5');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: /^Transfer 5 plan-months to / })
    .getByRole('button', { name: 'Transfer' })
    .press('Enter');
  await expect(page.getByText(/^5 plan-months transferred to /)).toBeVisible();
  await expectStock(page, before - members - 8);

  await expectStock(await open('director', '/subscriptions'), ofDirector + 5);
});
