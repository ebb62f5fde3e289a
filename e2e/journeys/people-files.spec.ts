import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';

test('a list comes in from a file and goes out again, and its passwords are not closed away unseen', async ({
  open,
}) => {
  const page = await open('teacher', '/students');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('First name;Last name\r\nZuza;Zzimport\r\n'),
  });
  await expect(dialog.getByText('New, the username is made from the name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 student' }).click();
  await dialog.getByRole('button', { name: 'Make 1 password' }).click();

  const list = page.getByRole('dialog', { name: '1 account made' });
  await expect(list.getByRole('cell', { name: 'zuza.zzimport' })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Close without keeping the password?' });
  // Browsers close what is open by a second Escape without asking, and sometimes both windows by one.
  for (let press = 0; press < 5; press++) await page.keyboard.press('Escape');
  await expect(async () => {
    if (await question.isHidden()) await page.keyboard.press('Escape');
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  await question.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(list).toBeHidden();

  await page.getByRole('searchbox', { name: 'Search' }).fill('zzimport');
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV file' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/\r\nZzimport;Zuza;zuza\.zzimport;/);
});
