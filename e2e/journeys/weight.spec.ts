import { gameFiles, heaviestLanguage, restFiles, taskFiles } from '../../tools/screen-files.ts';
import { budget, loadOf, weigh, weighedScreens } from '../../tools/weight.ts';
import { expect, test } from '../fixtures.ts';

const inHeaviest = (path: string) => `${path}?lang=${heaviestLanguage}`;

/** What the journeys' own way of signing in asks for, and what a screen at rest does. */
const apart = new Set(['/empty', '/api/token/', '/api/v1/tickets/']);

test('the first load of /login keeps to its budget, and screens add little to it', async ({
  context,
  open,
}) => {
  const { files: login } = await loadOf(context, async () => {
    const page = await context.newPage();
    await page.goto('/login');
    return page;
  });
  const { js, css } = weigh(login);
  for (const file of restFiles()) apart.add(file);
  expect(js).toBeGreaterThan(0);
  expect.soft(js).toBeLessThanOrEqual(budget.login.js);
  expect.soft(css).toBeLessThanOrEqual(budget.login.css);

  for (const [who, path] of weighedScreens) {
    const { files, addresses } = await loadOf(context, () => open(who, inHeaviest(path)));
    expect.soft(weigh(new Set(files).difference(login)).js, path).toBeLessThanOrEqual(budget.screen.js);
    const visit = addresses.filter((address) => !apart.has(address));
    expect.soft(visit.length, `${path}: ${visit.join(' ')}`).toBeLessThanOrEqual(budget.requests);
  }
  for (const [name, screen] of [...gameFiles(), ...taskFiles()]) {
    expect.soft(weigh(screen.difference(login)).js, name).toBeLessThanOrEqual(budget.screen.js);
  }
});

test('what the build says of a game is what a browser loads', async ({ context, open }) => {
  const { files } = await loadOf(context, () => open('student', inHeaviest('/games/math/flash')));
  const told = gameFiles().get('flash') ?? new Set();
  expect(told.size).toBeGreaterThan(0);
  // On a slow machine a screen comes to rest so late that what is kept for times without a network is fetched meanwhile.
  expect(new Set(files).difference(restFiles().difference(told))).toEqual(told);
});
