import type { ListedId } from '@mindhero/games/ways';
import type { TFunction } from 'i18next';

/** The titles of games, each once. */
export function namesOfGames(
  games: readonly ListedId[],
  t: TFunction<['homework', 'game_titles']>,
): string[] {
  return [...new Set(games)].map((game) => t(`game_titles:title.${game}`));
}
