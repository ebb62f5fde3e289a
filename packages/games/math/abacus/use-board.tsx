import { useState } from 'react';
import { boardDigits } from '../worked-steps.ts';
import { boardAfter } from './board.ts';
import type { Item } from './rules.ts';
import type { Move } from './technique.ts';

interface Work {
  /** What it belongs to: another item or row begins anew. */
  readonly task: string;
  readonly digits: readonly number[];
  readonly moves: readonly Move[];
}

interface Board extends Work {
  /** The board as a number. */
  readonly value: number;
  /** A gesture; `rod` counts from the highest. */
  readonly move: (rod: number, from: number, to: number) => void;
  /** Back to how the row began. */
  readonly reset: () => void;
}

/** The beads that the pupil moves: they begin where the rows before have led. */
export function useBoard(item: Item, index: number, row: number, rods: number): Board {
  const task = `${index}.${row}`;
  const fresh: Work = { task, digits: boardDigits(boardAfter(item, row), rods), moves: [] };
  const [work, setWork] = useState(fresh);
  const current = work.task === task ? work : fresh;
  if (current !== work) setWork(fresh);
  return {
    ...current,
    value: Number(current.digits.join('')),
    move: (rod, from, to) =>
      setWork({
        task,
        digits: current.digits.with(rod, to),
        moves: [...current.moves, { rod: rods - 1 - rod, from, to }],
      }),
    reset: () => setWork(fresh),
  };
}
