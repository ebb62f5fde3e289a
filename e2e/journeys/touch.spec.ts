import { games } from '@mindhero/games/rules';
import type { Page } from '@playwright/test';
import { expect, playedBefore, test } from '../fixtures.ts';
import { type Act, chooseTraining, createRobot, startPlay } from '../robot.ts';

/** Small and large phones, tablets, upright and lying, and a laptop with a touch screen. */
const sizes = [
  { width: 360, height: 640 },
  { width: 390, height: 844 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1366, height: 660 },
] as const;

async function prepare(page: Page, training: string): Promise<void> {
  await chooseTraining(page, training);
}

/** Whether a finger on the middle of each element would meet that element, and nothing of it leaves the window. */
function areFree(elements: readonly Element[]): boolean {
  return elements.every((element) => {
    const box = element.getBoundingClientRect();
    const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    const isInside =
      box.top >= 0 && box.left >= 0 && box.bottom <= window.innerHeight && box.right <= window.innerWidth;
    return isInside && met !== null && element.contains(met);
  });
}

/** Looks at the running play in every size: a turned or another device shows the same play. */
async function inEverySize(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of sizes) {
    await test.step(`${size.width} × ${size.height}`, async () => {
      await page.setViewportSize(size);
      await look();
    });
  }
}

test.use({ viewport: sizes[0], hasTouch: true, isMobile: true });

for (const preset of ['Big friends', 'JCCI, 6th kyu']) {
  test(`columns, ${preset}: the whole example is in sight while its sum is tapped`, async ({ open }) => {
    const page = await open('oliver.bennett', '/games/math/columns');
    await prepare(page, preset);
    const started = await startPlay(page);
    const answer = page.getByRole('textbox', { name: 'Question 1:' });
    await expect(answer).toBeFocused();
    const terms = page.getByRole('listitem').filter({ has: answer }).locator('ol > li');
    const pad = page.getByRole('group', { name: 'Number pad' });
    const keys = pad.getByRole('button');
    await inEverySize(page, async () => {
      await expect.poll(() => answer.or(terms).or(keys).evaluateAll(areFree)).toBe(true);
    });
    const tapSum: Act = async (_page, { value }) => {
      for (const digit of String(value)) await pad.getByRole('button', { name: digit, exact: true }).tap();
      await expect(answer).toHaveValue(String(value));
      await keys.last().tap();
    };
    await createRobot(page, started, { act: tapSum }).play(1);
    const next = page.getByRole('textbox', { name: 'Question 2:' });
    await expect(next).toBeFocused();
    await inEverySize(page, () => expect.poll(() => next.evaluateAll(areFree)).toBe(true));
  });
}

test('abacus: a number of thirteen digits and a rod for each of them are in sight', async ({ open }) => {
  const set = encodeURIComponent(JSON.stringify({ rods: 13, digits: 13 }));
  const page = await open('oliver.bennett', `/games/abacus?seed=7&set=${set}&lang=en`);
  await startPlay(page);
  const number = page.getByText(/^\d{1,3}(,\d{3}){4}$/);
  const rods = page.getByRole('slider');
  await expect(rods).toHaveCount(13);
  await inEverySize(page, async () => {
    await expect.poll(() => rods.evaluateAll(areFree)).toBe(true);
    await expect.poll(() => number.evaluateAll(areFree)).toBe(true);
    const [text, board] = await Promise.all([number.boundingBox(), rods.first().boundingBox()]);
    const isAbove = (text?.y ?? 0) + (text?.height ?? 0) <= (board?.y ?? 0);
    expect(isAbove || (text?.x ?? 0) + (text?.width ?? 0) <= (board?.x ?? 0)).toBe(true);
  });
});

test('stroop: every answer is in sight', async ({ open }) => {
  // Each word stays as long as a word can.
  const slow = { ...games.stroop.settings.defaults, colours: 5, response_ms: 10_000 };
  const page = await open('oliver.bennett', '/games/reading/stroop', playedBefore('stroop', slow));
  await startPlay(page);
  const answers = page.getByRole('group', { name: 'Answers' }).getByRole('button');
  await expect(answers).toHaveCount(5);
  const word = page.getByRole('img', { name: /written in/ });
  await inEverySize(page, async () => {
    await expect.poll(() => answers.evaluateAll(areFree)).toBe(true);
    await expect(word).toBeInViewport({ ratio: 1 });
  });
});

/** Whether a finger meets each element without meeting the one beside it. */
function areLargeEnough(elements: readonly Element[]): boolean {
  return elements.every((element) => {
    const { width, height } = element.getBoundingClientRect();
    return width >= 44 && height >= 44;
  });
}

test('matrix: the largest grid and what it asks for are in sight, on the smallest phone for a finger', async ({
  open,
}) => {
  const set = encodeURIComponent(JSON.stringify({ grid_size: 8, highlights: 5, highlight_ms: 200 }));
  const page = await open('oliver.bennett', `/games/memory/matrix?set=${set}&seed=7&lang=en`);
  await startPlay(page);
  const cells = page.getByRole('gridcell').getByRole('button');
  await expect(page.getByText(/tiles? to find/)).toBeVisible();
  expect(await cells.evaluateAll(areLargeEnough)).toBe(true);
  await inEverySize(page, async () => {
    await expect(page.getByText(/tiles? to find/)).toBeInViewport({ ratio: 1 });
    await expect.poll(() => cells.evaluateAll(areFree)).toBe(true);
  });
});

test('number chain: tiles are large enough for a finger, and stay where they are after the first answer', async ({
  open,
}) => {
  const set = encodeURIComponent(
    JSON.stringify({ item: 'tiles', start_length: 2, item_ms: 300, gap_ms: 100 }),
  );
  const page = await open('oliver.bennett', `/games/memory/sequence?set=${set}&seed=7&lang=en`);
  await startPlay(page);
  const tiles = page.getByRole('group', { name: 'Board of tiles' }).getByRole('button');
  const task = page.getByText('Tap the tiles in the same order');
  await expect(task).toBeVisible();
  await inEverySize(page, async () => {
    await expect.poll(() => tiles.evaluateAll(areFree)).toBe(true);
    expect(await tiles.evaluateAll(areLargeEnough)).toBe(true);
    await expect(task).toBeInViewport({ ratio: 1 });
  });
  await page.setViewportSize(sizes[0]);
  const place = await tiles.first().boundingBox();
  // It is said for a moment only, so it is looked for, in every frame, before it can come.
  const verdict = page.waitForFunction(() =>
    [...document.querySelectorAll('p')].some(({ textContent }) => /^(Correct|Incorrect)/.test(textContent)),
  );
  await tiles.nth(0).tap();
  await tiles.nth(1).tap();
  await verdict;
  expect(await tiles.first().boundingBox()).toEqual(place);
});

test('cards: all thirty-six are in sight, and each is large enough for a finger', async ({ open }) => {
  const page = await open('oliver.bennett', '/games/memory/cards');
  await prepare(page, '36 cards for champions');
  await startPlay(page);
  const cards = page.getByRole('gridcell').getByRole('button');
  await expect(cards).toHaveCount(36);
  await inEverySize(page, async () => {
    await expect.poll(() => cards.evaluateAll(areFree)).toBe(true);
    expect(await cards.evaluateAll(areLargeEnough)).toBe(true);
    await expect(page.getByText('Find the pairs')).toBeInViewport({ ratio: 1 });
  });
});
