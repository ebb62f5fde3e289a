/** What the addresses of all lists of materials hold. */
import { difficulties, materialSources } from '@mindhero/engine/reading/choice';
import type { Reading } from '../../platform/address/address.ts';
import { oneOf } from '../../platform/address/parts.ts';
import type { ListSearch } from '../../platform/lists/list-search.ts';

/** Those that are no longer in use. */
export const archived = oneOf(['true']);
export type ArchivedPart = NonNullable<ReturnType<typeof archived>>;

export const materialParts = { source: oneOf(materialSources, 'all'), archived };

export const languageParts = {
  language: oneOf(['EN', 'DE', 'RU', 'UK']),
  difficulty: oneOf(difficulties),
};

/** What the addresses of texts and of word lists both narrow their lists by. */
export type WrittenSearch = Reading<typeof materialParts & typeof languageParts> &
  Pick<ListSearch<string>, 'page' | 'search'>;
