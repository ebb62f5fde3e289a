import type { RequestOf } from '@mindhero/contract/endpoint';
import type { GroupNeeds } from '@mindhero/contract/group-needs';
import type { createTask, ListedTask } from '@mindhero/contract/task';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { expect, test } from '../fixtures.ts';

type TaskBody = RequestOf<typeof createTask>['body'];

test('a task is written, sorted by keyboard, kept over a reload and assigned', async ({ open }) => {
  const page = await open('teacher', '/tasks/create');
  await page.getByRole('button', { name: 'Assign' }).click();
  await expect(page.getByText('Add at least one block.')).toBeVisible();

  await page.getByLabel('Name', { exact: true }).fill('Warm-up for Monday');
  await page.getByRole('combobox', { name: 'For' }).fill('Kolibri');
  await page.getByRole('option', { name: /^Kolibri/ }).click();
  await page.getByRole('combobox', { name: 'For' }).fill('newcomer');
  await page.getByRole('option', { name: /newcomer/ }).click();
  await expect(page.getByText('1 student has no active plan and cannot start:')).toBeVisible();
  for (const game of ['Columns', 'Memory matrix']) {
    await page.getByRole('button', { name: 'Add a block' }).click();
    await page.getByRole('dialog').getByRole('button', { name: game, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  const grip = page.getByRole('button', { name: 'Move Memory matrix, 2 of 2' });
  await grip.focus();
  for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
  await expect(page.getByText('Memory matrix dropped at place 1 of 2.')).toBeAttached();
  await expect(page.getByRole('button', { name: 'Move Memory matrix, 1 of 2' })).toBeVisible();

  // Of the first little is known, of all others enough.
  await page.route(/\/needs\/$/, async (route) => {
    const response = await route.fetch();
    const { needs: found, ...others } = (await response.json()) as GroupNeeds;
    const known = found.map((need, index) => ({ ...need, answers: FEW_ANSWERS - (index === 0 ? 1 : 0) }));
    await route.fulfill({ response, json: { ...others, needs: known } });
  });
  const needs = page.waitForResponse(/\/needs\/$/);
  await page.goto('/tasks/create?lang=en');
  await expect(page.getByText('This is your draft as you left it on this device.')).toBeVisible();
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Warm-up for Monday');
  const [training] = ((await (await needs).json()) as GroupNeeds).needs[0]?.trainings ?? [];
  await expect(page.locator('li [data-few]')).toHaveCount(1);
  await expect(page.getByText('In grey: from fewer than 20 answers')).toBeVisible();
  // What the group has yet to master is one press away.
  await page
    .getByRole('button', { name: /^Add .+: / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Reading speed test', exact: true }).click();
  // Here, and only here, one sees beforehand what is read and asked.
  const preview = page.getByRole('complementary').filter({ hasText: 'Preview · Reading speed test' });
  await expect(preview.getByRole('heading', { level: 3 })).toBeVisible();
  await expect(preview.getByRole('img', { name: 'correct' }).first()).toBeVisible();
  // What flows by is asked about, and is there to be read as well.
  await page.getByRole('button', { name: 'Add a block' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Flowing text', exact: true }).click();
  const flowing = page.getByRole('complementary').filter({ hasText: 'Preview · Flowing text' });
  await flowing.getByText('Read the whole text').press('Enter');
  await expect(flowing.getByRole('paragraph').last()).toBeVisible();
  const answer = page.waitForResponse((response) => response.status() === 201);
  await page.getByRole('button', { name: 'Assign' }).click();
  const sent = (await answer).request().postDataJSON() as TaskBody;
  expect(sent.blocks[2]).toMatchObject({ ...training });
  const task = (await (await answer).json()) as ListedTask;
  expect(task).toMatchObject({
    name: 'Warm-up for Monday',
    games: ['matrix', 'columns', training?.game, 'speedtest-reading', 'flow'],
  });
  expect(task.counts.pending).toBeGreaterThan(0);
  await expect(page).toHaveURL(/\/tasks(\?|$)/);
});
