import { expect, PASSWORD, playedBefore, test } from '../fixtures.ts';
import { text, tongues } from '../texts.ts';

const accounts = { en: 'teacher', de: 'director', ru: 'admin', uk: 'student' } as const;

test.describe('signing in', () => {
  test.use({ tolerated: [/401.*\/api\/token\//] });

  test('in every language: the wrong password is refused, the right one leads to the start page', async ({
    page,
  }) => {
    for (const tongue of tongues) {
      const say = (key: string) => text(tongue, 'auth', key);
      await page.goto(`/login?lang=${tongue}`);
      await expect(page.locator('html')).toHaveAttribute('lang', tongue);
      await page.getByLabel(say('username')).fill(accounts[tongue]);
      await page.getByLabel(say('password'), { exact: true }).fill('Wrong-1-Password');
      await page.getByRole('button', { name: say('submit') }).click();
      await expect(page.getByRole('alert')).toHaveText(say('error.invalid'));

      await page.getByLabel(say('password'), { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/(\?.*)?$/);
      const leave = page.getByRole('button', { name: text(tongue, 'common', 'buttons.sign_out') });
      await expect(leave).toBeVisible();
      // At once: what is still asked for is given up, or it would be refused, and the browser say so.
      await leave.click();
      await expect(page).toHaveURL(/\/login/);
    }
  });

  test('a password is hidden, may be pasted and shown, and managers are told which one is asked for', async ({
    page,
  }) => {
    await page.goto('/login?lang=en');
    const field = page.getByLabel('Password', { exact: true });
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    const username = page.getByLabel('Username');
    await expect(username).toHaveAttribute('autocomplete', 'username');
    await username.fill(PASSWORD);
    await username.selectText();
    await page.keyboard.press('ControlOrMeta+X');
    await field.press('ControlOrMeta+V');
    await page.getByRole('button', { name: 'Show or hide the password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue(PASSWORD);
    await username.fill('teacher');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  });

  test('the language can be switched before anybody is known; what is missing is said beside the field, and nothing is sent', async ({
    page,
  }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url()));
    await page.getByRole('button', { name: 'Sign in' }).click();
    await expect(page.getByText('This field is required')).toHaveCount(2);
    await expect(page.getByLabel('Username')).toBeFocused();
    expect(sent.filter((url) => url.includes('/api/token/'))).toEqual([]);
    await page.getByRole('button', { name: 'Deutsch' }).click();
    await expect(page.getByRole('heading', { name: text('de', 'auth', 'title') })).toBeVisible();
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  });
});

test.describe('signing out', () => {
  test.use({ ownSession: true });

  test('closes the session for good', async ({ open }) => {
    const page = await open('emma.schneider', '/', playedBefore('columns', { digits: 3 }));
    const token = await page.evaluate(() => localStorage.getItem('access'));
    // The page does not wait for the server's answer; what the session is worth is asked after it.
    const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    expect((await ended).status()).toBe(204);
    expect(
      await page.evaluate(() => [localStorage.getItem('access'), localStorage.getItem('refresh')]),
    ).toEqual([null, null]);
    // The next pupil at this device begins with settings of their own.
    expect(await page.evaluate(() => localStorage.getItem('settings.columns'))).toBeNull();
    const answer = await page.request.get('/api/v1/users/me/', {
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(401);
  });
});
