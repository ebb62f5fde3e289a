/**
 * Every game that is built: what a menu, a list and the contract need to know without loading the room itself.
 * `rules.ts` and `players.ts` do not compile while they lack one of these.
 */
import type { Subject } from '@mindhero/engine/play';

export interface CatalogueEntry {
  readonly id: string;
  readonly subject: Subject;
  /** The path of its screen. */
  readonly path: `/games/${string}`;
}

export const catalogue = [
  { id: 'columns', subject: 'math', path: '/games/math/columns' },
  { id: 'stroop', subject: 'reading', path: '/games/reading/stroop' },
  { id: 'matrix', subject: 'memory', path: '/games/memory/matrix' },
] as const satisfies readonly CatalogueEntry[];

export type GameId = (typeof catalogue)[number]['id'];
export const gameIds = catalogue.map((game) => game.id) as readonly GameId[] as [GameId, ...GameId[]];
