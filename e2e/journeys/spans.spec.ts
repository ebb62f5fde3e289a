import type { GameId } from '@mindhero/games/catalogue';
import { expect, test } from '../fixtures.ts';
import { createRobot, startPlay } from '../robot.ts';

/** As short as they get; the first mistake ends them. */
const games: readonly { game: GameId; settings: object; reached: RegExp }[] = [
  {
    game: 'sequence',
    settings: { direction: 'backward', start_length: 2, item_ms: 300, gap_ms: 100, strict: true },
    reached: /^You kept 2 digits in a row in mind/,
  },
  {
    game: 'number-memory',
    settings: { start_length: 1, display: 'fixed', display_ms: 300, strict: true },
    reached: /^Level 2 reached$/,
  },
];

for (const { game, settings, reached } of games) {
  test(`${game}: played with the keyboard alone until a mistake, which is shown beside what was right`, async ({
    open,
  }) => {
    const page = await open('zofia.nowak', '/profile');
    await page.evaluate(
      ([game, text]) => {
        localStorage.setItem(`settings.${game}`, text);
        localStorage.setItem(`instructions.${game}`, 'seen');
      },
      [game, JSON.stringify(settings)] as const,
    );
    await page.goto(`/games/memory/${game}?lang=en`);
    const started = await startPlay(page);
    await createRobot(page, started).play(1);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('textbox')).toBeFocused();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    await expect(page.getByText(reached)).toBeVisible();
    await expect(page.getByRole('img', { name: /^Right: .+ Typed: 0\./ })).toBeVisible();
    await expect(page.getByText(/^\+\d+/)).toBeVisible();
  });
}
