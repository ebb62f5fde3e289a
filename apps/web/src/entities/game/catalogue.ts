/** The built games as this person sees them. */
import type { User } from '@mindhero/contract/user';
import { type Subject, subjects } from '@mindhero/engine/subject';
import { type CatalogueEntry, catalogue, entries, type GameId } from '@mindhero/games/catalogue';
import { mayUse } from '../person/permissions.ts';

export interface Area {
  readonly subject: Subject;
  readonly path: `/games/${Subject}`;
  readonly games: readonly { readonly id: GameId; readonly path: (typeof catalogue)[number]['path'] }[];
}

/** The areas that a person may use, each with its built games. */
export function areasOf(person: User): readonly Area[] {
  return subjects
    .filter((subject) => mayUse(subject)(person))
    .map((subject) => ({
      subject,
      path: `/games/${subject}` as const,
      games: catalogue.filter((game) => game.subject === subject),
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

/** The games whose screen has this address, one or more; none if it is no game's. */
export function gamesAt(path: string): readonly (CatalogueEntry & { readonly id: GameId })[] {
  return catalogue.filter((game) => game.path === path);
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
