import { phrasePools } from '@mindhero/content/phrases';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../standing.ts';

/** The phrase for the answer of this number: the pool in an order of its own for each seed, so never the same twice in a row. */
export function phraseOf(pool: readonly string[], seed: number, count: number): string | null {
  return streams(seed)('phrases').shuffle(pool)[count % pool.length] ?? null;
}

/** What encourages the pupil after an answer; null while the phrases are on their way. */
export function usePhrase(answer: Answer | null): string | null {
  const { i18n } = useTranslation();
  const [seed] = useState(() => Math.floor(Math.random() * MAX_SEED));
  const { data: pools } = useQuery({
    queryKey: ['phrases', i18n.language],
    queryFn: () => phrasePools(i18n.language),
    staleTime: Infinity,
  });
  if (answer === null || pools === undefined) return null;
  return phraseOf(pools[answer.right ? 'right' : 'wrong'], seed, answer.count);
}
