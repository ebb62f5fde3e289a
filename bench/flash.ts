/**
 * Flash: when each number is drawn on the screen, by Chromium's own trace, while a dot in a corner has every frame drawn.
 * Where that stalls, the machine was not able to show anything, and the run tells nothing about flash. Run it alone.
 */
import { loadavg } from 'node:os';
import type { BrowserContext, Page } from '@playwright/test';
import { createRobot, startPlay } from '../e2e/robot.ts';
import { categories, CLOCK_MARK, judge, readTrace, type Showing } from './drawn.ts';
import type { Figure } from './figure.ts';
import { type Busy, keepBusy, noteFilms, readFilms } from './film-page.ts';
import { inBrowser } from './in-browser.ts';
import { keepDrawing } from './pictures.ts';
import { openPupilPage } from './pupil-page.ts';
import { openSetUp } from './set-up.ts';

/** So many runs tell something; of so many at most. */
const RUNS = 3;
const MOST_RUNS = 6;
/** Of a headless browser, which has no screen. */
const FRAME_MS = 1000 / 60;
/** At most two pictures late. */
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

export function measure(): Promise<Figure[]> {
  return inBrowser(async (browser, baseURL) => {
    const figures: Figure[] = [];
    for (const one of cases) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 480, height: 480 },
      });
      figures.push(...(await figuresOf(one, context)));
      await context.close();
    }
    return figures;
  });
}

interface Run extends Showing {
  /** How often the example was begun anew, since the page could not tell whether it had been seen. */
  readonly again: number;
  /** Animations that were not left to the compositor. */
  readonly onMainThread: number;
}

/** Plays one example, and looks at the showing that ran to its end. */
async function watch(page: Page, { interval, busy }: Case): Promise<Run> {
  await openSetUp(page, 'flash', { ...competition, interval_ms: interval });
  const browser = page.context().browser();
  if (browser === null) throw new Error('there is no browser to trace');
  await browser.startTracing(page, { categories });
  const started = await startPlay(page);
  await page.getByRole('img', { name: 'Numbers are shown one after the other' }).waitFor();
  await page.evaluate(keepDrawing);
  await page.evaluate((name) => void performance.mark(name), CLOCK_MARK);
  if (busy !== undefined) await page.evaluate(keepBusy, busy);
  await page.getByRole('textbox').waitFor();
  const films = await page.evaluate(readFilms);
  const { drawn, onMainThread } = readTrace((await browser.stopTracing()).toString());
  // So that the next run is not asked whether to go on with this one.
  await createRobot(page, started).play();
  const slots = films.at(-1)?.slots ?? [];
  const showing = judge(slots, drawn, interval);
  return { ...showing, again: films.length - 1, onMainThread };
}

/** Whether the machine kept up: the longest time without a picture is no longer than half a blank, or one frame left out. */
function isConclusive({ stall }: Run, interval: number): boolean {
  return stall <= Math.max(interval / 10, 1.5 * FRAME_MS);
}

async function figuresOf(one: Case, context: BrowserContext): Promise<Figure[]> {
  const { interval, busy, goal } = one;
  await context.addInitScript(noteFilms);
  const page = await openPupilPage(context);
  const all: Run[] = [];
  const conclusive = () => all.filter((run) => isConclusive(run, interval));
  while (all.length < MOST_RUNS && conclusive().length < RUNS) all.push(await watch(page, one));

  const runs = conclusive();
  const state = busy === undefined ? 'idle' : `main thread blocked ${busy[0]} to ${busy[1]} ms at random`;
  const name = `flash at ${interval} ms, ${state}`;
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  if (runs.length === 0) {
    const stall = Math.max(...all.map((run) => run.stall));
    const measured = `inconclusive: the control stalled up to ${stall.toFixed(0)} ms (${load})`;
    return [{ name, measured, target: '', met: null }];
  }
  const offs = ranked(runs.flatMap((run) => run.offs.map(Math.abs)));
  const ways = ranked(runs.flatMap((run) => run.ways));
  const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
  const fewest = (of: (run: Run) => number) => Math.min(...runs.map(of));
  const lost = sum((run) => run.undrawn.numbers + run.undrawn.blanks + run.wrong + run.onMainThread);
  const inconclusive = all.length - runs.length;
  const told = `${runs.length} runs of 15 numbers, ${inconclusive} more inconclusive, ${load}`;
  return [
    {
      name: `${name}: off the timetable, 95th percentile / worst (${told})`,
      measured: `${offs.p95.toFixed(1)} / ${offs.worst.toFixed(1)} ms`,
      target: { idle: 'p95 ≤ 1 ms', busy: `worst ≤ ${TWO_FRAMES_MS} ms`, none: '' }[goal ?? 'none'],
      met: goal === undefined ? null : goal === 'idle' ? offs.p95 <= 1 : offs.worst <= TWO_FRAMES_MS,
    },
    {
      name: `${name}: from its moment to the screen, 95th percentile / worst`,
      measured: `${ways.p95.toFixed(1)} / ${ways.worst.toFixed(1)} ms`,
      target: '',
      met: null,
    },
    {
      name: `${name}: numbers / blanks never drawn, wrong pictures, animations of the main thread`,
      measured: `${sum((run) => run.undrawn.numbers)} / ${sum((run) => run.undrawn.blanks)}, ${sum((run) => run.wrong)}, ${sum((run) => run.onMainThread)}`,
      target: '0 / 0, 0, 0',
      met: lost === 0,
    },
    {
      name: `${name}: fewest pictures of a number / of a blank; examples begun anew`,
      measured: `${fewest((run) => run.fewest.number)} / ${fewest((run) => run.fewest.blank)}; ${sum((run) => run.again)}`,
      target: '',
      met: null,
    },
  ];
}

function ranked(times: readonly number[]): { readonly p95: number; readonly worst: number } {
  const sorted = times.toSorted((a, b) => a - b);
  return { p95: sorted[Math.ceil(0.95 * sorted.length) - 1] ?? 0, worst: sorted.at(-1) ?? 0 };
}
