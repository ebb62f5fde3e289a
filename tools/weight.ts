/** How heavy a screen is: the brotli sizes of the scripts and styles that a browser loads for it. */
import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Request } from '@playwright/test';
import { webFolder } from './build-web.ts';

/** Bytes. */
export interface Weight {
  readonly js: number;
  readonly css: number;
}

/** What the first load of /login may weigh, and what any other screen may add to it. */
export const budget = {
  login: { js: 170_000, css: 15_000 },
  screen: { js: 90_000 },
  /** Of a first visit, the page itself and the calls of the server counted; a game's own files come on top. */
  requests: 30,
} as const;

/** Screens by the demonstration account that opens them; every game's is weighed besides, see `gameFiles`. */
export const weighedScreens = [
  ['student', '/'],
  ['student', '/homework'],
  ['student', '/games/math'],
  ['student', '/profile'],
  ['teacher', '/'],
  ['teacher', '/students'],
  ['teacher', '/tasks'],
  ['teacher', '/groups'],
] as const;

/** What a browser asks for while a page is opened and comes to rest. */
export interface Load {
  /** Scripts and styles, as paths of the site. */
  readonly files: ReadonlySet<string>;
  /** Addresses of all that was asked for. */
  readonly addresses: readonly string[];
}

/** Opens a page in a fresh context, looks at what it asks for, and closes it. */
export async function loadOf(context: BrowserContext, open: () => Promise<Page>): Promise<Load> {
  const files = new Set<string>();
  const addresses: string[] = [];
  const note = (request: Request) => {
    const { pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) addresses.push(pathname);
    if (/\.(js|css)$/.test(pathname)) files.add(pathname);
  };
  context.on('request', note);
  const page = await open();
  await page.waitForLoadState('networkidle');
  context.off('request', note);
  await page.close();
  return { files, addresses };
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
