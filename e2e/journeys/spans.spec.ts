import { expect, playedBefore, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { createRobot, startPlay } from '../robot.ts';

/** As short as they get; the first mistake ends them. */
const games = [
  {
    game: 'sequence',
    settings: { direction: 'backward', start_length: 2, item_ms: 300, gap_ms: 100, strict: true },
    reached: /^You remembered 2 digits in a row/,
  },
  {
    game: 'number-memory',
    settings: { start_length: 1, display: 'fixed', display_ms: 300, strict: true },
    reached: /^Level 2 reached$/,
  },
] as const;

test('sequence and number-memory: played with the keyboard alone until a mistake, which is shown beside what was right', async ({
  open,
}) => {
  const stored = Object.assign({}, ...games.map(({ game, settings }) => playedBefore(game, settings)));
  const page = await open('marko.honchar', `/games/memory/${games[0].game}`, stored);
  for (const { game, reached } of games) {
    if (game !== games[0].game) await goTo(page, `/games/memory/${game}`);
    const started = await startPlay(page);
    await createRobot(page, started).play(1);
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(page.getByText(reached)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Correct: .+ Typed: 0\./ })).toBeVisible();
    await expect(page.getByText(/^\+\d+/)).toBeVisible();
  }
});
