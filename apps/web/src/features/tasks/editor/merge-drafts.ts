/** A task that somebody else has changed while it was written: what only they changed is taken over, field by field. */
import type { Assignee, TaskDraft } from './task-draft.ts';

interface Versions {
  /** What the form began with. */
  readonly opened: TaskDraft;
  /** What stands there now. */
  readonly stored: TaskDraft;
  /** What is written here. */
  readonly written: TaskDraft;
}

export interface Merged {
  readonly draft: TaskDraft;
  /** Fields of theirs that saving would put this form's in the place of. */
  readonly overwrites: readonly (keyof TaskDraft)[];
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const wholeFields = ['name', 'comment', 'from', 'due', 'blocks'] as const;

/**
 * Both changes in one draft. Where both changed the same field, what is written here stays; groups and students are
 * merged one by one.
 */
export function mergeDrafts({ opened, stored, written }: Versions): Merged {
  const isMine = (field: keyof TaskDraft) => !isSame(written[field], opened[field]);
  const isTheirs = (field: keyof TaskDraft) => !isSame(stored[field], opened[field]);
  const takenOver = wholeFields.filter((field) => !isMine(field) && isTheirs(field));
  const overwrites = wholeFields.filter(
    (field) => isMine(field) && isTheirs(field) && !isSame(written[field], stored[field]),
  );
  return {
    draft: {
      ...written,
      ...Object.fromEntries(takenOver.map((field) => [field, stored[field]])),
      assignees: mergeAssignees(opened.assignees, stored.assignees, written.assignees),
    },
    overwrites,
  };
}

const keyOf = ({ kind, id }: Assignee) => `${kind} ${id}`;

/** Theirs, without whom this form removed, and with whom it added. */
function mergeAssignees(
  opened: readonly Assignee[],
  stored: readonly Assignee[],
  written: readonly Assignee[],
): Assignee[] {
  const [before, now, here] = [opened, stored, written].map((list) => new Set(list.map(keyOf)));
  const isRemoved = (one: Assignee) => before?.has(keyOf(one)) === true && here?.has(keyOf(one)) === false;
  const isAdded = (one: Assignee) => before?.has(keyOf(one)) === false && now?.has(keyOf(one)) === false;
  return [...stored.filter((one) => !isRemoved(one)), ...written.filter(isAdded)];
}
