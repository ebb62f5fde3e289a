import { late } from '@mindhero/ui/late';
import { wordListsQuery } from '../../../entities/material/materials.ts';
import type { Addressed } from '../../../platform/address/use-address.ts';
import { useList } from '../../../platform/lists/use-list.ts';
import { WrittenFilters } from '../material-filters.tsx';
import { MaterialList } from '../material-list.tsx';
import { useWordListColumns } from './word-list-columns.tsx';
import { wordsList, type WordsSearch } from './words-search.ts';

const WordListPreview = late(async () => (await import('./word-list-preview.tsx')).WordListPreview);

/** The list of word lists. */
export function WordsPage({ search, onSearch }: Addressed<WordsSearch>) {
  const { preview: _preview, ...narrowed } = search;
  return (
    <MaterialList
      kind="words"
      list={useList(wordsList, { search: narrowed, onSearch }, wordListsQuery)}
      columns={useWordListColumns()}
      filters={<WrittenFilters kind="words" search={narrowed} onSearch={onSearch} />}
      Preview={WordListPreview}
      search={search}
      onSearch={onSearch}
    />
  );
}
