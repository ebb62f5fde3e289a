/** A new level on several devices. */
import type { NewAccount } from '@mindhero/contract/account';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, playedBefore, signIn, test } from '../fixtures.ts';
import { goTo, leaveApp } from '../go-to.ts';
import { apiOf } from '../lost-answers.ts';
import { createRobot, startPlay } from '../robot.ts';

const password = 'Purple-otter-7';

/** Somebody with a plan who has chosen a password and never played. */
async function newPupil(request: APIRequestContext): Promise<string> {
  const teacher = await apiOf(request, 'teacher');
  const made = await teacher.post<NewAccount>('students/', { first_name: 'Two', last_name: 'Zzdevices' });
  const admin = await apiOf(request, 'admin');
  const whom = { people: [made.id] };
  await admin.post('plans/activate/', { plan_type: 'student', months: 1, plan_months: 1, whom });
  const { access } = await signIn(request, { username: made.username, password: made.password });
  const chosen = await request.post('/api/v1/users/me/first-password/', {
    headers: { Authorization: `Bearer ${access}` },
    data: { new_password: password },
  });
  expect(chosen.status()).toBe(204);
  return made.username;
}

/** Of a session of its own. */
async function device(browser: Browser, username: string, baseURL: string | undefined): Promise<Page> {
  const context = await browser.newContext({
    locale: 'en-GB',
    serviceWorkers: 'block',
    ...(baseURL !== undefined && { baseURL }),
  });
  const tokens = await signIn(context.request, { username, password });
  const page = await context.newPage();
  await leaveApp(page);
  const stored = {
    ...playedBefore('multiply', { tables: [7], repeats: 10 }),
    ...tokens,
  };
  await page.evaluate((items) => {
    for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
  }, stored);
  return page;
}

test('a new level is celebrated on the device that comes first, and on no other', async ({
  browser,
  request,
  baseURL,
}) => {
  const username = await newPupil(request);
  const [phone, tablet] = [
    await device(browser, username, baseURL),
    await device(browser, username, baseURL),
  ];
  const celebration = (page: Page) => page.getByRole('dialog', { name: /^Level \d+: / });

  await phone.goto('/games/math/multiply-divide?game=multiply&lang=en');
  await createRobot(phone, await startPlay(phone)).play();
  await expect(celebration(phone)).toBeVisible();

  // The tablet heard of the level before the phone celebrated it, and asks for itself.
  await tablet.route('**/api/v1/users/me/', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), celebrated_level: 1 } });
  });
  const claim = tablet.waitForResponse('**/celebrated-level/');
  await tablet.goto('/?lang=en');
  expect(await (await claim).json()).toEqual({ is_first: false });
  await expect(tablet.getByText(/^Level [2-9]/).first()).toBeVisible();
  await goTo(tablet, '/statistics');
  await goTo(tablet, '/');
  await expect(celebration(tablet)).toBeHidden();

  // Whoever has not looked yet still sees it; who has, does not again.
  await expect(celebration(phone)).toBeVisible();
  await celebration(phone).getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(celebration(phone)).toBeHidden();
  const claims: string[] = [];
  phone.on('request', (asked) => asked.url().includes('celebrated-level') && claims.push(asked.url()));
  await phone.goto('/?lang=en');
  await expect(phone.getByText(/^Level [2-9]/).first()).toBeVisible();
  await expect(celebration(phone)).toBeHidden();
  expect(claims).toEqual([]);
  await Promise.all([phone.context().close(), tablet.context().close()]);
});
