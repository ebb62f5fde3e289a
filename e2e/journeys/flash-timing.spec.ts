import type { Example } from '@mindhero/engine/additive/examples';
import { streams } from '@mindhero/engine/random';
import { games } from '@mindhero/games/rules';
import { expect, test } from '../fixtures.ts';
import { startPlay } from '../robot.ts';

const INTERVAL_MS = 10_000;
/** A fifth of the interval, and less than one picture of the slowest screen more. */
const BLANK_MS = { least: 2_000, most: 2_050 };
/** It is counted in pictures, whose length is measured: of one so much may be missing, as `blankOf` of the timetable says. */
const MISSING_PICTURE = 0.01;

/** Few different numbers, so that many a number comes twice in a row. */
const repetitive = encodeURIComponent(
  JSON.stringify({
    module: 'anzan',
    operations: 'add',
    min: 7,
    max: 8,
    amount_of_numbers: 6,
    max_total: 99,
    allow_successive_duplicates: true,
    allow_complex_transitions: true,
    interval_ms: INTERVAL_MS,
    repeats: 1,
  }),
);

test.use({ viewport: { width: 480, height: 480 } });

/** Runs in the page: stops the film as soon as it runs, and tells how it would go on; null as long as it does not run. */
function stop(film: Element) {
  const animations = [...film.children].map((cell) => cell.getAnimations());
  if (animations.some(({ length }) => length !== 1)) return null;
  return animations.flat().map((animation) => {
    const start = animation.startTime;
    animation.pause();
    const effect = animation.effect as KeyframeEffect;
    const length = Number(effect.getTiming().duration);
    const frames = effect.getKeyframes();
    return {
      // In a layer of its own, switched by opacity: the compositor does it alone, however busy the page is.
      isPaintedAhead: effect.target !== null && getComputedStyle(effect.target).willChange === 'opacity',
      isSwitched: frames.every((frame) => frame.easing === 'steps(1)' && frame['opacity'] !== undefined),
      text: effect.target?.textContent,
      start,
      changes: frames.map(({ computedOffset }) => computedOffset * length),
    };
  });
}

/** Runs in the page: how long a picture stays on this screen, by the middle one of many. */
async function measurePicture(): Promise<number> {
  const shown: number[] = [];
  while (shown.length <= 30) shown.push(await new Promise<number>(requestAnimationFrame));
  const lengths = shown.slice(1).map((at, before) => at - (shown[before] ?? 0));
  return lengths.toSorted((a, b) => a - b)[15] ?? 0;
}

/** Runs in the page: sets the film that stands to a moment; the places of what is to be seen then. */
function seek(film: Element, moment: number): number[] {
  const cells = [...film.children];
  for (const animation of cells.flatMap((cell) => cell.getAnimations())) animation.currentTime = moment;
  return cells.flatMap((cell, place) => (getComputedStyle(cell).opacity === '0' ? [] : [place]));
}

/**
 * The film is looked at where it stands, picture by picture. What this machine manages to draw in time says nothing about
 * the product; onsets on a real screen are measured by `npm run bench -- flash`.
 */
test('flash shows every number once and in order, with a blank between equal ones', async ({
  context,
  open,
}) => {
  // A clock that can be stopped, so that the film stays until it has been looked at.
  await context.clock.install();
  const page = await open('oliver.bennett', `/games/math/flash?set=${repetitive}&seed=7&lang=en`);
  const least = BLANK_MS.least - MISSING_PICTURE * (await page.evaluate(measurePicture));
  const started = await startPlay(page);
  const { terms } = games.flash.sample(started.settings, streams(started.seed), 1)[0] as Example;
  const film = page.getByRole('img', { name: 'Numbers are shown one after the other' });
  await film.waitFor();
  const running = await page.waitForFunction(stop, await film.elementHandle());
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 5_000));

  const moved = (await running.jsonValue()) ?? [];
  expect(new Set(moved.map(({ start }) => start)).size).toBe(1);
  expect(moved.every(({ isPaintedAhead, isSwitched }) => isPaintedAhead && isSwitched)).toBe(true);
  const [mark, ...numbers] = moved;
  expect(numbers.map(({ text }) => Number(text))).toEqual(terms);
  expect(terms.some((term, place) => term === terms[place + 1])).toBe(true);

  const ready = mark?.changes[2] ?? 0;
  const clip = await film.boundingBox();
  const pictureAt = async (moment: number, places: readonly number[]) => {
    expect(await film.evaluate(seek, moment), `what is to be seen at ${moment} ms`).toEqual(places);
    return (await page.screenshot(clip === null ? {} : { clip })).toString('base64');
  };
  const pictures = new Map([[await pictureAt(ready - 1, [0]), 'mark']]);
  const blank = await pictureAt(ready + terms.length * INTERVAL_MS, []);
  pictures.set(blank, 'blank');
  for (const [index, { text = '', changes }] of numbers.entries()) {
    const [, from = 0, until = 0] = changes;
    const next = ready + (index + 1) * INTERVAL_MS;
    expect(from).toBeCloseTo(next - INTERVAL_MS, 3);
    expect(next - until).toBeGreaterThanOrEqual(least);
    expect(next - until).toBeLessThan(BLANK_MS.most);
    for (const moment of [from + 1, until - 1]) {
      const picture = await pictureAt(moment, [index + 1]);
      expect(pictures.get(picture) ?? text).toBe(text);
      pictures.set(picture, text ?? '');
    }
    for (const moment of [until + 1, next - 1]) expect(await pictureAt(moment, [])).toBe(blank);
  }
  // The mark, the blank, and one picture for each number that differs.
  expect(pictures.size).toBe(2 + new Set(terms).size);

  // A device that makes no picture while two numbers are due has not shown them.
  await page.clock.fastForward(2 * INTERVAL_MS);
  await expect(page.getByText('The device was too busy: here it is again.')).toBeVisible();
});
