import { type Step, expand } from '@mindhero/engine/soroban';
import { useState } from 'react';
import { boardAfter } from './board.ts';
import type { Item } from './rules.ts';
import { type Move, wayOf } from './technique.ts';

/** What there is to say of a row that was worked. */
export interface RowNote {
  /** Steps that needed a friend. */
  readonly steps: readonly Step[];
  readonly way: ReturnType<typeof wayOf>;
}

interface Worked {
  readonly item: Item;
  readonly row: number;
  readonly board: { readonly value: number; readonly moves: readonly Move[] };
}

/** The note of the row before, as long as its example stands there; a wrong row and the first one have none. */
export function useRowNote(index: number): {
  readonly note: RowNote | null;
  readonly keep: (worked: Worked) => void;
} {
  const [kept, setKept] = useState<{ readonly index: number; readonly note: RowNote | null } | null>(null);
  return {
    note: kept?.index === index ? kept.note : null,
    keep: (worked) => setKept({ index, note: noteOf(worked) }),
  };
}

function noteOf({ item, row, board }: Worked): RowNote | null {
  const term = item.terms[row];
  if (row === 0 || term === undefined || board.value !== boardAfter(item, row + 1)) return null;
  const before = boardAfter(item, row);
  const steps = expand(before, term).steps.filter(({ technique }) => technique !== 'direct');
  return { steps, way: wayOf(board.moves, before, term) };
}
