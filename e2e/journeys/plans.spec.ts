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

/** Presses “Pay”. @returns the window of the payment sandbox that opens, in the language of the account */
async function openSandbox(page: Page): Promise<Page> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: /^Pay / }).click();
  return opening;
}

/** That the window of the payment comes back with the order, and that both windows know of the payment. */
async function expectPaid(page: Page, sandbox: Page): Promise<void> {
  await expect(sandbox.getByRole('heading', { name: 'Сплачено. Дякуємо!' })).toBeVisible();
  await sandbox.close();
  await expect(page.getByRole('heading', { name: 'Paid. Thank you!' })).toBeVisible();
}

// The payment sandbox is another server of this machine.
test.use({ tolerated: [/^asked http:\/\/127\.0\.0\.1:\d+\//] });

test('a teacher buys plans, activates a group, extends one student and gives five plans to the director', async ({
  open,
  request,
}) => {
  const [had, ofDirector] = [await stockOf(request, 'teacher'), await stockOf(request, 'director')];
  const page = await open('teacher', '/subscriptions/buy');
  const wish = page.getByRole('group', { name: 'Student plans' });
  await wish.getByLabel('Number of plans').fill('30');
  await wish.getByRole('radio', { name: '3', exact: true }).check();
  await page.getByRole('checkbox', { name: /I am an adult/ }).check();
  // 13,500.00, less 5 percent for the months, and of that 10 percent for the number.
  await expect(page.getByRole('button', { name: 'Pay UAH 11,542.50' })).toBeEnabled();
  // It is told twice what was paid, and believed once.
  const menu = await openSandbox(page);
  await menu.getByText('Перевірити, що може піти не так').click();
  expect(await violationsOn(menu)).toEqual([]);
  await menu.getByRole('button', { name: /^Двічі/ }).click();
  await expectPaid(page, menu);
  const before = had + 90;
  const order = await page.getByRole('heading', { name: /^Order MH-/ }).textContent();
  await page.getByRole('link', { name: 'Activate plans' }).press('Enter');
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
  await standStill(page);
  expect(await violationsOn(page, { within: 'dialog[open]' })).toEqual([]);
  await transfer.getByRole('textbox', { name: 'Number of plans' }).fill('5');
  await page.keyboard.press('Enter');
  await page
    .getByRole('dialog', { name: /^Transfer 5 plan-months to / })
    .getByRole('button', { name: 'Transfer' })
    .press('Enter');
  await expect(page.getByText(/^5 plan-months transferred to /)).toBeVisible();
  await expectStock(page, before - members - 8);

  // Each step stands in the statement, with what was left after it.
  await page.getByRole('link', { name: 'Statement' }).press('Enter');
  const statement = page.getByRole('table', { name: 'Plan statement' }).getByRole('row');
  await expect(statement.nth(1)).toContainText(`Transferred`);
  await expect(statement.nth(1)).toContainText(`−5${before - members - 8}`);
  await expect(statement.nth(2)).toContainText(`−3${before - members - 3}`);
  const bought = statement.filter({ hasText: order?.replace('Order ', '') ?? 'no order' });
  await expect(bought).toContainText(`+90${before}`);
  // An administrator reads there how it stands, in other words than whoever bought.
  const path = await bought.getByRole('link').getAttribute('href');
  const admin = await open('admin', path ?? 'no link');
  await expect(admin.getByRole('heading', { name: 'Paid', exact: true })).toBeVisible();
  await expect(admin.getByText(/^Buyer: ./).first()).toBeVisible();
  await expect(admin.getByRole('link', { name: /^User agreement \(/ })).toBeVisible();
  await admin.close();

  const director = await open('director', '/subscriptions');
  await expectStock(director, ofDirector + 5);
  await director.getByRole('link', { name: 'Statement' }).press('Enter');
  const came = director.getByRole('table', { name: 'Plan statement' }).getByRole('row').nth(1);
  await expect(came).toContainText('Бондаренко');
  await expect(came).toContainText(`+5${ofDirector + 5}`);
  // What the teacher holds, the director reads as well; another's orders are not opened from there.
  const whose = director.getByRole('combobox', { name: 'Whose stock' });
  const value = await whose.getByRole('option', { name: /Бондаренко/ }).getAttribute('value');
  await whose.selectOption({ value: value ?? 'nobody' });
  await expect(came).toContainText(`−5${before - members - 8}`);
  const theirs = director.getByRole('row').filter({ hasText: order?.replace('Order ', '') ?? 'no order' });
  await expect(theirs).toContainText(`+90${before}`);
  await expect(theirs.getByRole('link')).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a parent buys a month for a student', async ({ open, request }) => {
    const endOf = async () => {
      const { access } = await signedIn(request, 'anna.pavlenko');
      const headers = { authorization: `Bearer ${access}` };
      const me = (await (await request.get('/api/v1/users/me/', { headers })).json()) as { id: number };
      const plans = await request.get(`/api/v1/subscriptions/${me.id}/active/`, { headers });
      return ((await plans.json()) as { active_until: string }[])[0]?.active_until ?? '';
    };
    const before = await endOf();
    const page = await open('anna.pavlenko', '/subscriptions');
    await page.getByRole('link', { name: 'Buy more months' }).tap();
    await page.getByRole('checkbox', { name: /I am an adult/ }).tap();
    await expect(page.getByRole('button', { name: 'Pay UAH 150.00' })).toBeEnabled();
    const sandbox = await openSandbox(page);
    await sandbox.getByRole('button', { name: /^Сплатити/ }).tap();
    await expectPaid(page, sandbox);
    await expect(page.getByText(/^The plan is active until /)).toBeVisible();
    expect((await endOf()) > before).toBe(true);
    expect(await violationsOn(page)).toEqual([]);
  });
});
