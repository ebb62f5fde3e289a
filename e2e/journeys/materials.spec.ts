import type { Page } from '@playwright/test';
import { standStill, violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { pngOf } from '../png.ts';
import { chooseTraining, startPlay, unfoldSettings } from '../robot.ts';

// A file that is no picture is refused, and the browser says so.
test.use({ tolerated: [/422.*\/images\//] });

const gift = `The owl in the barn

At night the owl leaves the barn. It hears a mouse under the snow.

// [tag:literal]
When does the owl leave the barn? {=at night ~at noon ~in spring}

How does it find the mouse? {=it hears it ~it smells it}

What is a barn? {
`;

/** Writes a question with these answers, of which the first is right. */
async function ask(page: Page, place: number, text: string, answers: readonly string[]): Promise<void> {
  const form = page.getByRole('dialog', { name: /text$/ });
  await form.getByRole('button', { name: 'Add a question' }).click();
  const card = form.getByRole('group', { name: `Question ${place}`, exact: true });
  await card.getByRole('textbox', { name: 'Question', exact: true }).fill(text);
  for (const [index, answer] of answers.entries()) {
    const letter = 'ABCDEF'[index] ?? '';
    await card.getByRole('textbox', { name: `Question ${place}, answer ${letter}` }).fill(answer);
  }
  await card.getByRole('radio', { name: `Question ${place}: A is right` }).check();
}

test('a teacher writes a text with four questions, imports another from GIFT, and prints them', async ({
  open,
}) => {
  const page = await open('teacher', '/');
  await page.getByRole('navigation').getByRole('link', { name: 'Materials' }).click();
  await page.getByRole('link', { name: 'New text' }).click();
  const form = page.getByRole('dialog', { name: 'New text' });

  // What lacks is said at its place.
  await form.getByRole('button', { name: 'Create text' }).click();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await form.getByRole('textbox', { name: 'Title' }).fill('Zz The hedgehog');
  const body = form.getByRole('textbox', { name: 'Text', exact: true });
  await body.fill('Der Igel schläft im Winter und er isst nicht.');
  await form.getByRole('button', { name: 'Set to German' }).click();
  await expect(form.getByRole('combobox', { name: 'Language' })).toHaveValue('DE');
  await body.fill('The hedgehog sleeps in winter. It eats a lot before.\n\nThen it wakes and it is hungry.');
  await expect(form.getByText('17 words')).toBeVisible();
  await form.getByRole('button', { name: 'Set to English' }).click();
  await expect(form.getByRole('region', { name: 'Measured' })).toContainText('Frequent words');
  await ask(page, 1, 'When does it sleep?', ['in winter', 'in summer', 'at school']);
  await ask(page, 2, 'What does it do before?', ['it eats', 'it swims']);
  await ask(page, 3, 'How is it when it wakes?', ['hungry', 'angry']);

  // The order is changed with the keyboard, and the focus stays.
  const down = form.getByRole('button', { name: 'Move question 1 down' });
  await down.press('Enter');
  await expect(form.getByRole('button', { name: 'Move question 2 down' })).toBeFocused();
  await expect(form.getByRole('textbox', { name: 'Question', exact: true }).nth(1)).toHaveValue(
    'When does it sleep?',
  );

  // A reload loses nothing, and leaving asks.
  await page.goto('/materials/texts/create?lang=en');
  await expect(form.getByText('This is your draft as you left it.')).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Zz The hedgehog');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await ask(page, 4, 'What is the text about?', ['an animal', 'an animal']);
  await form.getByRole('button', { name: 'Create text' }).click();
  await expect(form.getByText('The same answer appears twice.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Question 4, answer B' }).fill('a game');
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Create text' }).click();
  await expect(form).toBeHidden();

  // From the file comes what is right in it; what is wrong is told with its place.
  await page.getByRole('button', { name: 'Import' }).click();
  const imported = page.getByRole('dialog', { name: 'Import a text and questions' });
  await imported.locator('input[type=file]').setInputFiles({
    name: 'owl.gift',
    mimeType: 'text/plain',
    buffer: Buffer.from(gift),
  });
  await expect(imported.getByRole('status')).toContainText(/A text of 14 words.*2 questions.*1 mistake/);
  await expect(imported.getByText('Line 10, column 17:')).toBeVisible();
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);
  await imported.getByRole('button', { name: 'Continue in the editor' }).click();
  await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('The owl in the barn');
  await expect(form.getByRole('combobox', { name: 'Language' })).toHaveValue('EN');
  await form.getByRole('textbox', { name: 'Title' }).fill('Zz The owl');
  await form.getByRole('button', { name: 'Create text' }).click();
  await expect(form).toBeHidden();

  // Both are found, read as pupils read them, and printed with an answer key.
  await page.getByRole('searchbox', { name: 'Search by title' }).fill('Zz The');
  const rows = page.getByRole('table', { name: 'Texts' }).getByRole('row');
  await expect(rows).toHaveCount(1 + 2);
  await page.getByRole('button', { name: 'Zz The hedgehog', exact: true }).click();
  const preview = page.getByRole('dialog', { name: 'Zz The hedgehog' });
  await preview.getByRole('radio', { name: 'in summer' }).check();
  await expect(preview.getByText('Not this one. Look in the text again.')).toBeVisible();
  await preview.getByRole('radio', { name: 'in winter' }).check();
  await expect(preview.getByText('That is right.')).toBeVisible();
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);
  await page.keyboard.press('Escape');
  for (const nth of [1, 2]) await rows.nth(nth).getByRole('checkbox').press('Space');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('button', { name: /^GIFT/ }).click();
  expect((await file).suggestedFilename()).toMatch(/\.(gift|txt)$/);
  await page.getByRole('link', { name: 'Print' }).click();
  const key = page.getByRole('region', { name: 'Answer key' });
  await expect(key.getByRole('listitem')).toHaveCount(4 + 2);
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);

  // Out of use and back.
  await goTo(page, '/materials/texts?search=Zz%20The%20owl');
  await page.getByRole('button', { name: 'Actions for “Zz The owl”' }).click();
  await page.getByRole('button', { name: 'Archive' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Archive' }).click();
  await expect(page.getByText('Nothing found')).toBeVisible();
});

test('a teacher makes a word list, uploads images, makes a card set of them and plays with it', async ({
  open,
}) => {
  const page = await open('teacher', '/materials/words/create');
  const form = page.getByRole('dialog', { name: 'New word list' });
  await form.getByRole('textbox', { name: 'Title' }).fill('Zz Farm');
  const words = form.getByRole('textbox', { name: 'Words' });
  await words.pressSequentially('cow horse');
  await words.press('Enter');
  await expect(form.getByRole('button', { name: 'Remove “horse”' })).toBeVisible();
  // Punctuation is refused by name, and what is there already is told.
  await words.pressSequentially('hen, ');
  await expect(form.getByRole('alert')).toContainText('“hen,” has a comma');
  await words.fill('hen COW');
  await words.press('Enter');
  await expect(form.getByText('Already in the list: COW')).toBeVisible();
  await form.getByRole('button', { name: 'Remove “cow”' }).click();
  await expect(form.getByText(/^2 words/)).toBeVisible();
  await form.getByRole('button', { name: 'Undo' }).click();
  await expect(form.getByText(/^3 words/)).toBeVisible();
  await words.evaluate((field) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', 'goat\nsheep\tpig');
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(form.getByText(/^6 words/)).toBeVisible();
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);
  await form.getByRole('button', { name: 'Create word list' }).click();
  await expect(page.getByRole('button', { name: 'Zz Farm', exact: true })).toBeVisible();

  await goTo(page, '/materials');
  await page.getByRole('button', { name: 'Upload images' }).click();
  const upload = page.getByRole('dialog', { name: 'Upload images' });
  await upload.locator('input[type=file]').setInputFiles([
    { name: 'zz_red.png', mimeType: 'image/png', buffer: pngOf([200, 30, 40]) },
    { name: 'zz_blue.png', mimeType: 'image/png', buffer: pngOf([30, 60, 200]) },
    { name: 'zz_none.png', mimeType: 'image/png', buffer: Buffer.from('no picture at all') },
    {
      name: 'zz.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
    },
  ]);
  await expect(upload.getByText(/^Invalid file type/)).toBeVisible();
  // Each needs words for who cannot see it.
  await upload.getByRole('button', { name: 'Upload 3 images' }).click();
  await expect(upload.getByText('This field is required').first()).toBeVisible();
  const descriptions = upload.getByRole('textbox', { name: 'What is on it' });
  for (const nth of [0, 1, 2]) await descriptions.nth(nth).fill('A square');
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);
  await upload.getByRole('button', { name: 'Upload 3 images' }).click();
  await expect(upload.getByText('2 images uploaded')).toBeVisible();
  // What says that it is a picture is looked at by the server.
  await expect(upload.getByText(/^Invalid file type/)).toHaveCount(2);
  // Below the list: the first is in the header, and a message may bring one more.
  await upload.getByRole('button', { name: 'Close', exact: true }).nth(1).press('Enter');
  await expect(upload).toBeHidden();
  await page.getByRole('main').getByRole('link', { name: 'Images' }).click();
  await expect(page.getByRole('list', { name: 'Images', exact: true }).getByText('zz red')).toBeVisible();

  await page.getByRole('button', { name: 'New card set' }).click();
  const set = page.getByRole('dialog', { name: 'New card set' });
  await set.getByRole('textbox', { name: 'Title' }).fill('Zz Colours');
  await set.getByRole('button', { name: 'zz red' }).click();
  await set.getByRole('button', { name: 'Create card set' }).click();
  await expect(set.getByText('Choose at least 2 images.')).toBeVisible();
  await set.getByRole('button', { name: 'zz blue' }).click();
  await standStill(page);
  expect(await violationsOn(page)).toEqual([]);
  await set.getByRole('button', { name: 'Create card set' }).click();
  await expect(page.getByRole('list', { name: 'Card sets' }).getByText('Zz Colours')).toBeVisible();

  // What a set shows is not deleted.
  await page.getByRole('radio', { name: 'Images' }).press('Space');
  await page.getByRole('button', { name: 'Delete “zz red”' }).click();
  await expect(page.getByText('This image is in use')).toBeVisible();

  // A play begins from the set: its pictures lie on the board, each twice.
  await goTo(page, '/games/memory/cards');
  await chooseTraining(page, 'First pairs');
  await unfoldSettings(page);
  await page.getByRole('radio', { name: '2 × 2' }).press('Space');
  await page.getByRole('radio', { name: 'Own pictures' }).press('Space');
  const sets = page.getByRole('combobox', { name: 'Set of cards' });
  const own = sets.getByRole('option', { name: /^Zz Colours · / });
  await sets.selectOption((await own.getAttribute('value')) ?? '');
  await expect(page.getByRole('list', { name: '2 pictures' }).getByRole('img')).toHaveCount(2);
  const { material } = await startPlay(page);
  expect(material).toMatchObject({ kind: 'cards', title: 'Zz Colours' });
  const cards = page.getByRole('gridcell').getByRole('button');
  await expect(cards).toHaveCount(4);
  await cards.first().press('Enter');
  await expect(cards.first()).toHaveAccessibleName('Row 1, column 1, A square');
});
