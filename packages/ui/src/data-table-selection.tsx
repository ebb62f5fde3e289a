import { IconX } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { Checkbox, Tick } from './checkbox.tsx';
import type { TableTexts } from './data-table-controls.tsx';
import { pageTicks, togglePage, toggleId } from './data-table-selected.ts';
import { IconButton } from './icon-button.tsx';
import classes from './data-table-selection.module.css';

export type RowId = string | number;

/** Rows that are ticked, to do something with all of them. They may stand on other pages too. */
export interface Selection<Row, Id extends RowId> {
  readonly ids: ReadonlySet<Id>;
  readonly onChange: (ids: ReadonlySet<Id>) => void;
  /** Name of a row's box, as in "Select Anna Bondar". */
  readonly label: (row: Row) => string;
  /** What can be done with those that are ticked: buttons, shown as soon as there are some. */
  readonly actions?: ReactNode;
}

interface SelectionBarProps<Row, Id extends RowId> {
  readonly selection: Selection<Row, Id>;
  readonly pageIds: readonly Id[];
  readonly texts: TableTexts;
  /** Stands there as long as no row is ticked. */
  readonly children?: ReactNode;
}

/** Above the rows: ticks all of the page, says how many are ticked, and holds what can be done with them. */
export function SelectionBar<Row, Id extends RowId>({
  selection,
  pageIds,
  texts,
  children,
}: SelectionBarProps<Row, Id>) {
  const { ids, onChange, actions } = selection;
  const ticks = pageTicks(ids, pageIds);
  const elsewhere = ids.size - pageIds.filter((id) => ids.has(id)).length;
  return (
    <div className={classes.bar} data-some={ids.size > 0}>
      <Checkbox
        className={classes.page}
        label={texts.selectPage}
        checked={ticks === 'all'}
        indeterminate={ticks === 'some'}
        onChange={() => onChange(togglePage(ids, pageIds))}
      />
      <span role="status" className={classes.count}>
        {ids.size > 0 && texts.selected(ids.size, elsewhere)}
      </span>
      {ids.size === 0 && children}
      {ids.size > 0 && (
        <span className={classes.actions}>
          {actions}
          <IconButton
            small
            label={texts.clearSelection}
            icon={<IconX aria-hidden />}
            onClick={() => onChange(new Set())}
          />
        </span>
      )}
    </div>
  );
}

interface RowTickProps<Row, Id extends RowId> {
  readonly selection: Selection<Row, Id>;
  readonly row: Row;
  readonly id: Id;
}

/** A row's box; all of its cell can be pressed. */
export function RowTick<Row, Id extends RowId>({ selection, row, id }: RowTickProps<Row, Id>) {
  const { ids, onChange, label } = selection;
  const box = useId();
  return (
    <label className={classes.row} htmlFor={box}>
      <Tick
        id={box}
        aria-label={label(row)}
        checked={ids.has(id)}
        onChange={() => onChange(toggleId(ids, id))}
      />
    </label>
  );
}
