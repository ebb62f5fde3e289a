/** What each game shows on the screen, by id; every room is a chunk of its own. */
import type { GameId } from './catalogue.ts';
import type { AnyRoom } from './player.ts';

export const players = {
  columns: async () => (await import('./math/columns/room.tsx')).room,
  stroop: async () => (await import('./reading/stroop/room.tsx')).room,
  matrix: async () => (await import('./memory/matrix/room.tsx')).room,
  abacus: async () => (await import('./math/abacus/room.tsx')).room,
  flash: async () => (await import('./math/flash/room.tsx')).room,
  forsage: async () => (await import('./math/forsage/room.tsx')).room,
  multiply: async () => (await import('./math/multiply/room.tsx')).room,
  'multiply-divide': async () => (await import('./math/multiply-divide/room.tsx')).room,
  degrees: async () => (await import('./math/degrees/room.tsx')).room,
  fractions: async () => (await import('./math/fractions/room.tsx')).room,
  percentages: async () => (await import('./math/percentages/room.tsx')).room,
  'factor-frenzy': async () => (await import('./math/factor-frenzy/room.tsx')).room,
  'cross-math': async () => (await import('./math/cross-math/room.tsx')).room,
  'number-search': async () => (await import('./reading/number-search/room.tsx')).room,
  sequence: async () => (await import('./memory/sequence/room.tsx')).room,
  'number-memory': async () => (await import('./memory/number-memory/room.tsx')).room,
  cards: async () => (await import('./memory/cards/room.tsx')).room,
  simon: async () => (await import('./memory/simon/room.tsx')).room,
} satisfies Record<GameId, () => Promise<AnyRoom>>;
