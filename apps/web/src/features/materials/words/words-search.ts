/** The list of word lists as its address holds it: what is left out is as usual. */
import { type WordListColumn, wordListColumns } from '@mindhero/contract/lists';
import { address } from '../../../platform/address/address.ts';
import { id } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';
import { languageParts, materialParts } from '../materials-search.ts';

export const wordsList: ListShape<WordListColumn> = {
  name: 'word lists',
  columns: wordListColumns,
  usual: { page: 1, page_size: 25, ordering: 'source' },
};

export const readWordsSearch = address({
  ...listParts(wordsList),
  ...materialParts,
  ...languageParts,
  /** The list that is looked at. */
  preview: id,
});

export type WordsSearch = ReturnType<typeof readWordsSearch>;
