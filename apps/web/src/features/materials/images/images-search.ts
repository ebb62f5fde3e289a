/** Images, or card sets, as the address holds their list: what is left out is as usual. */
import { type CardSetColumn, cardSetColumns, type ImageColumn, imageColumns } from '@mindhero/contract/lists';
import { address, type Typed } from '../../../platform/address/address.ts';
import { oneOf } from '../../../platform/address/parts.ts';
import { listParts, type ListShape } from '../../../platform/lists/list-search.ts';
import { materialParts } from '../materials-search.ts';

export const imagesList: ListShape<ImageColumn> = {
  name: 'images',
  columns: imageColumns,
  usual: { page: 1, page_size: 25, ordering: '-changed_at' },
};

export const cardSetsList: ListShape<CardSetColumn> = {
  name: 'card sets',
  columns: cardSetColumns,
  usual: { page: 1, page_size: 25, ordering: 'title' },
};

const readImages = address(listParts(imagesList));
const readCardSets = address({ ...listParts(cardSetsList), ...materialParts });
const readTab = oneOf(['cards']);

export type ImagesSearch = ReturnType<typeof readImages> & { readonly tab?: undefined };
export type CardSetsSearch = ReturnType<typeof readCardSets> & { readonly tab: 'cards' };
export type ImagesPageSearch = ImagesSearch | CardSetsSearch;

/** Each tab is a list of its own. */
export function readImagesSearch(typed: Typed): ImagesPageSearch {
  const tab = readTab(typed['tab']);
  return tab === undefined ? readImages(typed) : { tab, ...readCardSets(typed) };
}
