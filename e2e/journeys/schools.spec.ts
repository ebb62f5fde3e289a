import { violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

test.use({ tolerated: [/409.*\/schools\//] });

test('an administrator finds the students, makes a school with a new director, by keyboard, and archives it', async ({
  open,
  browser,
  baseURL,
}) => {
  const page = await open('admin', '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Students' }).click();
  await expect(page.getByRole('heading', { name: 'Students', level: 1 })).toBeVisible();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Schools' }).click();
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
  const made = page.getByRole('dialog', { name: '1 account created' });
  const password = await made.getByRole('row').last().getByRole('cell').last().textContent();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Close without keeping the password?' });
  await question.getByRole('button', { name: 'Close' }).last().press('Enter');

  const riverside = page.getByRole('row', { name: /Riverside/ });
  await expect(riverside).toContainText('Riva Heads');

  const elsewhere = await browser.newContext({
    serviceWorkers: 'block',
    ...(baseURL !== undefined && { baseURL }),
  });
  const anonymous = await elsewhere.newPage();
  await anonymous.goto('/login?lang=en');
  await anonymous.getByLabel('Username').fill('riva.heads');
  await anonymous.getByLabel('Password', { exact: true }).fill(password ?? '');
  await anonymous.getByRole('button', { name: 'Sign in' }).click();
  // A password that somebody else has given opens nothing else.
  await expect(anonymous).toHaveURL(/\/first-password/);
  await anonymous.goto('/groups?lang=en');
  await expect(anonymous.getByRole('heading', { level: 1, name: 'Choose your own password' })).toBeVisible();
  expect(await violationsOn(anonymous)).toEqual([]);
  const choose = async (chosen: string) => {
    await anonymous.getByLabel('Your new password').fill(chosen);
    await anonymous.getByLabel('New password again').fill(chosen);
    await anonymous.getByRole('button', { name: 'Save and continue' }).click();
  };
  await choose('Riverside7');
  await expect(anonymous.getByText('Too easy to guess.')).toBeVisible();
  await choose('Purple-otter-7');
  await expect(anonymous.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  await expect(anonymous).not.toHaveURL(/first-password/);

  await riverside.getByRole('button').press('Enter');
  // Somebody else is faster: theirs is shown, what was typed stays, and the next change is made on top of it.
  const headers = { Authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('access'))}` };
  const listed = await page.request.get('/api/v1/schools/?search=Riverside', { headers });
  const [{ id, version }] = ((await listed.json()) as { results: [{ id: number; version: number }] }).results;
  const data = { version, time_zone: 'Asia/Tbilisi', rating: 'off' };
  await page.request.patch(`/api/v1/schools/${id}/`, { headers, data });
  const settings = page.getByRole('dialog', { name: 'Riverside' });
  const name = settings.getByRole('textbox', { name: 'School name' });
  await name.fill('Riverside School');
  await name.press('Enter');
  await expect(settings.getByText('Someone else has changed this school in the meantime.')).toBeVisible();
  await expect(name).toHaveValue('Riverside School');
  await expect(settings.getByText('Tbilisi, Georgia')).toBeVisible();
  await anonymous.goto('/rating?scope=school&lang=en');
  await expect(anonymous.getByRole('heading', { name: 'There is no rating here' })).toBeVisible();
  await expect(anonymous.getByRole('link', { name: 'School settings' })).toBeVisible();
  await expect(anonymous.getByText(/600 points/)).toBeHidden();

  await name.fill('Riverside');
  await page.getByRole('button', { name: 'Archive school' }).press('Enter');
  await page
    .getByRole('dialog', { name: 'Archive Riverside?' })
    .getByRole('button', { name: 'Archive school' })
    .press('Enter');
  await expect(page.getByRole('button', { name: 'Restore school' })).toBeVisible();
  const signIn = { username: 'riva.heads', password: 'Purple-otter-7' };
  expect((await anonymous.request.post('/api/token/', { data: signIn })).status()).toBe(403);
  await elsewhere.close();
  await page.getByRole('link', { name: 'Riva Heads' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Riva Heads' })).toBeVisible();

  // A new password is told on the page at once, and no key pressed too soon takes it from who has not kept it.
  await page.getByRole('button', { name: 'New password' }).press('Enter');
  await page.getByRole('button', { name: 'Create a new password' }).press('Enter');
  const shown = page.getByRole('dialog', { name: 'New password for Riva Heads' });
  await expect(shown.getByRole('button', { name: 'Copy the password' })).toBeVisible();
  await expect(page.getByText(/^works until /)).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Back' }).press('Enter');
  await expect(question).toBeHidden();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Close' }).last().press('Enter');
  await expect(shown).toBeHidden();
});
