/** Grids of buttons on the keyboard: one tab stop, and the arrows move within it. */
import { type KeyboardEvent, useRef, useState } from 'react';
import { useKeyboardStart } from '../keyboard-start.tsx';
import { arrows, cellBeside } from './arrows.ts';

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

  useKeyboardStart(isOpen, () => buttonOf(chosen)?.focus({ preventScroll: true }));

  function onKeyDown(event: KeyboardEvent) {
    const step = arrows[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = cellBeside(chosen, step, { rows, columns });
    if (next === null) return;
    choose(next);
    buttonOf(next)?.focus();
  }

  return { grid, chosen, choose, onKeyDown };
}
