/** Draws the icons of the installed app from the sign of the house, `apps/web/public/favicon.svg`; run it when that changes. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { browserFlags, provideBrowser } from './browser.ts';
import { root } from './command.ts';

interface Icon {
  readonly name: string;
  readonly size: number;
  /** How much of the width the sign takes. */
  readonly sign: number;
  /** Null: transparent. */
  readonly ground: string | null;
}

/** The colour of paper: the sign is violet itself. */
const GROUND = '#f7f5fb';

/** Systems cut maskable icons down to a circle of 80 % of the width; the sign's corners have to lie within. */
const icons: readonly Icon[] = [
  { name: 'icon-192', size: 192, sign: 0.96, ground: null },
  { name: 'icon-512', size: 512, sign: 0.96, ground: null },
  { name: 'maskable-192', size: 192, sign: 0.6, ground: GROUND },
  { name: 'maskable-512', size: 512, sign: 0.6, ground: GROUND },
  { name: 'apple-touch-icon', size: 180, sign: 0.78, ground: GROUND },
];

const folder = join(root, 'apps', 'web', 'public');
const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8');

const browser = await chromium.launch({ executablePath: await provideBrowser(), args: browserFlags });
const page = await browser.newPage();
for (const { name, size, sign, ground } of icons) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(
    `<style>body { margin: 0; display: grid; place-items: center; height: 100vh; background: ${ground ?? 'transparent'} }
    svg { width: ${100 * sign}vw }</style>${svg}`,
  );
  await page.screenshot({ path: join(folder, 'icons', `${name}.png`), omitBackground: true });
}
await browser.close();
