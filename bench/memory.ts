/**
 * Memory games: when lights and tiles come on. On a machine that is busy with other things the capture loses pictures;
 * the load stands beside each figure.
 */
import { loadavg } from 'node:os';
import { type BrowserContext, chromium } from '@playwright/test';
import { browserFlags, provideBrowser } from '../tools/browser.ts';
import { buildWeb, isBuilt } from '../tools/build-web.ts';
import { startDemoServer } from '../tools/demo-server.ts';
import type { Figure } from './figure.ts';
import { type LightGame, watchLights } from './lights.ts';

const FRAME_MS = 1000 / 60;

const simon = (speed_s: number): LightGame => ({
  id: 'simon',
  settings: { length: 9, speed_s },
  places: '[data-lit]',
  lights: (state) => {
    const { chain } = state as { readonly chain: readonly number[] };
    // A quarter of the light is dark after it, and no more than three lights come in a second.
    const period = Math.max(1250 * speed_s, 334);
    return chain.map((place, index) => ({ place, at: index * period }));
  },
});

const games: readonly LightGame[] = [simon(0.2), simon(0.6)];

export async function measure(): Promise<Figure[]> {
  const executablePath = await provideBrowser();
  if (!isBuilt()) await buildWeb();
  const server = await startDemoServer();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const figures: Figure[] = [];
    for (const game of games) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 480, height: 640 },
      });
      figures.push(...(await figuresOf(game, context)));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function figuresOf(game: LightGame, context: BrowserContext): Promise<Figure[]> {
  const answer = await context.request.post('/api/token/', {
    data: { username: 'student', password: 'Mindhero1' },
  });
  const tokens = (await answer.json()) as Record<string, string>;
  await context.addInitScript((tokens) => {
    for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
  }, tokens);
  const page = await context.newPage();
  await page.goto('/login');
  const { errors, lost } = await watchLights(page, game);
  const sorted = errors.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0;
  const worst = sorted.at(-1) ?? 0;
  const named = `${game.id} ${JSON.stringify(game.settings)}`;
  return [
    {
      name: `${named}: onset error of ${errors.length} lights, 95th percentile / worst (load ${loadavg()[0]?.toFixed(1)})`,
      measured: `${p95.toFixed(1)} / ${worst.toFixed(1)} ms`,
      target: 'worst ≤ one frame',
      met: worst <= FRAME_MS + 0.5,
    },
    { name: `${named}: lights missed or out of order`, measured: String(lost), target: '0', met: lost === 0 },
  ];
}
