import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

test('a teacher finds a pupil and steps through one of the pupil’s plays', async ({ open }) => {
  const page = await open('teacher', '/students');
  const table = page.getByRole('table', { name: 'Students' });
  await page.getByRole('searchbox', { name: 'Search' }).fill('schneider');
  await expect(page).toHaveURL(/search=schneider/);
  await expect(table.getByRole('row')).toHaveCount(2);
  await table.getByRole('link', { name: /Schneider/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Schneider/ })).toBeVisible();

  const plays = page.getByRole('table', { name: 'Games' });
  await plays.getByRole('row').nth(1).click();
  await expect(page).toHaveURL(/play=/);
  await expect(page.getByRole('heading', { level: 1, name: /^Replay: / })).toBeVisible();
  const position = page.getByRole('status').filter({ hasText: /^Step / });
  await page.getByRole('button', { name: 'Skip to the end' }).click();
  await expect(position).toHaveText(/^Step (\d+) of \1 /);
  await page.getByRole('button', { name: 'Back to the start' }).click();
  await page.getByRole('button', { name: 'Step forward' }).click();
  await expect(position).toHaveText(/^Step 1 of /);
  await expect(page.getByRole('region', { name: 'How it went' })).toBeVisible();
});

test('a pupil’s page is narrowed to a week, and its tables are files', async ({ open }) => {
  const page = await open('teacher', '/students?search=schneider&lang=en');
  await page
    .getByRole('table', { name: 'Students' })
    .getByRole('link', { name: /Schneider/ })
    .click();
  await page.getByRole('radio', { name: '7 days' }).check();
  await expect(page).toHaveURL(/days=7/);
  await page.getByRole('radio', { name: '90 days' }).check();
  const part = (title: string) =>
    page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
  for (const title of ['Minutes per day', 'Mastery week by week'])
    await part(title).getByText('As a table').first().click();
  const files = [
    ['Minutes per day', /^Training by days /],
    ['Mastery week by week', /^Mastery by weeks /],
    ['Techniques on the abacus', /^Techniques on the abacus /],
    ['Reading', /^Reading /],
  ] as const;
  for (const [title, name] of files) {
    await part(title).getByRole('button', { name: 'Export' }).first().click();
    const file = page.waitForEvent('download');
    await part(title).getByRole('button', { name: 'CSV file' }).first().click();
    expect((await file).suggestedFilename()).toMatch(name);
  }
});

test('turning the pages of plays leaves the charts alone, and no page lies beyond the last', async ({
  open,
}) => {
  const page = await open('teacher', '/students?search=schneider&lang=en');
  await page
    .getByRole('table')
    .getByRole('link', { name: /Schneider/ })
    .click();
  const charts = page.getByRole('figure', { name: 'Minutes per day' });
  await expect(charts.getByText('Maths')).toBeVisible();
  const mastery = page.getByRole('figure', { name: 'Mastery week by week' });
  await expect(mastery.getByText('At the end of the week')).toBeVisible();
  // They measure themselves and are drawn again, until nothing is left to change.
  const isSame = (figure: Element) => {
    const before = figure.innerHTML;
    return new Promise<boolean>((resolve) =>
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(figure.innerHTML === before))),
    );
  };
  await expect.poll(() => charts.evaluate(isSame)).toBe(true);
  const changes = await charts.evaluateHandle((figure) => {
    const seen: MutationRecord[] = [];
    new MutationObserver((records) => seen.push(...records)).observe(figure, {
      subtree: true,
      childList: true,
      attributes: true,
    });
    return seen;
  });
  const plays = page.locator('section').filter({ has: page.getByRole('table', { name: 'Games' }) });
  await plays.getByRole('button', { name: 'Next page' }).press('Enter');
  await expect(plays.getByText(/^11–20 of/)).toBeVisible();
  expect(await changes.evaluate((seen) => seen.length)).toBe(0);

  // While the first answer of a reload is on its way, the shape of what is to come stands there.
  let answer: () => void = () => undefined;
  const isTime = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/api/v1/users/me/', async (route) => {
    await isTime;
    await route.fallback();
  });
  await page.goto(`${page.url().replace('page=2', 'page=999')}&lang=en`);
  await expect(page.getByRole('main').getByRole('region', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Mindhero' })).toBeVisible();
  answer();
  await expect(plays.getByText(/^\d+–(\d+) of \1$/)).toBeVisible();
});

const boxesOf = (elements: Locator) =>
  elements.evaluateAll((all) => all.map((element) => element.getBoundingClientRect().toJSON() as DOMRect));

/** On a wide screen rows are 36 px high with one line above them; on a phone a row is one line for a finger. */
async function isDense(page: Page, table: Locator): Promise<void> {
  const size = page.viewportSize();
  const rows = table.locator('tbody').getByRole('row');
  const heights = async () => new Set((await boxesOf(rows)).map(({ height }) => height));
  const fields = page
    .getByRole('searchbox', { name: 'Search' })
    .or(page.getByRole('combobox', { name: 'Group' }));
  const above = fields.or(page.getByRole('button', { name: /^(Export|Columns|Filter and sort)$/ }));
  const lines = async () => (await boxesOf(above)).map(({ y }) => y);
  for (const [width, height, seen] of [
    [1440, 36, 4],
    [390, 44, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect.poll(heights, `rows at ${width} px`).toEqual(new Set([height]));
    await expect(above).toHaveCount(seen);
    expect(new Set(await lines()).size, `lines above the rows at ${width} px`).toBe(1);
  }
  if (size !== null) await page.setViewportSize(size);
}

test('from the start page to the table, which sorts, filters by group and turns pages, all in the address', async ({
  open,
}) => {
  const page = await open('director', '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Students' }).click();
  await expect(page.getByRole('heading', { name: 'Students', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'Students' });
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  await isDense(page, table);
  await table.getByRole('button', { name: 'Points' }).click();
  await expect(page).toHaveURL(/ordering=-?points/);
  await expect(table.getByRole('columnheader', { name: 'Points' })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  );
  await page.getByRole('combobox', { name: 'Group' }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/group=\d+/);
  await page.goto(`${page.url()}&lang=en`);
  await expect(table.getByRole('columnheader', { name: 'Points' })).toHaveAttribute(
    'aria-sort',
    /ascending|descending/,
  );
  await page.getByRole('searchbox', { name: 'Search' }).fill('nobody of this name');
  await expect(page.getByText('Nobody found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(table.getByRole('row')).not.toHaveCount(1);
  const points = table.getByRole('columnheader', { name: 'Points' });
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Points' }).click();
  await expect(page).toHaveURL(/hide=points/);
  await expect(points).toHaveCount(0);
  await page.goto('/students?lang=en');
  await expect(table.getByRole('columnheader', { name: 'Level' })).toBeVisible();
  await expect(points).toHaveCount(0);
});

test('an address with nonsense in it opens as if the nonsense were not there', async ({ open }) => {
  const page = await open('teacher', '/students?page=abc&page_size=x&ordering=nothing&group=none&lang=en');
  const table = page.getByRole('table', { name: 'Students' });
  await table.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${new URL(page.url()).pathname}?days=31&ordering=7&game=poker&play=admin&lang=en`);
  await expect(page.getByRole('table', { name: 'Games' }).getByRole('row').nth(1)).toBeVisible();
});

test('from a screen to its page of the manual, from there by a search to another one, and on by its links', async ({
  open,
}) => {
  const page = await open('teacher', '/groups');
  await page.getByRole('link', { name: 'How this screen works' }).click();
  await expect(page).toHaveURL(/\/manual\/groups$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  // The manual does not explain itself.
  await expect(page.getByRole('link', { name: 'How this screen works' })).toHaveCount(0);

  await page.getByRole('searchbox', { name: 'Search the manual' }).fill('card lost');
  const found = page.getByRole('list', { name: 'Found in the manual' });
  await found.getByRole('link', { name: 'Login cards › A card is lost' }).click();
  await expect(page).toHaveURL(/\/manual\/login-cards#lost$/);
  await expect(page.getByRole('heading', { name: 'A card is lost' })).toBeInViewport();

  await page.getByRole('navigation', { name: 'Pages before and after' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Creating a group' })).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
});
