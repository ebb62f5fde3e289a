/** The grids of memory games on the keyboard: one tab stop, and the arrows move within it. */
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const steps: Readonly<Record<string, readonly [row: number, column: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

interface GridFocus {
  readonly rows: number;
  readonly columns: number;
  /** Something may be chosen now. */
  readonly isOpen: boolean;
}

/** Which cell the Tab key reaches, by its number row by row. The grid holds one button for each cell. */
export function useGridFocus({ rows, columns, isOpen }: GridFocus) {
  const grid = useRef<HTMLDivElement>(null);
  const [last, choose] = useState(0);
  // The grid before this one may have been larger.
  const chosen = Math.min(last, rows * columns - 1);
  const buttonOf = (cell: number) => grid.current?.querySelectorAll('button')[cell];

  // Whoever plays with the keyboard begins at once, without looking for the grid first.
  const takeFocus = useEffectEvent(() => {
    if (document.activeElement?.matches('a, button, input') !== true) {
      buttonOf(chosen)?.focus({ preventScroll: true });
    }
  });
  useEffect(() => {
    if (isOpen) takeFocus();
  }, [isOpen]);

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const row = Math.floor(chosen / columns) + step[0];
    const column = (chosen % columns) + step[1];
    if (row < 0 || column < 0 || row >= rows || column >= columns) return;
    choose(row * columns + column);
    buttonOf(row * columns + column)?.focus();
  }

  return { grid, chosen, choose, onKeyDown };
}
