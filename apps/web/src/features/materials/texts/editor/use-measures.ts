import { measureText as askForMeasures } from '@mindhero/contract/text';
import type { Language } from '@mindhero/contract/user';
import type { Difficulty } from '@mindhero/engine/reading/choice';
import { difficultyOf, readingLimits, beyondLimits } from '@mindhero/engine/reading/difficulty';
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import { measureText } from '@mindhero/engine/reading/measures';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asked } from '../../../../platform/asked.ts';
import { useDebouncedValue } from '../../../../platform/use-debounced.ts';

/** Time without a further letter after which the server is asked. */
const PAUSE_MS = 800;

interface Measured {
  readonly language: Language;
  readonly difficulty: Difficulty;
  readonly body: string;
}

/**
 * How hard a text is to read. Sentences and long words are counted here, as one types; which words are common the server
 * knows, so that share comes a moment later, and not at all without a network.
 */
export function useMeasures({ language, difficulty, body }: Measured) {
  const rules = readingLanguageOf(language);
  const here = useMemo(() => measureText(body, rules), [body, rules]);
  const written = useDebouncedValue(body, PAUSE_MS).trim();
  const { data } = useQuery({
    ...asked(['materials', 'measures', language, written], askForMeasures, {
      body: { language, body: written },
    }),
    enabled: written !== '',
    staleTime: Infinity,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const measures = { ...here, common_percent: data?.common_percent ?? null };
  const limits = readingLimits(difficulty, rules);
  return {
    measures,
    limits,
    beyond: new Set(beyondLimits(measures, limits)),
    level: difficultyOf(measures, rules),
    uncommon: data?.uncommon ?? [],
  };
}
