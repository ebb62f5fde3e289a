import { expect, test } from 'vitest';
import { block, draft } from './draft.fixture.ts';
import { edited, editorOf } from './editor-state.ts';
import { faultsOf } from './task-faults.ts';

const start = editorOf(draft);

test('the first block is looked at', () => {
  expect(start).toMatchObject({ selected: 1, isEditing: false });
});

test('a new block is opened', () => {
  expect(edited(start, { type: 'add', block: block(9) })).toMatchObject({ selected: 4, isEditing: true });
});

test('a copy is looked at, and what takes the place of a removed block', () => {
  const copied = edited(start, { type: 'copy', key: 1, seed: 5 });
  expect(copied).toMatchObject({ selected: 4 });
  expect(edited(copied, { type: 'remove', key: 4 })).toMatchObject({ selected: 2 });
  expect(edited(copied, { type: 'remove', key: 3 })).toMatchObject({ selected: 4 });
  const last = { ...start, selected: 3 };
  expect(edited(last, { type: 'remove', key: 3 })).toMatchObject({ selected: 2 });
});

test('of the last block nothing is left to look at', () => {
  const emptied = [1, 2, 3].reduce((state, key) => edited(state, { type: 'remove', key }), start);
  expect(emptied).toMatchObject({ selected: null, draft: { blocks: [] } });
});

test('findings stay until what they are about is changed', () => {
  const faults = faultsOf(
    [
      { path: 'body.due_at', code: 'not_after_start' },
      { path: 'body.blocks.0.settings.digits', code: 'too_big' },
    ],
    draft,
  );
  const refused = edited(start, { type: 'refuse', faults });
  expect(edited(refused, { type: 'write', fields: { name: 'x' } }).faults).toEqual(faults);
  expect(edited(refused, { type: 'write', fields: { from: 'x' } }).faults.places).toEqual({});
  expect(edited(refused, { type: 'move', key: 1, to: 2 }).faults.blocks.size).toBe(1);
  expect(edited(refused, { type: 'change', key: 1, change: { seed: 4 } }).faults.blocks.size).toBe(0);
});
