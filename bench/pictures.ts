/** Pictures of the screen as the compositor made them: neither the page's own clock nor its main thread is asked. */
import { expect, type Page } from '@playwright/test';

export interface Picture {
  /** On the wall clock, in milliseconds. */
  readonly at: number;
  /** PNG, base64. */
  readonly data: string;
}

/**
 * The pictures that the compositor makes until something has happened. On a busy machine they come late, so one of what
 * follows is waited for: they come in order.
 */
export async function picturesUntil(page: Page, happened: () => Promise<void>): Promise<Picture[]> {
  const pictures: Picture[] = [];
  const session = await page.context().newCDPSession(page);
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    pictures.push({ at: 1000 * (metadata.timestamp ?? 0), data });
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'png', everyNthFrame: 1 });
  await happened();
  const since = Date.now();
  await page.evaluate(keepDrawing);
  await expect.poll(() => pictures.some(({ at }) => at >= since)).toBe(true);
  await page.evaluate(() => window.drawing?.cancel());
  await session.send('Page.stopScreencast');
  await session.detach();
  return pictures;
}

declare global {
  interface Window {
    drawing?: Animation;
  }
}

/**
 * Runs in the page: has every frame drawn, by a dot in a corner where nobody looks that the compositor moves alone. It is
 * an upper corner: the lower edge of a page lies outside the window where the browser cannot make that as high.
 */
export function keepDrawing(): void {
  const dot = document.createElement('i');
  Object.assign(dot.style, {
    position: 'fixed',
    right: '0',
    top: '0',
    width: '2px',
    height: '2px',
    background: 'gray',
    zIndex: '9',
    willChange: 'opacity',
  });
  (document.querySelector('[role="dialog"]') ?? document.body).append(dot);
  window.drawing = dot.animate({ opacity: [0.2, 1] }, { duration: 1000, iterations: Infinity });
}
