import { expect, test } from '../fixtures.ts';
import { apiOf, button, isReplayed, loseAnswers, loseOne, pressTwice } from '../lost-answers.ts';
import { pngOf } from '../png.ts';

// What the browser says of an answer that never came.
test.use({ tolerated: [/ERR_FAILED/] });

test('texts, word lists, images and card sets are made and changed once', async ({ open, request }) => {
  const page = await open('teacher', '/materials/texts/create');
  await loseAnswers(page);
  const form = page.getByRole('dialog');
  const titled = async (path: string) => {
    const teacher = await apiOf(request, 'teacher');
    return (await teacher.get<{ count: number }>(`${path}/?search=zz%20lost`)).count;
  };
  const title = form.getByRole('textbox', { name: 'Title' });
  await title.fill('Zz lost text');
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('It was lost. Then it was found.');
  await loseOne(page, () => button(form, 'Create text').click());
  // What was kept over a reload is the same wish.
  await page.goto('/materials/texts/create?lang=en');
  await expect(form.getByText('This is your draft as you left it.')).toBeVisible();
  await isReplayed(page, () => button(form, 'Create text').click());
  await expect(form).toBeHidden();
  const list = '/materials/texts?lang=en&search=zz%20lost';
  const actions = button(page, /^Actions for “Zz lost text/).first();
  await page.goto(list);
  await actions.click();
  await page.getByRole('link', { name: 'Edit', exact: true }).click();
  await title.fill('Zz lost text, found');
  await pressTwice(page, button(form, 'Save'));
  await expect(form).toBeHidden();
  await page.goto(list);
  // The menu closes with each press.
  await pressTwice(page, actions, button(page, 'Make my own copy'));
  await expect(form).toBeVisible();
  expect(await titled('texts')).toBe(2);
  await page.goto(list);
  for (const nth of [1, 2]) await page.getByRole('row').nth(nth).getByRole('checkbox').press('Space');
  await pressTwice(page, button(page, 'Archive'), button(form, 'Archive'));
  await expect(page.getByText('Nothing found')).toBeVisible();
  await page.goto(`${list}&archived=true`);
  await page.getByRole('row').nth(1).getByRole('checkbox').press('Space');
  await pressTwice(page, button(page, 'Restore'));
  expect(await titled('texts')).toBe(1);

  await page.goto('/materials/words/create?lang=en');
  await title.fill('Zz lost words');
  await form.getByRole('textbox', { name: 'Words' }).fill('lost found kept ');
  await pressTwice(page, button(form, 'Create word list'));
  await expect(form).toBeHidden();
  expect(await titled('word-lists')).toBe(1);

  await page.goto('/materials/images?lang=en');
  await button(page, 'Upload images').first().click();
  await form.locator('input[type=file]').setInputFiles([
    { name: 'zz lost one.png', mimeType: 'image/png', buffer: pngOf([1, 2, 3]) },
    { name: 'zz lost two.png', mimeType: 'image/png', buffer: pngOf([4, 5, 6]) },
  ]);
  const descriptions = form.getByRole('textbox', { name: 'What is on it' });
  for (const nth of [0, 1]) await descriptions.nth(nth).fill('A square');
  // Where no answer comes the others wait, so that each is sent once.
  const failed = () => page.waitForEvent('requestfailed');
  let lost = failed();
  await button(form, 'Upload 2 images').click();
  await lost;
  lost = failed();
  await button(form, 'Upload 2 images').click();
  await lost;
  await button(form, 'Upload 1 image').click();
  await expect(form.getByText('2 images uploaded')).toBeVisible();
  expect(await titled('images')).toBe(2);
  await button(form, 'Close').nth(1).click();
  await button(page, 'New card set').click();
  await title.fill('Zz lost set');
  await button(form, 'zz lost one').click();
  await button(form, 'zz lost two').click();
  await pressTwice(page, button(form, 'Create card set'));
  await expect(form).toBeHidden();
  expect(await titled('card-sets')).toBe(1);
  await button(page, 'Edit “Zz lost set”').click();
  await title.fill('Zz lost set, found');
  await pressTwice(page, button(form, 'Save'));
  await expect(form).toBeHidden();
  expect(await titled('card-sets')).toBe(1);
});
