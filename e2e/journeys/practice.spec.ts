import { expect, test } from '../fixtures.ts';
import { createRobot, startPlay } from '../robot.ts';

/** Two sums side by side, judged at the end. */
const set = encodeURIComponent(JSON.stringify({ repeats: 2, columns_at_once: 2, show_result: 'at_end' }));

test('a worksheet holds what its code opens on the screen, and mistakes are retried alone', async ({
  open,
}) => {
  const page = await open('emma.schneider', `/worksheet/columns?seed=77&set=${set}&lang=en`);
  const tasks = page.getByRole('region', { name: 'Questions' });
  const answers = page.getByRole('region', { name: 'Answers' });
  await expect(tasks.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expect(tasks.getByText(/^Worksheet 77 ·/)).toBeVisible();
  const solutions = await answers.getByRole('status').allTextContents();
  expect(solutions).toHaveLength(2);

  await page.goto(`/games/math/columns?seed=77&set=${set}&lang=en`);
  const started = await startPlay(page);
  expect(started.seed).toBe(77);
  await createRobot(page, started, { skill: 0 }).play();
  await expect(page.getByText(/Practice from a worksheet/)).toBeVisible();
  const asked = await page.getByRole('list', { name: 'Questions' }).getByRole('button').allTextContents();
  expect(asked).toHaveLength(solutions.length);

  const retried = await startPlay(page, 'Retry 2 mistakes');
  expect(retried).toMatchObject({ seed: 77, only: [0, 1] });
  await createRobot(page, retried).play();
  await expect(page.getByText(/Practice with your own mistakes/)).toBeVisible();
  await expect(page.getByRole('img', { name: /of 3 stars/ })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Retry/ })).toBeHidden();
});

test('worksheets: bead cards to read and their numbers on the second page; a question, its answer and what its numbers are', async ({
  open,
}) => {
  const cards = encodeURIComponent(JSON.stringify({ mode: 'cards', digits: 2, repeats: 4 }));
  const page = await open('emma.schneider', `/worksheet/flash?seed=77&set=${cards}&lang=en`);
  const tasks = page.getByRole('region', { name: 'Questions' });
  const numbers = page.getByRole('region', { name: 'Answers' }).getByRole('status');
  await expect(tasks.getByRole('img', { name: 'Which number was it?' })).toHaveCount(4);
  await expect(tasks.getByRole('status').first()).toBeEmpty();
  await expect(numbers).toHaveText(Array.from({ length: 4 }, () => /^\d{2}$/));

  const tables = encodeURIComponent(JSON.stringify({ tables: [7] }));
  await page.goto(`/worksheet/multiply?seed=77&set=${tables}&lang=en`);
  const first = (name: string) => page.getByRole('region', { name }).getByRole('listitem').first();
  await expect(first('Questions')).toHaveText(/^\d × \d\s*=$/);
  await expect(first('Answers')).toHaveText(/^\d × \d\s*=\s*\d+$/);
  await expect(page.getByRole('region', { name: 'Questions' }).getByText(/ables: 7 ·/)).toBeVisible();
});

test('a wrong sum of columns is worked on the beads at once, and Enter goes on to the next one', async ({
  open,
}) => {
  const several = encodeURIComponent(JSON.stringify({ repeats: 3 }));
  const page = await open('emma.schneider', `/games/math/columns?seed=77&set=${several}&lang=en`);
  await startPlay(page);
  await expect(page.getByRole('textbox', { name: 'Question 1:' })).toBeFocused();
  await page.keyboard.type('99999');
  await page.keyboard.press('Enter');
  const lesson = page.getByRole('region', { name: 'This is how it works' });
  await expect(lesson.getByRole('img', { name: /on the abacus/ }).first()).toBeVisible();
  await expect(lesson.getByRole('button', { name: 'Next' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lesson).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'Question 2:' })).toBeFocused();
});
