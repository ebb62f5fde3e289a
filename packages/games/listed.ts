/**
 * The games as lists show them: each in its own area, one in a second area as well, and ways to play one that teachers
 * know by a name of their own. Rights and statistics know none of it, only the games.
 */
import type { Subject } from '@mindhero/engine/subject';
import { catalogue, entries, type GameId, gameIds } from './catalogue.ts';

interface Way {
  readonly game: GameId;
  readonly presets: readonly [string, ...string[]];
  /** The setting of which something is chosen in this way, and nothing in any other. */
  readonly by: string;
}

/** Ways to play a game that have a title and a sign of their own: which game, and which of its trainings. */
export const ways = {
  'text-transformations': {
    game: 'texts',
    presets: ['half_hidden', 'mixed_letters', 'no_gaps'],
    by: 'transformations',
  },
} as const satisfies Readonly<Record<string, Way>>;

export type WayId = keyof typeof ways;
export type ListedId = GameId | WayId;

const wayIds = Object.keys(ways) as readonly WayId[];

const isWay = (id: ListedId): id is WayId => Object.hasOwn(ways, id);

/** All that lists have names for. */
export const listedIds: readonly [ListedId, ...ListedId[]] = [...gameIds, ...wayIds];

/** The game that is played under a name of lists. */
export const gameOf = (id: ListedId): GameId => (isWay(id) ? ways[id].game : id);

/** The area that something of a list belongs to. */
export const areaOf = (id: ListedId): Subject => entries[gameOf(id)].subject;

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
