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

test('once somebody has begun, blocks and start are those that were stored, and the rest is as it was written', () => {
  const written = edited(edited(start, { type: 'remove', key: 1 }), {
    type: 'write',
    fields: { name: 'Mine', from: '2026-12-01T08:00', due: '2026-12-02T20:00' },
  });
  const { draft: left, selected } = edited(written, { type: 'begun', stored: draft });
  expect(left).toEqual({ ...draft, name: 'Mine', due: '2026-12-02T20:00' });
  expect(selected).toBe(draft.blocks[0]?.key);
});

test('of blocks alone that are wrong the first opens; beside other findings it waits', () => {
  const ofBlocks = [3, 2].map((at) => ({
    path: `body.blocks.${at - 1}.settings.digits`,
    code: 'too_big' as const,
  }));
  const alone = faultsOf(ofBlocks, draft);
  expect(edited(start, { type: 'refuse', faults: alone })).toMatchObject({ selected: 2, isEditing: true });
  const among = faultsOf([...ofBlocks, { path: 'body.name', code: 'required' }], draft);
  expect(edited(start, { type: 'refuse', faults: among })).toMatchObject({ selected: 1, isEditing: false });
});
