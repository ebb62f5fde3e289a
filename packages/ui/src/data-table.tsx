// Styles that make cards of rows take the meaning of a table from its elements, so each says it itself.
/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role, jsx-a11y/control-has-associated-label */
import { memo, type MouseEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { TableBar } from './data-table-bar.tsx';
import { Pager, SortHeader, type TableTexts } from './data-table-controls.tsx';
import { ariaSort, nextOrdering, pageRange } from './data-table-order.ts';
import { type Column, hasLines, shownColumns, type TableQuery, yielded } from './data-table-query.ts';
import { type RowId, RowTick, type Selection } from './data-table-selection.tsx';
import { TableSkeleton } from './skeletons.tsx';
import { useColumnFit } from './use-column-fit.ts';
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
  /**
   * Figures to compare: the headers and the last line stay in sight, and if columns that give way are too few for the
   * others to fit, it scrolls sideways. On a phone it is as all others.
   */
  readonly isSteady?: boolean;
  /** All that there are, and few: no line above them, and no pages. */
  readonly isWhole?: boolean;
  /** What the rows of all pages come to, by columns: a last line. */
  readonly summary?: Readonly<Record<string, ReactNode>> | undefined;
}

/** A list that the server sorts and pages. What is filtered comes in as other rows. */
export function DataTable<Row extends object, Id extends RowId = RowId>(props: DataTableProps<Row, Id>) {
  const { rows, count, loading = false, texts, onChange, page, pageSize, ordering, rowId } = props;
  const { isWhole = false } = props;
  const columns = useMemo(
    () => shownColumns(props.columns, props.hidden, ordering),
    [props.columns, props.hidden, ordering],
  );
  const [steps, setSteps] = useState(0);
  const roomless = useMemo(() => yielded(columns, steps), [columns, steps]);
  const query = { page, pageSize, ordering };
  const hasBar = !isWhole && (props.filters !== undefined || rows.length > 0);
  return (
    <div className={classes.table}>
      {hasBar && <TableBar {...props} roomless={roomless} pageIds={rows.map(rowId)} />}
      {rows.length === 0 ? (
        <NoRows {...props} columns={columns} />
      ) : (
        <div className={classes.rows} data-loading={loading} aria-busy={loading || undefined}>
          <Sheet {...props} columns={columns} onFit={setSteps} />
          {!isWhole && (
            <Pager range={pageRange(query, count)} query={query} texts={texts} onChange={onChange} />
          )}
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

type SheetProps<Row, Id extends RowId> = DataTableProps<Row, Id> & {
  /** Told how many steps columns have given way. */
  readonly onFit: (steps: number) => void;
};

/** The table itself; on a phone each row becomes a line or a card. */
function Sheet<Row extends object, Id extends RowId>({ onFit, ...props }: SheetProps<Row, Id>) {
  const { columns, rows, rowId, label, texts, selection, isSteady = false } = props;
  const box = useRef<HTMLDivElement>(null);
  useColumnFit(box, { columns, rows, mayScroll: isSteady, onFit });
  return (
    <div
      ref={box}
      className={classes.scroll}
      data-steady={isSteady || undefined}
      data-lines={hasLines(columns) || undefined}
    >
      <table className={classes.sheet} aria-label={label} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {selection !== undefined && (
              <th role="columnheader" scope="col">
                <span className={classes.unseen}>{texts.selection}</span>
              </th>
            )}
            {columns.map((column) => (
              <HeaderCell key={column.id} column={column} {...props} />
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <BodyRow key={rowId(row)} row={row} {...props} />
          ))}
        </tbody>
        {props.summary !== undefined && (
          <Summary columns={columns} summary={props.summary} isTicked={selection !== undefined} />
        )}
      </table>
    </div>
  );
}

interface SummaryProps<Row> extends Pick<DataTableProps<Row>, 'columns'> {
  readonly summary: Readonly<Record<string, ReactNode>>;
  /** Rows have a box to tick. */
  readonly isTicked: boolean;
}

function Summary<Row>({ columns, summary, isTicked }: SummaryProps<Row>) {
  return (
    <tfoot role="rowgroup">
      <tr role="row">
        {isTicked && <td role="cell" className={classes.tick} />}
        {columns.map((column, index) => (
          <td key={column.id} role="cell" {...placeOf(column, index)}>
            {summary[column.id]}
          </td>
        ))}
      </tr>
    </tfoot>
  );
}

type BodyRowProps<Row, Id extends RowId> = DataTableProps<Row, Id> & { readonly row: Row };

function BodyRow<Row extends object, Id extends RowId>({ row, ...props }: BodyRowProps<Row, Id>) {
  const { columns, rowId, href, onRowClick, selection } = props;
  const id = rowId(row);
  // Where the first column stays in sight it cannot stretch over the row, so that the row itself is listened to.
  const isHeard = props.isSteady === true && onRowClick !== undefined;
  return (
    <tr
      role="row"
      onClick={isHeard ? (event) => !isOnControl(event) && onRowClick(row) : undefined}
      data-link={href === undefined ? onRowClick !== undefined : href(row) !== undefined}
      data-selected={selection?.ids.has(id)}
    >
      {selection !== undefined && (
        <td role="cell" className={classes.tick}>
          <RowTick selection={selection} row={row} id={id} />
        </td>
      )}
      <Cells row={row} columns={columns} href={href} onRowClick={onRowClick} />
    </tr>
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
        <td key={column.id} role="cell" {...placeOf(column, index)}>
          {index === 0 ? (
            <RowLink row={row} href={href} onRowClick={onRowClick}>
              {column.cell(row)}
            </RowLink>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
    </>
  );
}

/** What the styles must know of a cell to give it its place, with columns and without. */
function placeOf<Row>({ header, headerHidden, align, isBrief, below, yields }: Column<Row>, index: number) {
  return {
    className: index === 0 ? classes.head : undefined,
    'data-label': headerHidden === true ? undefined : header,
    'data-align': align,
    'data-brief': isBrief === true || undefined,
    'data-below': below,
    'data-yields': yields,
  };
}

interface HeaderCellProps<Row> extends Pick<DataTableProps<Row>, 'pageSize' | 'ordering' | 'onChange'> {
  readonly column: Column<Row>;
}

/** Where a column can be sorted its header does it, back on the first page. */
function HeaderCell<Row>({ column, pageSize, ordering, onChange }: HeaderCellProps<Row>) {
  const isSortable = column.sortable === true;
  const sort = ariaSort(ordering, column.id);
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={column.align}
      data-yields={column.yields}
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
    </th>
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
