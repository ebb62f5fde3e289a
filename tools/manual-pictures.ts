/**
 * `npm run manual-pictures`: takes the pictures of the manual from the demonstration school, in every language and in both
 * themes. With MANUAL_URL it asks a server that runs already. A picture stays as it is where hardly anything has
 * changed: days go on in the demonstration school, and what stands for them is no reason for a new picture.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { languages } from '@mindhero/content/languages';
import { type Browser, chromium, type Page } from '@playwright/test';
import { pictureFile } from '../apps/web/build/manual-source.ts';
import { browserFlags, provideBrowser } from './browser.ts';
import { startDemoServer } from './demo-server.ts';

interface Picture {
  readonly name: string;
  readonly who: string;
  readonly path: string;
  /** Further down on the screen, as its address says it. */
  readonly place?: string;
  /** It is told what happens, so one of its requests never ends. */
  readonly isLive?: boolean;
}

const PASSWORD = 'Mindhero1';
/** As the pages show them, see `apps/web/src/features/manual/article.tsx`. */
const size = { width: 960, height: 600 } as const;
const QUALITY = 0.6;
/** Of so many pixels in a thousand that differ nobody would notice. */
const FEW = 20;

const pictures: readonly Picture[] = [
  { name: 'home', who: 'student', path: '/' },
  { name: 'set-up', who: 'student', path: '/games/memory/cards' },
  { name: 'homework', who: 'student', path: '/homework' },
  { name: 'my-statistics', who: 'student', path: '/statistics' },
  { name: 'my-rating', who: 'student', path: '/rating?window=month' },
  { name: 'profile', who: 'student', path: '/profile' },
  { name: 'home-staff', who: 'teacher', path: '/' },
  { name: 'tasks', who: 'teacher', path: '/tasks' },
  { name: 'task-statistics', who: 'teacher', path: '/tasks/1/statistic', isLive: true },
  { name: 'students', who: 'teacher', path: '/students' },
  { name: 'groups', who: 'teacher', path: '/groups' },
  { name: 'statistics', who: 'teacher', path: '/statistics' },
  { name: 'materials', who: 'teacher', path: '/materials' },
  { name: 'task-editor', who: 'teacher', path: '/tasks/create' },
  { name: 'rating', who: 'teacher', path: '/rating?window=month' },
  { name: 'texts', who: 'teacher', path: '/materials/texts' },
  { name: 'harder-texts', who: 'teacher', path: '/materials/texts/1/transform' },
  { name: 'worksheet', who: 'teacher', path: '/worksheet/columns?seed=77' },
  { name: 'teachers', who: 'director', path: '/teachers' },
  { name: 'school-settings', who: 'director', path: '/profile', place: 'school' },
  { name: 'plans', who: 'director', path: '/subscriptions' },
  { name: 'buying', who: 'director', path: '/subscriptions/buy?plan_type=teacher&plans=30&months=7' },
  { name: 'schools', who: 'admin', path: '/schools' },
];

/** Tokens of a demonstration account. */
async function signIn(url: string, username: string): Promise<Readonly<Record<string, string>>> {
  const answer = await fetch(`${url}/api/token/`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${username} cannot sign in: ${answer.status}`);
  const { access, refresh } = (await answer.json()) as { readonly access: string; readonly refresh: string };
  return { access, refresh };
}

/** A picture as WebP, in base64; null where it hardly differs from the one that is there. */
async function packed(page: Page, png: Buffer, file: string): Promise<string | null> {
  const before = existsSync(file) ? readFileSync(file).toString('base64') : null;
  return page.evaluate(
    async ({ png, before, size, quality, few }) => {
      const draw = async (source: string) => {
        const image = new Image();
        image.src = source;
        await image.decode();
        const canvas = new OffscreenCanvas(size.width, size.height);
        const context = canvas.getContext('2d');
        context?.drawImage(image, 0, 0);
        return {
          canvas,
          pixels: context?.getImageData(0, 0, size.width, size.height).data ?? new Uint8ClampedArray(),
        };
      };
      const now = await draw(`data:image/png;base64,${png}`);
      if (before !== null) {
        const then = await draw(`data:image/webp;base64,${before}`);
        let differing = 0;
        for (let index = 0; index < now.pixels.length; index += 4)
          if (Math.abs((now.pixels[index] ?? 0) - (then.pixels[index] ?? 0)) > 48) differing++;
        if (differing * 1000 < few * size.width * size.height) return null;
      }
      const blob = await now.canvas.convertToBlob({ type: 'image/webp', quality });
      const bytes = new Uint8Array(await blob.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));
    },
    { png: png.toString('base64'), before, size, quality: QUALITY, few: FEW },
  );
}

/** All pictures of one person in one language and theme; answers how many are new. */
async function take(
  browser: Browser,
  url: string,
  tokens: Readonly<Record<string, string>>,
  own: readonly Picture[],
  language: (typeof languages)[number],
  scheme: 'light' | 'dark',
): Promise<number> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(
    (items) => {
      for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
    },
    { ...tokens, 'instructions.cards': 'seen' },
  );
  const page = await context.newPage();
  const desk = await context.newPage();
  let taken = 0;
  for (const { name, path, place = '', isLive = false } of own) {
    await page.goto(`${url}${path}${path.includes('?') ? '&' : '?'}lang=${language}#${place}`);
    await page.locator('h1').first().waitFor();
    // What is told as it happens never ends.
    if (!isLive) await page.waitForLoadState('networkidle');
    await page
      .locator('[role=progressbar]:not([aria-valuenow]), [aria-busy=true]')
      .first()
      .waitFor({ state: 'detached' });
    await page.evaluate(async () => {
      await document.fonts.ready;
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
    });
    const file = pictureFile(language, name, scheme);
    const picture = await packed(desk, await page.screenshot({ animations: 'disabled' }), file);
    if (picture === null) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, Buffer.from(picture, 'base64'));
    taken++;
  }
  await context.close();
  return taken;
}

const running = process.env['MANUAL_URL'];
const server =
  running === undefined ? await startDemoServer() : { url: running, stop: () => Promise.resolve() };
const browser = await chromium.launch({ executablePath: await provideBrowser(), args: browserFlags });
let taken = 0;
for (const who of new Set(pictures.map((picture) => picture.who))) {
  const own = pictures.filter((picture) => picture.who === who);
  const tokens = await signIn(server.url, who);
  for (const language of languages)
    for (const scheme of ['light', 'dark'] as const)
      taken += await take(browser, server.url, tokens, own, language, scheme);
}
await browser.close();
await server.stop();
console.log(`${taken} pictures are new`);
