/** What the addresses of all lists of materials hold. */
import { difficulties, materialSources } from '@mindhero/engine/reading/choice';
import { oneOf } from '../../platform/address/parts.ts';

/** Those that are no longer in use. */
export const archived = oneOf(['true']);
export type ArchivedPart = NonNullable<ReturnType<typeof archived>>;

export const materialParts = { source: oneOf(materialSources, 'all'), archived };

export const languageParts = {
  language: oneOf(['EN', 'DE', 'RU', 'UK']),
  difficulty: oneOf(difficulties),
};
