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

/** What a first visit of a screen may take. */
interface Visit {
  readonly requests: number;
  /** All of it, with what the server tells the demonstration accounts. */
  readonly bytes: number;
  /** Of these what does not grow with lists. */
  readonly files: number;
}

/** What a browser may load. */
export const budget = {
  // With the words of a plan's state, of the rating and of the manual, which the menu and both start pages say, and with how a
  // device gives its texts in turn, since signing out forgets them. The first load names all files; their hashes alone make
  // it a hundred bytes more or less.
  login: { js: 142_150, css: 5_500 },
  /** On top of the first load of /login: a screen, the editor of a task, the set-up of any game. */
  screen: { js: 84_000 },
  /** The start page of a teacher asks for 12 kB, and lists tell of what other journeys have made by then. */
  answers: 20 * 1024,
  /** A game's own files come on top. */
  visit: { requests: 30, bytes: 250 * 1024, files: 245 * 1024 } satisfies Visit,
} as const;

/** Names what was played by the rules of each game; with these comes Zod, which no other screen at rest needs. */
const STATISTIC = '/tasks/2/statistic';

/** Screens that weigh more than others may, by path or by account and path, each as tightly as it stands: to be brought down, never up. */
const heavierVisits: Readonly<Record<string, Visit>> = {
  [STATISTIC]: { requests: 32, bytes: 271 * 1024, files: 266 * 1024 },
  // How a plan stands is a file of its own beside each start page, as buying needs it without these.
  // A teacher of whose pupils some have a plan that ends soon: whose, what is said of it, and the card that says it.
  'teacher /': { ...budget.visit, requests: 33 },
  'student /': { ...budget.visit, requests: 31 },
  // What is extended for several at once is shared with the statistics of a group.
  '/tasks': { requests: 30, bytes: 251 * 1024, files: 248 * 1024 },
};

/** What a first visit of this path may weigh with this demonstration account; see docs/decisions/195-what-is-shown-comes-first.md. */
export function visitBudget(who: string, path: string): Visit {
  return heavierVisits[`${who} ${path}`] ?? heavierVisits[path] ?? budget.visit;
}

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
  ['teacher', '/materials'],
  ['teacher', '/materials/texts'],
  ['teacher', STATISTIC],
] as const;

/** More of them, for the benchmark, which has time. */
export const furtherScreens = [
  ['newcomer', '/'],
  ['teacher', '/tasks/create'],
  ['teacher', '/profile'],
  ['teacher', '/materials/texts/create'],
  ['teacher', '/materials/texts/1/transform'],
  ['teacher', '/materials/words/create'],
  ['teacher', '/materials/images'],
  ['director', '/'],
  ['director', '/teachers'],
  ['director', '/subscriptions/buy'],
  ['director', '/subscriptions/orders'],
  ['admin', '/'],
  ['admin', '/schools'],
  ['admin', '/audit'],
] as const;

/** What came over the wire, headers included. */
export interface Received {
  /** As a path of the site. */
  readonly path: string;
  readonly bytes: number;
}

/** What a browser asks for while a page is opened and comes to rest. */
export interface Load {
  /** Scripts and styles, as paths of the site. */
  readonly files: ReadonlySet<string>;
  readonly received: readonly Received[];
}

/** What is told as it happens, for as long as somebody looks. */
const isLasting = (request: Request) => request.url().endsWith('/live/');

/** A page that asks for nothing more for so long has come to rest. */
const REST_MS = 500;

/**
 * Opens a page, looks at what it asks for until it comes to rest, and closes it.
 * @param later files, as paths of the site, that a page asks for some time after it was opened. On a slow machine that may be
 *   before it comes to rest, so they are kept from it: neither they nor what they ask for is part of the load.
 */
export async function loadOf(
  context: BrowserContext,
  later: ReadonlySet<string>,
  open: () => Promise<Page>,
): Promise<Load> {
  const isLater = ({ pathname }: URL) => later.has(pathname);
  await context.route(isLater, () => undefined);
  const received: Promise<Received>[] = [];
  const awaited = new Set<Request>();
  const rest = Promise.withResolvers<void>();
  let isOpen = false;
  let timer: NodeJS.Timeout | undefined;
  const look = () => {
    clearTimeout(timer);
    if (isOpen && awaited.size === 0) timer = setTimeout(rest.resolve, REST_MS);
  };
  const asked = (request: Request) => {
    const { pathname: path } = new URL(request.url());
    if (later.has(path)) return;
    if (isLasting(request)) received.push(Promise.resolve({ path, bytes: 0 }));
    else awaited.add(request);
    look();
  };
  const over = (request: Request) => {
    awaited.delete(request);
    look();
  };
  const finished = (request: Request) => {
    const { pathname: path, protocol } = new URL(request.url());
    if (protocol.startsWith('http')) {
      const sizes = request.sizes();
      received.push(
        sizes.then(({ responseHeadersSize, responseBodySize }) => ({
          path,
          bytes: responseHeadersSize + responseBodySize,
        })),
      );
    }
    over(request);
  };
  context.on('request', asked).on('requestfinished', finished).on('requestfailed', over);
  const page = await open();
  isOpen = true;
  look();
  await rest.promise;
  context.off('request', asked).off('requestfinished', finished).off('requestfailed', over);
  const all = await Promise.all(received);
  await page.close();
  await context.unroute(isLater);
  return {
    files: new Set(all.map(({ path }) => path).filter((path) => /\.(js|css)$/.test(path))),
    received: all,
  };
}

const kinds: readonly (readonly [RegExp, string])[] = [
  [/^\/assets\/libraries-.*\.js$/, 'libraries'],
  [/^\/assets\/.*\.js$/, 'own code and texts'],
  [/\.css$/, 'styles'],
  [/\.woff2$/, 'fonts'],
  [/^\/api\//, 'data'],
];

/** Bytes by what they are for. */
export function byKind(received: readonly Received[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { path, bytes } of received) {
    const kind = kinds.find(([pattern]) => pattern.test(path))?.[1] ?? 'page and pictures';
    sums.set(kind, (sums.get(kind) ?? 0) + bytes);
  }
  return sums;
}

/** The bytes of all of it. */
export function bytesOf(received: readonly Received[]): number {
  return received.reduce((sum, { bytes }) => sum + bytes, 0);
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
