/** The board under the pupil's hands: one tab stop, arrows between the numbers, a touch chooses a cell. */
import { type KeyboardEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { arrows, type Step } from '../../grid/arrows.ts';
import { useKeyboardStart } from '../../keyboard-start.tsx';
import { numberText } from '../number-text.ts';
import { Board, type Face, useEquation } from './board.tsx';
import { linesThrough, type Puzzle } from './puzzle.ts';
import { isConfirmed, isHidden, isOpen, type State, valueOf } from './state.ts';
import classes from './board.module.css';

interface GridProps {
  readonly state: State;
  readonly chosen: number;
  /** A minus was typed into the chosen cell, and no digit yet. */
  readonly hasMinus: boolean;
  readonly onChoose: (cell: number) => void;
  /** Looked at only. */
  readonly idle: boolean;
}

/** The next number in a direction, over places without one; the cell itself at the edge. */
function neighbour({ side, solution }: Puzzle, cell: number, [down, right]: Step): number {
  let [row, column] = [Math.floor(cell / side) + down, (cell % side) + right];
  while (row >= 0 && column >= 0 && row < side && column < side) {
    if (solution[row * side + column] !== null) return row * side + column;
    row += down;
    column += right;
  }
  return cell;
}

/** The next cell without a number, from the chosen one on. */
function nextEmpty(state: State, cell: number): number {
  const empty = state.puzzle.hidden.filter((hidden) => valueOf(state, hidden) === null);
  return empty.find((hidden) => hidden > cell) ?? empty[0] ?? cell;
}

/** The cell to which a key leads; undefined for other keys. */
function cellBehind(key: string, state: State, cell: number): number | undefined {
  if (key === ' ') return nextEmpty(state, cell);
  const step = arrows[key];
  return step === undefined ? undefined : neighbour(state.puzzle, cell, step);
}

/** How a cell came out so far: given, found by a hint, marked, or open. */
export function faceOf(state: State, cell: number): Face {
  if (!isHidden(state, cell)) return 'given';
  if (state.revealed.includes(cell)) return 'hint';
  return state.marks[cell] ?? 'open';
}

/** What a screen reader says of a cell: its place, its number, how that came out, and its equations. */
function useCellName(state: State): (cell: number, face: Face) => string {
  const { t, i18n } = useTranslation('cross-math');
  const equation = useEquation();
  const { puzzle } = state;
  const value = (cell: number) => valueOf(state, cell);
  return (cell, face) => {
    const number = value(cell);
    const [row, column] = [Math.floor(cell / puzzle.side), cell % puzzle.side];
    return [
      t('cell', { row: 2 * row + 1, column: 2 * column + 1 }),
      number === null ? t('face.empty') : numberText(number, i18n.language),
      ...(face === 'open' ? [] : [t(`face.${face}`)]),
      ...linesThrough(puzzle, cell).map((line) => equation(line, value)),
    ].join(', ');
  };
}

/** Puts the cursor on a cell; only those with a number take it. */
function focusOn(grid: HTMLElement | null, { solution }: Puzzle, cell: number): void {
  const numbers = solution.flatMap((number, cell) => (number === null ? [] : [cell]));
  const targets = grid?.querySelectorAll<HTMLElement>('[tabindex]');
  targets?.[numbers.indexOf(cell)]?.focus({ preventScroll: true });
}

/** What is typed goes into the chosen cell; Space leads to the next empty one. */
export function Grid({ state, chosen, hasMinus, onChoose, idle }: GridProps) {
  const { t, i18n } = useTranslation('cross-math');
  const nameOf = useCellName(state);
  const grid = useRef<HTMLDivElement>(null);
  const { puzzle } = state;
  const focus = (cell: number) => focusOn(grid.current, puzzle, cell);

  useKeyboardStart(!idle, () => focus(chosen));

  function onKeyDown(event: KeyboardEvent) {
    const next = cellBehind(event.key, state, chosen);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    focus(next);
  }

  return (
    <div
      ref={grid}
      role="grid"
      tabIndex={-1}
      aria-label={t('board')}
      className={classes.grid}
      onKeyDown={onKeyDown}
    >
      <Board
        puzzle={puzzle}
        settings={state.settings}
        lit={idle ? [] : linesThrough(puzzle, chosen)}
        confirmed={(line) => isConfirmed(state, line)}
        cell={(cell) => {
          const number = valueOf(state, cell);
          const minus = hasMinus && cell === chosen ? '−' : '';
          return {
            face: faceOf(state, cell),
            text: number === null ? minus : numberText(number, i18n.language),
          };
        }}
        handles={(cell, { face }) => ({
          'aria-label': nameOf(cell, face),
          'aria-selected': cell === chosen,
          'aria-readonly': idle || !isOpen(state, cell),
          tabIndex: cell === chosen ? 0 : -1,
          onClick: () => onChoose(cell),
          onFocus: () => onChoose(cell),
        })}
      />
    </div>
  );
}
