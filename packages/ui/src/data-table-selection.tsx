import { type ReactNode, useId } from 'react';
import { Tick } from './checkbox.tsx';
import { toggleId } from './data-table-selected.ts';
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
