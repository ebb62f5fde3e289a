/** The board of digits, and the capsules around runs of them. */
import type { Board } from '@mindhero/engine/combination-search/board';
import { type CSSProperties, type KeyboardEvent, memo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useKeyboardStart } from '../../keyboard-start.tsx';
import type { Settings } from './settings.ts';
import { useSelection } from './use-selection.tsx';
import classes from './grid.module.css';

/** A run that is marked: found, selected at this moment, or left at the end. */
export interface Mark {
  readonly kind: 'found' | 'selected' | 'missed';
  readonly cells: readonly number[];
}

const sizeOf = ({ rows, columns }: Board) => ({ '--rows': rows, '--columns': columns }) as CSSProperties;

function Marks({ board: { columns }, marks }: { readonly board: Board; readonly marks: readonly Mark[] }) {
  return marks.map(({ kind, cells }) => {
    const [first, last] = [Math.min(...cells), Math.max(...cells)];
    const [row, column] = [Math.floor(first / columns), first % columns];
    return (
      <span
        key={`${kind} ${first} ${last}`}
        aria-hidden
        className={classes.mark}
        data-kind={kind}
        style={{
          gridArea: `${row + 1} / ${column + 1} / ${Math.floor(last / columns) + 2} / ${(last % columns) + 2}`,
        }}
      />
    );
  });
}

/** A board that is only looked at; `label` says what is on it. */
export function BoardPicture({
  board,
  marks,
  label,
}: {
  readonly board: Board;
  readonly marks: readonly Mark[];
  readonly label: string;
}) {
  return (
    <div role="img" aria-label={label} className={classes.picture} style={sizeOf(board)}>
      <div className={classes.marks}>
        <Marks board={board} marks={marks} />
      </div>
      <div className={classes.digits} aria-hidden>
        {board.cells.map((digit, cell) => (
          <span key={cell}>{digit}</span>
        ))}
      </div>
    </div>
  );
}

interface CellProps {
  readonly digit: number;
  readonly row: number;
  readonly column: number;
  readonly isCurrent: boolean;
  readonly isSelected: boolean;
  readonly isFound: boolean;
}

/** A board has up to 400 of them, of which a drag changes a few. */
const Cell = memo(function Cell({ digit, row, column, isCurrent, isSelected, isFound }: CellProps) {
  const { t } = useTranslation('number-search');
  return (
    <span
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      aria-label={t(isFound ? 'cell_found' : 'cell', { digit, row, column })}
      aria-selected={isSelected}
    >
      {digit}
    </span>
  );
});

interface GridProps {
  readonly board: Board;
  readonly settings: Settings;
  /** Runs that stay marked. */
  readonly marks: readonly Mark[];
  readonly onSelect: (start: number, end: number) => void;
  readonly idle: boolean;
  /** The board is larger than the screen: a finger moves it, and what has the focus is brought into sight. */
  readonly isMoved: boolean;
}

/** The board to select on, with what is marked on it. */
export function Grid({ board, settings, marks, onSelect, idle, isMoved }: GridProps) {
  const { t } = useTranslation('number-search');
  const { current, run, handlers, onKeyDown } = useSelection({ board, settings, onSelect, idle, isMoved });
  const grid = useRef<HTMLDivElement>(null);
  const found = new Set(marks.flatMap(({ cells }) => cells));
  function focus(cell: number) {
    const cells = grid.current?.querySelectorAll<HTMLElement>('[role="gridcell"]');
    cells?.[cell]?.focus({ preventScroll: !isMoved });
  }

  useKeyboardStart(!idle, () => focus(current));

  function move(event: KeyboardEvent) {
    const cell = onKeyDown(event);
    if (cell !== null) focus(cell);
  }

  const rows = Array.from({ length: board.rows }, (_, row) => row);
  return (
    <div className={classes.board} style={sizeOf(board)}>
      <div className={classes.marks}>
        <Marks board={board} marks={marks} />
        {run.length > 0 && <Marks board={board} marks={[{ kind: 'selected', cells: run }]} />}
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={t('board', { rows: board.rows, columns: board.columns })}
        aria-multiselectable
        className={classes.digits}
        {...handlers}
        onKeyDown={move}
      >
        {rows.map((row) => (
          <div key={row} role="row" className={classes.row}>
            {board.cells.slice(row * board.columns, (row + 1) * board.columns).map((digit, column) => {
              const cell = row * board.columns + column;
              return (
                <Cell
                  key={column}
                  digit={digit}
                  row={row + 1}
                  column={column + 1}
                  isCurrent={cell === current}
                  isSelected={run.includes(cell)}
                  isFound={found.has(cell)}
                />
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
