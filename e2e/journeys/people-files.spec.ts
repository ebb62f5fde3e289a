import { readFile } from 'node:fs/promises';
import { expect, test } from '../fixtures.ts';
import { apiOf, button } from '../lost-answers.ts';

// What the browser says of the question about a name, and of a student without a plan.
test.use({ tolerated: [/409.*\/students\/|404.*\/subscriptions\//] });

const zuza = {
  name: 'class.csv',
  mimeType: 'text/csv',
  buffer: Buffer.from('First name;Last name\r\nZuza;Zzimport\r\n'),
};

test('a list comes in from a file and goes out again, its passwords are not closed away unseen, and whoever is new gets a group, a card and a task', async ({
  open,
  request,
}) => {
  const page = await open('teacher', '/students');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import students' });
  await dialog.locator('input[type=file]').setInputFiles(zuza);
  await expect(dialog.getByText('New, username made from the name')).toBeVisible();
  await dialog.getByRole('button', { name: 'Import 1 student' }).click();
  await dialog.getByRole('button', { name: 'Create 1 password' }).click();

  const list = page.getByRole('dialog', { name: '1 account created' });
  await expect(list.getByRole('cell', { name: 'zuza.zzimport' })).toBeVisible();
  const question = page.getByRole('dialog', { name: 'Close without keeping the password?' });
  // What the browser refused to copy is not kept.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
  });
  await list.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByText('That could not be copied.')).toBeVisible();
  // Browsers close what is open by a second Escape without asking, and sometimes both windows by one.
  for (let press = 0; press < 5; press++) await page.keyboard.press('Escape');
  await expect(async () => {
    if (await question.isHidden()) await page.keyboard.press('Escape');
    await expect(question).toBeVisible({ timeout: 500 });
  }).toPass();
  // The notice above it has such a button, too.
  await question.getByRole('button', { name: 'Close', exact: true }).first().click();
  await expect(list).toBeHidden();

  // The same file once more adds nobody, unless somebody says that it is another one.
  await page.getByRole('button', { name: 'Import' }).click();
  await dialog.locator('input[type=file]').setInputFiles(zuza);
  await expect(dialog.getByRole('cell', { name: 'Probably the same person: zuza.zzimport' })).toBeVisible();
  await expect(dialog.getByText('Nobody new')).toBeVisible();
  await dialog.getByRole('checkbox', { name: 'They are different people' }).press('Space');
  await expect(dialog.getByRole('button', { name: 'Import 1 student' })).toBeVisible();
  await page.keyboard.press('Escape');
  // Nor does the form for one.
  await page.getByRole('button', { name: 'Add student' }).click();
  const form = page.getByRole('dialog', { name: 'Add student' });
  await form.getByRole('textbox', { name: 'First name' }).fill('zuza');
  await form.getByRole('textbox', { name: 'Last name' }).fill('ZZIMPORT');
  await form.getByRole('button', { name: 'Add student' }).click();
  const same = page.getByRole('dialog', { name: 'This name already exists' });
  await expect(same).toContainText('There is already a Zuza Zzimport (username zuza.zzimport).');
  await same.getByRole('button', { name: 'Back to the form' }).click();
  await expect(form.getByRole('textbox', { name: 'First name' })).toHaveValue('zuza');
  await page.keyboard.press('Escape');

  // Two columns of a spreadsheet are shown as they are read, and change places by one button.
  await page.getByRole('button', { name: 'Add several' }).click();
  const several = page.getByRole('dialog', { name: 'Add several students' });
  await several.getByRole('textbox').fill('Ek\tAnna\nEk\tBo\t2015\n=1+1\tCy');
  const read = several.getByRole('table', { name: 'Names as they were read' }).getByRole('row');
  await expect(read.nth(1).getByRole('cell')).toHaveText(['1', 'Anna', 'Ek']);
  await expect(read.nth(3)).toContainText('More than two columns');
  // A fault stands at the name it speaks of, and goes with it.
  await expect(read.nth(4).getByRole('cell').nth(1)).toHaveText('Cy');
  await expect(read.nth(4).getByRole('cell').nth(2)).toContainText('cannot begin like');
  await several.getByRole('button', { name: 'Swap the columns' }).press('Enter');
  await expect(read.nth(1).getByRole('cell')).toHaveText(['1', 'Ek', 'Anna']);
  await expect(read.nth(4).getByRole('cell').nth(1)).toContainText('cannot begin like');
  await expect(several.getByRole('button', { name: 'Add 3 students' })).toBeDisabled();
  await page.keyboard.press('Escape');

  // Whom the last import added is a list of its own.
  const table = page.getByRole('table', { name: 'Students' }).getByRole('row');
  await page.getByRole('combobox', { name: 'Added' }).selectOption('My last import');
  await expect(page).toHaveURL(/imported=last/);
  await expect(table).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Added' }).selectOption('All students');
  await page.getByRole('searchbox', { name: 'Search' }).fill('zzimport');
  await expect(page.getByRole('table', { name: 'Students' }).getByRole('row')).toHaveCount(2);
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV file' }).click(),
  ]);
  expect(await readFile(await download.path(), 'utf8')).toMatch(/\r\nZzimport;Zuza;zuza\.zzimport;/);

  // Who is ticked gets a task, or a group; the page of a student takes the group away and gives it back.
  await (await apiOf(request, 'teacher')).post('groups/', { name: 'Zz Monday' });
  const tick = table.nth(1).getByRole('checkbox');
  await tick.press('Space');
  await button(page, 'Assign task').click();
  await expect(page.getByRole('heading', { level: 1, name: 'New superhero task' })).toBeVisible();
  await expect(button(page, 'Remove Zuza Zzimport')).toBeVisible();
  await page.goBack();
  await tick.press('Space');
  const join = page.getByRole('dialog', { name: 'Add to group' });
  const addToGroup = async () => {
    await button(page, 'Add to group').click();
    await join.getByRole('searchbox').fill('zz monday');
    await join.getByRole('radio', { name: 'Zz Monday' }).press('Space');
    await button(join, 'Add').click();
    await expect(join).toBeHidden();
  };
  await addToGroup();
  await table.getByRole('link', { name: /Zuza/ }).click();
  const leave = button(page, 'Remove from “Zz Monday”');
  await leave.click();
  await button(page.getByRole('dialog'), 'Remove from the group').click();
  await expect(page.getByText('Not in a group yet.')).toBeVisible();
  await addToGroup();
  await expect(leave).toBeVisible();

  // A group's page is where a week begins: with cards and a task for everybody in it.
  await page.getByRole('main').getByRole('link', { name: 'Zz Monday' }).click();
  await expect(page.getByRole('table', { name: 'Members' })).toContainText('Zuza');
  await button(page, 'Login cards').click();
  await expect(page.getByRole('list', { name: 'Page 1' }).getByRole('listitem')).toHaveCount(1);
  await page.goBack();
  await button(page, 'New superhero task').click();
  await button(page.getByRole('dialog', { name: 'Replace your draft?' }), 'Replace').click();
  await expect(button(page, 'Remove Zz Monday')).toBeVisible();

  // What came into the stock is listed, narrowed, and goes out as a file.
  await page.goto('/subscriptions/history?lang=en');
  const statement = page.getByRole('table', { name: 'Plan statement' });
  await page.getByRole('combobox', { name: 'What for' }).selectOption('Granted');
  await page.getByRole('combobox', { name: 'Plan type' }).selectOption('Teacher plans');
  await expect(page).toHaveURL(/reason=grant.*plan_type=teacher|plan_type=teacher.*reason=grant/);
  await expect(statement.getByRole('row').last()).toContainText('+12');
  await page.getByRole('button', { name: 'Export' }).click();
  const [lines] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV file' }).click(),
  ]);
  expect(await readFile(await lines.path(), 'utf8')).toMatch(/;Teacher plans;Granted;12;12;/);
});
