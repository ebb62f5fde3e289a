/** A task while it is written: what stands in the form, right or not yet. */
import { block, type Block } from '@mindhero/contract/block';
import { MOST_BLOCKS } from '@mindhero/contract/limits';
import { nameOf } from '@mindhero/contract/name';
import type { Task } from '@mindhero/contract/task';
import * as z from 'zod/mini';

const draftBlock = z.object({
  ...block.shape,
  /** Tells blocks apart while they move. */
  key: z.int(),
  /** The task that has it already: what it is played with stays, even where that is out of use by now. */
  storedIn: z.optional(z.int()),
});
export type DraftBlock = z.infer<typeof draftBlock>;

/** By what it is asked what a block would be played with. */
export const materialOf = ({ seed, revision, storedIn }: DraftBlock) => ({ seed, revision, task: storedIn });

const assignee = z.object({
  kind: z.enum(['group', 'student']),
  id: z.int(),
  name: z.string(),
  detail: z.optional(z.string()),
});
export type Assignee = z.infer<typeof assignee>;

/** Times are those of the school's clocks, YYYY-MM-DDTHH:mm. */
export const taskDraft = z.object({
  name: z.string(),
  comment: z.string(),
  from: z.string(),
  due: z.string(),
  assignees: z.array(assignee),
  blocks: z.array(draftBlock),
});
export type TaskDraft = z.infer<typeof taskDraft>;

/** Whether anything was written that would be missed. */
export function isWritten({ name, comment, assignees, blocks }: TaskDraft): boolean {
  return name !== '' || comment !== '' || assignees.length > 0 || blocks.length > 0;
}

/** Blocks with keys that no other block has. */
function keyed(others: readonly DraftBlock[], blocks: readonly Omit<DraftBlock, 'key'>[]): DraftBlock[] {
  const first = Math.max(0, ...others.map(({ key }) => key)) + 1;
  return blocks.map((block, index) => ({ ...block, key: first + index }));
}

/** With other items, and where all get the same text, with one that is still to be chosen. */
function anew<B extends Omit<DraftBlock, 'key'>>(block: B, seed: number): B {
  return { ...block, seed, revision: undefined, storedIn: undefined };
}

/** Adds blocks below the others, as far as there is room. */
export function withBlocks(draft: TaskDraft, blocks: readonly Block[]): TaskDraft {
  return { ...draft, blocks: [...draft.blocks, ...keyed(draft.blocks, blocks)].slice(0, MOST_BLOCKS) };
}

/** The same once more, below it, with items of its own. */
export function withCopyOf(draft: TaskDraft, key: number, seed: number): TaskDraft {
  const at = draft.blocks.findIndex((block) => block.key === key);
  const copied = draft.blocks[at];
  if (copied === undefined || draft.blocks.length >= MOST_BLOCKS) return draft;
  return {
    ...draft,
    blocks: draft.blocks.toSpliced(at + 1, 0, ...keyed(draft.blocks, [anew(copied, seed)])),
  };
}

export function withoutBlock(draft: TaskDraft, key: number): TaskDraft {
  return { ...draft, blocks: draft.blocks.filter((block) => block.key !== key) };
}

export function withBlock(draft: TaskDraft, key: number, change: Partial<Omit<Block, 'game'>>): TaskDraft {
  return {
    ...draft,
    blocks: draft.blocks.map((block) => (block.key === key ? { ...block, ...change } : block)),
  };
}

/** Moves a block to a place, counted from 0; beyond the ends it stays at the end. */
export function withMoved(draft: TaskDraft, key: number, to: number): TaskDraft {
  const moved = draft.blocks.find((block) => block.key === key);
  if (moved === undefined) return draft;
  return { ...draft, blocks: withoutBlock(draft, key).blocks.toSpliced(Math.max(0, to), 0, moved) };
}

interface Times {
  readonly from: string;
  readonly due: string;
}

/** Nothing but times. */
export function emptyDraft({ from, due }: Times): TaskDraft {
  return { name: '', comment: '', from, due, assignees: [], blocks: [] };
}

/**
 * What stands in a task.
 * @param toWall a time as the school's clocks show it
 */
export function draftOf(task: Task, toWall: (instant: string) => string): TaskDraft {
  return {
    name: task.name,
    comment: task.comment,
    from: toWall(task.available_from),
    due: toWall(task.due_at),
    assignees: [
      ...task.groups.map(({ id, name }): Assignee => ({ kind: 'group', id, name })),
      ...task.students.map((student): Assignee => ({
        kind: 'student',
        id: student.id,
        name: nameOf(student),
      })),
    ],
    blocks: keyed(
      [],
      task.blocks.map((block) => ({ ...block, storedIn: task.id })),
    ),
  };
}

interface Kept {
  readonly name: string;
  readonly comment: string;
  readonly blocks: readonly Block[];
}

/** A template's blocks below what is there already, with other items; its name and comment where there are none. */
export function withTemplate(
  draft: TaskDraft,
  { name, comment, blocks }: Kept,
  newSeed: () => number,
): TaskDraft {
  const named = {
    ...draft,
    name: draft.name === '' ? name : draft.name,
    comment: draft.comment === '' ? comment : draft.comment,
  };
  return withBlocks(
    named,
    blocks.map((block) => anew(block, newSeed())),
  );
}

/** The same task at another time and with other items. */
export function copyOf(task: Task, times: Times, newSeed: () => number): TaskDraft {
  const draft = draftOf(task, () => '');
  return { ...draft, ...times, blocks: draft.blocks.map((block) => anew(block, newSeed())) };
}
