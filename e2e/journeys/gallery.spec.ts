import { readingLanguages } from '@mindhero/engine/reading/languages';
import { transformationIds } from '@mindhero/engine/reading/transform/transformation';
import type { Locator, Page } from '@playwright/test';
import { violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { buildGallery, openGallery, type Scheme } from '../gallery.ts';

// One build serves all tests, so they stay with one worker.
test.describe.configure({ mode: 'default' });

let files: Awaited<ReturnType<typeof buildGallery>>;
let drawn: typeof files;
test.beforeAll(async () => {
  files = await buildGallery();
  drawn = await buildGallery('transformations');
});

// Colours depend on the theme and layout on the width: two of the four pairs see all of both.
const looks: readonly { scheme: Scheme; width: number }[] = [
  { scheme: 'light', width: 1440 },
  { scheme: 'dark', width: 360 },
];
for (const { scheme, width } of looks) {
  test(`every part is accessible and fits, ${scheme} at ${width} px`, async ({ page }) => {
    // Axe takes its time over so long a page.
    test.slow();
    await page.setViewportSize({ width, height: 800 });
    await openGallery(page, files, scheme);
    await expect(page.locator('body')).toHaveCSS('font-family', /Nunito/);
    for (const fold of await page.locator('summary').all()) await fold.click();
    expect(await violationsOn(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  });
}

test('columns give way to each other, and the choice of columns says so', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 });
  await openGallery(page, files, 'light');
  const table = page.getByRole('table', { name: 'Pupils', exact: true });
  const stars = table.getByRole('columnheader', { name: 'Stars' });
  await expect(stars).toBeVisible();
  // Ten pixels less than its words need.
  await table.locator('..').evaluate((box: HTMLElement) => {
    box.style.width = 'min-content';
    box.style.width = `${box.clientWidth - 10}px`;
  });
  await expect(stars).toBeHidden();
  await expect(table.getByRole('columnheader', { name: 'Correct answers' })).toBeVisible();
  // Who is selected has the bar; the choice of columns comes back without.
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await page.getByRole('button', { name: 'Columns' }).click();
  const columns = page.getByRole('group', { name: 'Columns' });
  await expect(columns.getByRole('checkbox', { name: 'Stars' })).toHaveAccessibleDescription(
    'no room at this width',
  );
  // Where others are put out of sight there is room.
  await columns.getByRole('checkbox', { name: 'Correct answers' }).click();
  await expect(stars).toBeVisible();
});

test('a dialog answers, closes with Escape and gives the focus back', async ({ page }) => {
  await openGallery(page, files, 'light');
  const opener = page.getByRole('button', { name: 'Dialog: danger' });
  const dialog = page.getByRole('dialog', { name: 'Delete group 3-B?' });
  await opener.click();
  // The first answer offered is the one that changes nothing.
  await expect(dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  expect(await violationsOn(page, { within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Answer: closed')).toBeVisible();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Answer: confirmed')).toBeVisible();
});

test('a press beside a dialog closes it, and one that begins in it and ends beside does not', async ({
  page,
}) => {
  await openGallery(page, files, 'light');
  const dialog = page.getByRole('dialog', { name: 'Delete group 3-B?' });
  await page.getByRole('button', { name: 'Dialog: danger' }).click();
  const { x = 0, y = 0 } = (await dialog.getByRole('button', { name: 'Delete' }).boundingBox()) ?? {};
  await page.mouse.move(x + 5, y + 5);
  await page.mouse.down();
  await page.mouse.move(2, 2);
  await page.mouse.up();
  await expect(dialog).toBeVisible();
  await page.mouse.click(2, 2);
  await expect(dialog).toBeHidden();
});

test('a toast can be read and closed', async ({ page }) => {
  await openGallery(page, files, 'dark');
  await page.getByRole('button', { name: 'Toast: danger' }).click();
  const toast = page.getByRole('alert').filter({ hasText: 'Not saved' });
  await expect(toast).toBeVisible();
  // Above the dialog, which makes all beside it inert, and back on the page after it.
  await page.getByRole('button', { name: 'Dialog with content' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  await page.keyboard.press('Escape');
  await toast.getByRole('button', { name: 'Close' }).click();
  await expect(toast).toBeHidden();
});

test('a stepper keeps what is typed, and its arrow keys lead back within the bounds', async ({ page }) => {
  await openGallery(page, files, 'light');
  const stepper = page.getByRole('spinbutton', { name: 'Examples' }).first();
  await stepper.fill('999');
  await stepper.press('Enter');
  // What is typed stays, for the form to say what is wrong with it; a step leads back within the bounds.
  await expect(stepper).toHaveAttribute('aria-valuenow', '999');
  await stepper.press('ArrowDown');
  await expect(stepper).toHaveAttribute('aria-valuenow', '100');
  await stepper.press('ArrowUp');
  await expect(stepper).toHaveAttribute('aria-valuenow', '100');
  await stepper.press('PageDown');
  await expect(stepper).toHaveAttribute('aria-valuenow', '90');
  // Whoever comes to it by Tab types another number, not a digit more beside its unit; and goes on from there.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('45');
  await page.keyboard.press('Enter');
  await expect(stepper).toHaveAttribute('aria-valuenow', '45');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await expect(stepper).toHaveAttribute('aria-valuenow', '47');
});

test('a field that applies no longer goes away', async ({ page }) => {
  await openGallery(page, files, 'light');
  const form = page.locator('#settings');
  await form.locator('summary').first().click();
  const voice = form.getByRole('switch', { name: 'Read numbers aloud' }).first();
  await expect(voice).toBeVisible();
  await form.getByRole('switch', { name: 'Show the worked example' }).first().click();
  await expect(voice).toBeHidden();
});

test('a table is sorted by its headers and opened by keyboard', async ({ page }) => {
  await openGallery(page, files, 'light');
  const table = page.getByRole('table', { name: 'Pupils', exact: true });
  const header = table.getByRole('columnheader', { name: 'Points' });
  await header.getByRole('button').click();
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await header.getByRole('button').press('Enter');
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  const first = table.getByRole('row').nth(1).getByRole('link');
  const name = (await first.textContent()) ?? '';
  await first.press('Enter');
  await expect(page.getByText(`Opened: ${name}`)).toBeVisible();
  await page.getByRole('button', { name: 'Next page' }).first().click();
  await expect(page.getByText('11–20 of 57')).toBeVisible();
});

test('rows of a table are ticked by keyboard, one by one and page by page', async ({ page }) => {
  await openGallery(page, files, 'light');
  const bar = page.getByRole('status').filter({ hasText: 'selected' });
  const whole = page.getByRole('checkbox', { name: 'Select this page' });
  await expect(bar).toHaveText('2 selected');
  await expect(whole).toHaveJSProperty('indeterminate', true);
  await page.getByRole('checkbox', { name: 'Select Anna Bondar 22' }).press('Space');
  await expect(bar).toHaveText('3 selected');
  await expect(page.getByText('Opened: nobody yet')).toBeVisible();
  await whole.press('Space');
  await expect(whole).toBeChecked();
  await page.getByRole('button', { name: 'Next page' }).first().click();
  await expect(bar).toHaveText('10 selected, 10 not on this page');
  await expect(whole).not.toBeChecked();
  await page.getByRole('button', { name: 'Clear selection' }).click();
  await expect(bar).toBeHidden();
});

test('the rail moves a bead with every answer', async ({ page }) => {
  await openGallery(page, files, 'light');
  await expect(page.getByRole('img', { name: '3 of 10 answered' })).toBeVisible();
  await page.getByRole('button', { name: 'Wrong', exact: true }).click();
  await expect(page.getByRole('img', { name: '4 of 10 answered' })).toBeVisible();
});

async function differentPictures(sections: Locator): Promise<number> {
  const pictures = new Set<string>();
  for (const one of await sections.all()) {
    const picture = await one.locator('[lang]').first().screenshot({ animations: 'disabled' });
    pictures.add(picture.toString('base64'));
  }
  return pictures.size;
}

test('texts are shown in all transformations and languages, and what is hard to see stays for readers of screens', async ({
  page,
}) => {
  for (const [index, language] of readingLanguages.entries()) {
    const [scheme, width] = index % 2 === 0 ? (['light', 1440] as const) : (['dark', 360] as const);
    await page.setViewportSize({ width, height: 800 });
    await openGallery(page, drawn, scheme, language);
    const forms = page.locator('section[aria-label]');
    const named = await forms.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
    expect(transformationIds.filter((id) => !named.some((name) => name.startsWith(id)))).toEqual([]);
    // One plain text, which only looks different each time.
    const hard = page.locator('section[aria-label^="poor_visibility"]');
    const paragraphs = await hard.evaluateAll((all) =>
      all.map((one) => [...one.querySelectorAll(':scope [lang] p')].map((line) => line.textContent)),
    );
    expect(paragraphs.length).toBeGreaterThan(10);
    for (const lines of paragraphs) expect(lines).toEqual(paragraphs[0]);
    expect(paragraphs[0]?.join(' ')).toContain('12');
    if (index === 0) expect(await differentPictures(hard)).toBe(paragraphs.length);
    expect(await violationsOn(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
  }
});

interface Place {
  readonly letter: string;
  readonly left: number;
  readonly top: number;
}

/** Where each letter of the texts stands in its section. */
function placesOfLetters(page: Page): Promise<readonly Place[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('section[aria-label]')].flatMap((section) => {
      const { left, top } = section.getBoundingClientRect();
      const range = document.createRange();
      const places: Place[] = [];
      for (const paragraph of section.querySelectorAll('[lang] p')) {
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          for (const { index, 0: letter } of (node.textContent ?? '').matchAll(/\S/gu)) {
            range.setStart(node, index);
            range.setEnd(node, index + letter.length);
            const box = range.getBoundingClientRect();
            places.push({ letter, left: box.left - left, top: box.top - top });
          }
      }
      return places;
    }),
  );
}

test('the last word is marked in the text as it was read, and each word is large enough for a finger', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await openGallery(page, drawn, 'light', 'de');
  const read = await placesOfLetters(page);
  await openGallery(page, drawn, 'light', 'de', { marked: '' });
  const words = page.locator('section[aria-label]').getByRole('button');
  await expect(words.first()).toBeVisible();
  const marked = await placesOfLetters(page);
  expect(marked.map(({ letter }) => letter)).toEqual(read.map(({ letter }) => letter));
  // Between two words without a space there is no kerning any more.
  const moved = marked.filter(({ left, top }, index) => {
    const before = read[index];
    return before === undefined || Math.hypot(left - before.left, top - before.top) > 3;
  });
  expect(moved).toEqual([]);
  const sizes = await words.evaluateAll((all) =>
    all.map((one) => one.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height)),
  );
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  // Where no spaces part them, too, each word is one.
  const joined = page.locator('section[aria-label^="no_spaces"]').last().getByRole('button');
  await expect(joined).toHaveText(
    'Mia findet hinter der Mühle eine alte Brücke Seit 12 Jahren ist niemand darübergegangen Sie prüft jedes Brett mit dem Fuß Hab keine Angst sagt die graue Katze auf der anderen Seite'.split(
      ' ',
    ),
  );
  await joined.nth(5).click();
  await expect(joined.nth(5)).toBeFocused();
});
