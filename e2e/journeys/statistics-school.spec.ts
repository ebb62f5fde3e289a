import { violationsOn } from '../axe.ts';
import { expect, signedIn, test } from '../fixtures.ts';
import { leaveApp } from '../go-to.ts';

/** The Monday two weeks ago, and its Friday. */
function weekAgo(): readonly [from: string, to: string] {
  const monday = new Date();
  monday.setUTCDate(monday.getUTCDate() - ((monday.getUTCDay() + 6) % 7) - 14);
  const friday = new Date(monday);
  friday.setUTCDate(friday.getUTCDate() + 4);
  return [monday.toISOString().slice(0, 10), friday.toISOString().slice(0, 10)];
}

test('a director sets the weekly goal and holidays, and sees what follows', async ({ open }) => {
  const page = await open('director', '/statistics?view=schools&lang=en');
  await page.getByRole('link', { name: 'School settings' }).click();
  await expect(page.getByRole('heading', { name: 'My school' })).toBeInViewport();
  const [from, to] = weekAgo();
  const goal = page.getByLabel('Weekly goal');
  const form = page.locator('form').filter({ has: goal });
  await goal.selectOption('80 minutes');
  await form.getByRole('button', { name: 'Add holidays' }).click();
  await form.getByRole('textbox', { name: 'First day' }).fill(from);
  // Left half-filled it is not stored.
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByRole('textbox', { name: 'Last day' })).toHaveAttribute('aria-invalid', 'true');
  await form.getByRole('textbox', { name: 'Last day' }).fill(to);
  expect(await violationsOn(page)).toEqual([]);
  const stored = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await form.getByRole('button', { name: 'Save' }).click();
  await stored;
  await page.getByRole('link', { name: 'What the settings do' }).click();
  await expect(page.getByRole('heading', { name: 'School settings', level: 1 })).toBeVisible();

  await page.goto('/statistics?lang=en');
  const weeks = page.getByRole('table', { name: 'Groups by weeks' });
  await expect(weeks.getByRole('columnheader', { name: /holidays$/ })).toHaveCount(1);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'Plans' }).last().click();
  await expect(page.getByRole('table', { name: 'Plans by type' })).toBeVisible();
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).first().click();
  await page.getByRole('button', { name: 'CSV file' }).first().click();
  expect((await file).suggestedFilename()).toMatch(/^Plans of a school by type .*\.csv$/);

  // What a pupil of the school aims at who has chosen nothing.
  await leaveApp(page);
  const pupil = await open('oliver.bennett', '/statistics?lang=en');
  await expect(pupil.getByText('of 80 min', { exact: true })).toBeVisible();

  // Other journeys know the school as it was.
  const { access } = await signedIn(page.request, 'director');
  const headers = { Authorization: `Bearer ${access}` };
  const { school } = (await (await page.request.get('/api/v1/users/me/', { headers })).json()) as {
    school: { id: number };
  };
  const address = `/api/v1/schools/${school.id}/`;
  const { version } = (await (await page.request.get(address, { headers })).json()) as { version: number };
  const data = { version, goal_minutes: 60, holidays: [] };
  expect((await page.request.patch(address, { headers, data })).ok()).toBe(true);
});

test('an administrator reads who is there, who stays, how the server does, and predictions', async ({
  open,
}) => {
  const page = await open('admin', '/statistics?lang=en');
  const view = (name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name });
  await expect(page.getByRole('table', { name: 'Role distribution' })).toBeVisible();
  await expect(page.getByText('Homework completion rate')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await view('From account to training').click();
  await expect(page.getByRole('table', { name: 'From account to training' })).toBeVisible();
  await view('Health').click();
  await expect(page.getByRole('table', { name: 'This server process' })).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await view('Predictions').click();
  await expect(page.getByText('Mean error')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('link', { name: 'See which skills go wrong' }).click();
  await expect(page).toHaveURL(/view=hardest/);
  await expect(page.getByRole('table', { name: 'What is hardest' })).toBeVisible();

  // A phone shows a few of the views, and on which side the others are.
  await page.setViewportSize({ width: 390, height: 844 });
  const strip = page.getByRole('navigation', { name: 'Views' }).locator('..');
  await view('Platform').click();
  await expect(strip).not.toHaveAttribute('data-before');
  await expect(strip).toHaveAttribute('data-after');
  await view('Schools').click();
  await expect(strip).toHaveAttribute('data-before');
  await page.getByRole('table', { name: 'School statistics' }).getByRole('button').last().click();
  await page.getByRole('link', { name: 'School settings' }).click();
  await expect(page.getByRole('dialog').getByLabel('Weekly goal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/schools$/);
});
