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

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
