import { catalogue, entries, type GameId } from '@mindhero/games/catalogue';
import type { Page } from '@playwright/test';

/**
 * Opens the set-up of a game with settings of ours, in English and past its instructions.
 * @param page signed in, on any page of the product
 */
export async function openSetUp(page: Page, id: GameId, settings: object): Promise<void> {
  await page.evaluate(
    ([id, settings]) => {
      localStorage.setItem(`settings.${id}`, settings);
      // Otherwise the server would be asked whether something else was chosen since.
      localStorage.removeItem(`settings.${id}.instead`);
      localStorage.setItem(`instructions.${id}`, 'seen');
    },
    [id, JSON.stringify(settings)] as const,
  );
  const { path } = entries[id];
  const isShared = catalogue.filter((game) => game.path === path).length > 1;
  await page.goto(`${path}?lang=en${isShared ? `&game=${id}` : ''}`);
}
