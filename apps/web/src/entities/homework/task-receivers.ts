/**
 * Whom a new task is for, and what it begins with: handed from a list to the editor, since an address has no room for a
 * class by name. It is taken once; what is written then is kept as a draft.
 */
import type { Block } from '@mindhero/contract/block';

export interface Receiver {
  readonly kind: 'group' | 'student';
  readonly id: number;
  readonly name: string;
  readonly detail?: string;
}

/** A game with all its settings. */
export type HandedBlock = Pick<Block, 'game' | 'settings'>;

interface Handed {
  readonly receivers: readonly Receiver[];
  readonly blocks: readonly HandedBlock[];
}

const nothing: Handed = { receivers: [], blocks: [] };

let handed = nothing;

/** The next task that is begun is for these, and of these blocks. */
export function handTask(receivers: readonly Receiver[], blocks: readonly HandedBlock[] = []): void {
  handed = { receivers, blocks };
}

/** What was handed over since the last time; nothing mostly. */
export function takeHanded(): Handed {
  const taken = handed;
  handed = nothing;
  return taken;
}
