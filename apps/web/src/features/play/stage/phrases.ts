import { type PhrasePools, phrasePools, type PhraseTopic } from '@mindhero/content/phrases';
import type { AnyGame } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '../standing.ts';

/** Games in which pupils see beads, or are shown them after a mistake. */
const withBeads: readonly string[] = ['abacus', 'columns', 'flash', 'forsage'];

/** What phrases may speak of in a game: nobody hears of beads among fractions. */
function phraseTopics(game: Pick<AnyGame, 'id' | 'subject'>): readonly PhraseTopic[] {
  if (game.subject === 'memory') return ['any', 'memory'];
  if (game.subject !== 'math') return ['any'];
  return withBeads.includes(game.id) ? ['any', 'abacus', 'sums'] : ['any', 'sums'];
}

/** The phrase for the answer of this number: the pool in an order of its own for each seed, so never the same twice in a row. */
export function phraseOf(pool: readonly string[], seed: number, count: number): string | null {
  return streams(seed)('phrases').shuffle(pool)[count % pool.length] ?? null;
}

/** The phrases of a pool that fit a game. */
export function fitting(
  pool: PhrasePools[keyof PhrasePools],
  game: Pick<AnyGame, 'id' | 'subject'>,
): readonly string[] {
  return phraseTopics(game).flatMap((topic) => pool[topic]);
}

/** What encourages the pupil after an answer; null while the phrases are on their way. */
export function usePhrase(game: Pick<AnyGame, 'id' | 'subject'>, answer: Answer | null): string | null {
  const { i18n } = useTranslation();
  const [seed] = useState(() => Math.floor(Math.random() * MAX_SEED));
  const { data: pools } = useQuery({
    queryKey: ['phrases', i18n.language],
    queryFn: () => phrasePools(i18n.language),
    staleTime: Infinity,
  });
  if (answer === null || pools === undefined) return null;
  return phraseOf(fitting(pools[answer.right ? 'right' : 'wrong'], game), seed, answer.count);
}
