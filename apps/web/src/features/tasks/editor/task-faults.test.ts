import { expect, test } from 'vitest';
import { clock, draft } from './draft.fixture.ts';
import { emptyDraft } from './task-draft.ts';
import {
  faultsIn,
  faultsOf,
  isFaultless,
  noFaults,
  withoutBlockFaults,
  withoutPlaces,
} from './task-faults.ts';

const found = faultsOf(
  [
    { path: 'body.name', code: 'blank' },
    { path: 'body.due_at', code: 'not_after_start' },
    { path: 'body.due_at', code: 'in_the_past' },
    { path: 'body.students.1', code: 'inactive' },
    { path: 'body.groups.0', code: 'not_an_option' },
    { path: 'body.blocks.1.game', code: 'subject_not_allowed' },
    { path: 'body.blocks.1.settings.digits', code: 'too_big', params: { max: 9 } },
  ],
  draft,
);

test('each finding is told at its place, the first of a place', () => {
  expect(found.places).toMatchObject({
    name: { code: 'blank' },
    due: { code: 'not_after_start' },
    assignees: { code: 'inactive' },
  });
});

test('who cannot get the task is named', () => {
  expect(found.assignees.map(({ name }) => name)).toEqual(['Olia Bondar', '3-B']);
});

test('what is wrong with a block goes along with it', () => {
  expect([...found.blocks]).toEqual([
    [
      2,
      [
        { path: 'game', code: 'subject_not_allowed' },
        { path: 'settings.digits', code: 'too_big', params: { max: 9 } },
      ],
    ],
  ]);
});

test('a finding ends with the change of what it is about', () => {
  const mended = withoutBlockFaults(withoutPlaces(found, ['name', 'due', 'assignees']), 2);
  expect(isFaultless(mended)).toBe(true);
  expect(mended.assignees).toEqual([]);
  expect(isFaultless(withoutPlaces(found, ['name', 'due', 'assignees']))).toBe(false);
});

const now = new Date('2026-11-22T10:00:00Z');
const codesIn = (checked: typeof draft, isTimeKept = false) =>
  faultsIn(checked, { clock, now, isTimeKept }).map(({ path, code }) => `${path} ${code}`);

test('what lacks is known without the server', () => {
  expect(codesIn(draft)).toEqual([]);
  expect(codesIn(emptyDraft({ from: '', due: '2026-11-23T08:00' }))).toEqual([
    'body.name required',
    'body.groups too_few_chosen',
    'body.available_from required',
    'body.blocks required',
  ]);
  expect(codesIn({ ...draft, name: '  ' })).toEqual(['body.name blank']);
});

test('an end is after the start and yet to come, unless the times stay as they are', () => {
  expect(codesIn({ ...draft, due: draft.from })).toEqual(['body.due_at not_after_start']);
  const over = { ...draft, from: '2026-11-20T08:00', due: '2026-11-21T08:00' };
  expect(codesIn(over)).toEqual(['body.due_at in_the_past']);
  expect(codesIn(over, true)).toEqual([]);
});

test('nothing found is no fault', () => {
  expect(isFaultless(noFaults)).toBe(true);
});
