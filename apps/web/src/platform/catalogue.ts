/** The built games as this person sees them. */
import type { User } from '@mindhero/contract/user';
import { type Subject, subjects } from '@mindhero/engine/play';
import { catalogue, type GameId } from '@mindhero/games/catalogue';
import { mayUse } from './permissions.ts';

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
  return (catalogue.find(({ id }) => id === game) ?? catalogue[0]).subject;
}

/** The game that follows in its area, after the last one the first; null where it is alone. */
export function gameAfter(game: GameId): GameId | null {
  const games = catalogue.filter(({ subject }) => subject === subjectOf(game));
  const next = games[(games.findIndex(({ id }) => id === game) + 1) % games.length];
  return next === undefined || next.id === game ? null : next.id;
}

/** The games on the screen of a game, itself included. */
export function gamesBeside(game: GameId): readonly GameId[] {
  const path = pathOf(game);
  return catalogue.filter((other) => other.path === path).map(({ id }) => id);
}

/** Where a game is found. Games that share a screen say in its address which of them is meant. */
export function gameLink(game: GameId): {
  readonly to: (typeof catalogue)[number]['path'];
  readonly search: { readonly game?: GameId };
} {
  return { to: pathOf(game), search: gamesBeside(game).length > 1 ? { game } : {} };
}

function pathOf(game: GameId) {
  return (catalogue.find(({ id }) => id === game) ?? catalogue[0]).path;
}

/** Which of the games that share a screen its address means; the first if it does not say. */
export function readGameSearch<Id extends GameId>(
  ...games: readonly Id[]
): (search: Readonly<Record<string, unknown>>) => { readonly game?: Id } {
  return (search) => {
    const game = games.find((id) => id === search['game']);
    return game === undefined ? {} : { game };
  };
}
