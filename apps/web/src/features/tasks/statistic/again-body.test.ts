import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { againBody, dueAgain, type Receivers, receiversOf } from './again-body.ts';
import { student } from './student.fixture.ts';

const good = student(1, { status: 'completed', percent: 90 });
const weak = student(2, { status: 'completed', percent: 50 });
const begun = student(3, { status: 'in_progress', percent: 30 });
const untouched = student(4, { status: 'overdue' });
const onPaper = student(5, { status: 'completed', is_marked: true });
const students = [good, weak, begun, untouched, onPaper];

const ids = (receivers: Receivers) => receiversOf(students, receivers).map(({ id }) => id);

it('gives it to those under a percent, and to those without a result if that is asked for', () => {
  expect(ids({ kind: 'below', limit: 80, withUndone: false })).toEqual([2, 3]);
  expect(ids({ kind: 'below', limit: 80, withUndone: true })).toEqual([2, 3, 4]);
  expect(ids({ kind: 'below', limit: 50, withUndone: false })).toEqual([3]);
  expect(ids({ kind: 'ticked', ids: new Set([1, 5, 99]) })).toEqual([1, 5]);
});

it('never asks anybody to do again what was done on paper, however the limit is chosen', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.boolean(), (limit, withUndone) => {
      const got = ids({ kind: 'below', limit, withUndone });
      expect(got).not.toContain(onPaper.id);
      expect(got.includes(untouched.id)).toBe(withUndone);
    }),
  );
});

const task = {
  comment: 'Slowly',
  groups: [{ id: 7, name: 'Bees' }],
  students: [untouched],
  blocks: [
    { game: 'columns' as const, settings: { rods: 2 }, repeats: 2, seed: 11 },
    { game: 'matrix' as const, settings: {}, repeats: 1, seed: 12 },
  ],
};
const times = { availableFrom: '2026-03-09T10:00:00.000Z', dueAt: '2026-03-10T10:00:00.000Z' };

function bodyFor(receivers: Receivers) {
  return againBody({ task, students, receivers, name: 'Once more', ...times, seeds: [101, 102] });
}

it('is the same task with new items', () => {
  expect(bodyFor({ kind: 'all' })).toEqual({
    name: 'Once more',
    comment: 'Slowly',
    available_from: times.availableFrom,
    due_at: times.dueAt,
    groups: [7],
    students: [4],
    blocks: [
      { game: 'columns', settings: { rods: 2 }, repeats: 2, seed: 101 },
      { game: 'matrix', settings: {}, repeats: 1, seed: 102 },
    ],
  });
});

it('goes to students by themselves when not everybody gets it, so that no group brings others in', () => {
  expect(bodyFor({ kind: 'below', limit: 60, withUndone: false })).toMatchObject({
    groups: [],
    students: [2, 3],
  });
  expect(bodyFor({ kind: 'ticked', ids: new Set([1]) })).toMatchObject({ groups: [], students: [1] });
});

it('is to be done in as many days as before, at the same time of day', () => {
  const week = { from: '2026-03-25T08:00', due: '2026-04-01T20:00' };
  expect(dueAgain('2026-04-02T23:59', week)).toBe('2026-04-09T20:00');
  const lesson = { from: '2026-03-02T10:00', due: '2026-03-02T10:45' };
  expect(dueAgain('2026-03-31T09:00', lesson)).toBe('2026-04-01T10:45');
});
