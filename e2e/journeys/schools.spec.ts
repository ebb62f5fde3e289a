import { expect, test } from '../fixtures.ts';

test('an administrator makes a school with a new director, by keyboard, and archives it', async ({
  open,
  page: anonymous,
}) => {
  const page = await open('admin', '/schools');
  await page.getByRole('button', { name: 'Create school' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Create school' });
  await expect(form.getByRole('textbox', { name: 'School name' })).toBeFocused();
  await page.keyboard.type('Riverside');
  await form.getByRole('radio', { name: 'New account' }).press('Space');
  await form.getByRole('textbox', { name: 'Username' }).press('Enter');
  await expect(form.getByText('This field is required')).toBeVisible();
  await form.getByRole('textbox', { name: 'First name' }).fill('Riva');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Heads');
  await form.getByRole('textbox', { name: 'Username' }).press('Enter');
  const password = await form.getByRole('definition').last().textContent();
  await form.getByRole('button', { name: 'Close' }).last().press('Enter');

  const riverside = page.getByRole('row', { name: /Riverside/ });
  await expect(riverside).toContainText('Riva Heads');
  const signIn = () => anonymous.request.post('/api/token/', { data: { username: 'riva.heads', password } });
  expect((await signIn()).status()).toBe(200);

  await riverside.getByRole('button').press('Enter');
  await page.getByRole('button', { name: 'Archive school' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Archive Riverside?' })
    .getByRole('button', { name: 'Archive school' })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Restore school' })).toBeVisible();
  expect((await signIn()).status()).toBe(401);
});
