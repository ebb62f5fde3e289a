import { expect, test } from '../fixtures.ts';
import { leaveApp } from '../go-to.ts';

test.use({ tolerated: [/422.*\/registration\/|404.*\/subscriptions\/|422.*\/take-in\//] });

test('somebody registers by keyboard, after a refusal, and is at the start page', async ({ open, page }) => {
  await page.goto('/login?lang=en');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await page.getByRole('link', { name: 'Sign up' }).press('Enter');
  const { keyboard } = page;
  const next = (text: string) => keyboard.press('Tab').then(() => keyboard.type(text));

  await page.getByRole('radio', { name: 'Student' }).focus();
  await keyboard.press('Space');
  await next('Ada');
  await next('Lovelace');
  await next('');
  await next('STUDENT');
  await next('Analytical1');
  await next('Analytical1');
  for (const agreement of ['user agreement', 'privacy policy', 'personal data']) {
    const box = page.getByRole('checkbox', { name: agreement });
    await expect(box).not.toBeChecked();
  }
  await keyboard.press('Enter');
  await expect(page.getByText('This field is required')).toHaveCount(3);
  await expect(page.getByRole('checkbox', { name: 'user agreement' })).toBeFocused();
  expect(sent).toEqual([]);

  await keyboard.press('Space');
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'user agreement' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('Enter');
  await expect(page.getByText('This username is taken')).toBeVisible();
  await expect(page.getByLabel('Username')).toBeFocused();

  await keyboard.press('Control+A');
  await keyboard.type('ada.lovelace');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/(\?.*)?$/);

  // Whoever is signed in has no need to register.
  await page.goto('/registration');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();

  // Without a school there is a code, with which a teacher takes the pupil in: on the start page, and where games are closed.
  const spelled = page.getByText('The code, letter by letter:');
  await expect(spelled).toBeAttached();
  await page.goto('/no-subscription?lang=en');
  const code = (await spelled.innerText()).replace(/^.*: /, '').replaceAll(' ', '');
  const teacher = await open('teacher', '/students');
  await teacher.getByRole('button', { name: 'Add by code' }).click();
  const dialog = teacher.getByRole('dialog');
  await dialog.getByLabel('Username').fill('ada.lovelace');
  await dialog.getByLabel('Code').fill('AAAAAA');
  await dialog.getByRole('button', { name: 'Add student' }).click();
  await expect(dialog.getByText('Username and code do not match.')).toBeVisible();
  await dialog.getByLabel('Code').fill(code.toLowerCase());
  await dialog.getByRole('button', { name: 'Add student' }).click();
  await expect(dialog).toBeHidden();
  await teacher.goto('/students?search=ada.lovelace&lang=en');
  await expect(teacher.getByRole('row', { name: /Ada Lovelace/ })).toBeVisible();

  // Whoever has a school needs no code any more. The teacher sat down at the same device.
  await teacher.close();
  await leaveApp(page);
  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?lang=en');
  await page.getByLabel('Username').fill('ada.lovelace');
  await page.getByLabel('Password', { exact: true }).fill('Analytical1');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await page.goto('/no-subscription?lang=en');
  await expect(page.getByRole('button', { name: 'Check again' })).toBeVisible();
  await expect(spelled).toBeHidden();
});
