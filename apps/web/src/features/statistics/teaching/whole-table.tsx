import { type Column, DataTable } from '@mindhero/ui/data-table';
import type { RowId, Selection } from '@mindhero/ui/data-table-selection';
import type { ReactNode } from 'react';
import { useTableTexts } from '../../../platform/lists/table-texts.ts';

/** A column with what it is sorted by; null comes last in either direction. */
export interface ValuedColumn<Row> extends Column<Row> {
  readonly value?: (row: Row) => number | string | null;
}

interface WholeTableProps<Row, Id extends RowId> {
  readonly label: string;
  readonly columns: readonly ValuedColumn<Row>[];
  /** All there are, in their usual order. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => Id;
  readonly selection?: Selection<Row, Id>;
  readonly empty?: ReactNode;
  /** The column that it is sorted by, with a minus for the other way round. */
  readonly sort: string | undefined;
  readonly onSort: (sort: string) => void;
}

/** A table of all there is, sorted here. */
export function WholeTable<Row extends object, Id extends RowId>({
  columns,
  rows,
  empty = null,
  sort = '',
  onSort,
  ...table
}: WholeTableProps<Row, Id>) {
  const texts = useTableTexts();
  return (
    <DataTable<Row, Id>
      {...table}
      columns={columns.map((column) => ({ ...column, sortable: column.value !== undefined }))}
      rows={sorted(rows, columns, sort)}
      count={rows.length}
      page={1}
      pageSize={Math.max(1, rows.length)}
      ordering={sort}
      onChange={({ ordering }) => onSort(ordering)}
      texts={texts}
      empty={empty}
      isWhole
    />
  );
}

function sorted<Row>(
  rows: readonly Row[],
  columns: readonly ValuedColumn<Row>[],
  sort: string,
): readonly Row[] {
  const isDown = sort.startsWith('-');
  const value = columns.find(({ id }) => id === sort.replace(/^-/, ''))?.value;
  if (value === undefined) return rows;
  return rows.toSorted((a, b) => {
    const [one, other] = [value(a), value(b)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    const order =
      typeof one === 'string' || typeof other === 'string'
        ? String(one).localeCompare(String(other), undefined, { numeric: true })
        : one - other;
    return isDown ? -order : order;
  });
}
