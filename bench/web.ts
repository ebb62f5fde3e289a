/** The web app: how much each screen loads, and what Lighthouse says about the first one. */
import type { Browser, BrowserContext } from '@playwright/test';
import lighthouse from 'lighthouse';
import { drawPort } from '../tools/port.ts';
import { askedForLater, filesOfGames, gameFiles, heaviestLanguage } from '../tools/screen-files.ts';
import {
  budget,
  byKind,
  bytesOf,
  furtherScreens,
  kilobytes,
  type Load,
  loadOf,
  visitBudget,
  weigh,
  weighedScreens,
} from '../tools/weight.ts';
import type { Figure } from './figure.ts';
import { inBrowser } from './in-browser.ts';
import { median } from './samples.ts';

const LIGHTHOUSE_RUNS = 3;

export async function measure(): Promise<Figure[]> {
  const port = drawPort();
  return [
    ...(await inBrowser(weights)),
    // Lighthouse finds its browser by this port.
    ...(await inBrowser(
      (_browser, url) => scores(`${url}/login`, port),
      [`--remote-debugging-port=${port}`],
    )),
  ];
}

async function weights(browser: Browser, url: string): Promise<Figure[]> {
  const { files: login } = await load(await browser.newContext({ baseURL: url }), '/login');
  const { js, css } = weigh(login);
  const figures = [
    weight('/login: JavaScript, brotli', js, budget.login.js),
    weight('/login: CSS, brotli', css, budget.login.css),
  ];
  const added = (name: string, files: ReadonlySet<string>) =>
    weight(
      `${name}: JavaScript on top of /login`,
      weigh(new Set(files).difference(login)).js,
      budget.screen.js,
    );
  const apart = filesOfGames();
  for (const [username, path] of [...weighedScreens, ...furtherScreens]) {
    for (const language of ['en', heaviestLanguage]) {
      // The demonstration's service worker would bring the whole app meanwhile.
      const context = await signedIn(
        await browser.newContext({ baseURL: url, serviceWorkers: 'block' }),
        username,
      );
      const { files, received } = await load(context, `${path}?lang=${language}`);
      const visit = received.filter((one) => !apart.has(one.path));
      const name = `${username}, ${path}, ${language}`;
      if (language === heaviestLanguage) figures.push(added(name, new Set(files).difference(apart)));
      const most = visitBudget(username, path);
      figures.push(requests(name, visit.length, most.requests), wire(name, visit, most.bytes));
      await context.close();
    }
  }
  for (const [game, files] of gameFiles()) figures.push(added(game, files));
  return figures;
}

function load(context: BrowserContext, path: string): Promise<Load> {
  return loadOf(context, askedForLater(), async () => {
    const page = await context.newPage();
    await page.goto(path);
    return page;
  });
}

async function signedIn(context: BrowserContext, username: string): Promise<BrowserContext> {
  const answer = await context.request.post('/api/token/', { data: { username, password: 'Mindhero1' } });
  await context.addInitScript(
    (tokens) => {
      for (const [name, value] of Object.entries(tokens)) localStorage.setItem(name, value);
    },
    (await answer.json()) as Record<string, string>,
  );
  return context;
}

/** Medians of Lighthouse's mobile scores, 0 to 1. */
async function scores(url: string, port: number): Promise<Figure[]> {
  const performance: number[] = [];
  const accessibility: number[] = [];
  for (let run = 0; run < LIGHTHOUSE_RUNS; run++) {
    const outcome = await lighthouse(url, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility'],
    });
    performance.push(outcome?.lhr.categories['performance']?.score ?? 0);
    accessibility.push(outcome?.lhr.categories['accessibility']?.score ?? 0);
  }
  const [fast, accessible] = [median(performance), median(accessibility)];
  return [
    figure('/login: Lighthouse mobile performance', fast.toFixed(2), '≥ 0.97', fast >= 0.97),
    figure('/login: Lighthouse accessibility', accessible.toFixed(2), '1.00', accessible === 1),
  ];
}

function weight(name: string, bytes: number, most: number): Figure {
  return figure(name, kilobytes(bytes), `≤ ${kilobytes(most)}`, bytes <= most);
}

function requests(name: string, count: number, most: number): Figure {
  return figure(`${name}: requests of a first visit`, String(count), `≤ ${most}`, count <= most);
}

/** All that comes over the wire, and for what. */
function wire(name: string, visit: Load['received'], most: number): Figure {
  const bytes = bytesOf(visit);
  const parts = [...byKind(visit)].map(([kind, some]) => `${kind} ${kibibytes(some)}`).join(', ');
  return figure(
    `${name}: KiB of a first visit`,
    `${kibibytes(bytes)} (${parts})`,
    `≤ ${kibibytes(most)}`,
    bytes <= most,
  );
}

function kibibytes(bytes: number): string {
  return (bytes / 1024).toFixed(1);
}

function figure(name: string, measured: string, target: string, met: boolean): Figure {
  return { name, measured, target, met };
}
