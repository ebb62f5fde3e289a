/** Ways to play a game that lists show beside the games, under names of their own. */
import { type GameId, gameIds } from './catalogue.ts';

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

export const wayIds = Object.keys(ways) as readonly WayId[];

/** All that lists have names for. */
export const listedIds: readonly [ListedId, ...ListedId[]] = [...gameIds, ...wayIds];
