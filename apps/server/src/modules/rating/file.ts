/** A rating as a file. */
import { aliasName } from '@mindhero/content/alias';
import type { Place, ratingFileColumns } from '@mindhero/contract/rating';
import { plain, type TableColumn } from '../../platform/tables/table.ts';
import { words } from '../../platform/tables/words.ts';

/** A place, by its number in the list. */
export interface Line extends Omit<Place, 'id'> {
  readonly id: number;
}

export const ratingTable: readonly TableColumn<Line, (typeof ratingFileColumns)[number]>[] = [
  plain('rank', 8),
  plain('last_name', 24),
  {
    id: 'first_name',
    width: 28,
    value: ({ first_name, alias }, language) =>
      alias === null ? first_name : aliasName(alias, words[language].aliases),
  },
  plain('points', 10),
  { id: 'own_share', width: 14, value: ({ share }) => share },
];
