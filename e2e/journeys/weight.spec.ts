import { catalogue } from '@mindhero/games/catalogue';
import type { APIRequestContext } from '@playwright/test';
import {
  askedForLater,
  demonstrationFiles,
  filesOfGames,
  filesForLater,
  gameFiles,
  heaviestLanguage,
  taskFiles,
} from '../../tools/screen-files.ts';
import { budget, bytesOf, loadOf, visitBudget, weigh, weighedScreens } from '../../tools/weight.ts';
import { expect, signedIn, test } from '../fixtures.ts';

const inHeaviest = (path: string) => `${path}?lang=${heaviestLanguage}`;

/** A level that is still to be celebrated brings its dialog to whoever opens the start page first. */
async function celebrateLevel(request: APIRequestContext, username: string): Promise<void> {
  const { access } = await signedIn(request, username);
  const headers = { authorization: `Bearer ${access}` };
  const { level } = (await (await request.get('/api/v1/users/me/', { headers })).json()) as { level: number };
  await request.post('/api/v1/users/me/celebrated-level/', { headers, data: { level } });
}

/** What the journeys' own way of signing in asks for. */
const apart = new Set(['/empty', '/api/token/']);

test('the first load of /login keeps to its budget, and screens add little to it', async ({
  context,
  open,
}) => {
  await celebrateLevel(context.request, 'student');
  // Each screen as on a first visit: a browser whose requests are looked into keeps nothing of the screen before.
  await context.route('**', (route) => route.continue());
  const later = askedForLater();
  const { files: login } = await loadOf(context, later, async () => {
    const page = await context.newPage();
    await page.goto('/login');
    return page;
  });
  const { js, css } = weigh(login);
  const apartFrom = filesOfGames().union(apart);
  expect(js).toBeGreaterThan(0);
  expect.soft(js).toBeLessThanOrEqual(budget.login.js);
  expect.soft(css).toBeLessThanOrEqual(budget.login.css);

  for (const [who, path] of weighedScreens) {
    const { files, received } = await loadOf(context, later, () => open(who, inHeaviest(path)));
    expect
      .soft(weigh(new Set(files).difference(login.union(apartFrom))).js, path)
      .toBeLessThanOrEqual(budget.screen.js);
    const visit = received.filter((one) => !apartFrom.has(one.path));
    const most = visitBudget(who, path);
    const answers = visit.filter((one) => one.path.startsWith('/api/'));
    const bytesOfFiles = bytesOf(visit) - bytesOf(answers);
    const listed = visit.map((one) => `${one.path} ${one.bytes}`).join('\n');
    expect.soft(visit.length, `requests of ${path}:\n${listed}`).toBeLessThanOrEqual(most.requests);
    expect.soft(bytesOfFiles, `bytes of the files of ${path}:\n${listed}`).toBeLessThanOrEqual(most.files);
    expect
      .soft(bytesOf(answers), `bytes of the answers to ${path}:\n${listed}`)
      .toBeLessThanOrEqual(budget.answers);
  }
  for (const [name, screen] of [...gameFiles(), ...taskFiles()]) {
    expect.soft(weigh(screen.difference(login)).js, name).toBeLessThanOrEqual(budget.screen.js);
  }
});

test('what the build says of a game is what a browser loads', async ({ context, open }) => {
  const flash = catalogue.find(({ id }) => id === 'flash') ?? catalogue[0];
  const told = gameFiles().get(flash.id) ?? new Set();
  const loaded = new Set<string>();
  context.on('request', (request) => loaded.add(new URL(request.url()).pathname));
  await open('student', inHeaviest('/games/math/flash'));
  await expect.poll(() => [...told.difference(loaded)]).toEqual([]);
  // On a slow machine what comes later comes before the screen is whole.
  const scripts = [...loaded.difference(told)].filter((file) => /\.(js|css)$/.test(file));
  const later = filesForLater().union(demonstrationFiles(flash));
  expect(scripts.filter((file) => !later.has(file))).toEqual([]);
});
