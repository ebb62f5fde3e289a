/**
 * The games as lists show them: each in its own area, one in a second area as well, and ways to play one that teachers
 * know by a name of their own. Rights and statistics know none of it, only the games.
 */
import type { Subject } from '@mindhero/engine/subject';
import { catalogue, type GameId } from './catalogue.ts';
import { type ListedId, type WayId, wayIds, ways } from './ways.ts';

export interface Listed {
  readonly id: ListedId;
  readonly game: GameId;
  /** The trainings that are meant, of which the first is opened; all of the game where it says none. */
  readonly presets?: readonly string[];
}

/** What a list has besides the games of its area, and behind which of them. */
const besides: readonly { readonly of: Subject; readonly behind: GameId; readonly listed: Listed }[] = [
  // Eyes that run along lines train reading, and what they look for are numbers.
  { of: 'math', behind: 'degrees', listed: { id: 'number-search', game: 'number-search' } },
  {
    of: 'reading',
    behind: 'flow',
    listed: {
      id: 'text-transformations',
      game: ways['text-transformations'].game,
      presets: ways['text-transformations'].presets,
    },
  },
];

const listOf = (subject: Subject): readonly Listed[] =>
  catalogue
    .filter((game) => game.subject === subject)
    .flatMap(({ id }) => [
      { id, game: id },
      ...besides.filter(({ of, behind }) => of === subject && behind === id).map(({ listed }) => listed),
    ]);

/** The list of each area, in the order of teaching. */
export const lists: Readonly<Record<Subject, readonly Listed[]>> = {
  math: listOf('math'),
  reading: listOf('reading'),
  memory: listOf('memory'),
};

/** As what lists have a game of these settings: the game itself, or a way to play it. */
export function listedAs(game: GameId, settings: Readonly<Record<string, unknown>>): ListedId {
  const isPlayed = (id: WayId) => {
    const chosen = settings[ways[id].by];
    return ways[id].game === game && Array.isArray(chosen) && chosen.length > 0;
  };
  return wayIds.find(isPlayed) ?? game;
}
