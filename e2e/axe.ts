/**
 * Axe on a page. Its own binding for Playwright puts axe into every page anew for each look, which takes longer than the
 * look; here it stays.
 */
import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

interface Look {
  /** A CSS selector of what to look at; the whole page if left out. */
  readonly within?: string;
  /** Ids of axe's rules; all if left out. */
  readonly rules?: readonly string[] | undefined;
}

/** What axe finds: the rule that is broken and the elements that break it. */
export async function violationsOn(page: Page, { within, rules }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = {
    // What is in order need not be described.
    resultTypes: ['violations'],
    ...(rules !== undefined && { runOnly: [...rules] }),
  };
  return page.evaluate(
    async ({ context, options }) => {
      const { violations } = await window.axe.run(context ?? document, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { context: within, options },
  );
}

/**
 * Ends changes of colours, on whose way axe would measure a contrast, and waits for what else moves until it has come to
 * its end. What goes on for ever is not waited for.
 */
export async function standStill(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // What follows how far something is scrolled runs for ever, and moves nothing by itself.
    const byTime = document.getAnimations().filter(({ timeline }) => timeline === document.timeline);
    const moving = byTime.filter(({ playState }) => playState === 'running');
    for (const animation of moving) if (animation instanceof CSSTransition) animation.finish();
    return moving.every(
      (one) => one instanceof CSSTransition || one.effect?.getComputedTiming().endTime === Infinity,
    );
  });
}

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
