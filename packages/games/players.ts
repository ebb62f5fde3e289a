/** What each game shows on the screen, by id; every room is a chunk of its own. */
import type { GameId } from './catalogue.ts';
import type { AnyRoom } from './player.ts';

export const players = {
  columns: async () => (await import('./math/columns/player.tsx')).room,
  stroop: async () => (await import('./reading/stroop/player.tsx')).room,
  matrix: async () => (await import('./memory/matrix/player.tsx')).room,
  abacus: async () => (await import('./math/abacus/player.tsx')).room,
  flash: async () => (await import('./math/flash/player.tsx')).room,
  forsage: async () => (await import('./math/forsage/player.tsx')).room,
  multiply: async () => (await import('./math/multiply/player.tsx')).room,
  'multiply-divide': async () => (await import('./math/multiply-divide/player.tsx')).room,
  degrees: async () => (await import('./math/degrees/player.tsx')).room,
  fractions: async () => (await import('./math/fractions/player.tsx')).room,
  percentages: async () => (await import('./math/percentages/player.tsx')).room,
  'factor-frenzy': async () => (await import('./math/factor-frenzy/player.tsx')).room,
  'cross-math': async () => (await import('./math/cross-math/player.tsx')).room,
  'number-search': async () => (await import('./reading/number-search/player.tsx')).room,
  sequence: async () => (await import('./memory/sequence/player.tsx')).room,
  'number-memory': async () => (await import('./memory/number-memory/player.tsx')).room,
} satisfies Record<GameId, () => Promise<AnyRoom>>;
