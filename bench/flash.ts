/** Flash: when each number appears on the screen, by the compositor's own pictures. */
import { type BrowserContext, chromium } from '@playwright/test';
import { type Busy, watchShowing } from '../e2e/flash-frames.ts';
import { browserFlags, provideBrowser } from '../tools/browser.ts';
import { buildWeb, isBuilt } from '../tools/build-web.ts';
import { startDemoServer } from '../tools/demo-server.ts';
import type { Figure } from './figure.ts';

const RUNS = 3;
/** At most two pictures late, at sixty pictures a second. */
const TWO_FRAMES_MS = 34;

const competition = {
  module: 'anzan',
  operations: 'add',
  digits: 3,
  amount_of_numbers: 15,
  max_total: 99_999,
  allow_complex_transitions: true,
  repeats: 1,
};

interface Case {
  readonly interval: number;
  readonly busy?: Busy;
  readonly goal?: 'idle' | 'busy';
}

const cases: readonly Case[] = [
  { interval: 100, goal: 'idle' },
  { interval: 100, busy: [20, 50], goal: 'busy' },
  { interval: 130 },
  { interval: 250 },
  { interval: 250, busy: [20, 50] },
  { interval: 500, busy: [100, 200] },
];

export async function measure(): Promise<Figure[]> {
  const executablePath = await provideBrowser();
  if (!isBuilt()) await buildWeb();
  const server = await startDemoServer();
  const browser = await chromium.launch({ executablePath, args: browserFlags });
  try {
    const figures: Figure[] = [];
    for (const one of cases) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 480, height: 480 },
      });
      figures.push(...(await figuresOf(one, context)));
      await context.close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function figuresOf({ interval, busy, goal }: Case, context: BrowserContext): Promise<Figure[]> {
  const page = await context.newPage();
  const answer = await context.request.post('/api/token/', {
    data: { username: 'student', password: 'Mindhero1' },
  });
  const tokens = (await answer.json()) as Record<string, string>;
  await context.addInitScript((tokens) => {
    for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
  }, tokens);
  await page.goto('/login');
  const errors: number[] = [];
  let wrong = 0;
  for (let run = 0; run < RUNS; run++) {
    const { terms, sights } = await watchShowing(page, { ...competition, interval_ms: interval }, busy);
    const wanted = terms.flatMap((term) => [term, null]);
    wrong += wanted.filter((number, index) => !Object.is(number, sights[index]?.number)).length;
    errors.push(...onsetErrors(terms, sights, interval));
  }
  const sorted = errors.toSorted((a, b) => a - b);
  const p95 = sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0;
  const worst = sorted.at(-1) ?? 0;
  const state = busy === undefined ? 'idle' : `main thread blocked ${busy[0]} to ${busy[1]} ms at random`;
  const name = `flash: onset error at ${interval} ms, ${state}`;
  return [
    {
      name: `${name}, 95th percentile / worst`,
      measured: `${p95.toFixed(1)} / ${worst.toFixed(1)} ms`,
      target: { idle: 'p95 ≤ 1 ms', busy: `worst ≤ ${TWO_FRAMES_MS} ms`, none: '' }[goal ?? 'none'],
      met: goal === undefined ? null : goal === 'idle' ? p95 <= 1 : worst <= TWO_FRAMES_MS,
    },
    {
      name: `flash: numbers and blanks at ${interval} ms, ${state}: missed, doubled or in the wrong place`,
      measured: String(wrong),
      target: '0',
      met: wrong === 0,
    },
  ];
}

/**
 * How far each number was from where it belongs. What is the same for all, the way to the screen, is no error: the
 * usual distance is taken off.
 */
function onsetErrors(
  terms: readonly number[],
  sights: readonly { readonly number: number | null; readonly at: number }[],
  interval: number,
): number[] {
  const begins = sights.filter(({ number }) => number !== null).slice(0, terms.length);
  const distances = begins.map(({ at }, index) => at - index * interval);
  const usual = distances.toSorted((a, b) => a - b)[Math.floor(distances.length / 2)] ?? 0;
  return distances.map((distance) => Math.abs(distance - usual));
}
