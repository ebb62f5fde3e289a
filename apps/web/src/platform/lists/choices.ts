/** What one of many is chosen from, by typing if there are too many to list. */
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { Item } from '../failures.ts';
import { LARGEST_PAGE } from './read-first.ts';
import { usePicking } from './use-picking.ts';

export interface Choice {
  readonly id: number;
  readonly name: string;
  /** What tells those of one name apart. */
  readonly detail?: string | undefined;
  /** Under which it stands, where those of a group follow each other. */
  readonly group?: string | undefined;
}

export interface Choices {
  /** Under which the lists are kept; the one that is chosen, under this and its id. */
  readonly key: readonly [string, ...unknown[]];
  readonly item: Item;
  readonly find: (query: {
    readonly search: string;
    readonly page_size: number;
  }) => Promise<{ readonly count: number; readonly results: Choice[] }>;
  readonly get: (id: number) => Promise<Choice>;
}

const pageOf = ({ key, find }: Choices, search: string, size: number) =>
  queryOptions({
    queryKey: [...key, 'choices', search, size],
    queryFn: () => find({ search, page_size: size }),
  });

/** All of them where they are few, and the one that is chosen, wherever it is. */
export function useChoices(choices: Choices, chosen: number | null) {
  const { data, isSuccess } = useQuery({
    ...pageOf(choices, '', LARGEST_PAGE),
    placeholderData: keepPreviousData,
    meta: { item: choices.item },
  });
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
export const useFoundChoices = (choices: Choices) =>
  usePicking(({ search, page_size }) => pageOf(choices, search, page_size), choices.item);
