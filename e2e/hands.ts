/** What the robot does with the keyboard in any game, and how it waits. */
import type { PlayEvent } from '@mindhero/engine/play';
import type { ElementHandle, Page } from '@playwright/test';

/** Nobody answers at once; what comes faster than this is flagged and brings no points. */
const THINKING_MS = 400;
/** Over a board, which is judged as a whole. */
export const BOARD_THINKING_MS = 850;

export type Facts = Readonly<Record<string, unknown>>;

/**
 * Does on the page what makes an event happen, in this state of the play. What is shown for a moment only is never waited
 * for: a busy machine may not show it. What stays says as well that the moment has passed.
 * @returns what has happened on the page instead, if that was something else
 */
export type Act = (page: Page, event: PlayEvent & Facts, state: Facts) => Promise<PlayEvent | void>;

/** A pupil thinks; the game measures it, so nothing on the page can be waited for instead. */
export async function think(page: Page, ms = THINKING_MS): Promise<void> {
  await page.waitForTimeout(ms);
}

/** Waits until this very element is no longer on the page, whatever has come in its place. */
export async function isGone(page: Page, element: ElementHandle | null): Promise<void> {
  await page.waitForFunction((one) => one?.isConnected !== true, element);
}

/** The number of the cell that has the focus, row by row; undefined where none has it. */
function placeOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const cell = document.activeElement?.closest('[role="gridcell"]');
    const cells = cell?.closest('[role="grid"]')?.querySelectorAll('[role="gridcell"]');
    return cell && cells ? [...cells].indexOf(cell) : undefined;
  });
}

/** Walks over the grid with Tab and the arrow keys. */
export async function moveTo(page: Page, cell: number): Promise<void> {
  for (let presses = 0; (await placeOf(page)) === undefined && presses < 20; presses++)
    await page.keyboard.press('Tab');
  const columns = await page.getByRole('row').first().getByRole('gridcell').count();
  const place = (await placeOf(page)) ?? 0;
  const down = Math.floor(cell / columns) - Math.floor(place / columns);
  const right = (cell % columns) - (place % columns);
  for (let step = 0; step < Math.abs(down); step++)
    await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
  for (let step = 0; step < Math.abs(right); step++)
    await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft');
}
