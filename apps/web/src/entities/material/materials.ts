/** Materials as staff ask for them and change them. Screens tell themselves when lists cannot be loaded. */
import { archiveCardSets, listCardSets, restoreCardSets } from '@mindhero/contract/card-set';
import type { RequestOf } from '@mindhero/contract/endpoint';
import { listImages } from '@mindhero/contract/image';
import { getMaterialsOverview } from '@mindhero/contract/materials-overview';
import {
  archiveTexts,
  copyText,
  getText,
  listTexts,
  type ReadingText,
  restoreTexts,
} from '@mindhero/contract/text';
import {
  archiveWordLists,
  copyWordList,
  getWordList,
  listWordLists,
  restoreWordLists,
  type WordList,
} from '@mindhero/contract/word-list';
import { type QueryClient, type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { asked } from '../../platform/asked.ts';
import { call } from '../../platform/client.ts';
import type { Item } from '../../platform/failures.ts';

export const materialsOverviewQuery = asked(['materials', 'overview'], getMaterialsOverview);

export type TextsQuery = NonNullable<RequestOf<typeof listTexts>['query']>;

export const textsQuery = (query: TextsQuery) =>
  asked(['materials', 'texts', 'list', query], listTexts, { query });

/** One text; 404 beyond one's reach. */
export const textQuery = (id: number) => asked(['materials', 'texts', id], getText, { params: { id } });

export type WordListsQuery = NonNullable<RequestOf<typeof listWordLists>['query']>;

export const wordListsQuery = (query: WordListsQuery) =>
  asked(['materials', 'words', 'list', query], listWordLists, { query });

/** One word list; 404 beyond one's reach. */
export const wordListQuery = (id: number) =>
  asked(['materials', 'words', id], getWordList, { params: { id } });

export type ImagesQuery = NonNullable<RequestOf<typeof listImages>['query']>;

export const imagesQuery = (query: ImagesQuery) =>
  asked(['materials', 'images', 'list', query], listImages, { query });

export type CardSetsQuery = NonNullable<RequestOf<typeof listCardSets>['query']>;

export const cardSetsQuery = (query: CardSetsQuery) =>
  asked(['materials', 'cards', 'list', query], listCardSets, { query });

/** Everything that tells of materials is asked for again: pictures stand in texts and sets, counts on the first page. */
export const forgetMaterials = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: ['materials'] });

/** What is made of words: it has a page and an editor of its own. */
export type Written = 'texts' | 'words';

/** A text or word list was written: it is shown as the server answered it. */
export function keepMaterial(
  queryClient: QueryClient,
  kind: Written,
  material: { readonly id: number },
): Promise<void> {
  const { queryKey }: { readonly queryKey: QueryKey } =
    kind === 'texts' ? textQuery(material.id) : wordListQuery(material.id);
  queryClient.setQueryData(queryKey, material);
  return forgetMaterials(queryClient);
}

type Step = (ids: number[]) => Promise<{ readonly changed: number }>;

/** What can be taken out of use and back. */
export type Archived = 'texts' | 'words' | 'cards';

const steps: Readonly<Record<Archived, Readonly<Record<'archive' | 'restore', Step>>>> = {
  texts: {
    archive: (ids) => call(archiveTexts, { body: { ids } }),
    restore: (ids) => call(restoreTexts, { body: { ids } }),
  },
  words: {
    archive: (ids) => call(archiveWordLists, { body: { ids } }),
    restore: (ids) => call(restoreWordLists, { body: { ids } }),
  },
  cards: {
    archive: (ids) => call(archiveCardSets, { body: { ids } }),
    restore: (ids) => call(restoreCardSets, { body: { ids } }),
  },
};

/** What is said of them where they cannot be loaded or changed. */
export const items = {
  texts: { one: 'text', all: 'texts' },
  words: { one: 'word_list', all: 'word_lists' },
  cards: { one: 'card_set', all: 'card_sets' },
} as const satisfies Record<Archived, Readonly<Record<'one' | 'all', Item>>>;

/** Takes materials out of use, or back. */
export function useArchiving(kind: Archived) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ step, ids }: { readonly step: 'archive' | 'restore'; readonly ids: readonly number[] }) =>
      steps[kind][step]([...ids]),
    onSuccess: () => forgetMaterials(queryClient),
    meta: { action: 'update', item: items[kind].all },
  });
}

/** Makes an own text or word list of any that one may use. */
export function useCopying(kind: Written) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number): Promise<ReadingText | WordList> =>
      kind === 'texts' ? call(copyText, { params: { id } }) : call(copyWordList, { params: { id } }),
    onSuccess: (copy) => keepMaterial(queryClient, kind, copy),
    meta: { action: 'create', item: items[kind].one },
  });
}
