import { nameOf } from '@mindhero/contract/name';
import type { TaskStudent } from '@mindhero/contract/task-results';
import { expect, signedIn, test } from '../fixtures.ts';

// What the browser says of a task that was not set again.
test.use({ tolerated: [/422/] });

/** A task of the demonstration school that runs. */
const path = '/api/v1/tasks/2/';

test('the table of a task follows what happens elsewhere, and leads to a student’s attempts', async ({
  open,
  request,
}) => {
  const { access } = await signedIn(request, 'teacher');
  const headers = { authorization: `Bearer ${access}` };
  const answer = await request.get(`${path}statistics/`, { headers });
  const { students } = (await answer.json()) as { students: TaskStudent[] };
  const waiting = students.findLast(({ status }) => status === 'pending');
  const done = students.find(({ attempts, status }) => attempts > 0 && status === 'completed');
  const best = Math.max(...students.map(({ percent }) => percent ?? 0));
  if (waiting === undefined || done === undefined) throw new Error('nobody to look at');
  const mark = (action: string) =>
    request.post(`${path}${action}/`, { headers, data: { students: [waiting.id] } });

  const page = await open('teacher', '/tasks/2/statistic');
  await expect(page.getByText('live', { exact: true })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: nameOf(waiting) });
  await expect(row).toContainText('pending');
  await mark('mark-done');
  await expect(row).toContainText('completed');
  await mark('unmark-done');
  await expect(row).toContainText('pending');

  // Each fault of a name is told by its own words.
  await page.getByRole('button', { name: 'Assign again' }).click();
  const again = page.getByRole('dialog', { name: 'Assign again' });
  const name = again.getByRole('textbox', { name: 'Name' });
  for (const [typed, fault] of [
    ['Sums\u0007', 'Use letters, digits and punctuation on one line.'],
    ['  ', 'This field can not be empty.'],
    ['', 'This field is required'],
  ] as const) {
    await name.fill(typed);
    await again.getByRole('button', { name: 'Assign again' }).click();
    await expect(again.getByText(fault)).toBeVisible();
    await expect(name).toBeFocused();
  }
  await page.keyboard.press('Escape');

  // A phone shows each student in two lines, which follow and sort as well.
  const size = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  expect((await row.boundingBox())?.height).toBeLessThan(80);
  await mark('mark-done');
  await expect(row).toContainText('completed');
  await mark('unmark-done');
  await expect(row).toContainText('pending');
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('-percent');
  await expect(page.getByRole('row').nth(1)).toContainText(String(Math.round(best)));
  await page
    .getByRole('row')
    .filter({ hasText: nameOf(done) })
    .getByRole('button', { name: nameOf(done) })
    .click();
  await expect(page.getByRole('dialog', { name: nameOf(done) })).toBeVisible();
  await page.keyboard.press('Escape');
  if (size !== null) await page.setViewportSize(size);

  // All of a row opens, not its name alone.
  await page
    .getByRole('row')
    .filter({ hasText: nameOf(done) })
    .getByRole('cell')
    .nth(3)
    .click();
  const attempts = page.getByRole('dialog', { name: nameOf(done) });
  const ended = (
    await attempts
      .getByText(/^Round 1 · /)
      .first()
      .innerText()
  ).slice(-'20:00'.length);
  await attempts
    .getByRole('link', { name: /^Replay of .*, round 1$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^Replay: / })).toBeVisible();
  await expect(page.getByText(`, ${ended}`)).toBeVisible();
  await page.goBack();
  await expect(attempts).toBeVisible();

  // On the wall of a class the projector fills the screen.
  await page.goto('/tasks/2/statistic?view=projector&lang=en');
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
});
