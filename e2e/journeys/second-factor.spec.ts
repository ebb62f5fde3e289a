import type { NewAccount } from '@mindhero/contract/account';
import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { standStill, violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { type Installation, startInstallation } from '../installation.ts';

test.use({ tolerated: [/(401|422).*\/api\/token\/|422.*\/second-factor\/|422.*\/recovery\//] });

const FIRST = 'Purple-otter-7';
const SECOND = 'Yellow-badger-8';

/** What the app of somebody who has this key shows now, or some half minutes later. */
const codeOf = (key: string, later = 0) =>
  new TOTP({ secret: Secret.fromBase32(key.replaceAll(' ', '')) }).generate({
    timestamp: Date.now() + later * 30_000,
  });

async function fillIn(page: Page, username: string, password: string): Promise<void> {
  await page.goto('/login?lang=en');
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** In the place of the password that was given. */
async function chooseFirst(page: Page): Promise<void> {
  await page.getByLabel('Your new password').fill(FIRST);
  await page.getByLabel('New password again').fill(FIRST);
  await page.getByRole('button', { name: 'Save and continue' }).click();
}

async function looksWell(page: Page): Promise<void> {
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);
}

test('a teacher adds a second factor, signs in with it, and comes back by a link of the director’s', async ({
  open,
  browser,
  baseURL,
}) => {
  const desk = await open('director', '/teachers');
  const headers = { Authorization: `Bearer ${await desk.evaluate(() => localStorage.getItem('access'))}` };
  const names = { first_name: 'Paula', last_name: `Twofold${Date.now()}` };
  const made = await desk.request.post('/api/v1/teachers/', { headers, data: names });
  const { id, username, password } = (await made.json()) as NewAccount;

  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    ...(baseURL !== undefined && { baseURL }),
  });
  const page = await context.newPage();
  await fillIn(page, username, password);
  await chooseFirst(page);
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();

  // By keyboard: password, key, code, recovery codes that do not go by a key pressed too soon.
  await page.goto('/profile?lang=en');
  await page.getByRole('button', { name: 'Set up' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Second factor' });
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await page.keyboard.type(FIRST);
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
  await looksWell(page);
  // On a phone the button is in sight as well, below the bars of its browser.
  const usual = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 780 });
  await expect(dialog.getByRole('button', { name: 'Turn on' })).toBeInViewport({ ratio: 1 });
  if (usual !== null) await page.setViewportSize(usual);
  const key = (await dialog.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  const code = dialog.getByLabel('Code from the app');
  await expect(code).toBeFocused();
  await code.fill('000000');
  await code.press('Enter');
  await expect(dialog.getByText('This code is wrong or has already been used.')).toBeVisible();
  await code.fill(codeOf(key));
  await code.press('Enter');
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await looksWell(page);
  const recovery = await codes.getByRole('listitem').first().textContent();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without keeping the recovery codes?' });
  await question.getByRole('button', { name: 'Back' }).press('Enter');
  const saved = page.waitForEvent('download');
  await codes.getByRole('button', { name: 'Save as a file' }).press('Enter');
  expect((await saved).suggestedFilename()).toBe(`Mindhero ${username}.txt`);
  await codes.getByRole('button', { name: 'Continue' }).press('Enter');
  await expect(page.getByText('10 recovery codes left')).toBeVisible();

  // The sign-in asks for it; the code of the set-up is used.
  await page.getByRole('button', { name: 'Sign out', exact: true }).first().press('Enter');
  await fillIn(page, username, FIRST);
  const asked = page.getByLabel('Code from the app');
  await expect(asked).toBeFocused();
  await looksWell(page);
  await page.getByRole('button', { name: 'Use a recovery code' }).press('Enter');
  await page.getByLabel('Recovery code').fill('ABCDE-FGHJK');
  await page.keyboard.press('Enter');
  await expect(page.getByText('This code is wrong or has already been used.')).toBeVisible();
  await page.getByLabel('Recovery code').fill(recovery ?? '');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await page.goto('/profile?lang=en');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  // The director sees it, and makes a link for who has forgotten the password.
  await desk.goto(`/teachers/${id}?lang=en`);
  await expect(desk.getByText('Second factor', { exact: true })).toBeVisible();
  await expect(desk.getByRole('button', { name: 'Reset second factor' })).toBeHidden();
  await desk.getByRole('button', { name: 'Recovery link' }).press('Enter');
  await desk.getByRole('button', { name: 'Create the link' }).press('Enter');
  const shown = desk.getByRole('dialog', { name: /^Recovery link for Paula/ });
  const link = (await shown.getByText(/\/recovery#/).textContent()) ?? '';
  await looksWell(desk);

  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${JSON.stringify(request.headers())}`));
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  expect(page.url()).not.toContain('#');
  const choose = async (chosen: string) => {
    await page.getByLabel('Your new password').fill(chosen);
    await page.getByLabel('New password again').fill(chosen);
    await page.getByRole('button', { name: 'Save the new password' }).click();
  };
  await choose('Password12');
  await expect(page.getByText('Too easy to guess.')).toBeVisible();
  await choose(SECOND);
  await expect(page.getByRole('heading', { name: 'Your new password is saved' })).toBeVisible();
  const token = link.split('#')[1] ?? '';
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(requests.filter((line) => line.includes(token))).toEqual([]);
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(SECOND);
  await page.keyboard.press('Enter');
  // Of the next half minute, so that no code of before is used again; the server takes one early.
  await page.getByLabel('Code from the app').fill(codeOf(key, 1));
  await page.keyboard.press('Enter');
  // The account speaks another language, which counts where the address says none.
  await expect(page).not.toHaveURL(/login/);
  await page.goto('/profile?lang=en');
  await expect(page.getByText('9 recovery codes left')).toBeVisible();

  // Used once, it leads nowhere.
  await page.goto(`/recovery?lang=en#${token}`);
  await choose('Orange-weasel-9');
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible();
  await looksWell(page);
  await context.close();
});

test.describe('where administrators must have a second factor', () => {
  let installation: Installation;
  test.beforeAll(async () => {
    installation = await startInstallation({ REQUIRE_SECOND_FACTOR: 'administrators' });
  });
  test.afterAll(() => installation.stop());

  test('the first one is led to add it, and signs in with it from then on', async ({ browser }) => {
    const {
      url,
      administrator: { username, password },
    } = installation;
    const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB', baseURL: url });
    const page = await context.newPage();

    // Wherever one wants to go, the way leads past it.
    await fillIn(page, username, password);
    await chooseFirst(page);
    await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible();
    await page.goto('/schools?lang=en');
    await expect(page.getByRole('heading', { name: 'Add a second factor' })).toBeVisible();
    await looksWell(page);
    await page.getByLabel('Current password').fill(FIRST);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible();
    await looksWell(page);
    const key = (await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
    await page.getByLabel('Code from the app').fill(codeOf(key));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
    await expect(page.getByRole('listitem')).toHaveCount(10);
    await looksWell(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as a file' }).press('Enter');
    await saved;
    await page.getByRole('button', { name: 'Continue' }).press('Enter');
    // To where one wanted to go in the first place.
    await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
    await page.goto('/profile?lang=en');
    await expect(page.getByText('It is required here for your account type.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn off' })).toBeHidden();

    await page.getByRole('button', { name: 'Sign out', exact: true }).first().press('Enter');
    await fillIn(page, username, FIRST);
    // Of the next half minute: that of the set-up is used.
    await page.getByLabel('Code from the app').fill(codeOf(key, 1));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Sign out', exact: true }).first().waitFor();
    await page.goto('/schools?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: 'Schools' })).toBeVisible();
    await context.close();
  });
});
