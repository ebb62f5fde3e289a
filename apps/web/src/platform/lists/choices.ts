import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Item } from '../failures.ts';
/** What one of many is chosen from, by typing if there are too many to list. */
import { useDebouncedValue } from '../use-debounced.ts';
import { PAUSE_MS, SHOWN } from './picking.ts';
import { LARGEST_PAGE } from './read-first.ts';

export interface Choice {
  readonly id: number;
  readonly name: string;
  /** What tells those of one name apart. */
  readonly detail?: string | undefined;
}

export interface Choices {
  /** Under which the lists are kept; the one that is chosen, under this and its id. */
  readonly key: readonly [string, ...unknown[]];
  readonly item: Item;
  readonly find: (query: {
    readonly search: string;
    readonly page_size: number;
  }) => Promise<{ readonly count: number; readonly results: readonly Choice[] }>;
  readonly get: (id: number) => Promise<Choice>;
}

function usePage({ key, item, find }: Choices, search: string, size: number) {
  return useQuery({
    queryKey: [...key, 'choices', search, size],
    queryFn: () => find({ search, page_size: size }),
    placeholderData: keepPreviousData,
    meta: { item },
  });
}

/** All of them where they are few, and the one that is chosen, wherever it is. */
export function useChoices(choices: Choices, chosen: number | null) {
  const { data, isSuccess } = usePage(choices, '', LARGEST_PAGE);
  const options = data?.results ?? [];
  const listed = options.find(({ id }) => id === chosen);
  const beyond = useQuery({
    queryKey: [...choices.key, 'choice', chosen],
    queryFn: () => choices.get(chosen ?? 0),
    enabled: isSuccess && chosen !== null && listed === undefined,
  }).data;
  const current = listed ?? (chosen === null ? undefined : beyond);
  return {
    options: current === undefined || current === listed ? options : [...options, current],
    chosen: current,
    isLong: data !== undefined && data.count > data.results.length,
  };
}

/** Those that a typed text finds. */
export function useFoundChoices(choices: Choices) {
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed, PAUSE_MS);
  const { data, isPending, isPlaceholderData } = usePage(choices, search, SHOWN);
  return {
    typed,
    setTyped,
    found: data?.results ?? [],
    count: data?.count ?? null,
    isLoading: isPending || isPlaceholderData,
  };
}
