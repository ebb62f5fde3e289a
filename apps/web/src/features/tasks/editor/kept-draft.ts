/** The draft of a new task stays on the device until it is assigned or thrown away; one for each person. */
import { keptDraft as keptOnDevice } from '../../../platform/form/kept-draft.ts';
import { isWritten, taskDraft, type TaskDraft } from './task-draft.ts';

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const draftOf = (user: number, storage: Store) =>
  keptOnDevice(`task draft ${user}`, (stored) => taskDraft.safeParse(stored).data ?? null, storage);

/** What this person has written here before; null if nothing, or nothing that the form still understands. */
export function keptDraft(user: number, storage: Store = localStorage): TaskDraft | null {
  return draftOf(user, storage).read();
}

/** Keeps what is written; of a form that nobody has written in nothing is left. */
export function keepDraft(user: number, draft: TaskDraft, storage: Store = localStorage): void {
  if (!isWritten(draft)) return forgetDraft(user, storage);
  draftOf(user, storage).keep(draft);
}

export function forgetDraft(user: number, storage: Store = localStorage): void {
  draftOf(user, storage).forget();
}
