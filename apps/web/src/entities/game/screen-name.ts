/** Names of screens, as routes declare them and titles, menus and placeholders show them. */
import { useLocation, useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { gamesAt } from './catalogue.ts';

/** A screen by the name under which the texts `screens` have its title. */
type ScreenName = keyof typeof import('../../strings/en/screens.json');

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name; its title is in the texts `screens`. A game's screen has the title of the game. */
    name?: ScreenName;
  }
}

/** The title of the screen that is open: that of the innermost route with a name. */
export function useScreenTitle(): string {
  const name = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.name)?.staticData.name,
  });
  const game = useLocation({
    select: ({ pathname, search }) => {
      const games = gamesAt(pathname).map(({ id }) => id);
      return games.find((id) => id === search.game) ?? games[0];
    },
  });
  const { t, i18n } = useTranslation('screens', { useSuspense: false });
  // The route of a game loads the titles itself.
  if (game !== undefined) return i18n.t(`game_titles:title.${game}`);
  return name === undefined ? '' : t(name);
}
