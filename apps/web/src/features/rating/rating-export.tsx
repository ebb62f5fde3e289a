import { exportRating, ratingFileColumns } from '@mindhero/contract/rating';
import { call } from '../../platform/client.ts';
import { ExportMenu } from '../../platform/lists/export-menu.tsx';
import { hasOwn, requestOf, type RatingSearch } from './rating-search.ts';

interface RatingExportProps {
  readonly search: RatingSearch;
  readonly count: number;
}

/** No column is out of sight by itself; the one of shares is, where nobody asked for them. */
const hidden = (search: RatingSearch) =>
  new Set<string>(hasOwn(search) && search.by === 'own' ? [] : ['own_share']);

/** What is shown, as a file. */
export function RatingExport({ search, count }: RatingExportProps) {
  return (
    <ExportMenu
      list={{ count, isLong: false, hidden: { ids: hidden(search), hide: () => {} } }}
      item="rating"
      columns={ratingFileColumns}
      fetchFile={(file) => call(exportRating, { query: { ...requestOf(search), ...file } })}
    />
  );
}
