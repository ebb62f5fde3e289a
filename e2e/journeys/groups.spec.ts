import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// A refusal that is provoked, and what the browser says of a student without a plan.
test.use({ tolerated: [/409.*\/groups\/|404.*\/subscriptions\//] });

/** Makes a group by keyboard alone; its page opens. It stands last in lists, where other journeys take the first. */
async function create(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Create group' }).press('Enter');
  await page.getByRole('textbox', { name: 'Group name' }).fill(name);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Deletes the group that is open; its name is asked for first. */
async function remove(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete “${name}”?` });
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
}

test('a teacher makes a group by keyboard, fills it, moves a student and deletes it', async ({ open }) => {
  const page = await open('teacher', '/groups');
  await create(page, 'Zebras: to');
  await page.getByRole('navigation').getByRole('link', { name: 'Groups' }).click();
  // Without a name nothing is made; the field that lacks it is said and gone to, and no longer blamed once it is mended.
  await page.getByRole('button', { name: 'Create group' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Create group' });
  await form.getByRole('button', { name: 'Create group' }).click();
  await expect(form.getByRole('textbox', { name: 'Group name' })).toBeFocused();
  await expect(form.getByText('This field is required')).toBeVisible();
  await page.keyboard.type('Z');
  await expect(form.getByText('This field is required')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await create(page, 'Zebras: from');

  await page.getByRole('button', { name: 'Add students' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add students' });
  await dialog.getByRole('checkbox').nth(0).press('Space');
  await dialog.getByRole('checkbox').nth(1).press('Space');
  await dialog.getByRole('button', { name: 'Add 2 students' }).press('Enter');
  const rows = page.getByRole('table', { name: 'Members' }).getByRole('row');
  await expect(rows).toHaveCount(3);

  await rows.nth(1).getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Move to another group' }).press('Enter');
  const move = page.getByRole('dialog', { name: 'Move 1 student' });
  await move.getByRole('radio', { name: 'Zebras: to' }).press('Space');
  await move.getByRole('button', { name: 'Move', exact: true }).press('Enter');
  await expect(rows).toHaveCount(2);

  await remove(page, 'Zebras: from');
  await page.getByRole('table').getByRole('link', { name: 'Zebras: to' }).click();
  await expect(rows).toHaveCount(2);
  await rows.nth(1).getByRole('checkbox').press('Space');
  await page.getByRole('button', { name: 'Remove from the group' }).press('Enter');
  const question = page.getByRole('dialog', { name: 'Remove 1 student from “Zebras: to”?' });
  await expect(question).toContainText('Everything started or done is kept');
  await question.getByRole('button', { name: 'Remove from the group' }).press('Enter');
  await expect(page.getByText('This group has no students yet')).toBeVisible();
  await remove(page, 'Zebras: to');
  await expect(page.getByRole('link', { name: /Zebras: (from|to)/ })).toHaveCount(0);
});

test('what somebody else changed meanwhile is said, and what was typed stays', async ({ open }) => {
  const [page, other] = [await open('teacher', '/groups'), await open('teacher', '/groups')];
  await create(page, 'Zebras: shared');
  await other.goto(`${page.url()}?lang=en`);
  const rename = async (one: Page, name: string) => {
    await one.getByRole('textbox', { name: 'Group name' }).fill(name);
    await one.getByRole('button', { name: 'Save' }).click();
  };
  await page.getByRole('button', { name: 'Edit group' }).click();
  await other.getByRole('button', { name: 'Edit group' }).click();
  await rename(other, 'Zebras: theirs');
  await expect(other.getByRole('heading', { level: 1, name: 'Zebras: theirs' })).toBeVisible();
  await rename(page, 'Zebras: mine');
  await expect(
    page.getByRole('alert').filter({ hasText: 'It is now called “Zebras: theirs”' }),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Group name' })).toHaveValue('Zebras: mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Zebras: mine' })).toBeVisible();
  await remove(page, 'Zebras: mine');
});

test('who may not change groups reads them, and students have no such screen', async ({ open }) => {
  const director = await open('director', '/groups');
  await director.getByRole('table').getByRole('link').first().click();
  await expect(director.getByRole('table', { name: 'Members' })).toBeVisible();
  await expect(director.getByRole('button', { name: /Edit group|Delete|Add students/ })).toHaveCount(0);
  await expect(director.getByRole('checkbox')).toHaveCount(0);
  const student = await open('student', '/groups');
  await expect(student.getByRole('heading', { name: 'You do not have access to this page' })).toBeVisible();
});
