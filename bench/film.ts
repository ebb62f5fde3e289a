/**
 * Films: when each number or word is drawn on the screen, by Chromium's own trace, while a dot in a corner has every frame
 * drawn. Where that stalls, the machine was not able to show anything, and the run tells nothing about the film. Run it
 * alone.
 */
import type { GameId } from '@mindhero/games/catalogue';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { createRobot, startPlay } from '../e2e/robot.ts';
import { categories, CLOCK_MARK, judge, readTrace, type Showing } from './drawn.ts';
import type { Figure } from './figure.ts';
import { type Busy, keepBusy, noteFilms, readFilms } from './film-page.ts';
import { inBrowser } from './in-browser.ts';
import { keepDrawing } from './pictures.ts';
import { openPupilPage } from './pupil-page.ts';
import { load, ranked } from './samples.ts';
import { openSetUp } from './set-up.ts';

/** So many runs tell something; of so many at most. */
const RUNS = 3;
const MOST_RUNS = 6;
/** Of a headless browser, which has no screen. */
const FRAME_MS = 1000 / 60;
/** At most two pictures late. */
const TWO_FRAMES_MS = 34;

/** A game that shows one thing after the other. */
export interface FilmGame {
  readonly id: GameId;
  /** What it shows, for the names of the figures: what is looked at, and what is between two of them. */
  readonly shows: readonly [lit: string, between: string];
  /** What the film is called on the page. */
  readonly label: string;
  /** What comes when all has been shown. */
  over(page: Page): Locator;
  /** Plays to the end; if left out, the robot does. */
  end?(page: Page): Promise<void>;
}

export interface FilmCase {
  /** How quick it is, for the names of the figures. */
  readonly speed: string;
  readonly settings: object;
  /** The usual time from one thing to the next, in milliseconds. */
  readonly interval: number;
  readonly busy?: Busy;
  readonly goal?: 'idle' | 'busy';
}

export function measureFilms(game: FilmGame, cases: readonly FilmCase[]): Promise<Figure[]> {
  return inBrowser(async (browser, baseURL) => {
    const figures: Figure[] = [];
    for (const one of cases) {
      const context = await browser.newContext({
        baseURL,
        viewport: { width: 480, height: 480 },
      });
      figures.push(...(await figuresOf(game, one, context)));
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

/** Plays one game, and looks at the showing that ran to its end. */
async function watch(page: Page, game: FilmGame, { settings, busy }: FilmCase): Promise<Run> {
  await openSetUp(page, game.id, settings);
  const browser = page.context().browser();
  if (browser === null) throw new Error('there is no browser to trace');
  await browser.startTracing(page, { categories });
  const started = await startPlay(page);
  await page.getByRole('img', { name: game.label }).waitFor();
  await page.evaluate(keepDrawing);
  await page.evaluate((name) => void performance.mark(name), CLOCK_MARK);
  if (busy !== undefined) await page.evaluate(keepBusy, busy);
  await game.over(page).waitFor();
  const films = await page.evaluate(readFilms);
  const { drawn, onMainThread } = readTrace((await browser.stopTracing()).toString());
  await (game.end?.(page) ?? createRobot(page, started).play());
  // Left before its result is there, the next run would be asked whether to go on with it.
  await page.getByRole('button', { name: 'Again' }).waitFor();
  const film = films.at(-1);
  if (film === undefined) throw new Error('no film was shown');
  const showing = judge(film.slots, drawn, film.until);
  return { ...showing, again: films.length - 1, onMainThread };
}

/** Whether the machine kept up: the longest time without a picture is no longer than half a blank, or one frame left out. */
function isConclusive({ stall }: Run, interval: number): boolean {
  return stall <= Math.max(interval / 10, 1.5 * FRAME_MS);
}

async function figuresOf(game: FilmGame, one: FilmCase, context: BrowserContext): Promise<Figure[]> {
  const { interval, busy, goal } = one;
  await context.addInitScript(noteFilms);
  const page = await openPupilPage(context);
  const all: Run[] = [];
  const conclusive = () => all.filter((run) => isConclusive(run, interval));
  while (all.length < MOST_RUNS && conclusive().length < RUNS) all.push(await watch(page, game, one));

  const runs = conclusive();
  const state = busy === undefined ? 'idle' : `main thread blocked ${busy[0]} to ${busy[1]} ms at random`;
  const [lit, between] = game.shows;
  const name = `${game.id} at ${one.speed}, ${state}`;
  if (runs.length === 0) {
    const stall = Math.max(...all.map((run) => run.stall));
    const measured = `inconclusive: the control stalled up to ${stall.toFixed(0)} ms (${load()})`;
    return [{ name, measured, target: '', met: null }];
  }
  const offs = ranked(runs.flatMap((run) => run.offs.map(Math.abs)));
  const ways = ranked(runs.flatMap((run) => run.ways));
  const sum = (of: (run: Run) => number) => runs.reduce((total, run) => total + of(run), 0);
  const fewest = (of: (run: Run) => number) => Math.min(...runs.map(of));
  const lost = sum((run) => run.undrawn.numbers + run.undrawn.blanks + run.wrong + run.onMainThread);
  const inconclusive = all.length - runs.length;
  const shown = runs.reduce((sum, { offs }) => sum + offs.length, 0);
  const told = `${shown} ${lit} in ${runs.length} runs, ${inconclusive} more inconclusive, ${load()}`;
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
      name: `${name}: ${lit} / ${between} never drawn, wrong pictures, animations of the main thread`,
      measured: `${sum((run) => run.undrawn.numbers)} / ${sum((run) => run.undrawn.blanks)}, ${sum((run) => run.wrong)}, ${sum((run) => run.onMainThread)}`,
      target: '0 / 0, 0, 0',
      met: lost === 0,
    },
    {
      name: `${name}: fewest pictures of ${lit} / of ${between}; begun anew`,
      measured: `${fewest((run) => run.fewest.number)} / ${fewest((run) => run.fewest.blank)}; ${sum((run) => run.again)}`,
      target: '',
      met: null,
    },
  ];
}
