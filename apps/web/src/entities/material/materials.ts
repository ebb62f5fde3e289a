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
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
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

/** A text was written: it is shown as the server answered it. */
export function keepText(queryClient: QueryClient, text: ReadingText): Promise<void> {
  queryClient.setQueryData(textQuery(text.id).queryKey, text);
  return forgetMaterials(queryClient);
}

/** A word list was written: it is shown as the server answered it. */
export function keepWordList(queryClient: QueryClient, list: WordList): Promise<void> {
  queryClient.setQueryData(wordListQuery(list.id).queryKey, list);
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

const items = { texts: 'texts', words: 'word_lists', cards: 'card_sets' } as const satisfies Record<
  Archived,
  Item
>;

/** Takes materials out of use, or back. */
export function useArchiving(kind: Archived) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ step, ids }: { readonly step: 'archive' | 'restore'; readonly ids: readonly number[] }) =>
      steps[kind][step]([...ids]),
    onSuccess: () => forgetMaterials(queryClient),
    meta: { action: 'update', item: items[kind] },
  });
}

/** Makes an own text of any that one may read. */
export function useCopyText() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(copyText, { params: { id } }),
    onSuccess: (text) => keepText(queryClient, text),
    meta: { action: 'create', item: 'text' },
  });
}

/** Makes an own word list of any that one may use. */
export function useCopyWordList() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(copyWordList, { params: { id } }),
    onSuccess: (list) => keepWordList(queryClient, list),
    meta: { action: 'create', item: 'word_list' },
  });
}
