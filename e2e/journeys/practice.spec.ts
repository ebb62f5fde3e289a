import { expect, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { createRobot, nextPlay, startPlay } from '../robot.ts';

/** Two sums side by side, judged at the end. */
const set = encodeURIComponent(JSON.stringify({ repeats: 2, columns_at_once: 2, show_result: 'at_end' }));

test('a worksheet holds what its code opens on the screen, mistakes are retried alone, also from the statistics, and what is proposed is played', async ({
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

  await goTo(page, '/');
  const step = page.getByRole('list', { name: 'Also good for you' }).getByRole('link').first();
  const { searchParams } = new URL((await step.getAttribute('href')) ?? '', page.url());
  const proposed = JSON.parse(searchParams.get('with') ?? '') as Record<string, unknown>;
  const begun = nextPlay(page);
  await step.press('Enter');
  const play = await begun;
  expect(play.settings).toMatchObject(proposed);
  await createRobot(page, play).play();
  await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
  await expect(page.getByText(/^\+\d+$/)).toBeVisible();
  const token = await page.evaluate(() => localStorage.getItem('access'));
  const headers = { Authorization: `Bearer ${token}` };
  const stored = await page.request.get(`/api/v1/plays/${play.id}/`, { headers });
  expect((await stored.json()).play).toMatchObject({ settings: play.settings, incorrect: 0, flags: [] });
  // Each view tells of it, and has one way on.
  await goTo(page, '/statistics');
  await page.getByLabel('My goal for a week').selectOption('30 minutes');
  const week = page.getByRole('progressbar', { name: /of 30 minutes$/ });
  await expect(week).toBeVisible();
  const map = page.getByRole('link', { name: 'What I can do' });
  await map.press('Enter');
  const first = page.getByRole('table', { name: 'Addition' }).getByRole('link').first();
  await first.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: /^\+2 .* on 1 · / })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Train this now' })).toBeVisible();
  await page.getByRole('link', { name: 'Levels' }).press('Enter');
  await expect(page.getByRole('listitem').filter({ hasText: 'You are here' })).toBeVisible();
  await page.getByRole('link', { name: 'My progress' }).press('Enter');
  await expect(week).toBeVisible();
  await page.getByRole('link', { name: 'For my parents' }).press('Enter');
  await page.getByRole('radio', { name: 'Year' }).click();
  await expect(page.getByRole('figure').getByRole('row')).toHaveCount(54);
  // One page, however long the time is that it tells of.
  const printed = await page.pdf({ preferCSSPageSize: true });
  expect(printed.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  await page.getByLabel('Language of the report').selectOption('Deutsch');
  await expect(page.getByRole('heading', { name: /^Trainingsbericht: / })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Training report', exact: true })).toBeVisible();

  // Not of every game mistakes are kept.
  await goTo(page, '/statistics?view=mistakes&game=stroop');
  await expect(page.getByText('are not kept')).toBeVisible();
  const games = page.getByLabel('Game', { exact: true });
  await expect(games.getByRole('option', { name: 'Stroop' })).toHaveCount(0);
  await games.selectOption('Columns');
  const lately = page
    .locator('section', { has: page.getByRole('link', { name: 'Play these again' }) })
    .first();
  const mistakes = lately.getByText('your answer:');
  const way = mistakes.first();
  await expect(way).toBeVisible();
  const wrong = await mistakes.count();
  await way.click();
  await expect(page.getByRole('img', { name: /on the abacus/ }).first()).toBeVisible();
  const again = nextPlay(page);
  await page.getByRole('link', { name: 'Play these again' }).first().press('Enter');
  expect((await again).only).toHaveLength(wrong);
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
