/** Names of screens, as routes declare them and titles, menus and placeholders show them. */
import type { GameId } from '@mindhero/games/catalogue';
import { useLocation, useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { gamesAt } from './catalogue.ts';
import { OF_SCREEN } from './of-screen.ts';

/** A screen by the name under which the texts `screens` have its title. */
export type ScreenName = keyof typeof import('../../strings/en/screens.json');

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name; its title is in the texts `screens`. A game's screen has the title of the game. */
    name?: ScreenName;
  }
}

/** The name of the screen that is open: that of the innermost route with one; undefined where none has. */
function useScreenName(): ScreenName | undefined {
  return useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.name)?.staticData.name,
  });
}

/** The game whose screen is open, or undefined. */
function useOpenGame(): GameId | undefined {
  return useLocation({
    select: ({ pathname, search }) => {
      const games = gamesAt(pathname).map(({ id }) => id);
      return games.find((id) => id === search.game) ?? games[0];
    },
  });
}

/** The title of the screen that is open. */
export function useScreenTitle(): string {
  const name = useScreenName();
  const game = useOpenGame();
  const { t, i18n } = useTranslation('screens', { useSuspense: false });
  // The route of a game loads the titles itself.
  if (game !== undefined) return i18n.t(`game_titles:title.${game}`);
  return name === undefined ? '' : t(name);
}

/** Under which name the manual tells of the screen that is open; null within the manual itself. */
export function useManualName(): string | null {
  const name = useScreenName();
  const game = useOpenGame();
  if (game !== undefined) return `game-${game}`;
  return name === undefined || name === 'manual' ? null : `${OF_SCREEN}${name}`;
}
