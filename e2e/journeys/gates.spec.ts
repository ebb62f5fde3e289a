import { planDay } from '@mindhero/contract/calendar';
import { games } from '@mindhero/games/rules';
import type { Page } from '@playwright/test';
import { standStill, violationsOn } from '../axe.ts';
import { expect, PASSWORD, signedIn, test } from '../fixtures.ts';
import { leaveApp } from '../go-to.ts';

async function fillIn(page: Page, username: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('whoever is not signed in signs in first and then gets where they wanted', async ({ page }) => {
  await page.goto('/students?search=emma&lang=en');
  await expect(page).toHaveURL(/\/login\?redirect=/);
  expect(new URL(page.url()).searchParams.get('redirect')).toContain('/students');
  await fillIn(page, 'teacher');
  await expect(page).toHaveURL(/\/students\?.*search=emma/);
  await expect(page.getByRole('heading', { name: 'Students', level: 1 })).toBeVisible();
});

test('a redirect never leads to another site', async ({ page }) => {
  await page.goto('/login?redirect=https%3A%2F%2Fexample.com%2F&lang=en');
  await fillIn(page, 'teacher');
  await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('paths are case-insensitive, a trailing slash is optional, unknown ones lead to 404', async ({
  page,
}) => {
  for (const path of ['/LOGIN', '/login/', '/Login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  }
  await page.goto('/no/such/screen');
  await expect(page).toHaveURL(/\/error\/404$/);
  await expect(page.getByText('404')).toBeVisible();
  await page.goto('/error/418');
  await expect(page.getByText('418')).toBeVisible();
});

test('a token that has expired is removed', async ({ page }) => {
  await page.goto('/login');
  await page.evaluate(() => {
    const payload = btoa(JSON.stringify({ sub: '1', exp: 1_000_000_000 }));
    localStorage.setItem('access', `e30.${payload}.x`);
  });
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fprofile/);
  expect(await page.evaluate(() => localStorage.getItem('access'))).toBeNull();
});

test.describe('a session that the server refuses', () => {
  test.use({ tolerated: [/401/], ownSession: true });

  /** Looks alive to the browser; the server knows better. */
  const forged = () => {
    const payload = btoa(JSON.stringify({ sub: '1', exp: 4_000_000_000 }));
    localStorage.setItem('access', `e30.${payload}.x`);
  };

  test('is refreshed once, without anybody noticing', async ({ open }) => {
    const page = await open('teacher', '/profile');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const refreshes: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/token/refresh/')) refreshes.push(request.url());
    });
    await leaveApp(page);
    await page.evaluate(forged);
    await page.goto('/students?lang=en');
    await expect(page.getByRole('table')).toBeVisible();
    expect(refreshes).toHaveLength(1);
  });

  test('ends at the sign-in when it cannot be refreshed either', async ({ open }) => {
    const page = await open('teacher', '/');
    await leaveApp(page);
    await page.evaluate(forged);
    await page.evaluate(() => localStorage.setItem('refresh', 'e30.e30.x'));
    await page.goto('/students?lang=en');
    await expect(page).toHaveURL(/\/login/);
    expect(
      await page.evaluate(() => [localStorage.getItem('access'), localStorage.getItem('refresh')]),
    ).toEqual([null, null]);
  });
});

test.describe('plans', () => {
  // The plan that ends soon is a made-up one, for which the server draws no tickets.
  test.use({ tolerated: [/404.*\/subscriptions\/|403.*\/tickets\//] });

  test('without one games and homework are closed and the way to one is told', async ({ open, request }) => {
    const bearer = async (username: string) => ({
      authorization: `Bearer ${(await signedIn(request, username)).access}`,
    });
    const me = await request.get('/api/v1/users/me/', { headers: await bearer('newcomer') });
    const { id } = (await me.json()) as { id: number };
    const block = { game: 'matrix', settings: games.matrix.settings.defaults, repeats: 1, seed: 7 };
    const now = Date.now();
    const set = await request.post('/api/v1/tasks/', {
      headers: await bearer('teacher'),
      data: {
        name: 'Too early',
        available_from: new Date(now - 3_600_000).toISOString(),
        due_at: new Date(now + 3_600_000).toISOString(),
        students: [id],
        blocks: [block],
      },
    });
    expect(set.status()).toBe(201);

    const page = await open('newcomer', '/games/math/columns');
    await expect(page).toHaveURL(/\/no-subscription/);
    await expect(page.getByRole('heading', { name: 'Almost ready to play' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy a plan' })).toHaveAttribute(
      'href',
      '/subscriptions/buy',
    );
    await page.getByRole('navigation').getByRole('link', { name: 'Plans' }).press('Enter');
    await expect(page.getByText('Only adults pay')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'No plan yet' })).toBeVisible();
    await page.goto('/?lang=en');
    await expect(page.getByText('No active plan').first()).toBeVisible();
    await expect(page.getByText(/Ask your teacher, administrator or director/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Needs a plan' })).toHaveText([
      /Too early/,
      /Maths/,
      /Reading/,
      /Memory/,
    ]);
    await expect(page.getByRole('img', { name: /, today/ })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', { name: /Play|Continue|^Start/ })).toHaveCount(0);
    await page.goto('/homework?lang=en');
    await expect(page.getByText(/Ask your teacher, administrator or director/)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Too early' })).toContainText('Needs a plan');
    await expect(page.getByRole('link', { name: /Start: / })).toHaveCount(0);

    // With one that ends soon games are open, and the start page says how it goes on.
    const soon = planDay(new Date(now + 3 * 86_400_000));
    const ending = { id: 1, type: 'student', start_date: '2026-01-01', end_date: soon, active_until: soon };
    await page.route('**/api/v1/subscriptions/*/active/', (route) =>
      route.fulfill({ json: [{ ...ending, activated_by: null, created_at: '2026-01-01T00:00:00Z' }] }),
    );
    await page.goto('/?lang=en');
    await expect(page.getByText(/^The plan runs for 3 more days/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Buy a plan' })).toBeVisible();
    await standStill(page);
    expect(await violationsOn(page)).toEqual([]);
  });

  test('whoever looks after people is reminded of plans that end', async ({ open }) => {
    const page = await open('teacher', '/manual');
    await page.route('**/api/v1/plans/ending/', (route) =>
      route.fulfill({
        json: {
          count: 7,
          people: [
            {
              id: 5,
              username: 'sofiia.tkachenko',
              first_name: 'Sofiia',
              last_name: 'Tkachenko',
              role: 'STUDENT',
              end_date: planDay(new Date()),
              days_left: 0,
            },
          ],
        },
      }),
    );
    await page.goto('/?lang=en');
    await expect(page.getByText('7 plans end within 14 days.')).toBeVisible();
    await expect(page.getByRole('link', { name: /Sofiia Tkachenko.*today/ })).toBeVisible();
    await standStill(page);
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('link', { name: 'Show in list' }).press('Enter');
    await expect(page).toHaveURL(/\/subscriptions\?.*state=ending/);
  });
});

test('an administrator needs no plan', async ({ open }) => {
  const page = await open('admin', '/games/math/columns');
  await page.getByRole('button', { name: 'Got it' }).click();
  await expect(page.getByRole('heading', { name: 'Columns', level: 1 })).toBeVisible();
});

test('a pupil does not get to other pupils', async ({ open }) => {
  const page = await open('student', '/students');
  await expect(page).toHaveURL(/\/error\/403/);
});

test.describe('statistics of a school', () => {
  test.use({ tolerated: [/404.*\/(statistics|schools)\//] });

  test('that is not there are not found', async ({ open }) => {
    const page = await open('admin', '/statistics?view=activity&school=999999&lang=en');
    await expect(page).toHaveURL(/\/error\/404/);
    await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
  });
});

test.describe('what the server cannot answer', () => {
  test.use({ tolerated: [/status of 500|ApiError: Something went wrong/] });

  test('is told with the number of the request, in place of the screen and of a part of it', async ({
    context,
    open,
  }) => {
    const NUMBER = '5f3c1100-0000-4000-8000-00000000beef';
    const json = {
      type: '/api/docs/#internal',
      title: 'Something went wrong',
      status: 500,
      code: 'internal',
      request_id: NUMBER,
    };
    let isBroken = true;
    for (const part of ['students/*/', 'tasks/*/statistics/'])
      await context.route(`**/api/v1/${part}`, (route) =>
        isBroken
          ? route.fulfill({ status: 500, json, contentType: 'application/problem+json' })
          : route.fallback(),
      );
    const page = await open('teacher', '/students/1');
    await expect(page.getByText(NUMBER)).toBeVisible();
    expect(await violationsOn(page)).toEqual([]);
    await page.goto('/tasks/1/statistic?lang=en');
    await expect(page.getByText(NUMBER)).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText(NUMBER)).toHaveCount(0);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
