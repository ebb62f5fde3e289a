/** The draft of a new task stays on the device until it is assigned or thrown away; one for each person. */
import { taskDraft, type TaskDraft, isWritten } from './task-draft.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const keyOf = (user: number) => `task draft ${user}`;

/** What this person has written here before; null if nothing, or nothing that the form still understands. */
export function keptDraft(user: number, storage: Store = localStorage): TaskDraft | null {
  try {
    const read = taskDraft.safeParse(JSON.parse(storage.getItem(keyOf(user)) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** Keeps what is written; of a form that nobody has written in nothing is left. */
export function keepDraft(user: number, draft: TaskDraft, storage: Store = localStorage): void {
  if (!isWritten(draft)) return forgetDraft(user, storage);
  try {
    storage.setItem(keyOf(user), JSON.stringify(draft));
  } catch (error) {
    // A full disk: only a reload would lose it.
    console.warn('This device could not keep the draft', error);
  }
}

export function forgetDraft(user: number, storage: Store = localStorage): void {
  storage.removeItem(keyOf(user));
}
