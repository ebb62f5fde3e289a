import { type Column, DataTable, type DataTableProps } from '@mindhero/ui/data-table';
import type { RowId } from '@mindhero/ui/data-table-selection';
import { useNavigate } from '@tanstack/react-router';
import type { Item } from '../failures.ts';
import { LoadFailure } from '../load-failure.tsx';
import { useTableTexts } from './table-texts.ts';
import type { List } from './use-list.ts';

interface ListTableProps<Row, Id extends RowId> extends Pick<
  DataTableProps<Row, Id>,
  'label' | 'href' | 'onRowClick' | 'selection' | 'filters' | 'tools' | 'empty'
> {
  readonly list: List<Row>;
  /** What cannot be loaded, should it come to that. */
  readonly item: Item;
  readonly columns: readonly Column<Row>[];
}

/**
 * A list of the server as a table: what is in sight, in which order, which page, and why there is nothing. A row that is
 * pressed leads where its link does, unless it says otherwise.
 */
export function ListTable<Row extends { readonly id: Id }, Id extends RowId>({
  list,
  item,
  columns,
  empty,
  ...table
}: ListTableProps<Row, Id>) {
  const texts = useTableTexts(list.isLong);
  const navigate = useNavigate();
  const { href } = table;
  const follow = (row: Row) => {
    const to = href?.(row);
    if (to !== undefined) void navigate({ href: to });
  };
  return (
    <DataTable<Row, Id>
      onRowClick={href && follow}
      {...table}
      {...list.table}
      columns={sortableIn(list, columns)}
      texts={texts}
      rows={list.failure === null ? list.rows : []}
      empty={
        list.failure === null ? empty : <LoadFailure item={item} error={list.failure} onRetry={list.retry} />
      }
      rowId={({ id }) => id}
      count={list.count}
      loading={list.isLoading}
      onChange={list.onTable}
      hidden={list.hidden.ids}
      onHide={list.hidden.hide}
    />
  );
}

function sortableIn<Row>({ unsortable }: List<Row>, columns: readonly Column<Row>[]): readonly Column<Row>[] {
  if (unsortable.length === 0) return columns;
  return columns.map((column) => (unsortable.includes(column.id) ? { ...column, sortable: false } : column));
}
