/** What is wrong with a draft, by the places where it is told. */
import type { FieldError } from '@mindhero/contract/errors';
import type { Assignee, TaskDraft } from './task-draft.ts';
import type { Clock } from './task-request.ts';

export type Place = 'name' | 'comment' | 'from' | 'due' | 'assignees' | 'blocks';

export interface Faults {
  /** Of the fields, with the one that comes first. */
  readonly places: Readonly<Partial<Record<Place, FieldError>>>;
  /** Of the blocks by their keys; paths are those within a block. */
  readonly blocks: ReadonlyMap<number, readonly FieldError[]>;
  /** Those assignees who cannot get the task. */
  readonly assignees: readonly Assignee[];
}

export const noFaults: Faults = { places: {}, blocks: new Map(), assignees: [] };

export const isFaultless = ({ places, blocks }: Faults): boolean =>
  Object.keys(places).length === 0 && blocks.size === 0;

const placesByField: Readonly<Record<string, Place>> = {
  name: 'name',
  comment: 'comment',
  available_from: 'from',
  due_at: 'due',
  groups: 'assignees',
  students: 'assignees',
  blocks: 'blocks',
};

/** Where the server's findings belong. The draft must be the one that was sent. */
export function faultsOf(errors: readonly FieldError[], draft: TaskDraft): Faults {
  const places: Partial<Record<Place, FieldError>> = {};
  const blocks = new Map<number, FieldError[]>();
  const assignees: Assignee[] = [];
  for (const error of errors) {
    const [, field = '', index, ...rest] = error.path.split('.');
    const block = field === 'blocks' && index !== undefined ? draft.blocks[Number(index)] : undefined;
    if (block !== undefined) {
      blocks.set(block.key, [...(blocks.get(block.key) ?? []), { ...error, path: rest.join('.') }]);
      continue;
    }
    const place = placesByField[field];
    if (place === undefined) continue;
    places[place] ??= error;
    if (place === 'assignees' && index !== undefined) {
      const kind = field === 'groups' ? 'group' : 'student';
      assignees.push(
        ...draft.assignees.filter((one) => one.kind === kind).slice(Number(index), Number(index) + 1),
      );
    }
  }
  return { places, blocks, assignees };
}

/** Without what is told of a place that has been changed since. */
export function withoutPlaces(faults: Faults, changed: readonly Place[]): Faults {
  const places = { ...faults.places };
  for (const place of changed) delete places[place];
  return { ...faults, places, assignees: changed.includes('assignees') ? [] : faults.assignees };
}

/** Without what is told of one block. */
export function withoutBlockFaults(faults: Faults, key: number): Faults {
  return { ...faults, blocks: new Map([...faults.blocks].filter(([other]) => other !== key)) };
}

interface Checking {
  readonly clock: Clock;
  readonly now: Date;
  /** The times stand as they are, and may be over. */
  readonly isTimeKept: boolean;
}

/** What can be said without asking the server, in the server's words; blocks are checked by their games. */
export function faultsIn(draft: TaskDraft, { clock, now, isTimeKept }: Checking): FieldError[] {
  const errors: FieldError[] = [];
  const say = (field: string, code: FieldError['code']) => errors.push({ path: `body.${field}`, code });
  if (draft.name === '') say('name', 'required');
  else if (draft.name.trim() === '') say('name', 'blank');
  if (draft.assignees.length === 0) say('groups', 'too_few_chosen');
  const from = clock.toInstant(draft.from);
  const due = clock.toInstant(draft.due);
  if (from === null) say('available_from', 'required');
  if (due === null) say('due_at', 'required');
  if (from !== null && due !== null && !isTimeKept) {
    if (Date.parse(due) <= Date.parse(from)) say('due_at', 'not_after_start');
    else if (Date.parse(due) <= now.getTime()) say('due_at', 'in_the_past');
  }
  if (draft.blocks.length === 0) say('blocks', 'required');
  return errors;
}
