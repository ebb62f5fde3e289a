import { standStill, violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

test('an administrator sets prices and withdraws them, grants plans and takes them back, and checks the books', async ({
  open,
}) => {
  const page = await open('admin', '/subscriptions/prices');
  await page.getByRole('button', { name: 'Change prices' }).press('Enter');
  const student = page.getByRole('textbox', { name: 'Student plans' });
  await student.fill('12,345');
  await page.getByRole('button', { name: 'Add a discount' }).first().press('Enter');
  await student.press('Enter');
  await expect(student).toBeFocused();
  await expect(page.getByText('An amount like 150 or 99.50, please.')).toBeVisible();
  await expect(page.getByText('This field is required')).toHaveCount(2);
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);

  await page.getByRole('button', { name: 'Remove the discount from – months' }).press('Enter');
  await student.fill('200');
  const example = page.getByRole('region', { name: 'What an order would cost' });
  // 30 plans for 3 months: 18,000.00, less 5 % by months, less 10 % of that by number.
  await expect(example).toContainText('Price after discountsUAH 15,390.00');
  await page.getByRole('button', { name: 'Set these prices' }).press('Enter');
  await expect(page.getByText(/^New prices apply from /)).toBeVisible();
  await page.getByRole('button', { name: 'Edit', exact: true }).press('Enter');
  await student.fill('210');
  await page.getByRole('button', { name: 'Set these prices' }).press('Enter');
  // In the place of those: no two are to come.
  await expect(page.getByText(/210\.00/).first()).toBeVisible();
  await expect(student).toBeHidden();
  await page.getByRole('button', { name: 'Withdraw' }).press('Enter');
  await page
    .getByRole('dialog', { name: /^Withdraw the prices from / })
    .getByRole('button', { name: 'Withdraw' })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeHidden();

  await page.getByRole('link', { name: 'Grants' }).press('Enter');
  await page.getByRole('button', { name: 'Grant plans' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Grant plans' });
  await dialog.getByRole('textbox', { name: 'Plans', exact: true }).fill('30');
  await dialog.getByRole('textbox', { name: 'Months' }).fill('25');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Choose to whom.')).toBeVisible();
  await expect(dialog.getByText('At most 24.')).toBeVisible();
  await standStill(page);
  expect(await violationsOn(page, { within: 'dialog' })).toEqual([]);
  await dialog.getByRole('radio').first().press('Space');
  await dialog.getByRole('textbox', { name: 'Months' }).fill('3');
  await expect(dialog).toContainText('Together: 90 plan-months');
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('A trial of this journey');
  await dialog.getByRole('button', { name: 'Grant plans' }).press('Enter');
  await page
    .getByRole('dialog', { name: /^Grant 90 plan-months to / })
    .getByRole('button', { name: 'Grant plans' })
    .press('Enter');
  const row = page.getByRole('row', { name: /A trial of this journey/ });
  await row.getByRole('button', { name: /^Take back 90 plan-months from / }).press('Enter');
  const back = page.getByRole('dialog', { name: 'Take back' });
  await back.getByRole('textbox', { name: 'Why is it taken back?' }).fill('It was enough');
  await back.getByRole('button', { name: 'Take back' }).press('Enter');
  await expect(row).toContainText('taken back');

  await page.getByRole('link', { name: 'Books' }).press('Enter');
  await page.getByRole('button', { name: 'Check the books' }).press('Enter');
  await expect(page.getByText('The books balance: everything that must hold does.')).toBeVisible();
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);
});
