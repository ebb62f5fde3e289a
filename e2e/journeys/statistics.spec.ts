import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { getGroupHomework, Grid } from '@mindhero/contract/statistics/teaching';
import { FEW_ANSWERS } from '@mindhero/engine/few';
import { violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';

test('a teacher sees what the group can do, opens wrong answers, and makes a task of a skill', async ({
  open,
}) => {
  const page = await open('teacher', '/statistics?days=365&lang=en');
  const grid = page.getByRole('grid', { name: /^What students of / });
  const make = page.getByRole('button', { name: /^Make a task/ });
  await expect(make).toBeDisabled();
  const cells = grid.getByRole('button', { name: /%, \d+ answers?/ });
  await cells.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(cells.first()).not.toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('Tab');
  await cells.first().press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('table').or(dialog.getByText('No wrong answers'))).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Close' }).click();

  // The skill that somebody needs most: its weakest come first, and the task is for them.
  const skill = grid.getByRole('columnheader').nth(1);
  const name = await skill.getByRole('button').getAttribute('title');
  await skill.getByRole('button').click();
  await expect(skill).toHaveAttribute('aria-sort', 'ascending');
  await page.goto(`${page.url()}&lang=en`);
  await expect(skill).toHaveAttribute('aria-sort', 'ascending');
  await expect(page.getByText(`${name}: the weakest first.`)).toBeVisible();
  await page.getByRole('radio', { name: 'Games' }).check();
  await expect(page).toHaveURL(/by=games/);
  await expect(grid.getByRole('columnheader', { name: 'Columns' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: 'CSV file' }).click();
  expect((await file).suggestedFilename()).toMatch(/^What pupils can do .*\.csv$/);
});

test('a task of a skill takes those of whom little is known only if the teacher says so', async ({
  open,
}) => {
  const page = await open('teacher', '/?lang=en');
  const answer = page.waitForResponse(/\/statistics\/grid\//);
  await page.goto('/statistics?days=365&lang=en');
  const { columns, pupils } = (await (await answer).json()) as Grid;
  const begun = columns.map((_, column) =>
    pupils.flatMap(({ cells }) => {
      const [, answers = 0, standing] = cells[column] ?? [];
      return answers === 0 || standing === 'passed' || standing === 'locked' ? [] : [answers];
    }),
  );
  const few = begun.map((answers) => answers.filter((one) => one < FEW_ANSWERS).length);
  const column = few.findIndex((count, index) => count > 0 && count < (begun[index]?.length ?? 0));
  expect(column).toBeGreaterThanOrEqual(0);
  const [faint = 0, all = 0] = [few[column], begun[column]?.length];
  const students = (count: number) => `Make a task for ${count} student${count === 1 ? '' : 's'}`;

  const grid = page.getByRole('grid', { name: /^What students of / });
  await grid
    .getByRole('columnheader')
    .nth(column + 1)
    .getByRole('button')
    .click();
  await expect(page.getByRole('button', { name: students(all - faint) })).toBeEnabled();
  await page.getByRole('checkbox', { name: `Also students with few answers: ${faint}` }).check();
  await expect(page.getByRole('button', { name: students(all) })).toBeEnabled();
});

test('a teacher finds what is hardest, reminds of tasks, and gives them more time', async ({ open }) => {
  const page = await open('teacher', '/statistics?view=hardest&days=365&lang=en');
  const table = page.getByRole('table', { name: 'What is hardest' });
  await expect(table.getByRole('checkbox').first()).toBeChecked();
  await expect(table.getByRole('columnheader', { name: 'Wrong before' })).toBeVisible();
  const needed = table.getByRole('columnheader', { name: 'Times needed' });
  await needed.getByRole('button').click();
  await expect(page).toHaveURL(/sort=/);
  await page.goto(`${page.url()}&lang=en`);
  await expect(needed).toHaveAttribute('aria-sort', /ending$/);
  await page.getByRole('button', { name: 'Make a task' }).click();
  await expect(page).toHaveURL(/\/tasks\/create/);
  await expect(page.getByText('Exactly what students will get.')).toBeVisible();

  const told = page.waitForResponse(/\/statistics\/homework\/.*group=/);
  await page.goto('/statistics?view=homework&days=30&lang=en');
  await page.getByLabel('Group').selectOption({ label: 'Соняшники · 7–9' });
  const { due } = (await (await told).json()) as ResponseOf<typeof getGroupHomework>;
  expect(due.assigned).toBeGreaterThan(0);
  await expect(page.getByText(`${due.done} of ${due.assigned}, before that –`)).toBeVisible();
  await page.goto('/statistics?view=homework&days=365&lang=en');
  await page.getByRole('button', { name: /^Remind \d+ student/ }).click();
  await expect(page.getByText(/reminders? stands? beside/)).toBeVisible();
  await page
    .getByRole('button', { name: /^Extend / })
    .first()
    .click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Extend' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('link', { name: 'Who needs help' }).click();
  await expect(page).toHaveURL(/view=help/);
  const help = page.getByRole('table', { name: 'Who needs help' });
  await expect(help.or(page.getByText('Nobody needs help right now'))).toBeVisible();
});
