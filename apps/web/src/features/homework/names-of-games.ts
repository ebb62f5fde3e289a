import type { GameId } from '@mindhero/games/catalogue';
import type { TFunction } from 'i18next';

/** The titles of games, each once. */
export function namesOfGames(games: readonly GameId[], t: TFunction<['homework', 'rooms']>): string[] {
  return [...new Set(games)].map((game) => t(`rooms:title.${game}`));
}
