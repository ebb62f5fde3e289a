/** How far one has come oneself, in every game. */
import { getTraining, type TrainedGame } from '@mindhero/contract/training';
import type { GameId } from '@mindhero/games/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { callOrKept } from './kept.ts';

export const trainingQuery = queryOptions({
  queryKey: ['plays', 'training'],
  queryFn: () => callOrKept(getTraining),
  meta: { item: 'results' },
});

/** What was done in a game: null if nothing was or nobody can say, undefined until that is known. */
export function useTrained(game: GameId): TrainedGame | null | undefined {
  const { data, isPending } = useQuery(trainingQuery);
  return isPending ? undefined : (data?.games.find((trained) => trained.game === game) ?? null);
}
