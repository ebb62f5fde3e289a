import { expect, PASSWORD, test } from '../fixtures.ts';
import { text } from '../texts.ts';

test('language, colours and hero are kept with the account, how one reads on the device', async ({
  open,
}) => {
  const page = await open('leon.hoffmann', '/profile');
  await page.getByRole('radio', { name: 'Dark' }).press('Space');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await page.getByRole('radio', { name: 'Hero 7' }).press('Space');
  await expect(page.getByRole('radio', { name: 'Hero 7' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Clear letters' }).press('Space');
  await page.getByRole('radio', { name: 'Yellow on black' }).press('Space');
  const sample = page.getByText('This is how it looks');
  await expect(sample).toHaveCSS('color', 'rgb(255, 230, 0)');
  await expect(sample).toHaveCSS('font-family', /^Andika/);
  // Hidden from others, the own place stays in sight.
  await page.getByRole('checkbox', { name: 'Show me to others in the rating' }).press('Space');
  await page.getByRole('link', { name: 'Rating' }).click();
  await expect(page.getByText('Only you can see your place.')).toBeVisible();
  await page.getByRole('link', { name: 'Everyone' }).click();
  await page.getByText('All time').click();
  await expect(page).toHaveURL(/\/rating\?(?=.*scope=global)(?=.*window=all)/);
  const own = page.getByRole('table', { name: 'Around you' }).getByRole('row').filter({ hasText: 'you' });
  await expect(own).toBeVisible();
  await expect(own).not.toContainText('Hoffmann');
  await page.goto('/profile');
  const saved = page.waitForResponse((response) => response.request().method() === 'PATCH' && response.ok());
  await page.getByRole('radio', { name: 'Русский' }).press('Space');
  await saved;
  await expect(page.getByRole('heading', { level: 1, name: text('ru', 'profile', 'title') })).toBeVisible();

  await page.goto('/profile');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark');
  await expect(page.getByRole('radio', { name: 'Русский' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-read-contrast', 'yellow_on_black');
});

test.describe('the password', () => {
  test.use({
    tolerated: [/(401|422|400|403).*\/password\/|422.*\/details\/|(401).*\/api\//],
    ownSession: true,
  });

  test('says what is wrong with it, changes, and ends other sessions', async ({ open, browser, baseURL }) => {
    const page = await open('milana.orlova', '/profile');
    const elsewhere = await page.request.post('/api/token/', {
      data: { username: 'milana.orlova', password: PASSWORD },
    });
    const { access } = (await elsewhere.json()) as { access: string };
    // Another e-mail address is confirmed by the password; put back as it was, it needs none.
    const email = page.getByLabel('Email');
    const current = page.getByLabel('Current password');
    await email.fill('milana@example');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('This field is required')).toBeVisible();
    await expect(current.first()).toBeFocused();
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByText('Invalid email address')).toBeVisible();
    await expect(email).toBeFocused();
    await email.fill('');
    await expect(page.getByText('Invalid email address')).toBeHidden();
    await expect(current).toHaveCount(1);

    const fill = async (current: string, next: string, confirmation = next) => {
      await page.getByLabel('Current password').fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByLabel('Confirm the new password').fill(confirmation);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await fill(PASSWORD, 'lowercase1');
    await expect(page.getByText('Must contain at least one uppercase letter')).toBeVisible();
    await fill(PASSWORD, 'Beads2Move', 'Beads2Moved');
    await expect(page.getByText('The passwords do not match')).toBeVisible();
    await fill('Not-My-Passw0rd', 'Beads2Move');
    await expect(page.getByText('Current password is incorrect')).toBeVisible();
    await fill(PASSWORD, 'Beads2Move');
    await expect(page.getByText('Your password has been changed.')).toBeVisible();

    const old = await page.request.get('/api/v1/users/me/', {
      headers: { Authorization: `Bearer ${access}` },
    });
    expect(old.status()).toBe(401);
    const other = await browser.newContext({ ...(baseURL !== undefined && { baseURL }) });
    const again = await other.request.post('/api/token/', {
      data: { username: 'milana.orlova', password: 'Beads2Move' },
    });
    expect(again.status()).toBe(200);
    await other.close();
    await page.goto('/profile?lang=en');
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });
});
