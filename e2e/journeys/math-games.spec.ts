import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { expect, test } from '../fixtures.ts';
import { goTo } from '../go-to.ts';
import { chooseTraining, createRobot, startPlay, unfoldSettings } from '../robot.ts';

/** A game, and a training of it that is played with three questions. */
interface Training {
  readonly game: GameId;
  readonly training: string;
  readonly reached?: RegExp;
}

interface Session {
  /** Nobody else plays as this pupil meanwhile: what is played in two windows at once brings no points. */
  readonly who: string;
  /** What is played one after the other. */
  readonly trainings: readonly [Training, ...Training[]];
}

const sessions: readonly Session[] = [
  {
    who: 'anna.pavlenko',
    trainings: [
      { game: 'abacus', training: 'Solve: first steps' },
      { game: 'multiply', training: 'Two digits × one' },
      { game: 'degrees', training: 'Cube roots' },
    ],
  },
  {
    who: 'polina.diachenko',
    trainings: [
      { game: 'flash', training: 'Lightning cards' },
      { game: 'fractions', training: 'Mixed numbers' },
      { game: 'factor-frenzy', training: 'Common multiples' },
    ],
  },
  {
    who: 'kyrylo.zakharchenko',
    trainings: [
      { game: 'multiply-divide', training: 'Chains of three' },
      { game: 'percentages', training: 'All three' },
      { game: 'forsage', training: 'Sprint', reached: /Fastest pace you managed: 0\.6\ss per number/ },
    ],
  },
];

const pathOf = (game: GameId) =>
  `${catalogue.find(({ id }) => id === game)?.path ?? '/games'}?game=${game}&lang=en`;

for (const { who, trainings } of sessions) {
  const names = trainings.map(({ game }) => game).join(', ');
  test(`${names}: played to the end with the keyboard alone, without a mistake`, async ({ open }) => {
    const page = await open(who, pathOf(trainings[0].game));
    for (const { game, training, reached } of trainings) {
      if (game !== trainings[0].game) await goTo(page, pathOf(game));
      await chooseTraining(page, training);
      await unfoldSettings(page);
      await page.getByRole('spinbutton', { name: 'Questions', exact: true }).fill('3');
      await page.keyboard.press('Tab');
      const started = await startPlay(page);
      await createRobot(page, started).play();
      await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
      await expect(page.getByText(/^\+\d+/)).toBeVisible();
      if (reached !== undefined) await expect(page.getByText(reached)).toBeVisible();
    }
  });
}

test('multiply and multiply-divide share a screen: links lead to the right one, and the keyboard goes between them', async ({
  open,
}) => {
  const page = await open('zofia.nowak', '/games/math');
  const search = page.getByRole('link', { name: /^Number search/ });
  await expect(search).toHaveAttribute('href', /\/games\/reading\/number-search/);
  await page.getByRole('link', { name: /^Multiply and divide/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Multiply and divide' })).toBeVisible();
  const others = page.getByRole('navigation', { name: 'Games on this screen' });
  await others.getByRole('link', { name: 'Multiply', exact: true }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Multiply', exact: true })).toBeVisible();
  await expect(page).toHaveURL(/game=multiply(&|$)/);
  await expect(others.getByRole('link', { name: 'Multiply', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
});
