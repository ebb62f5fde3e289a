/** How far one has come oneself, in every game. */
import type { Best } from '@mindhero/contract/play';
import { getTraining, type TrainedGame } from '@mindhero/contract/training';
import type { GameId } from '@mindhero/games/catalogue';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callOrKept, keptAnswer } from '../../platform/kept.ts';

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

/** Nobody waits longer for what was done before, as on a network that swallows requests. */
const PATIENCE_MS = 1_500;

/** The same, at the latest after a moment: then what the device knows of it. */
export function useTrainedInTime(game: GameId): TrainedGame | null | undefined {
  const trained = useTrained(game);
  const isAwaited = trained === undefined;
  const [late, setLate] = useState<TrainedGame | null>();
  useEffect(() => {
    if (!isAwaited) return undefined;
    const giveUp = () => {
      const known = keptAnswer(getTraining)?.games.find((one) => one.game === game);
      setLate(known ?? null);
    };
    const timer = setTimeout(giveUp, PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAwaited, game]);
  return trained === undefined ? late : trained;
}

/** One's own best in a game: null if there is none, undefined while nobody knows. */
export function useBest(game: GameId): Best | null | undefined {
  const trained = useTrained(game);
  return trained === undefined ? undefined : (trained?.best ?? null);
}
