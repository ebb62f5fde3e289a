/** The training that is made of what a pupil masters. */
import { standStill, violationsOn } from '../axe.ts';
import { expect, test } from '../fixtures.ts';
import { chooseTraining, createRobot, startPlay, unfoldSettings } from '../robot.ts';

/** Of the trainings with a mix: one on paper or in the head, one on the abacus. */
const mixes = [
  { name: 'Columns', path: '/games/math/columns', wish: 'Hard', challenge: 'hard' },
  { name: 'Abacus', path: '/games/abacus', wish: 'Easy', challenge: 'easy' },
] as const;

for (const { name, path, wish, challenge } of mixes)
  test(`my mix: a pupil chooses how hard ${name} is to be, plays what is made of the own skills, and gets a result`, async ({
    open,
  }) => {
    const page = await open('student', path);
    await chooseTraining(page, 'My mix');
    await unfoldSettings(page);
    const difficulty = page.getByRole('group', { name: 'Difficulty' });
    await expect(difficulty.getByRole('radio')).toHaveCount(4);
    await difficulty.getByRole('radio', { name: wish }).press('Space');
    await expect(page.getByText(/Easy: about 9 of 10 are right/)).toBeVisible();
    await page.getByRole('spinbutton', { name: 'Questions', exact: true }).fill('3');
    await standStill(page);
    expect(await violationsOn(page)).toEqual([]);

    const started = await startPlay(page);
    expect(started.settings).toMatchObject({ module: 'mix', challenge, repeats: 3 });
    // Months of training: it is made for this pupil, by the server.
    expect(started.settings['abilities']).not.toEqual([]);
    await createRobot(page, started).play();
    await expect(page.getByRole('img', { name: '3 of 3 stars' })).toBeVisible();
    await expect(page.getByText(/^\+\d+$/)).toBeVisible();
    await standStill(page);
    expect(await violationsOn(page)).toEqual([]);
  });
