import type { BrowserContext, Page } from '@playwright/test';
import { standStill, violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { OrderDesk } from '../order-desk.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 2 });

async function deskFor(context: BrowserContext, baseURL: string | undefined): Promise<OrderDesk> {
  const desk = new OrderDesk(baseURL ?? '');
  await desk.open(context);
  return desk;
}

/** Fills in what is wanted, and waits for its price. */
async function wish(page: Page): Promise<void> {
  await page.getByRole('group', { name: 'Student plans' }).getByLabel('Number of plans').fill('10');
  await expect(page.getByRole('button', { name: 'Pay UAH 1,500.00' })).toBeEnabled();
  await page.getByRole('checkbox', { name: /I am an adult/ }).check();
}

const pay = (page: Page) => page.getByRole('button', { name: /^Pay/ }).click();

test.describe('with a window of its own', () => {
  test.use({ tolerated: [/409.*\/orders\//] });

  test('a price that changed is confirmed once more, and the payment is seen in both windows, whoever comes first', async ({
    open,
    context,
    baseURL,
  }) => {
    const desk = await deskFor(context, baseURL);
    const page = await open('director', '/subscriptions/buy?lang=en&plan_type=student&plans=3&months=6');
    // What the way here asked for, with its discount.
    await expect(page.getByText('Discount by months (5%)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Pay UAH 2,565.00' })).toBeVisible();
    await page.getByRole('radio', { name: '1', exact: true }).first().check();
    await wish(page);
    await standStill(page);
    expect(await violationsOn(page)).toEqual([]);

    // Somebody sets another price while it is looked at: nothing is ordered, and no window stays.
    desk.basePrice = 16_000;
    const shut = page.waitForEvent('popup');
    await pay(page);
    await expect.poll(async () => (await shut).isClosed()).toBe(true);
    await expect(page.getByRole('alert')).toContainText('from UAH 1,500.00 to UAH 1,600.00');
    expect(desk.order).toBeNull();

    const opening = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Pay UAH 1,600.00' }).press('Enter');
    const provider = await opening;
    await expect(provider.getByRole('heading', { name: 'Provider' })).toBeVisible();
    expect(desk.sent).toEqual([{ method: 'POST', body: 'data=MH-000017-1&names=a&names=b' }]);
    expect(await provider.evaluate(() => window.opener as unknown)).toBeNull();
    await expect(page).toHaveURL(/\/subscriptions\/orders\/17$/);
    await expect(heading(page, 'Waiting for the payment')).toBeVisible();

    // The browser is back before the provider has told anything, and what its address says is believed by nobody.
    await provider.getByRole('link').click();
    await expect(heading(provider, 'Waiting for the payment')).toBeVisible();
    await standStill(page);
    expect(await violationsOn(page)).toEqual([]);
    desk.callback('paid');
    await expect(heading(provider, 'Paid. Thank you!')).toBeVisible();
    await expect(heading(page, 'Paid. Thank you!')).toBeVisible();
    await standStill(page);
    expect(await violationsOn(page)).toEqual([]);

    await page.getByRole('link', { name: 'Receipt' }).click();
    await expect(page.getByRole('heading', { name: 'Receipt for order MH-000017' })).toBeVisible();
    await standStill(page);
    expect(await violationsOn(page)).toEqual([]);
  });
});

test('where windows are blocked it is paid in this one, and who comes back late finds it paid', async ({
  open,
  context,
  baseURL,
}) => {
  const desk = await deskFor(context, baseURL);
  await context.addInitScript(() => (window.open = () => null));
  const page = await open('director', '/subscriptions/buy');
  await wish(page);
  await pay(page);
  await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
  desk.callback('paid');
  await page.getByRole('link').click();
  await expect(heading(page, 'Paid. Thank you!')).toBeVisible();
  // Before the provider's page lies the order, so that nobody orders twice by going back.
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/orders\/17$/);
  await expect(page.getByRole('heading', { level: 1, name: 'MH-000017' })).toBeVisible();
});

test.describe('when something goes wrong', () => {
  test.use({ tolerated: [/503.*\/orders\//] });

  test('a form that fails, a window closed too soon or too late, and an answer that never comes', async ({
    open,
    context,
    baseURL,
  }) => {
    await context.clock.install();
    const desk = await deskFor(context, baseURL);
    const page = await open('director', '/subscriptions/buy');
    await wish(page);

    desk.refusesToPay = true;
    const shut = page.waitForEvent('popup');
    await pay(page);
    await expect.poll(async () => (await shut).isClosed()).toBe(true);
    await expect(page.getByText('Failed to generate payment form. Please try again.')).toBeVisible();
    // The order stands, and is paid from its page.
    await expect(heading(page, 'Not paid yet')).toBeVisible();

    desk.refusesToPay = false;
    const opening = page.waitForEvent('popup');
    await pay(page);
    const late = await opening;
    await expect(late.getByRole('heading', { name: 'Provider' })).toBeVisible();
    await late.close();
    await expect(heading(page, 'Waiting for the payment')).toBeVisible();
    desk.callback('failed');
    await page.clock.fastForward(30_000);
    await expect(heading(page, 'The payment did not go through')).toBeVisible();

    desk.hold();
    const soon = page.waitForEvent('popup');
    await pay(page);
    await (await soon).close();
    desk.release();
    await expect(page.getByRole('heading', { name: 'Provider' })).toBeVisible();
    await page.getByRole('link').click();

    // Nobody ever tells what came of it: the page asks more and more seldom, and at last not at all.
    const again = page.getByRole('button', { name: 'Look again' });
    await expect
      .poll(
        async () => {
          await page.clock.fastForward(31_000);
          return again.isVisible();
        },
        { intervals: [50] },
      )
      .toBe(true);
    const { looks } = desk;
    await page.clock.fastForward(3_600_000);
    expect(desk.looks).toBe(looks);
    desk.callback('paid');
    await again.click();
    await expect(heading(page, 'Paid. Thank you!')).toBeVisible();
  });
});
