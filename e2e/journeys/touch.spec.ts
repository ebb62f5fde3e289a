import { streams } from '@mindhero/engine/random';
import type { SyllableTable } from '@mindhero/engine/reading/syllables/table';
import { widthOf } from '@mindhero/games/reading/syllable-width';
import { games } from '@mindhero/games/rules';
import type { Page } from '@playwright/test';
import { expect, playedBefore, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import type { Act } from '../hands.ts';
import { chooseTraining, createRobot, startPlay } from '../robot.ts';

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

for (const { preset, beside } of [
  { preset: 'Big friends', beside: 4 },
  { preset: 'JCCI, 6th kyu', beside: 3 },
]) {
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
    // So many stand side by side on a phone.
    const columns = page.getByRole('list', { name: 'Questions' }).locator(`> li:nth-child(-n + ${beside})`);
    await expect(columns).toHaveCount(beside);
    await page.setViewportSize(sizes[1]);
    await expect.poll(() => columns.evaluateAll(areFree)).toBe(true);
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

test('stroop: every answer is in sight, and no keys are explained', async ({ open }) => {
  // Each word stays as long as a word can.
  const slow = { ...games.stroop.settings.defaults, colours: 5, response_ms: 10_000 };
  const page = await open('oliver.bennett', '/games/reading/stroop', playedBefore('stroop', slow));
  // Of keys nothing is said to fingers.
  await page.getByRole('button', { name: 'How to play' }).click();
  const instructions = page.getByRole('dialog', { name: /^How to play/ });
  await expect(instructions.getByRole('listitem').first()).toBeVisible();
  await expect(instructions.getByText('With a keyboard')).toHaveCount(0);
  await instructions.getByRole('button', { name: 'Got it' }).click();
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

/** A table of syllables as the address of a set has it: as wide as a phone takes it, with the seed that draws the widest one. */
function widestSyllables(changed: object): string {
  const { settings, advise } = games.syllable;
  const asked = { ...settings.defaults, length: 4, rows: 10, mix: 'all', ...changed };
  const most = advise?.({ ...asked, columns: 10 })[0]?.suggestion ?? 10;
  const set = { ...asked, columns: most } as typeof settings.defaults;
  const widest = (seed: number) =>
    Math.max(
      ...(games.syllable.sample(set, streams(seed), 1) as SyllableTable[]).flatMap(({ cells }) =>
        cells.map(widthOf),
      ),
    );
  const seeds = Array.from({ length: 50 }, (_, index) => index + 1);
  const seed = seeds.toSorted((a, b) => widest(b) - widest(a))[0];
  return `/games/reading/syllable?seed=${seed}&set=${encodeURIComponent(JSON.stringify(set))}&lang=en`;
}

test('syllables: of the widest table of each language nothing is beyond the edge of a phone, nor a line below it', async ({
  open,
}) => {
  const page = await open('oliver.bennett', '/games/reading');
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of ['EN', 'DE', 'RU', 'UK']) {
    for (const task of [{ task: 'read' }, { task: 'find', target: 'heard' }]) {
      await test.step(`${language}, ${task.task}`, async () => {
        await page.goto(widestSyllables({ language, ...task }));
        await startPlay(page);
        const syllables = page.locator('[data-read~="fitted"] button');
        await expect.poll(() => syllables.count()).toBeGreaterThan(9);
        await expect.poll(() => syllables.evaluateAll(areFree)).toBe(true);
        const overflowing = syllables
          .locator('span')
          .evaluateAll((all) =>
            all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
          );
        expect(await overflowing).toEqual([]);
        const said = task.task === 'read' ? /^Read the bright row/ : /^0 of 10 found/;
        await expect(page.getByText(said)).toBeInViewport({ ratio: 1 });
      });
    }
  }
});

/** A wrong number. */
const typeWrong = async (page: Page) => {
  await page.locator('input:focus').waitFor();
  await page.keyboard.type('999999');
  await page.keyboard.press('Enter');
};

/** More beads than there should be. */
const moveWrong = async (page: Page) => {
  await page.getByRole('slider').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('9');
  await page.keyboard.press('Enter');
};

const friends = { module: 'big_friend', digits: 2, repeats: 1 };
const quick = { ...friends, interval_ms: 400 };

/** One question of each game whose mistakes are shown on the beads, how to make one in it, and how many parts its lesson has. */
const lessons = [
  { game: 'abacus', settings: { rods: 5, digits: 5, repeats: 1 }, err: moveWrong, parts: 3 },
  { game: 'columns', settings: friends, err: typeWrong, parts: 6 },
  { game: 'abacus', settings: { ...friends, mode: 'solve', rods: 3 }, err: moveWrong, parts: 6 },
  { game: 'flash', settings: quick, err: typeWrong, parts: 6 },
  // Its play has three questions at least, so it comes last.
  { game: 'forsage', settings: { ...quick, repeats: 3 }, err: typeWrong, parts: 6 },
] as const;

/** Whether each element ends above the last one. */
function areAboveTheLast(elements: readonly Element[]): boolean {
  const end = elements.at(-1)?.getBoundingClientRect().top ?? 0;
  return elements.slice(0, -1).every((element) => element.getBoundingClientRect().bottom <= end);
}

test('a mistake’s lesson: its beads, their number and what moves them are in sight above the way on', async ({
  open,
}) => {
  const path = ({ game, settings }: (typeof lessons)[number]) =>
    `${games[game].path}?game=${game}&seed=7&set=${encodeURIComponent(JSON.stringify(settings))}&lang=en`;
  const page = await open('oliver.bennett', path(lessons[0]));
  for (const one of lessons) {
    await page.setViewportSize({ width: 390, height: 844 });
    if (one !== lessons[0]) await goTo(page, path(one));
    await startPlay(page);
    await one.err(page);
    const lesson = page.getByRole('region', { name: 'This is how it works' });
    const next = lesson.getByRole('button', { name: 'Next' });
    await expect(next).toBeFocused();
    const parts = lesson
      .getByRole('img')
      .first()
      .or(lesson.getByRole('strong').first())
      .or(lesson.getByRole('figure').getByRole('button'))
      .or(next);
    await expect(parts).toHaveCount(one.parts);
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
      [1366, 768],
    ] as const) {
      await page.setViewportSize({ width, height });
      const found = async () => [await parts.evaluateAll(areFree), await parts.evaluateAll(areAboveTheLast)];
      await expect.poll(found, `${one.game}, ${width} × ${height}`).toEqual([true, true]);
    }
    if (one === lessons.at(-1)) break;
    await next.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
