import type { RowId } from '@mindhero/ui/data-table-selection';
import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableExport } from '../../../platform/lists/table-export.tsx';
import { readStatisticsSearch, type StatisticsView } from '../statistics-search.ts';
import { Tools } from './tools.tsx';
import { type ValuedColumn, WholeTable } from './whole-table.tsx';

interface TickedTableProps<Row, Id extends RowId> extends StatisticsView {
  readonly label: string;
  /** What is to be known of it. */
  readonly hint: string;
  readonly columns: readonly ValuedColumn<Row>[];
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => Id;
  readonly rowName: (row: Row) => string;
  readonly ticked: ReadonlySet<Id>;
  readonly onTick: (ticked: ReadonlySet<Id>) => void;
  readonly file: Pick<ComponentProps<typeof TableExport>, 'columns' | 'fetchFile'>;
  /** The one button that acts, on what is ticked. */
  readonly children: ReactNode;
}

/** A table of which some rows are ticked, and what is done about them. */
export function TickedTable<Row extends object, Id extends RowId>({
  search,
  onSearch,
  hint,
  rowName,
  ticked,
  onTick,
  file,
  children,
  ...table
}: TickedTableProps<Row, Id>) {
  const { t } = useTranslation('statistics_teaching');
  return (
    <>
      <Tools hint={hint} count={table.rows.length} {...file}>
        {children}
      </Tools>
      <WholeTable
        {...table}
        sort={search.sort}
        onSort={(sort) => onSearch(readStatisticsSearch({ ...search, sort }))}
        selection={{ ids: ticked, onChange: onTick, label: (row) => t('select', { name: rowName(row) }) }}
      />
    </>
  );
}
