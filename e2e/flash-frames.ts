/**
 * What a showing of flash looks like to the eye: pictures of the screen as the compositor made them, each read by its
 * light. Neither the page's own clock nor its main thread is asked.
 */
import type { Example } from '@mindhero/engine/additive/examples';
import { streams } from '@mindhero/engine/random';
import { games } from '@mindhero/games/rules';
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { startPlay } from './robot.ts';

/**
 * What came to stand on the screen: a number, null for a blank, NaN for anything else. `at` is on the wall clock, in
 * milliseconds.
 */
export interface Sight {
  readonly number: number | null;
  readonly at: number;
}

export interface Showing {
  readonly terms: readonly number[];
  /** From the first number to the blank after the last one. */
  readonly sights: readonly Sight[];
}

export interface Picture {
  readonly at: number;
  /** PNG, base64. */
  readonly data: string;
}

/** Milliseconds for which the page's main thread does nothing else, from and to; between them it is free for up to 30. */
export type Busy = readonly [from: number, to: number];

/**
 * Starts flash with these settings and looks at its first example.
 * @param page signed in, on any page of the product
 */
export async function watchShowing(page: Page, settings: object, busy?: Busy): Promise<Showing> {
  await page.evaluate((text) => {
    localStorage.setItem('settings.flash', text);
    localStorage.setItem('instructions.flash', 'seen');
  }, JSON.stringify(settings));
  await page.goto('/games/math/flash?lang=en');
  const started = await startPlay(page);
  const { terms } = games.flash.sample(started.settings, streams(started.seed), 1)[0] as Example;

  const film = page.getByRole('img', { name: 'Numbers are shown one after the other' });
  await film.waitFor();
  await page.evaluate(keepCopy);
  if (busy !== undefined) await page.evaluate(keepBusy, busy);
  const pictures = await picturesUntil(page, () => page.getByRole('textbox').waitFor());
  const place = await page.evaluate(showCopy);
  const numbers = [];
  for (const [index, number] of terms.entries()) {
    await page.evaluate(showNumber, index);
    numbers.push({ number, data: (await page.screenshot({ clip: place })).toString('base64') });
  }
  const distinct = [...new Set(pictures.map(({ data }) => data))];
  const read = await page.evaluate(readPictures, { distinct, place, numbers });
  const numberOf = new Map(distinct.map((data, index) => [data, read[index] ?? null]));
  return {
    terms,
    sights: sightsOf(pictures.map(({ at, data }) => ({ at, number: numberOf.get(data) ?? null }))),
  };
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

/** Runs in the page: makes it draw, in a corner where nobody looks, as long as pictures of it are waited for. */
function keepDrawing(): void {
  const dot = document.createElement('i');
  Object.assign(dot.style, {
    position: 'fixed',
    right: '0',
    bottom: '0',
    width: '1px',
    height: '1px',
    zIndex: '9',
  });
  (document.querySelector('[role="dialog"]') ?? document.body).append(dot);
  window.drawing = dot.animate({ background: ['black', 'white'] }, { duration: 200, iterations: Infinity });
}

/** Leaves out what is the same as before, and all that is before the first number and after the last one's blank. */
function sightsOf(pictures: readonly Sight[]): Sight[] {
  const changes = pictures.filter(
    ({ number }, index) => index === 0 || !Object.is(number, pictures[index - 1]?.number),
  );
  const isNumber = ({ number }: Sight) => number !== null && !Number.isNaN(number);
  return changes.slice(changes.findIndex(isNumber), changes.findLastIndex(isNumber) + 2);
}

/** Runs in the page. Ends by itself when there is a field to type in. */
function keepBusy([from, to]: Busy): void {
  const block = () => {
    if (document.querySelector('[role="dialog"] input') !== null) return;
    const until = performance.now() + from + Math.random() * (to - from);
    while (performance.now() < until);
    setTimeout(block, Math.random() * 30);
  };
  block();
}

/** Runs in the page: keeps a copy of the film before it runs, to see later what each number looks like. */
function keepCopy(): void {
  const film = document.querySelector('[data-rotation]');
  if (!(film instanceof HTMLElement)) throw new Error('there is no film');
  const copy = film.cloneNode(true) as HTMLElement;
  const { x, y } = film.getBoundingClientRect();
  Object.assign(window, { flashCopy: { copy, x, y } });
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Runs in the page: puts the copy where the film was, on a ground of its own. */
function showCopy(): Place {
  const { copy, x, y } = (window as unknown as { flashCopy: { copy: HTMLElement; x: number; y: number } })
    .flashCopy;
  const player = document.querySelector('input')?.closest('[tabindex="-1"]');
  player?.append(copy);
  Object.assign(copy.style, {
    position: 'absolute',
    zIndex: '9',
    background: '#17183a',
    left: '0',
    top: '0',
  });
  const now = copy.getBoundingClientRect();
  Object.assign(copy.style, { left: `${x - now.x}px`, top: `${y - now.y}px` });
  const { width, height } = now;
  return { x: Math.ceil(x), y: Math.ceil(y), width: Math.floor(width) - 1, height: Math.floor(height) - 1 };
}

/** Runs in the page: of the copy nothing but this number is to be seen. */
function showNumber(index: number): void {
  const { copy } = (window as unknown as { flashCopy: { copy: HTMLElement } }).flashCopy;
  [...copy.children].forEach((cell, place) => {
    if (cell instanceof HTMLElement) cell.style.opacity = place === index + 1 ? '1' : '0';
  });
}

interface Reading {
  readonly distinct: readonly string[];
  readonly place: Place;
  readonly numbers: readonly { readonly number: number; readonly data: string }[];
}

/** Runs in the page: which of the numbers each picture shows, by where it is bright; null for none of them. */
async function readPictures({ distinct, place, numbers }: Reading): Promise<(number | null)[]> {
  const { x, y, width, height } = place;
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('there is no canvas');
  const bright = async (data: string, left: number, top: number) => {
    const bytes = Uint8Array.from(atob(data), (character) => character.codePointAt(0) ?? 0);
    context.drawImage(await createImageBitmap(new Blob([bytes])), -left, -top);
    const pixels = context.getImageData(0, 0, width, height).data;
    return Array.from({ length: width * height }, (_, index) => (pixels[4 * index + 2] ?? 0) > 200);
  };
  const known = await Promise.all(
    numbers.map(async ({ number, data }) => ({ number, pixels: await bright(data, 0, 0) })),
  );
  const seen: (number | null)[] = [];
  for (const picture of distinct) {
    const pixels = await bright(picture, x, y);
    const lit = pixels.filter(Boolean).length;
    const off = (other: readonly boolean[]) => other.filter((pixel, index) => pixel !== pixels[index]).length;
    const alike = known.find((one) => off(one.pixels) < 0.02 * one.pixels.filter(Boolean).length);
    // Something bright that is none of the numbers stays in the list as what it is: not a number.
    seen.push(lit < 0.002 * pixels.length ? null : (alike?.number ?? Number.NaN));
  }
  return seen;
}
