import { type KeyboardEvent, useState } from 'react';

/** How far each key moves: rows, columns. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  Home: [0, -Infinity],
  End: [0, Infinity],
};

const within = (place: number, count: number) => Math.max(0, Math.min(count - 1, place));

/** One tab stop for all cells of a table; the arrows move among them. Each is found by its `data-cell`, "row column". */
export function useCellFocus(rows: number, columns: number) {
  const [at, setAt] = useState<readonly [row: number, column: number]>([0, 0]);
  const reached = [within(at[0], rows), within(at[1], columns)] as const;
  return {
    /** What belongs to the button of a cell. */
    cell: (row: number, column: number) => ({
      'data-cell': `${row} ${column}`,
      tabIndex: row === reached[0] && column === reached[1] ? 0 : -1,
      onFocus: () => setAt([row, column]),
    }),
    /** For the table. */
    onKeyDown(event: KeyboardEvent) {
      const step = steps[event.key];
      const isInCells = event.target instanceof Element && event.target.hasAttribute('data-cell');
      if (step === undefined || !isInCells) return;
      event.preventDefault();
      const next = [within(reached[0] + step[0], rows), within(reached[1] + step[1], columns)] as const;
      setAt(next);
      event.currentTarget.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`)?.focus();
    },
  };
}
