/** Where the window stands step by step, and when a cell is seen through it. Cells count row by row from 0. */
import type { Random } from '@mindhero/engine/random';
import type { Slot } from '../../film/slots.ts';
import type { Settings } from './settings.ts';

type Shape = Pick<Settings, 'rows' | 'columns' | 'window_columns' | 'window_rows'>;

const indices = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** The upper left cells of all places of the window, in the order in which it takes them. */
export function pathOf(settings: Shape & Pick<Settings, 'path'>, random: Random): number[] {
  const { rows, columns, window_columns, window_rows, path } = settings;
  const down = indices(rows - window_rows + 1);
  const right = indices(columns - window_columns + 1);
  const inRows = down.flatMap((row) => right.map((column) => row * columns + column));
  switch (path) {
    case 'rows':
      return inRows;
    case 'columns':
      return right.flatMap((column) => down.map((row) => row * columns + column));
    case 'snake':
      return down.flatMap((row) =>
        (row % 2 === 0 ? right : right.toReversed()).map((column) => row * columns + column),
      );
    case 'random':
      return random.shuffle(inRows);
  }
}

/** The cells that are seen while the window stands at a place. */
export function cellsAt(place: number, { columns, window_columns, window_rows }: Shape): number[] {
  return indices(window_rows).flatMap((row) =>
    indices(window_columns).map((column) => place + row * columns + column),
  );
}

/** All cells in the order in which they are first seen; those seen at once as they are read. */
export function seenOrder(path: readonly number[], shape: Shape): number[] {
  return [...new Set(path.flatMap((place) => cellsAt(place, shape)))];
}

/**
 * When a cell is seen, in milliseconds since the window began to slide: in order, steps without a break joined to one.
 */
export function timesSeen(cell: number, path: readonly number[], shape: Shape, stepMs: number): Slot[] {
  const times: Slot[] = [];
  path.forEach((place, step) => {
    if (!cellsAt(place, shape).includes(cell)) return;
    const [from, until] = [step * stepMs, (step + 1) * stepMs];
    const last = times.at(-1);
    if (last?.until === from) times[times.length - 1] = { from: last.from, until };
    else times.push({ from, until });
  });
  return times;
}
