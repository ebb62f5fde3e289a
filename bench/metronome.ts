/**
 * Metronome: when its clicks are heard, by ten minutes of sound that its own scheduler makes. The browser renders them
 * faster than they would sound (an offline audio graph), looked at as unevenly as a busy page looks, and every onset is
 * found in the samples.
 */
import { chromium, type Page } from '@playwright/test';
import { build } from 'vite';
import { browserFlags, provideBrowser } from '../tools/browser.ts';
import type { Figure } from './figure.ts';
import type { Heard } from './metronome-page.ts';

/** Slowest, one that divides neither the second nor the rate of the samples, fastest. */
const TEMPI = [20, 137, 240];
const MINUTES = 10;
const MOST_DRIFT_MS = 1;

export async function measure(): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: await provideBrowser(),
    args: [...browserFlags],
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ type: 'module', content: await recorder() });
    const figures: Figure[] = [];
    for (const bpm of TEMPI) figures.push(figureOf(bpm, await listen(page, bpm)));
    return figures;
  } finally {
    await browser.close();
  }
}

/** The recorder with the scheduler that it listens to, as one script. */
async function recorder(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: new URL('metronome-page.ts', import.meta.url).pathname },
    },
  });
  const files = 'output' in result ? result.output : [];
  const [script] = files.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  if (script === undefined) throw new Error('the recorder was not built');
  return script;
}

async function listen(page: Page, bpm: number): Promise<Heard> {
  await page.waitForFunction(() => 'record' in window);
  return page.evaluate(([bpm = 0, minutes = 0]) => window.record(bpm, minutes), [bpm, MINUTES]);
}

function figureOf(bpm: number, { clicks, worstMs, lastMs }: Heard): Figure {
  const due = bpm * MINUTES;
  return {
    name: `metronome at ${bpm} bpm, ${clicks} of ${due} clicks in ${MINUTES} min: off its beat at worst / at the last one`,
    measured: `${worstMs.toFixed(4)} / ${lastMs.toFixed(4)} ms`,
    target: `< ${MOST_DRIFT_MS} ms`,
    met: clicks === due && worstMs < MOST_DRIFT_MS,
  };
}
