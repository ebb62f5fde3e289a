/** Names of screens, as routes declare them and titles, menus and placeholders show them. */
import { type GameId, gameIds } from '@mindhero/games/catalogue';
import { useMatches } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';

export type ScreenName = keyof typeof import('../strings/en/screens.json') | GameId;

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The screen's name; its title is in the texts `screens`, that of a built game in the texts `rooms`. */
    name?: ScreenName;
  }
}

function isGame(name: ScreenName): name is GameId {
  return (gameIds as readonly string[]).includes(name);
}

/** The title of the screen that is open: that of the innermost route with a name. */
export function useScreenTitle(): string {
  const name = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.name)?.staticData.name,
  });
  const { t, i18n } = useTranslation('screens', { useSuspense: false });
  if (name === undefined) return '';
  // The route of a game loads the rooms' texts itself.
  return isGame(name) ? i18n.t(`rooms:title.${name}`) : t(name);
}
