import fc from 'fast-check';
import { expect, it } from 'vitest';
import { block, clock, draft, task } from './draft.fixture.ts';
import { mergeDrafts } from './merge-drafts.ts';
import { type Assignee, draftOf, type TaskDraft } from './task-draft.ts';
import { changeOf } from './task-request.ts';

const ihor: Assignee = { kind: 'student', id: 7, name: 'Ihor Tkach' };
const group: Assignee = { kind: 'group', id: 9, name: '4-A' };

it('takes over what only somebody else changed, and sends nothing of it back', () => {
  const theirs = { ...task, version: 5, name: 'Big friends', blocks: [block(9)], groups: [] };
  const stored = draftOf(theirs, clock.toWall);
  const written = { ...draft, due: '2026-11-30T20:00', assignees: [...draft.assignees, group] };
  const merged = mergeDrafts({ opened: draft, stored, written });
  expect(merged.overwrites).toEqual([]);
  expect(merged.draft).toMatchObject({ name: 'Big friends', due: '2026-11-30T20:00', blocks: stored.blocks });
  expect(changeOf(theirs, merged.draft, clock)).toEqual({
    version: 5,
    due_at: '2026-11-30T20:00:00.000Z',
    groups: [9],
  });
});

it('keeps what is written here where both changed a field, and names it', () => {
  const stored = { ...draft, name: 'Theirs', comment: 'Same' };
  const written = { ...draft, name: 'Mine', comment: 'Same' };
  const merged = mergeDrafts({ opened: draft, stored, written });
  expect([merged.draft.name, merged.overwrites]).toEqual(['Mine', ['name']]);
});

it('merges groups and students one by one', () => {
  const stored = { ...draft, assignees: [...draft.assignees.filter(({ id }) => id !== 8), group] };
  const written = { ...draft, assignees: [...draft.assignees.filter(({ id }) => id !== 7), group] };
  const { assignees } = mergeDrafts({ opened: draft, stored, written }).draft;
  expect(assignees.map(({ id }) => id)).toEqual([3, 9]);
  expect(assignees).not.toContainEqual(ihor);
});

it('loses nobody’s change of another field, whoever changed what', () => {
  const fields = ['name', 'comment', 'from', 'due'] as const;
  const some = fc.subarray([...fields]);
  fc.assert(
    fc.property(some, some, (mine, theirs) => {
      const change = (changed: readonly (typeof fields)[number][], by: string): TaskDraft => ({
        ...draft,
        ...Object.fromEntries(changed.map((field) => [field, by])),
      });
      const { draft: merged, overwrites } = mergeDrafts({
        opened: draft,
        stored: change(theirs, 'theirs'),
        written: change(mine, 'mine'),
      });
      for (const field of fields)
        expect(merged[field]).toBe(
          mine.includes(field) ? 'mine' : theirs.includes(field) ? 'theirs' : draft[field],
        );
      expect(overwrites).toEqual(fields.filter((field) => mine.includes(field) && theirs.includes(field)));
    }),
  );
});
