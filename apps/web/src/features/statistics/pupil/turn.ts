import type { KeyboardEvent } from 'react';

const ways: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrow keys lead from link to link of a table whose cells are links (`data-cell`), of which Tab stops at one. */
export function turn(event: KeyboardEvent<HTMLAnchorElement>): void {
  const way = ways[event.key];
  const cell = event.currentTarget.closest('td');
  const row = cell?.closest('tr');
  const table = cell?.closest('table');
  if (way === undefined || !cell || !row || !table) return;
  const next = table.rows[row.rowIndex + way[0]]?.cells[cell.cellIndex + way[1]];
  const link = next?.querySelector<HTMLElement>('[data-cell]');
  if (!link) return;
  event.preventDefault();
  for (const other of table.querySelectorAll<HTMLElement>('[data-cell]')) other.tabIndex = -1;
  link.tabIndex = 0;
  link.focus();
}
