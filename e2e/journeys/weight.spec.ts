import { budget, loadedFiles, weigh, weighedScreens } from '../../tools/weight.ts';
import { expect, test } from '../fixtures.ts';

test('the first load of /login keeps to its budget', async ({ page }) => {
  const { js, css } = weigh(await loadedFiles(page, '/login'));
  expect(js).toBeGreaterThan(0);
  expect(js).toBeLessThanOrEqual(budget.login.js);
  expect(css).toBeLessThanOrEqual(budget.login.css);
});

for (const [who, path] of weighedScreens) {
  test(`${path} adds little to it`, async ({ page, open }) => {
    const login = await loadedFiles(page, '/login');
    const screen = await loadedFiles(await open(who, '/'), path);
    expect(weigh(screen.difference(login)).js).toBeLessThanOrEqual(budget.screen.js);
  });
}
