import type { NewAccount } from '@mindhero/contract/account';
import type { Tokens } from '@mindhero/contract/session';
import type { Locator } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { leaveApp } from '../go-to.ts';
import {
  apiOf,
  button,
  actionsOn,
  isReplayed,
  loseAnswers,
  loseOne,
  type Made,
  pressTwice,
  register,
} from '../lost-answers.ts';

// What the browser says of an answer that never came, and the server of a pupil without a plan.
test.use({ tolerated: [/ERR_FAILED|409|404.*\/subscriptions\//] });

test('accounts that a teacher makes are there once, though each first answer gets lost', async ({ open }) => {
  const list = '/students?lang=en';
  const page = await open('teacher', list);
  await loseAnswers(page);
  const dialog = page.getByRole('dialog');
  const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
  await button(page, 'Add student').click();
  await field('First name').fill('Lost');
  await field('Last name').fill('Zzone');
  await pressTwice(page, button(dialog, 'Add student'));
  await expect(page.getByRole('dialog', { name: '1 account created' })).toContainText('lost.zzone');
  await page.goto(list);
  await button(page, 'Add several').click();
  await field('Names, one student per line').fill('Lost Zztwo\nLost Zzthree');
  await pressTwice(page, button(dialog, 'Add 2 students'));
  await expect(page.getByRole('dialog', { name: '2 accounts created' })).toContainText('lost.zztwo');
  await page.goto(list);
  await button(page, 'Import').click();
  await dialog.locator('input[type=file]').setInputFiles({
    name: 'class.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('First name;Last name\r\nLost;Zzfour\r\n'),
  });
  await pressTwice(page, button(dialog, 'Import 1 student'));
  await pressTwice(page, button(dialog, 'Create 1 password'));
  await expect(page.getByRole('dialog', { name: '1 account created' })).toContainText('lost.zzfour');
  await page.goto(`${list}&search=lost%20zz`);
  const rows = page.getByRole('table', { name: 'Students' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 4);
  for (const nth of [1, 2]) await rows.nth(nth).getByRole('checkbox').press('Space');
  await pressTwice(page, button(page, 'New passwords'), button(dialog, 'New passwords'));
  await expect(page.getByRole('dialog', { name: '2 accounts created' })).toBeVisible();
});

test('what a teacher does with an account is done once, and an edited change is no one else’s', async ({
  open,
  request,
}) => {
  const teacher = await apiOf(request, 'teacher');
  const pupil = await teacher.post<Made>('students/', { first_name: 'Alone', last_name: 'Zzalone' });
  const page = await open('teacher', `/students/${pupil.id}`);
  await loseAnswers(page);
  const dialog = page.getByRole('dialog');
  const first = dialog.getByRole('textbox', { name: 'First name' });
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await first.fill('Found');
  await pressTwice(page, button(dialog, 'Save'));
  await expect(page.getByRole('heading', { level: 1, name: /Found/ })).toBeVisible();

  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await first.fill('Half');
  await loseOne(page, () => button(dialog, 'Save').click());
  await first.fill('Whole');
  // The refusal for its version gets lost, then the answer that it has when made on top of the one before, then the refusal
  // once more: what was asked for meanwhile is known all the same.
  const save = () => button(dialog, 'Save').click();
  for (let time = 0; time < 3; time++) await loseOne(page, save);
  await save();
  await expect(page.getByRole('heading', { level: 1, name: /Whole/ })).toBeVisible();
  await expect(page.getByText('Someone else has changed')).toHaveCount(0);

  await pressTwice(page, button(page, 'New password'), button(dialog, 'Create a new password'));
  await expect(page.getByRole('dialog', { name: /^New password for/ })).toBeVisible();
  await page.goto(`/students/${pupil.id}?lang=en`);
  await pressTwice(page, button(page, 'Login card'));
  await expect(page.getByRole('list', { name: 'Page 1' }).getByRole('listitem')).toHaveCount(1);
  await page.goto(`/students/${pupil.id}?lang=en`);
  for (const [step, sure] of [
    ['Cancel login card', 'Cancel card'],
    ['Sign out everywhere', 'Sign out everywhere'],
    ['Deactivate', 'Deactivate'],
    ['Reactivate', 'Reactivate'],
  ] as const)
    await pressTwice(page, button(page, step), button(dialog, sure));
  await expect(button(page, 'Deactivate')).toBeVisible();
  const actions = await actionsOn(request, pupil);
  expect(actions).toEqual([
    'created',
    'changed',
    'changed',
    'changed',
    'password_reset',
    'card_made',
    'card_voided',
    'deactivated',
    'reactivated',
  ]);
});

test('groups are changed once, and a form keeps its key over a reload', async ({ open, request }) => {
  // Text that would run as a script, or be a picture that is not there, if it were ever taken for HTML.
  const [lost, found] = ['<img src="/x" onerror="throw 1"> lost', '<script>throw 1</script> found'];
  const page = await open('teacher', '/groups');
  await loseAnswers(page);
  const dialog = page.getByRole('dialog');
  const name = dialog.getByRole('textbox', { name: 'Group name' });
  const create = async () => {
    await button(page, 'Create group').click();
    await name.fill(lost);
    await button(dialog, /Save|Create/).click();
  };
  await loseOne(page, create);
  await page.goto('/groups?lang=en');
  await isReplayed(page, create);
  await expect(page.getByRole('heading', { level: 1, name: lost })).toBeVisible();
  await button(page, 'Edit group').click();
  await name.fill(found);
  await pressTwice(page, button(dialog, 'Save'));
  await expect(page.getByRole('heading', { level: 1, name: found })).toBeVisible();

  const teacher = await apiOf(request, 'teacher');
  await teacher.post<Made>('students/', { first_name: 'Mover', last_name: 'Zzmoves' });
  const other = await teacher.post<Made>('groups/', { name: 'Zz lost: other' });
  await button(page, 'Add students').click();
  await dialog.getByRole('searchbox').fill('zzmoves');
  await dialog.getByRole('checkbox', { name: /Mover Zzmoves/ }).press('Space');
  await pressTwice(page, button(dialog, 'Add 1 student'));
  const members = page.getByRole('table', { name: 'Members' }).getByRole('row');
  await expect(members).toHaveCount(2);
  await members.nth(1).getByRole('checkbox').press('Space');
  await button(page, 'Move to another group').click();
  await dialog.getByRole('radio', { name: /^Zz lost: other/ }).press('Space');
  await pressTwice(page, button(dialog, 'Move'));
  await expect(page.getByText('This group has no students yet')).toBeVisible();
  await pressTwice(page, button(page, 'Delete'), button(dialog, 'Delete'));
  await expect(page.getByRole('heading', { level: 1, name: 'Groups' })).toBeVisible();

  await page.goto(`/groups/${other.id}?lang=en`);
  await members.nth(1).getByRole('checkbox').press('Space');
  await pressTwice(page, button(page, 'Remove from the group'), button(dialog, 'Remove from the group'));
  await expect(page.getByText('This group has no students yet')).toBeVisible();
});

test('tasks and templates are set once, a draft that was kept over a reload included', async ({
  open,
  request,
}) => {
  const page = await open('teacher', '/tasks/create');
  await loseAnswers(page);
  const dialog = page.getByRole('dialog');
  const named = async (path: string) => {
    const teacher = await apiOf(request, 'teacher');
    return (await teacher.get<{ count: number }>(`${path}/?search=zz%20lost%20task`)).count;
  };
  await page.getByLabel('Name', { exact: true }).fill('Zz lost task');
  await page.getByRole('combobox', { name: 'For' }).fill('Kolibri');
  await page.getByRole('option', { name: /^Kolibri/ }).click();
  await button(page, 'Add a block').click();
  await button(dialog, 'Columns').click();
  await expect(dialog).toBeHidden();
  await button(page, 'Save as template').click();
  const templateName = dialog.getByRole('textbox', { name: 'Name of the template' });
  await templateName.fill('  ');
  await button(dialog, 'Save').click();
  await expect(dialog.getByText('This field can not be empty.')).toBeVisible();
  await templateName.fill('Zz lost task');
  await loseOne(page, () => button(dialog, 'Save').click());
  await button(page, 'Save as template').click();
  await isReplayed(page, () => button(dialog, 'Save').click());
  await expect(page.getByText('is now one of your templates')).toBeVisible();
  await loseOne(page, () => button(page, 'Assign').click());
  await page.goto('/tasks/create?lang=en');
  await expect(page.getByText('This is your draft as you left it')).toBeVisible();
  await isReplayed(page, () => button(page, 'Assign').click());
  await expect(page).toHaveURL(/\/tasks(\?|$)/);
  expect([await named('tasks'), await named('task-templates')]).toEqual([1, 1]);

  const list = '/tasks?lang=en&search=zz%20lost%20task';
  await page.goto(list);
  const tick = page.getByRole('table').getByRole('row').nth(1).getByRole('checkbox');
  await tick.press('Space');
  await button(page, 'Extend').click();
  await pressTwice(page, button(dialog, 'Extend'));
  await expect(dialog).toBeHidden();
  await page.goto(list);
  await tick.press('Space');
  await button(page, 'Assign again').click();
  await pressTwice(page, button(dialog, 'Assign again'));
  await expect(dialog).toBeHidden();
  expect(await named('tasks')).toBe(2);

  await page.goto(list);
  await button(page, 'Actions for “Zz lost task”').first().click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await page.getByLabel('Comment').fill('Found');
  await pressTwice(page, button(page, 'Save'));
  await expect(page).toHaveURL(/\/tasks(\?|$)/);
  await page.goto(list);
  await button(page, 'Actions for “Zz lost task”').first().click();
  await page.getByRole('table', { name: 'Active' }).getByRole('link', { name: 'Statistics' }).click();
  const students = page.getByRole('table', { name: 'Students with this task' });
  await students.getByRole('row').nth(1).getByRole('checkbox').press('Space');
  await pressTwice(page, button(page, 'Done on paper'));
  await expect(page.getByText('Changed for 1 student')).toBeVisible();

  await page.goto(list);
  await tick.press('Space');
  await pressTwice(page, button(page, 'Delete'), button(dialog, 'Delete'));
  // The copy is for tomorrow, and in another list.
  await expect(page.getByRole('heading', { name: 'No task found' })).toBeVisible();
  await page.goto('/tasks?lang=en&tab=templates');
  await pressTwice(page, button(page, 'Delete “Zz lost task”'), button(dialog, 'Delete'));
  await expect(button(page, 'Delete “Zz lost task”')).toHaveCount(0);
  expect([await named('tasks'), await named('task-templates')]).toEqual([1, 0]);
});

test('schools and teachers are made and changed once', async ({ open, request }) => {
  await register(request, 'gil.zzwaits', { first_name: 'Gil', last_name: 'Zzwaits', role: 'STUDENT' });
  const page = await open('admin', '/schools');
  await loseAnswers(page);
  const form = page.getByRole('dialog');
  const field = (name: string) => form.getByRole('textbox', { name, exact: true });
  await button(page, 'Create school').click();
  await field('School name').fill('Zz Lost and Found');
  await form.getByRole('radio', { name: 'New account' }).press('Space');
  await field('First name').fill('Dora');
  await field('Last name').fill('Zzdirects');
  await pressTwice(page, button(form, 'Create school'));
  const list = '/schools?lang=en&search=zz%20lost&state=all';
  await page.goto(list);
  const row = page.getByRole('row', { name: /Zz Lost/ });
  await expect(row).toHaveCount(1);

  await row.getByRole('button').click();
  await button(form, 'Change director').click();
  await form.getByRole('radio', { name: 'New account' }).press('Space');
  await field('First name').fill('Doris');
  await field('Last name').fill('Zzdirects');
  await pressTwice(page, button(form, 'Change director'));
  await expect(page.getByRole('dialog', { name: '1 account created' })).toContainText('doris.zzdirects');
  await page.goto(list);
  await row.getByRole('button').click();
  await field('School name').fill('Zz Lost');
  await pressTwice(page, button(form, 'Save'));
  await expect(form).toBeHidden();
  // The list may still say what it was called before.
  await button(row, 'Zz Lost').click();
  const settings = page.getByRole('dialog', { name: 'Zz Lost', exact: true });
  const question = page.getByRole('dialog', { name: 'Archive Zz Lost?' });
  await pressTwice(page, button(settings, 'Archive school'), button(question, 'Archive school'));
  await pressTwice(page, button(settings, 'Restore school'));
  await expect(button(settings, 'Archive school')).toBeVisible();

  await page.goto('/schools?lang=en');
  await button(page, 'Add to a school: Gil Zzwaits').click();
  await form.getByRole('searchbox').fill('zz lost');
  // What was found takes the place of the whole list, and of what was chosen there.
  await expect(form.getByRole('radio')).toHaveCount(1);
  await form.getByRole('radio', { name: 'Zz Lost' }).press('Space');
  await pressTwice(page, button(form, 'Add to a school'));
  await expect(button(page, 'Add to a school: Gil Zzwaits')).toHaveCount(0);

  await page.goto('/teachers?lang=en');
  await button(page, 'Add teacher').click();
  await field('First name').fill('Tom');
  await field('Last name').fill('Zzteaches');
  await chooseSchool(form, 'Zz Lost');
  await pressTwice(page, button(form, 'Add teacher'));
  await expect(page.getByRole('dialog', { name: '1 account created' })).toContainText('tom.zzteaches');
  const admin = await apiOf(request, 'admin');
  const { results } = await admin.get<{ results: readonly Made[] }>('teachers/?search=zzteaches');
  expect(results).toHaveLength(1);
  const [tom = { id: 0 }] = results;
  const { id: group } = await admin.post<Made>('groups/', { name: 'Zz Tom', teacher_id: tom.id });
  await page.goto(`/teachers/${tom.id}/edit?lang=en`);
  await field('First name').fill('Timo');
  await pressTwice(page, button(form, 'Save'));
  await expect(page.getByRole('heading', { level: 1, name: /Timo/ })).toBeVisible();
  await button(page, 'Hand over groups').click();
  await form.getByRole('radio', { name: /Doris/ }).press('Space');
  await pressTwice(page, button(form, 'Hand over'));
  await expect(form).toBeHidden();
  expect(await admin.get(`groups/${group}/`)).toMatchObject({ teacher: { first_name: 'Doris' } });
  await button(page, 'Erase').click();
  await form.getByLabel('Type the name to confirm').fill('timo zzteaches');
  await pressTwice(page, button(form, 'Erase for good'));
  await expect(form).toBeHidden();
  expect(await actionsOn(request, tom)).toEqual(['created', 'changed', 'changed', 'erased']);
});

test.describe('one’s own account', () => {
  test.use({ ownSession: true });

  test('is made and changed once', async ({ page, request }) => {
    await loseAnswers(page);
    await page.goto('/registration?lang=en');
    await page.getByRole('radio', { name: 'Teacher' }).press('Space');
    await page.getByLabel('First name').fill('Rita');
    await page.getByLabel('Last name').fill('Zzregisters');
    await page.getByLabel('Username').fill('rita.zzregisters');
    await page.getByLabel('Password', { exact: true }).fill('Purple-otter-7');
    await page.getByLabel('Confirm the password').fill('Purple-otter-7');
    for (const box of await page.getByRole('checkbox').all()) await box.press('Space');
    await pressTwice(page, button(page, 'Create account'));
    await expect(button(page, 'Sign out')).toBeVisible();
    const admin = await apiOf(request, 'admin');
    const waiting = await admin.get<{ results: readonly (Made & { username: string })[] }>(
      'people-without-school/?page_size=100',
    );
    expect(waiting.results.filter(({ username }) => username === 'rita.zzregisters')).toHaveLength(1);
    const me = await (
      await apiOf(request, 'admin')
    ).get<{ results: readonly Made[] }>('teachers/?search=zzregisters');
    const [rita = { id: 0 }] = me.results;

    await page.goto('/profile?lang=en');
    await page.getByLabel('Phone number').fill('+49 30 1234567');
    await pressTwice(page, button(page, 'Save'));
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    const dark = page.getByRole('radio', { name: 'Dark' });
    await loseOne(page, () => dark.press('Space'));
    await isReplayed(page, () => dark.press('Space'));
    const picture = {
      name: 'me.png',
      mimeType: 'image/png',
      buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 64, height: 64 } }),
    };
    const choose = () => page.locator('input[type=file]').setInputFiles(picture);
    await loseOne(page, choose);
    await isReplayed(page, choose);
    await pressTwice(page, button(page, 'Remove the picture'));
    await expect(button(page, 'Remove the picture')).toHaveCount(0);
    const elsewhere = await request.post('/api/token/', {
      data: { username: 'rita.zzregisters', password: 'Purple-otter-7' },
    });
    expect(elsewhere.ok()).toBe(true);
    await page.goto('/profile?lang=en');
    // What is over is gone from the list, whether or not anybody heard that it is.
    await loseOne(page, () => button(page, /^Sign out: /).click());
    await expect(button(page, /^Sign out: /)).toHaveCount(0);
    await page.getByLabel('Current password').fill('Purple-otter-7');
    await page.getByLabel('New password', { exact: true }).fill('Beads2Move');
    await page.getByLabel('Confirm the new password').fill('Beads2Move');
    await pressTwice(page, button(page, 'Change password'));
    await expect(page.getByText('Your password has been changed.')).toBeVisible();
    expect(await actionsOn(request, rita)).toEqual(['registered', 'changed', 'changed', 'changed']);

    // The password that somebody else has given to the next person at this device.
    const newest = { first_name: 'Fay', last_name: 'Zzfirst' };
    const teacher = await apiOf(request, 'teacher');
    const { username, password } = await teacher.post<NewAccount>('students/', newest);
    const answer = await request.post('/api/token/', { data: { username, password } });
    const tokens = (await answer.json()) as Tokens;
    await leaveApp(page);
    await page.evaluate((stored) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    }, tokens);
    await page.goto('/first-password?lang=en');
    await page.getByLabel('Your new password').fill('Purple-otter-7');
    await page.getByLabel('New password again').fill('Purple-otter-7');
    await pressTwice(page, button(page, 'Save and continue'));
    await expect(page).not.toHaveURL(/first-password/);
  });
});

/** From a list where schools are few, by a search where other journeys have made more of them. */
async function chooseSchool(form: Locator, name: string): Promise<void> {
  const search = form.getByRole('searchbox');
  const list = form.getByRole('combobox', { name: 'School', exact: true });
  await expect(search.or(list.filter({ has: form.page().getByRole('option', { name }) }))).toBeVisible();
  if (await list.isVisible()) {
    await list.selectOption(name);
    return;
  }
  await search.fill(name);
  await form.getByRole('radio', { name }).press('Space');
}
