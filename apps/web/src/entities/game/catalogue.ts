/** The built games as this person sees them. */
import { type Subject, subjects } from '@mindhero/engine/subject';
import { type CatalogueEntry, catalogue, entries, type GameId } from '@mindhero/games/catalogue';
import { type Listed, lists } from '@mindhero/games/listed';
import { mayUse, type Person } from '../person/permissions.ts';

export interface Area {
  readonly subject: Subject;
  readonly path: `/games/${Subject}`;
  readonly games: readonly Listed[];
}

/**
 * The areas that a person may use, each with what its list shows. Of another area's game it shows nothing to whom that
 * area is closed: every tile can be opened.
 */
export function areasOf(person: Person): readonly Area[] {
  return subjects
    .filter((subject) => mayUse(subject)(person))
    .map((subject) => ({
      subject,
      path: `/games/${subject}` as const,
      games: lists[subject].filter(({ game }) => mayUse(subjectOf(game))(person)),
    }));
}

/** Which area a game belongs to. */
export function subjectOf(game: GameId): Subject {
  return entries[game].subject;
}

/** The game that follows in its area, after the last one the first; null where it is alone. */
export function gameAfter(game: GameId): GameId | null {
  const games = catalogue.filter(({ subject }) => subject === subjectOf(game));
  const next = games[(games.findIndex(({ id }) => id === game) + 1) % games.length];
  return next === undefined || next.id === game ? null : next.id;
}

/** The games on the screen of a game, itself included. */
export function gamesBeside(game: GameId): readonly GameId[] {
  return gamesAt(entries[game].path).map(({ id }) => id);
}

/**
 * The games whose screen has this address, one or more; none if it is no game's. Neither case nor slashes at the end
 * count, as the router has it for all other screens: what a game's route catches is compared here only.
 */
export function gamesAt(path: string): readonly (CatalogueEntry & { readonly id: GameId })[] {
  const address = path.replace(/\/+$/, '').toLowerCase();
  return catalogue.filter((game) => game.path.toLowerCase() === address);
}

/** Where a game is found. Games that share a screen say in its address which of them is meant. */
export function gameLink(game: GameId): {
  readonly to: '/games/$';
  readonly params: { readonly _splat: string };
  readonly search: { readonly game?: GameId };
} {
  return {
    to: '/games/$',
    params: { _splat: entries[game].path.slice('/games/'.length) },
    search: gamesBeside(game).length > 1 ? { game } : {},
  };
}

/** Where what was proposed to somebody is played: the address tells the settings, `readChosen` of the game's screen reads them. */
export function proposalLink(
  game: GameId,
  settings: Readonly<Record<string, unknown>>,
): Omit<ReturnType<typeof gameLink>, 'search'> & {
  readonly search: { readonly game?: GameId; readonly with: Readonly<Record<string, unknown>> };
} {
  const { search, ...link } = gameLink(game);
  return { ...link, search: { ...search, with: settings } };
}

/** Where a tile of a list leads: to a game, with the training chosen where it is about some of them only. */
export function listedLink({ game, presets }: Listed): Omit<ReturnType<typeof gameLink>, 'search'> & {
  readonly search: { readonly game?: GameId; readonly preset?: string };
} {
  const { search, ...link } = gameLink(game);
  const preset = presets?.[0];
  return { ...link, search: preset === undefined ? search : { ...search, preset } };
}
