import { Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { type CSSProperties, memo, type MouseEvent, type ReactNode, useMemo } from 'react';
import { TableBar } from './data-table-bar.tsx';
import { Pager, SortHeader, type TableTexts } from './data-table-controls.tsx';
import { ariaSort, nextOrdering, pageRange } from './data-table-order.ts';
import { type Column, shownColumns, type TableQuery } from './data-table-query.ts';
import { type RowId, RowTick, type Selection } from './data-table-selection.tsx';
import { TableSkeleton } from './skeletons.tsx';
import classes from './data-table.module.css';

export type { Column, TableQuery, TableTexts };

export interface DataTableProps<Row, Id extends RowId = RowId> extends TableQuery {
  readonly columns: readonly Column<Row>[];
  /** The rows of this page. */
  readonly rows: readonly Row[];
  readonly rowId: (row: Row) => Id;
  /** Rows of all pages. */
  readonly count: number;
  readonly onChange: (query: TableQuery) => void;
  /** The first page is on its way: a skeleton. With rows already there: they are dimmed. */
  readonly loading?: boolean | undefined;
  /** Shown without rows. */
  readonly empty: ReactNode;
  /** Name of the table for screen readers. */
  readonly label: string;
  readonly texts: TableTexts;
  /** Makes a row a link, by its first column; undefined for a row that leads nowhere. */
  readonly href?: ((row: Row) => string | undefined) | undefined;
  /** Follows the link without loading the page anew; without `href` the first column becomes a button. */
  readonly onRowClick?: ((row: Row) => void) | undefined;
  /** Puts a box to tick before each row. */
  readonly selection?: Selection<Row, Id> | undefined;
  /** Columns out of sight, by their ids. */
  readonly hidden?: ReadonlySet<string> | undefined;
  /** Lets a person choose which columns are in sight. */
  readonly onHide?: ((hidden: ReadonlySet<string>) => void) | undefined;
  /** What narrows the list: a search and further fields, on one line with the rest above the rows. */
  readonly filters?: ReactNode;
  /** What can be done with the whole list: buttons above the rows. */
  readonly tools?: ReactNode;
  /** Rows become cards where columns have no room, unless this is false: figures to compare scroll sideways instead. */
  readonly cards?: boolean;
  /** What the rows of all pages come to, by columns: a last line. It has no place where rows are cards. */
  readonly summary?: Readonly<Record<string, ReactNode>> | undefined;
}

/** A list that the server sorts and pages. What is filtered comes in as other rows. */
export function DataTable<Row extends object, Id extends RowId = RowId>(props: DataTableProps<Row, Id>) {
  const { rows, count, loading = false, texts, onChange, page, pageSize, ordering, rowId } = props;
  const columns = useMemo(() => shownColumns(props.columns, props.hidden), [props.columns, props.hidden]);
  const query = { page, pageSize, ordering };
  const hasBar = props.filters !== undefined || rows.length > 0;
  return (
    <div
      className={classes.table}
      style={{ '--columns': props.cards === false ? 0 : columns.length } as CSSProperties}
    >
      {hasBar && <TableBar {...props} pageIds={rows.map(rowId)} />}
      {rows.length === 0 ? (
        <NoRows {...props} columns={columns} />
      ) : (
        <div className={classes.rows} data-loading={loading} aria-busy={loading || undefined}>
          <Sheet {...props} columns={columns} />
          <Pager range={pageRange(query, count)} query={query} texts={texts} onChange={onChange} />
        </div>
      )}
    </div>
  );
}

function NoRows<Row, Id extends RowId>({
  loading,
  columns,
  pageSize,
  label,
  empty,
}: DataTableProps<Row, Id>) {
  if (loading !== true) return <>{empty}</>;
  return (
    <div aria-busy aria-label={label} role="region">
      <TableSkeleton
        rows={Math.min(pageSize, 10)}
        columns={Math.min(columns.length, 6)}
        faces={columns.some(({ hasFace }) => hasFace)}
      />
    </div>
  );
}

/** The table itself; on a phone each row becomes a line or a card, or else its headers stay in sight. */
function Sheet<Row extends object, Id extends RowId>(props: DataTableProps<Row, Id>) {
  const { columns, rows, rowId, label, texts, selection } = props;
  return (
    <Table.ScrollContainer
      minWidth={0}
      type={props.cards === false ? 'native' : 'scrollarea'}
      className={classes.scroll}
      data-steady={props.cards === false || undefined}
      data-brief={columns.some(({ isBrief }) => isBrief) || undefined}
    >
      <Table className={classes.sheet} aria-label={label} role="table">
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {selection !== undefined && (
              <Table.Th role="columnheader" scope="col">
                <span className={classes.unseen}>{texts.selection}</span>
              </Table.Th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} {...props} />
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {rows.map((row) => (
            <BodyRow key={rowId(row)} row={row} {...props} />
          ))}
        </Table.Tbody>
        {props.summary !== undefined && (
          <Summary columns={columns} summary={props.summary} isTicked={selection !== undefined} />
        )}
      </Table>
    </Table.ScrollContainer>
  );
}

interface SummaryProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly summary: Readonly<Record<string, ReactNode>>;
  /** Rows have a box to tick. */
  readonly isTicked: boolean;
}

function Summary<Row>({ columns, summary, isTicked }: SummaryProps<Row>) {
  return (
    <Table.Tfoot role="rowgroup">
      <Table.Tr role="row">
        {isTicked && <Table.Td role="cell" />}
        {columns.map(({ id, align, isWide }) => (
          <Table.Td key={id} role="cell" data-align={align} data-wide={isWide}>
            {summary[id]}
          </Table.Td>
        ))}
      </Table.Tr>
    </Table.Tfoot>
  );
}

type BodyRowProps<Row, Id extends RowId> = DataTableProps<Row, Id> & { readonly row: Row };

function BodyRow<Row extends object, Id extends RowId>({ row, ...props }: BodyRowProps<Row, Id>) {
  const { columns, rowId, href, onRowClick, selection } = props;
  const id = rowId(row);
  // Where the first column stays in sight it cannot stretch over the row, so that the row itself is listened to.
  const isSteady = props.cards === false && onRowClick !== undefined;
  return (
    <Table.Tr
      role="row"
      onClick={isSteady ? (event) => !isOnControl(event) && onRowClick(row) : undefined}
      data-link={href === undefined ? onRowClick !== undefined : href(row) !== undefined}
      data-selected={selection?.ids.has(id)}
    >
      {selection !== undefined && (
        <Table.Td role="cell" className={classes.tick}>
          <RowTick selection={selection} row={row} id={id} />
        </Table.Td>
      )}
      <Cells row={row} columns={columns} href={href} onRowClick={onRowClick} />
    </Table.Tr>
  );
}

/** Whether something in the row was pressed that does something itself. */
function isOnControl({ target }: MouseEvent): boolean {
  return target instanceof Element && target.closest('a, button, input, label, select') !== null;
}

interface CellsProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'href' | 'onRowClick'> {
  readonly row: Row;
}

/** Drawn again only with another row or other columns: of a long list few rows change at a time. */
const Cells = memo(RowCells) as typeof RowCells;

function RowCells<Row extends object>({ row, columns, href, onRowClick }: CellsProps<Row>) {
  return (
    <>
      {columns.map((column, index) => (
        <Table.Td
          key={column.id}
          role="cell"
          className={index === 0 ? classes.head : undefined}
          data-label={column.headerHidden === true ? undefined : column.header}
          data-align={column.align}
          data-brief={column.isBrief}
          data-wide={column.isWide}
        >
          {index === 0 ? (
            <RowLink row={row} href={href} onRowClick={onRowClick}>
              {column.cell(row)}
            </RowLink>
          ) : (
            column.cell(row)
          )}
        </Table.Td>
      ))}
    </>
  );
}

interface HeaderCellProps<Row> extends Pick<DataTableProps<Row>, 'pageSize' | 'ordering' | 'onChange'> {
  readonly column: Column<Row>;
}

/** Where a column can be sorted its header does it, back on the first page. */
function HeaderCell<Row>({ column, pageSize, ordering, onChange }: HeaderCellProps<Row>) {
  const isSortable = column.sortable === true;
  const sort = ariaSort(ordering, column.id);
  return (
    <Table.Th
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-wide={column.isWide}
      aria-sort={isSortable ? sort : undefined}
    >
      {isSortable ? (
        <SortHeader
          header={column.header}
          sign={column.sign}
          sort={sort}
          onSort={() =>
            onChange({ page: 1, pageSize, ordering: nextOrdering(ordering, column.id, column.isFigure) })
          }
        />
      ) : (
        <span className={column.headerHidden === true ? classes.unseen : undefined}>{column.header}</span>
      )}
    </Table.Th>
  );
}

interface RowLinkProps<Row> extends Pick<DataTableProps<Row>, 'href' | 'onRowClick'> {
  readonly row: Row;
  readonly children: ReactNode;
}

/** The row's one link or button; its area is stretched over the whole row, so that the row needs no handler of its own. */
function RowLink<Row>({ row, href, onRowClick, children }: RowLinkProps<Row>) {
  if (href === undefined) {
    if (onRowClick === undefined) return <>{children}</>;
    return (
      <button type="button" className={classes.link} onClick={() => onRowClick(row)}>
        {children}
      </button>
    );
  }
  const address = href(row);
  if (address === undefined) return <>{children}</>;
  const follow = (event: MouseEvent) => {
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (onRowClick === undefined || elsewhere) return;
    event.preventDefault();
    onRowClick(row);
  };
  return (
    <a className={classes.link} href={address} onClick={follow}>
      {children}
    </a>
  );
}
