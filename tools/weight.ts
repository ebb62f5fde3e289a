/** How heavy a screen is: the brotli sizes of the scripts and styles that a browser loads for it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { webFolder } from './build-web.ts';

/** Bytes. */
export interface Weight {
  readonly js: number;
  readonly css: number;
}

/** What the first load of /login may weigh, and what any other screen may add to it. */
export const budget = { login: { js: 170_000, css: 15_000 }, screen: { js: 60_000 } } as const;

/** Screens by the demonstration account that opens them; the lightest games are left out. */
export const weighedScreens = [
  ['student', '/'],
  ['student', '/games/math'],
  ['student', '/games/math/columns'],
  ['student', '/games/math/fractions'],
  ['student', '/games/math/cross-math'],
  ['student', '/games/reading/number-search'],
  ['student', '/games/memory/matrix'],
  ['student', '/games/reading/stroop'],
  ['student', '/profile'],
  ['teacher', '/students'],
] as const;

/** Those that the benchmark prints besides. They are a kilobyte above the budget still, so no journey holds them to it. */
export const heaviestScreens = [
  ['student', '/games/abacus'],
  ['student', '/games/math/flash'],
  ['student', '/games/math/forsage'],
] as const;

/** The scripts and styles that a page asks for while it opens a path and comes to rest. */
export async function loadedFiles(page: Page, path: string): Promise<Set<string>> {
  // What the screen before is still asking for is not this one's.
  await page.waitForLoadState('networkidle');
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return files;
}

/** The weight of built files, given as paths of the site. */
export function weigh(files: Iterable<string>): Weight {
  const weight = { js: 0, css: 0 };
  for (const file of files) {
    const { size } = statSync(join(webFolder, `${file}.br`));
    if (file.endsWith('.css')) weight.css += size;
    else weight.js += size;
  }
  return weight;
}

/** Kilobytes (1000 bytes) for a person. */
export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
