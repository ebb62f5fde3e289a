/**
 * Every game that is built, those of an area in the order of teaching: what a menu, a list and the contract need to
 * know without loading the room itself. Rules, player, texts, title and frozen seeds come from the folder
 * `<subject>/<id>`; the conformance suite fails while it lacks one of them.
 */
import type { Subject } from '@mindhero/engine/play';

export interface CatalogueEntry {
  readonly id: string;
  readonly subject: Subject;
  /** The path of its screen. */
  readonly path: `/games/${string}`;
}

export const catalogue = [
  { id: 'abacus', subject: 'math', path: '/games/abacus' },
  { id: 'columns', subject: 'math', path: '/games/math/columns' },
  { id: 'flash', subject: 'math', path: '/games/math/flash' },
  { id: 'forsage', subject: 'math', path: '/games/math/forsage' },
  { id: 'multiply', subject: 'math', path: '/games/math/multiply-divide' },
  { id: 'multiply-divide', subject: 'math', path: '/games/math/multiply-divide' },
  { id: 'cross-math', subject: 'math', path: '/games/math/cross-math' },
  { id: 'factor-frenzy', subject: 'math', path: '/games/math/factor-frenzy' },
  { id: 'fractions', subject: 'math', path: '/games/math/fractions' },
  { id: 'percentages', subject: 'math', path: '/games/math/percentages' },
  { id: 'degrees', subject: 'math', path: '/games/math/degrees' },
  { id: 'syllable', subject: 'reading', path: '/games/reading/syllable' },
  { id: 'texts', subject: 'reading', path: '/games/reading/texts' },
  { id: 'speedtest-reading', subject: 'reading', path: '/games/reading/speedtest-reading' },
  { id: 'metronome', subject: 'reading', path: '/games/reading/metronome' },
  { id: 'flow', subject: 'reading', path: '/games/reading/flow' },
  { id: 'remember-last-word', subject: 'reading', path: '/games/reading/remember-last-word' },
  { id: 'words', subject: 'reading', path: '/games/reading/remember-last-word' },
  { id: 'sliding-matrix', subject: 'reading', path: '/games/reading/matrix' },
  { id: 'number-search', subject: 'reading', path: '/games/reading/number-search' },
  { id: 'stroop', subject: 'reading', path: '/games/reading/stroop' },
  { id: 'matrix', subject: 'memory', path: '/games/memory/matrix' },
  { id: 'sequence', subject: 'memory', path: '/games/memory/sequence' },
  { id: 'number-memory', subject: 'memory', path: '/games/memory/number-memory' },
  { id: 'cards', subject: 'memory', path: '/games/memory/cards' },
  { id: 'simon', subject: 'memory', path: '/games/memory/simon' },
] as const satisfies readonly CatalogueEntry[];

export type GameId = (typeof catalogue)[number]['id'];
export const gameIds = catalogue.map((game) => game.id) as readonly GameId[] as [GameId, ...GameId[]];

/** In which the reader sets the speed: they tell how somebody reads, and texts that suit are proposed in them. */
export const timedReadings: readonly GameId[] = ['speedtest-reading', 'texts'];

/** What the catalogue says of a game. */
export const entries = Object.fromEntries(catalogue.map((game) => [game.id, game])) as Readonly<
  Record<GameId, (typeof catalogue)[number]>
>;
