import type { Locator, Page, Request } from '@playwright/test';
import { expect, test } from '../fixtures.ts';

// What the browser says of an answer that never came.
test.use({ tolerated: [/ERR_FAILED/] });

const isChange = (request: Request) => request.headers()['idempotency-key'] !== undefined;

/** Every change arrives, and its answer gets lost when it is asked for the first time. */
async function loseAnswers(page: Page): Promise<void> {
  const seen = new Set<string | undefined>();
  await page.route('**/api/v1/**', async (route) => {
    const key = route.request().headers()['idempotency-key'];
    if (key === undefined || seen.has(key)) return route.fallback();
    seen.add(key);
    await route.fetch();
    return route.abort();
  });
}

/** Presses, hears nothing, and presses again: the answer is that of the first time. */
async function pressTwice(page: Page, ...buttons: readonly Locator[]): Promise<void> {
  const press = async () => {
    for (const button of buttons) await button.click();
  };
  const lost = page.waitForEvent('requestfailed', isChange);
  await press();
  await lost;
  const answer = page.waitForResponse((response) => isChange(response.request()));
  await press();
  const { status, headers } = await answer.then(async (response) => ({
    status: response.status(),
    headers: await response.allHeaders(),
  }));
  expect([status < 300, headers['idempotency-replayed']]).toEqual([true, 'true']);
}

const button = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true });

test('accounts that a teacher makes and changes are there once, though each first answer gets lost', async ({
  open,
}) => {
  const list = '/students?lang=en';
  const page = await open('teacher', list);
  await loseAnswers(page);
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await button(page, 'Add student').click();
  await field('First name').fill('Lost');
  await field('Last name').fill('Zzone');
  await pressTwice(page, button(dialog, 'Add student'));
  await expect(page.getByRole('dialog', { name: '1 account made' })).toContainText('lost.zzone');
  await page.goto(list);
  await button(page, 'Add several').click();
  await field('Names, one student per line').fill('Lost Zztwo\nLost Zzthree');
  await pressTwice(page, button(dialog, 'Add 2 students'));
  await expect(page.getByRole('dialog', { name: '2 accounts made' })).toContainText('lost.zztwo');
  await page.goto(list);
  await button(page, 'Import').click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('First name;Last name\r\nLost;Zzfour\r\n'),
  });
  await pressTwice(page, button(dialog, 'Import 1 student'));
  await pressTwice(page, button(dialog, 'Make 1 password'));
  await expect(page.getByRole('dialog', { name: '1 account made' })).toContainText('lost.zzfour');
  await page.goto(list);

  await page.getByRole('searchbox', { name: 'Search' }).fill('lost zz');
  const rows = page.getByRole('table', { name: 'Students' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 4);
  await rows.getByRole('link', { name: /Zzone/ }).click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await field('First name').fill('Found');
  await pressTwice(page, button(dialog, 'Save'));
  await expect(page.getByRole('heading', { level: 1, name: /Found/ })).toBeVisible();
  await pressTwice(page, button(page, 'New password'), button(dialog, 'Make a new password'));
  await expect(page.getByRole('dialog', { name: /^New password for/ })).toBeVisible();
});

test('groups, schools and one’s own profile are changed once, too', async ({ open }) => {
  // Text that would run as a script, or be a picture that is not there, if it were ever taken for HTML.
  const [lost, found] = ['<img src="/x" onerror="throw 1"> lost', '<script>throw 1</script> found'];
  const teacher = await open('teacher', '/groups');
  await loseAnswers(teacher);
  const dialog = teacher.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Group name' });
  await button(teacher, 'Create group').click();
  await name.fill(lost);
  await pressTwice(teacher, button(dialog, /Save|Create/));
  await expect(teacher.getByRole('heading', { level: 1, name: lost })).toBeVisible();
  await button(teacher, 'Edit group').click();
  await name.fill(found);
  await pressTwice(teacher, button(dialog, 'Save'));
  await expect(teacher.getByRole('heading', { level: 1, name: found })).toBeVisible();
  await pressTwice(teacher, button(teacher, 'Delete'), button(dialog, 'Delete'));
  await expect(teacher.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();

  const admin = await open('admin', '/schools');
  await loseAnswers(admin);
  const form = admin.getByRole('dialog');
  await button(admin, 'Create school').click();
  await form.getByRole('textbox', { name: 'School name' }).fill('Zz Lost and Found');
  await form.getByRole('radio', { name: 'New account' }).press('Space');
  await form.getByRole('textbox', { name: 'First name' }).fill('Dora');
  await form.getByRole('textbox', { name: 'Last name' }).fill('Zzdirects');
  await pressTwice(admin, button(form, 'Create school'));
  await admin.reload();
  await expect(admin.getByRole('row', { name: /Zz Lost and Found/ })).toHaveCount(1);

  const pupil = await open('emma.schneider', '/profile');
  await loseAnswers(pupil);
  await pupil.getByRole('textbox', { name: 'Phone number' }).fill('+49 30 1234567');
  await pressTwice(pupil, button(pupil, 'Save'));
  await expect(pupil.getByText('Saved', { exact: true })).toBeVisible();
});
