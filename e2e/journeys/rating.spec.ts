import { readFile } from 'node:fs/promises';
import type { Rating } from '@mindhero/contract/rating';
import type { Student } from '@mindhero/contract/student';
import type { Page } from '@playwright/test';
import { standStill, violationsOn } from '../axe.ts';
import { expect, playedBefore, test } from '../fixtures.ts';
import { goTo, leaveApp } from '../go-to.ts';
import { apiOf, type Made } from '../lost-answers.ts';
import { createRobot, startPlay } from '../robot.ts';

/** Of the younger group; nobody else signs in as them meanwhile. One trains much more often than the other. */
const [eager, idle] = ['yeva.moroz', 'nazar.lysenko'] as const;
const EAGER = 'Єва';

const GROUP = 'Zz rating';

/** As short as it gets; the first mistake ends it. */
const game = 'number-memory';
const short = playedBefore(game, { start_length: 1, display: 'fixed', display_ms: 300, strict: true });

/** Somebody needs a place of this week, whatever day it is. */
async function earn(page: Page): Promise<void> {
  const started = await startPlay(page);
  await createRobot(page, started).play(1);
  await expect(page.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('0');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^\+\d+/)).toBeVisible();
}

/** Ranks as a table tells them, and which line is one's own. */
async function ranksIn(page: Page, table: string) {
  const lines = page.getByRole('table', { name: table }).locator('tbody tr');
  await expect(lines.first()).toBeVisible();
  const all = await lines.evaluateAll((rows) =>
    rows.map((row) => ({
      rank: Number(row.querySelector('td')?.textContent?.replaceAll(/\D/g, '')),
      isOwn: row.getAttribute('aria-current') === 'true',
    })),
  );
  return { ranks: all.map(({ rank }) => rank), own: all.findIndex(({ isOwn }) => isOwn) };
}

async function isAccessible(page: Page): Promise<void> {
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);
}

const saved = (page: Page) =>
  page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());

test('a pupil finds the own place everywhere with the keyboard alone, leaves the sight of others, and a teacher takes the places along', async ({
  open,
  request,
}) => {
  const teacher = await apiOf(request, 'teacher');
  const idOf = async (username: string) => {
    const { results } = await teacher.get<{ results: Student[] }>(`students/?search=${username}`);
    const found = results.find((student) => student.username === username);
    if (found === undefined) throw new Error(`there is no ${username}`);
    return found.id;
  };
  const members = [await idOf(eager), await idOf(idle)];
  const group = await teacher.post<Made>('groups/', { name: GROUP });
  await teacher.post(`groups/${group.id}/members/`, { students: members });

  const page = await open(eager, `/games/memory/${game}?lang=en`, short);
  await earn(page);
  await goTo(page, '/rating');
  await expect(page.getByRole('link', { name: 'My group' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('combobox', { name: 'Group' }).selectOption({ label: GROUP });
  await expect(page).toHaveURL(/group=\d+/);

  // The windows, by arrows.
  const own = page.getByRole('region', { name: 'Your place' });
  await page.getByRole('radio', { name: 'This week' }).focus();
  await expect(own).toContainText(/Place \d/);
  for (const [name, window] of [
    ['This month', 'month'],
    ['All time', 'all'],
  ] as const) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(page.getByRole('radio', { name })).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`window=${window}`));
    await expect(page.getByRole('radio', { name: 'Against my own weeks' })).toBeHidden();
  }
  await expect(own).toContainText('Place 1');
  await expect(own.getByText('First place')).toBeVisible();
  expect(await ranksIn(page, 'First places')).toEqual({ ranks: [1, 2], own: 0 });
  await isAccessible(page);

  // Against oneself, which is of a week only.
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'This week' })).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'By points' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/by=own/);
  const asked = await apiOf(request, eager);
  const { me } = await asked.get<Rating>(`rating/?by=own&group=${group.id}`);
  if (me === null) throw new Error('a pupil has a place of their own');
  await expect(own).toContainText(me.rank === null ? 'No place yet' : 'of your usual week');
  await isAccessible(page);

  // Among whom, by the links that stand before.
  for (const [name, scope] of [
    ['My school', 'school'],
    ['Everyone', 'global'],
  ] as const) {
    const tab = page.getByRole('link', { name, exact: true });
    await tab.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`scope=${scope}`));
    await page.getByRole('radio', { name: 'All time' }).press('Space');
    await expect(page).toHaveURL(/window=all/);
    await expect(own).toContainText(/Place \d+/);
    await isAccessible(page);
    const table = page.getByRole('table').filter({ has: page.locator('tr[aria-current]') });
    await expect(table.first().locator('tr[aria-current]')).toContainText(scope === 'school' ? EAGER : 'you');
    const others = page.getByRole('table').filter({ hasText: EAGER });
    if (scope === 'global') await expect(others).toHaveCount(0);
  }

  // Out of sight.
  await goTo(page, '/profile');
  const shown = page.getByRole('checkbox', { name: 'Show me to others in the rating' });
  let stored = saved(page);
  await shown.press('Space');
  await stored;
  await isAccessible(page);
  const all = `/rating?group=${group.id}&window=all&lang=en`;
  await goTo(page, all);
  await expect(page.getByText('Only you can see your place.')).toBeVisible();
  await expect(own.getByText('First place')).toBeVisible();

  await leaveApp(page);
  const other = await open(idle, all);
  const places = other.getByRole('table', { name: 'First places' });
  await expect(places.getByRole('row')).toHaveCount(2);
  await expect(places).not.toContainText(EAGER);
  await expect(other.getByRole('region', { name: 'Your place' })).toContainText('Place 1');
  await leaveApp(other);

  // And in sight again.
  const again = await open(eager, '/profile');
  stored = saved(again);
  await again.getByRole('checkbox', { name: 'Show me to others in the rating' }).press('Space');
  await stored;
  await leaveApp(again);

  const desk = await open('teacher', all);
  const table = desk.getByRole('table', { name: 'First places' });
  await expect(table.getByRole('link')).toHaveText([`${EAGER} Мороз`, 'Назар Лисенко']);
  await expect(desk.getByRole('region', { name: 'Your place' })).toBeHidden();
  await isAccessible(desk);
  const file = desk.waitForEvent('download');
  await desk.getByRole('button', { name: 'Export' }).click();
  await desk.getByRole('button', { name: 'CSV file' }).click();
  const lines = (await readFile(await (await file).path(), 'utf8')).trimEnd().split('\r\n');
  expect(lines.slice(1).map((line) => line.split(';').slice(0, 3))).toEqual([
    ['1', 'Мороз', EAGER],
    ['2', 'Лисенко', 'Назар'],
  ]);
  await teacher.delete(`groups/${group.id}/`);
});
