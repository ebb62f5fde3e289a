import type { TableTexts } from '@mindhero/ui/data-table-controls';
import { useTranslation } from 'react-i18next';
import { useFormats } from '../format.ts';
import { useRowCount } from './row-count.ts';

/**
 * What every table's controls say.
 * @param isLong the list goes on beyond what was counted
 */
export function useTableTexts(isLong = false): TableTexts {
  const { t } = useTranslation('lists');
  const { number } = useFormats();
  const rows = useRowCount();
  return {
    range: ({ from, to, count }) =>
      t('table.range', {
        from: number(from),
        to: number(to),
        count: rows({ count, isLong }),
      }),
    previous: t('table.previous'),
    next: t('table.next'),
    pageSize: t('table.page_size'),
    sortBy: t('table.sort_by'),
    ascending: t('table.ascending'),
    descending: t('table.descending'),
    selection: t('table.selection'),
    selectPage: t('table.select_page'),
    selected: (count, elsewhere) =>
      elsewhere === 0
        ? t('table.selected', { count })
        : `${t('table.selected', { count })}, ${t('table.not_here', { number: number(elsewhere) })}`,
    clearSelection: t('table.clear_selection'),
    columns: t('table.columns'),
    noRoom: t('table.no_room'),
    roomless: t('table.roomless'),
    fold: t('table.fold'),
  };
}
