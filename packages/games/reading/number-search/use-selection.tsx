import { type Board, runBetween } from '@mindhero/engine/combination-search/board';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { arrows, cellBeside } from '../../grid/arrows.ts';
import type { Settings } from './settings.ts';

/** A selection that has begun: by a drag it ends when the finger lifts, else with the next touch or Enter. */
interface Begun {
  readonly start: number;
  readonly by: 'drag' | 'tap' | 'keys';
}

interface SelectionOptions {
  readonly board: Board;
  readonly settings: Settings;
  /** A run as long as the combinations was selected. */
  readonly onSelect: (start: number, end: number) => void;
  readonly idle: boolean;
  /** A finger moves the board, so that one which goes from cell to cell means none of them. */
  readonly isMoved: boolean;
}

/** The cell of the board nearest to a point, given the board's box on the screen. */
function cellAt(event: PointerEvent<HTMLElement>, { rows, columns }: Board): number {
  const box = event.currentTarget.getBoundingClientRect();
  const place = (offset: number, size: number, count: number) =>
    Math.min(count - 1, Math.max(0, Math.floor((offset / size) * count)));
  const row = place(event.clientY - box.top, box.height, rows);
  return row * columns + place(event.clientX - box.left, box.width, columns);
}

/** Where a selection from `start` ends when the pointer is at `cell`: in the row or column that is nearer and is played. */
function endOf(start: number, cell: number, { columns }: Board, { directions }: Settings): number {
  const right = (cell % columns) - (start % columns);
  const down = Math.floor(cell / columns) - Math.floor(start / columns);
  const isAcross =
    directions.length === 2 ? Math.abs(right) >= Math.abs(down) : directions[0] === 'horizontal';
  return isAcross ? start + right : start + down * columns;
}

/** A selection as it is, and what can become of it. */
interface Selection extends Pick<SelectionOptions, 'board' | 'settings' | 'idle'> {
  /** Where the finger or the keyboard is. */
  readonly current: number;
  readonly begun: Begun | null;
  readonly moveTo: (cell: number) => void;
  readonly begin: (begun: Begun | null) => void;
  /** Ends it at a cell: a run of the right length counts. */
  readonly finish: (start: number, end: number) => void;
}

/** Selecting by a drag, by a touch on both ends, or with the arrow keys and Shift or Enter. */
export function useSelection({ board, settings, onSelect, idle, isMoved }: SelectionOptions) {
  const [current, moveTo] = useState(0);
  const [begun, begin] = useState<Begun | null>(null);
  const end = begun === null ? current : endOf(begun.start, current, board, settings);

  function finish(start: number, last: number) {
    begin(null);
    const length = runBetween(start, last, board)?.length;
    if (length === settings.combination_length) onSelect(start, last);
  }

  const selection = { board, settings, idle, current, begun, moveTo, begin, finish };
  const touch = useTouch(selection, isMoved);
  const { onKeyDown, onKeyUp } = keysOf(selection, end);
  return {
    current,
    run: begun === null || idle ? [] : (runBetween(begun.start, end, board) ?? []),
    handlers: { ...touch, onKeyUp },
    onKeyDown,
  };
}

/** Selecting with a finger or the mouse. */
function useTouch({ board, settings, idle, begun, moveTo, begin, finish }: Selection, isMoved: boolean) {
  const pressed = useRef(0);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (idle || !event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const cell = cellAt(event, board);
    pressed.current = cell;
    moveTo(cell);
    if (begun?.by !== 'tap') begin({ start: cell, by: 'drag' });
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || begun === null || begun.by === 'keys') return;
    moveTo(cellAt(event, board));
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    if (!event.isPrimary || begun === null || begun.by === 'keys') return;
    const cell = cellAt(event, board);
    if (isMoved && begun.by === 'tap' && cell !== pressed.current) return moveTo(begun.start);
    const last = endOf(begun.start, cell, board, settings);
    // A touch without a drag sets one end; the next one sets the other.
    if (last !== begun.start) finish(begun.start, last);
    else begin(begun.by === 'drag' ? { start: begun.start, by: 'tap' } : null);
  }

  /** The finger moved the board instead; an end that was touched before stays chosen. */
  function onPointerCancel() {
    if (begun?.by === 'tap') moveTo(begun.start);
    else begin(null);
  }

  return { onPointerDown, onPointerMove, onPointerUp, onPointerCancel };
}

/** Selecting with the keyboard; `end` is where the selection would end now. */
function keysOf({ board, idle, current, begun, moveTo, begin, finish }: Selection, end: number) {
  /** Returns the cell to which the keyboard has moved. */
  function onKeyDown(event: KeyboardEvent): number | null {
    if (idle) return null;
    const step = arrows[event.key];
    if (step !== undefined) {
      event.preventDefault();
      const next = cellBeside(current, step, board);
      if (next === null) return null;
      if (event.shiftKey && begun === null) begin({ start: current, by: 'keys' });
      moveTo(next);
      return next;
    }
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      if (begun === null) begin({ start: current, by: 'tap' });
      else finish(begun.start, end);
    }
    return null;
  }

  /** Shift that is let go ends what it began. */
  function onKeyUp(event: KeyboardEvent) {
    if (event.key === 'Shift' && begun?.by === 'keys') finish(begun.start, end);
  }

  return { onKeyDown, onKeyUp };
}
