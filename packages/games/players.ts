/** What each game shows on the screen, by id; every room is a chunk of its own. */
import type { GameId } from './catalogue.ts';
import type { AnyRoom } from './player.ts';

export const players = {
  columns: async () => (await import('./math/columns/player.tsx')).room,
  stroop: async () => (await import('./reading/stroop/player.tsx')).room,
  matrix: async () => (await import('./memory/matrix/player.tsx')).room,
} satisfies Record<GameId, () => Promise<AnyRoom>>;
