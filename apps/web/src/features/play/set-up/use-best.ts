import type { Best } from '@mindhero/contract/play';
import type { GameId } from '@mindhero/games/catalogue';
import { useQuery } from '@tanstack/react-query';
import { bestsQuery } from '../../../platform/bests.ts';

/** One's own best in a game: null if there is none, undefined while nobody knows. */
export function useBest(game: GameId): Best | null | undefined {
  const { data } = useQuery(bestsQuery);
  return data === undefined ? undefined : (data.find((best) => best.game === game) ?? null);
}
