import { nameOf } from '@mindhero/contract/name';
import type { Block, Task } from '@mindhero/contract/task';
import type { TaskStudent } from '@mindhero/contract/task-results';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import type { APIRequestContext } from '@playwright/test';
import { expect, signedIn, test } from '../fixtures.ts';
import { createRobot, nextPlay, startPlay } from '../robot.ts';

const PUPIL = 'oliver.bennett';
const DAY_MS = 24 * 60 * 60 * 1000;

/** Calls the API as somebody else than whoever looks at the page. */
async function apiOf(request: APIRequestContext, username: string) {
  const { access } = await signedIn(request, username);
  const headers = { Authorization: `Bearer ${access}` };
  return {
    get: async (path: string) => (await request.get(path, { headers })).json(),
    post: async (path: string, data: object) => (await request.post(path, { headers, data })).json(),
  };
}

/** For the pupil alone. */
async function setTask(
  request: APIRequestContext,
  name: string,
  { pupil, blocks }: { readonly pupil: string; readonly blocks: readonly Block[] },
): Promise<Task> {
  const { id } = await (await apiOf(request, pupil)).get('/api/v1/users/me/');
  return (await apiOf(request, 'teacher')).post('/api/v1/tasks/', {
    name,
    available_from: new Date(Date.now() - DAY_MS).toISOString(),
    due_at: new Date(Date.now() + DAY_MS).toISOString(),
    students: [id],
    blocks,
  });
}

const twoSums: readonly Block[] = [11, 12].map((seed) => ({
  game: 'columns',
  settings: { repeats: 2 },
  repeats: 1,
  seed,
}));

test('homework keeps its place over the way back and a reload, is played to its end and celebrated', async ({
  context,
  open,
  request,
}) => {
  const { name } = await setTask(request, 'Two little sums', { pupil: PUPIL, blocks: twoSums });
  // Every pupil of the demonstration school has played everything.
  const untrained = {
    today: '2026-03-02',
    trained_days: [],
    games: [],
    onward: null,
    steps: [],
    abilities: [],
  };
  await context.route('**/api/v1/plays/training/', (route) => route.fulfill({ json: untrained }));
  const page = await open(PUPIL, '/homework');
  const plays: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/plays/')) plays.push(request.url());
  });
  await page.getByRole('link', { name: `Start: ${name}` }).click();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Block 1 of 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible();
  // A question to try first: nothing of it reaches the server, and a mistake is shown done right.
  const tryOne = page.getByRole('button', { name: 'Try one first' });
  await tryOne.click();
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(tryOne).toBeFocused();
  await tryOne.press('Enter');
  const settings = { ...games.columns.settings.defaults, repeats: 2 };
  const tried = { game: 'columns' as const, settings, seed: 1, only: [0] };
  await createRobot(page, tried, { skill: 0 }).play();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: 'Not quite.' })).toBeVisible();
  const stop = page.getByRole('button', { name: 'Stop the demonstration' });
  await expect(stop).toBeVisible();
  // It stands below what is shown, and covers nothing of it.
  const isBelow = stop.evaluate((button) => {
    const shown = button.previousElementSibling?.getBoundingClientRect();
    return shown !== undefined && shown.height > 0 && shown.bottom <= button.getBoundingClientRect().top;
  });
  expect(await isBelow).toBe(true);
  expect(plays).toEqual([]);
  const first = await startPlay(page, 'Now for real');
  expect(first.seed).toBe(11);
  const robot = createRobot(page, first);
  await robot.play(1);

  await page.goBack();
  const dialog = page.getByRole('dialog', { name: 'Leave the game?' });
  await dialog.getByRole('button', { name: 'Keep playing' }).click();
  await expect(page.getByText('1 / 2').or(page.getByText('2 / 2'))).toBeVisible();
  await page.goBack();
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await page.getByRole('link', { name: `Continue: ${name}` }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Continue your game?')).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('img', { name: '1 correct, 0 incorrect, 2 in total' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue' }).click();
  // The second block begins by itself: nobody touches anything after a round without a mistake, and "Next" is in sight.
  await page.setViewportSize({ width: 1280, height: 1000 });
  const next = nextPlay(page);
  await robot.play();
  const second = await next;
  expect(second.seed).toBe(12);
  await createRobot(page, second).play();
  await page.getByRole('button', { name: 'Finish' }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You did it, hero!');
  await expect(page.getByRole('link', { name: 'How this screen works' })).toBeVisible();
  await expect(page.getByText('100%').first()).toBeVisible();
  await page.getByRole('link', { name: 'All my tasks' }).click();
  await page.getByRole('link', { name: /^Done/ }).click();
  await expect(page.getByRole('link', { name: `Repeat: ${name}` })).toBeVisible();
});

/** The shortest that has its questions. */
const shortText = { language: 'EN', max_words: '30' };

/** Everything that is played with texts and words, each as short as it can be. */
const reading: readonly (readonly [GameId, Block['settings']])[] = [
  ['speedtest-reading', shortText],
  ['speedtest-reading', { language: 'EN', difficulty: 'advanced', limit_time: true, reading_time_s: 10 }],
  ['texts', { ...shortText, transformations: ['vowel_omissions'] }],
  ['metronome', shortText],
  ['flow', { ...shortText, wpm: 800 }],
  ['syllable', { rows: 2, columns: 2 }],
  ['remember-last-word', { language: 'EN', rounds: 1, words_per_round: 3, answer: 'type', word_ms: 100 }],
  ['words', { language: 'EN', rounds: 1, words_shown: 5, word_ms: 150 }],
  ['sliding-matrix', { task: 'recall', language: 'EN', rounds: 1, rows: 2, columns: 2, step_ms: 100 }],
  ['stroop', { trials: 10, response_ms: 10_000 }],
  ['number-search', { rows: 4, columns: 4, combination_length: 2, combinations: 1 }],
];

test('a homework of all games of reading is read to its end, and its teacher sees what came of each', async ({
  open,
  request,
}) => {
  const pupil = 'kyrylo.zakharchenko';
  const { id, name } = await setTask(request, 'All of reading', {
    pupil,
    blocks: reading.map(([game, settings], seed) => ({ game, settings, seed, repeats: 1 })),
  });
  const page = await open(pupil, `/homework/${id}`);
  await page.getByRole('button', { name: 'Start' }).click();
  let started = await startPlay(page);
  for (const [place, [game]] of reading.entries()) {
    expect(started.game).toBe(game);
    await createRobot(page, started).play();
    if (place === reading.length - 1) break;
    const next = nextPlay(page);
    await page.getByRole('button', { name: 'Next' }).press('Enter');
    // A game that the pupil does not know yet says first how it goes.
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await start
      .or(page.getByRole('button', { name: 'Pause', exact: true }))
      .first()
      .waitFor();
    if (await start.isVisible()) await start.press('Enter');
    started = await next;
  }
  await page.getByRole('button', { name: 'Finish' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You did it, hero!');

  const teacher = await apiOf(request, 'teacher');
  const { students } = (await teacher.get(`/api/v1/tasks/${id}/statistics/`)) as { students: TaskStudent[] };
  const [student] = students;
  if (student === undefined) throw new Error('the task has nobody');
  expect(student).toMatchObject({ status: 'completed', percent: 100 });
  expect(student.blocks.map((played) => played?.slice(1, 3))).toEqual(reading.map(() => [0, 0]));

  await page.close();
  const table = await open('teacher', `/tasks/${id}/statistic`);
  await expect(table.getByRole('heading', { level: 1 })).toContainText(name);
  const row = table.getByRole('row').filter({ hasText: nameOf(student) });
  await expect(row).toContainText('completed');
  await expect(row.getByRole('button', { name: /^100/ })).toHaveCount(reading.length);
});
