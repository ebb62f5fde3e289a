import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react';
import { createContext, type ReactNode, use, useId, useState } from 'react';
import { Button } from './button.tsx';
import { Tick } from './checkbox.tsx';
import { ColumnChoice } from './data-table-columns.tsx';
import { SortSelect, type TableTexts } from './data-table-controls.tsx';
import type { Column, TableQuery } from './data-table-query.ts';
import { pageTicks, togglePage } from './data-table-selected.ts';
import type { RowId, Selection } from './data-table-selection.tsx';
import { IconButton } from './icon-button.tsx';
import classes from './data-table-bar.module.css';

interface TableBarProps<Row, Id extends RowId> extends TableQuery {
  readonly columns: readonly Column<Row>[];
  readonly hidden?: ReadonlySet<string> | undefined;
  readonly onHide?: ((hidden: ReadonlySet<string>) => void) | undefined;
  /** Columns that have no room at this width, by their ids. */
  readonly roomless: ReadonlySet<string>;
  readonly pageIds: readonly Id[];
  readonly selection?: Selection<Row, Id> | undefined;
  readonly filters?: ReactNode;
  readonly tools?: ReactNode;
  readonly texts: TableTexts;
  readonly onChange: (query: TableQuery) => void;
}

interface Folding {
  readonly isOpen: boolean;
  readonly label: string;
  readonly toggle: () => void;
}

const FoldingContext = createContext<Folding | null>(null);

/** Opens and closes all of a bar but the search, where there is no room for it; in its place among the filters. */
export function FoldButton() {
  const folding = use(FoldingContext);
  if (folding === null) return null;
  return (
    <span className={classes.fold}>
      <Button
        size="sm"
        kind="ghost"
        aria-expanded={folding.isOpen}
        icon={<IconAdjustmentsHorizontal size={18} aria-hidden />}
        onClick={folding.toggle}
      >
        {folding.label}
      </Button>
    </span>
  );
}

/**
 * One line above the rows: ticks all of the page, narrows and sorts the list, and holds what can be done with it; with
 * rows ticked, what can be done with these. The search stays, so that rows of several searches can be put together.
 */
export function TableBar<Row, Id extends RowId>(props: TableBarProps<Row, Id>) {
  const { pageIds, selection, filters, texts } = props;
  const [isOpen, setOpen] = useState(false);
  const ticked = selection?.ids.size ?? 0;
  const elsewhere = ticked - pageIds.filter((id) => selection?.ids.has(id)).length;
  const toggle = () => setOpen(!isOpen);
  return (
    <FoldingContext value={{ isOpen, label: texts.fold, toggle }}>
      <div className={classes.bar} data-open={isOpen} data-some={ticked > 0}>
        {selection !== undefined && pageIds.length > 0 && (
          <PageTick selection={selection} pageIds={pageIds} label={texts.selectPage} />
        )}
        {filters}
        {selection !== undefined && (
          <span role="status" className={classes.count}>
            {ticked > 0 && texts.selected(ticked, elsewhere)}
          </span>
        )}
        {selection !== undefined && ticked > 0 ? (
          <>
            <IconButton
              small
              label={texts.clearSelection}
              icon={<IconX aria-hidden />}
              onClick={() => selection.onChange(new Set())}
            />
            <span className={classes.actions}>{selection.actions}</span>
          </>
        ) : (
          <Tools {...props} />
        )}
      </div>
    </FoldingContext>
  );
}

interface PageTickProps<Row, Id extends RowId> {
  readonly selection: Selection<Row, Id>;
  readonly pageIds: readonly Id[];
  readonly label: string;
}

function PageTick<Row, Id extends RowId>({ selection, pageIds, label }: PageTickProps<Row, Id>) {
  const { ids, onChange } = selection;
  const ticks = pageTicks(ids, pageIds);
  const box = useId();
  return (
    <label className={classes.page} htmlFor={box} title={label}>
      <Tick
        id={box}
        aria-label={label}
        checked={ticks === 'all'}
        indeterminate={ticks === 'some'}
        onChange={() => onChange(togglePage(ids, pageIds))}
      />
    </label>
  );
}

function Tools<Row, Id extends RowId>(props: TableBarProps<Row, Id>) {
  const {
    columns,
    hidden = new Set<string>(),
    roomless,
    onHide,
    tools,
    texts,
    ordering,
    pageSize,
    onChange,
  } = props;
  if (props.pageIds.length === 0) return null;
  return (
    <div className={classes.tools} data-part="tools">
      <SortSelect
        columns={columns}
        ordering={ordering}
        label={texts.sortBy}
        texts={texts}
        onChange={(next) => onChange({ page: 1, pageSize, ordering: next })}
      />
      {tools}
      {onHide !== undefined && <ColumnChoice {...{ columns, hidden, roomless, onHide, texts }} />}
    </div>
  );
}
