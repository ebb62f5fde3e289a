/** The list of texts as its address holds it: what is left out is as usual. */
import { type TextColumn, textColumns } from '@mindhero/contract/lists';
import { textBounds } from '@mindhero/engine/reading/choice';
import { address } from '../../../../platform/address/address.ts';
import { id, oneOf } from '../../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../../platform/lists/list-search.ts';
import { languageParts, materialParts } from '../../materials-search.ts';

export const textsList: ListShape<TextColumn> = {
  name: 'texts',
  columns: textColumns,
  usual: { page: 1, page_size: 25, ordering: 'source' },
};

export const readTextsSearch = address({
  ...listParts(textsList),
  ...materialParts,
  ...languageParts,
  /** At most so many words. */
  max_words: oneOf(textBounds),
  /** The text that is looked at as pupils see it. */
  preview: id,
});

export type TextsSearch = ReturnType<typeof readTextsSearch>;
