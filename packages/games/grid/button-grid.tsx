import type { ComponentPropsWithoutRef, CSSProperties, ReactNode } from 'react';
import { useGridFocus } from './grid-focus.tsx';
import classes from './button-grid.module.css';

/** Rows and columns count from 1, cells from 0, row by row. All of it stays the same until the cell is drawn otherwise. */
export interface Cell {
  readonly cell: number;
  readonly row: number;
  readonly column: number;
  /** The one that the Tab key reaches. */
  readonly isChosen: boolean;
  readonly onChoose: (cell: number) => void;
}

interface ButtonGridProps {
  readonly rows: number;
  readonly columns: number;
  readonly label: string;
  /** Gives the grid its size; `--rows` and `--columns` are set. */
  readonly className: string | undefined;
  /** Something may be chosen now. */
  readonly isOpen: boolean;
  /** Draws the one `CellButton` of a cell. */
  readonly children: (cell: Cell) => ReactNode;
}

const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** One button a cell and one tab stop for all; the arrows move within the grid, Enter and Space press. */
export function ButtonGrid({ rows, columns, label, className, isOpen, children }: ButtonGridProps) {
  const { grid, chosen, choose, onKeyDown } = useGridFocus({ rows, columns, isOpen });
  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={label}
      className={className}
      style={{ '--rows': rows, '--columns': columns } as CSSProperties}
      onKeyDown={onKeyDown}
    >
      {indices(rows).map((row) => (
        <div key={row} role="row" className={classes.row}>
          {indices(columns).map((column) => {
            const cell = row * columns + column;
            return (
              <div key={column} role="gridcell" className={classes.cell}>
                {children({
                  cell,
                  row: row + 1,
                  column: column + 1,
                  isChosen: cell === chosen,
                  onChoose: choose,
                })}
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

type CellButtonProps = Pick<Cell, 'cell' | 'isChosen' | 'onChoose'> & ComponentPropsWithoutRef<'button'>;

/** The button of a cell. */
export function CellButton({ cell, isChosen, onChoose, ...others }: CellButtonProps) {
  return (
    <button
      {...others}
      type="button"
      className={classes.button}
      tabIndex={isChosen ? 0 : -1}
      onFocus={() => onChoose(cell)}
    />
  );
}
