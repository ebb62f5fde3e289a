/**
 * Memory games: when lights and tiles come on, and how soon a tap is answered. On a machine that is busy with other things the capture loses pictures;
 * the load stands beside each figure.
 */
import type { Browser } from '@playwright/test';
import type { Act } from '../e2e/hands.ts';
import type { Figure } from './figure.ts';
import { inBrowser } from './in-browser.ts';
import { type LightGame, watchLights } from './lights.ts';
import { openPupilPage } from './pupil-page.ts';
import { load, ranked } from './samples.ts';
import { named, type TapGame, tapFigure, touch } from './taps.ts';

const FRAME_MS = 1000 / 60;

const simon = (speed_s: number): LightGame => ({
  id: 'simon',
  settings: { length: 6, speed_s },
  places: '[data-lit]',
  lights: (state) => {
    const { chain } = state as { readonly chain: readonly number[] };
    // A quarter of the light is dark after it, and no more than three lights come in a second.
    const period = Math.max(1250 * speed_s, 334);
    return chain.map((place, index) => ({ place, at: index * period }));
  },
});

const lightGames: readonly LightGame[] = [simon(0.2), simon(0.6)];

/** The number is typed on the pad of the screen. */
const typeOnPad: Act = async (page, event) => {
  if (event.type !== 'answer') return;
  for (const digit of String(event['value'])) await touch(page.locator(`[data-key="${digit}"]`));
  await touch(page.locator('[data-key="enter"]'));
};

const tapGames: readonly TapGame[] = [
  {
    id: 'matrix',
    settings: { grid_size: 5, highlights: 8, highlight_ms: 300, levels: 4 },
    tap: async (page, event) => {
      if (event.type === 'tap')
        await touch(page.getByRole('gridcell').getByRole('button').nth(Number(event['cell'])));
    },
  },
  {
    id: 'simon',
    settings: { length: 6, speed_s: 0.2 },
    tap: async (page, event) => {
      const turn = page.getByText('Your turn!');
      if (event.type !== 'press') return turn.waitFor({ state: 'hidden' });
      await turn.waitFor();
      await touch(page.locator('[data-lit]').nth(Number(event['pad'])));
    },
  },
  {
    id: 'sequence',
    settings: { item: 'digits', start_length: 9, item_ms: 300, gap_ms: 100 },
    tap: typeOnPad,
  },
  {
    id: 'sequence',
    settings: { item: 'tiles', start_length: 6, item_ms: 300, gap_ms: 100 },
    tap: async (page, event) => {
      if (event.type === 'tap') await touch(page.locator('[data-tapped]').nth(Number(event['tile'])));
    },
  },
  {
    id: 'cards',
    settings: { board: '5x6', mismatch_ms: 500 },
    tap: async (page, event) => {
      const mismatch = page.getByText('Not a pair');
      if (event.type === 'turned_back') {
        await mismatch.waitFor();
        await mismatch.waitFor({ state: 'hidden' });
      }
      if (event.type === 'flip')
        await touch(page.getByRole('gridcell').getByRole('button').nth(Number(event['card'])));
    },
  },
  { id: 'number-memory', settings: { start_length: 18, display: 'fixed', display_ms: 300 }, tap: typeOnPad },
];

export function measure(): Promise<Figure[]> {
  return inBrowser(async (browser, url) => {
    const figures: Figure[] = [];
    for (const game of lightGames) figures.push(...(await lightFigures(game, browser, url)));
    for (const game of tapGames) figures.push(await tapFigure(game, browser, url));
    return figures;
  });
}

async function lightFigures(game: LightGame, browser: Browser, baseURL: string): Promise<Figure[]> {
  const context = await browser.newContext({ baseURL, viewport: { width: 480, height: 640 } });
  const { errors, lost } = await watchLights(await openPupilPage(context), game);
  await context.close();
  const { p95, worst } = ranked(errors);
  return [
    {
      name: `${named(game)}: onset error of ${errors.length} lights, 95th percentile / worst (${load()})`,
      measured: `${p95.toFixed(1)} / ${worst.toFixed(1)} ms`,
      target: 'worst ≤ one frame',
      met: worst <= FRAME_MS + 0.5,
    },
    {
      name: `${named(game)}: lights missed or out of order`,
      measured: String(lost),
      target: '0',
      met: lost === 0,
    },
  ];
}
