/**
 * How long after a tap its answer is painted, as the browser itself counts it (Event Timing, in steps of 8 ms). The
 * processor is slowed down to that of a cheap tablet. The taps are a mouse's: of a finger the browser makes hover, press,
 * focus and click all at once after it has left the glass, so its click is answered some 40 ms later than is told here.
 */
import type { GameId } from '@mindhero/games/catalogue';
import { type Browser, expect, type Locator, type Page } from '@playwright/test';
import type { Act } from '../e2e/hands.ts';
import { createRobot, startPlay } from '../e2e/robot.ts';
import type { Figure } from './figure.ts';
import { openPupilPage } from './pupil-page.ts';
import { load, ranked } from './samples.ts';
import { openSetUp } from './set-up.ts';

const SLOWDOWN = 4;

const ROUNDS = 4;

/** A finger lies on the glass for so long, and is off it as long at least: nobody taps faster than this. */
const FINGER_MS = 70;

/** Shorter interactions are not told one by one. */
const TOLD_FROM_MS = 16;

export interface TapGame {
  readonly id: GameId;
  readonly settings: object;
  /** Does on the page with a finger what makes an event happen. */
  readonly tap: Act;
}

export interface TapTimes {
  /** Milliseconds from a tap to the next paint, of those taps that took at least 16. */
  readonly slow: readonly number[];
  /** All taps. */
  readonly taps: number;
}

/**
 * Presses what can be pressed by now. Playwright's own click would work in the page between press and release, and a
 * trial of it is an interaction as well, which nothing answers.
 */
export async function touch(target: Locator): Promise<void> {
  // By its name, since what is drawn anew meanwhile is another element.
  await expect(target).toBeEnabled({ timeout: 30_000 });
  const { x, y, width, height } = await target.evaluate((element) => element.getBoundingClientRect());
  const page = target.page();
  await page.mouse.click(x + width / 2, y + height / 2, { delay: FINGER_MS });
  await page.waitForTimeout(FINGER_MS);
}

/**
 * Plays the first rounds of a game without a mistake, as with a finger.
 * @param page signed in, on any page of the product, with a touch screen
 */
export async function watchTaps(page: Page, game: TapGame): Promise<TapTimes> {
  await openSetUp(page, game.id, game.settings);
  const robot = createRobot(page, await startPlay(page), { act: game.tap });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  const interactions = await page.evaluateHandle(observe, TOLD_FROM_MS);
  await robot.play(ROUNDS);
  const { slow, taps } = await interactions.evaluate(({ durations, count }) => ({
    slow: [...durations.values()],
    taps: count(),
  }));
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return { slow, taps };
}

/** Runs in the page: gathers the longest event of each interaction. */
function observe(durationThreshold: number) {
  const before = performance.interactionCount;
  const durations = new Map<number, number>();
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId === 0) continue;
      durations.set(entry.interactionId, Math.max(entry.duration, durations.get(entry.interactionId) ?? 0));
    }
  });
  const wish = { type: 'event', durationThreshold };
  observer.observe(wish);
  return { durations, count: () => performance.interactionCount - before };
}

/** How soon the taps of a game are answered, on a page of its own as wide as a phone. */
export async function tapFigure(game: TapGame, browser: Browser, baseURL: string): Promise<Figure> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const { slow, taps } = await watchTaps(await openPupilPage(context), game);
  await context.close();
  const { worst } = ranked(slow);
  const { p95 } = ranked([...Array.from({ length: taps - slow.length }, () => 0), ...slow]);
  const shown = (ms: number) => (ms === 0 ? 'under 16' : String(ms));
  return {
    name: `${named(game)}: next paint after ${taps} taps, slowed down fourfold, 95th percentile / worst (${load()})`,
    measured: `${shown(p95)} / ${shown(worst)} ms`,
    target: 'worst < 50 ms',
    met: taps > 0 && worst < 50,
  };
}

export const named = ({ id, settings }: Pick<TapGame, 'id' | 'settings'>): string =>
  `${id} ${JSON.stringify(settings)}`;
