import { flagsOf } from '@mindhero/contract/task-results';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { withStudents } from '../../../entities/person/with-students.ts';
import {
  activeMs,
  daysOf,
  figuresOf,
  hardestOf,
  meansOf,
  onceOver,
  percentOf,
  statusCounts,
} from './figures.ts';
import { type CellFigure, readStatisticSearch } from './statistic-search.ts';
import { student } from './student.fixture.ts';
import { isBelow, studentsShown } from './students-shown.ts';

const anna = student(1, {
  last_name: 'Ängström',
  status: 'completed',
  attempts: 2,
  percent: 90,
  started_at: '2026-03-09T22:30:00.000Z',
  completed_at: '2026-03-10T10:00:00.000Z',
  blocks: [
    [10, 0, 0, 60_000, 1, 2],
    [8, 1, 1, 120_000, 3, 4],
  ],
});
const bo = student(2, { status: 'in_progress', attempts: 1, percent: 50, blocks: [[5, 5, 0, 30_000, 1, 2]] });
const clara = student(3);
const dmytro = student(4, { status: 'completed', is_marked: true, completed_at: '2026-03-10T11:00:00.000Z' });
const all = [anna, bo, clara, dmytro];

it('sums a class up; who did it on paper has neither percent nor time', () => {
  expect(figuresOf(all)).toEqual({
    completed: 2,
    students: 4,
    withoutPlan: 0,
    percent: 70,
    medianMs: 180_000,
  });
  expect(figuresOf([])).toEqual({ completed: 0, students: 0, withoutPlan: 0, percent: null, medianMs: null });
  expect(statusCounts(all)).toEqual({ pending: 1, in_progress: 1, completed: 2, overdue: 0 });
  expect(percentOf(anna.blocks[1])).toBe(80);
  expect(percentOf(clara.blocks[1])).toBeNull();
});

it('without a plan is told of whoever has still to do it', () => {
  const planless = all.map((one) => ({ ...one, has_plan: false }));
  expect(figuresOf(planless).withoutPlan).toBe(2);
  expect(figuresOf(onceOver(planless)).withoutPlan).toBe(2);
  expect(studentsShown(planless, { only: 'no_plan' }).map(({ id }) => id)).toEqual([2, 3]);
});

it('who has a flag is found by it', () => {
  const hasty = student(5, {
    blocks: [[10, 0, 0, 100, 1, 2], null, [10, 0, 0, 100, 1, 2, ['too_fast']]],
  });
  expect(studentsShown([...all, hasty], { only: 'flagged' }).map(({ id }) => id)).toEqual([5]);
  expect(flagsOf(hasty.blocks)).toEqual(['too_fast']);
});

it('averages each figure over those who have it', () => {
  expect(meansOf(all, 3)).toEqual({ percent: 70, ms: 105_000, blocks: [75, 80, null] });
  expect(meansOf([clara], 1)).toEqual({ percent: null, ms: null, blocks: [null] });
});

it('once its time is over, whoever has not completed it is overdue', () => {
  expect(onceOver(all).map(({ status }) => status)).toEqual(['completed', 'overdue', 'overdue', 'completed']);
});

it('the hardest step is a move on the abacus, else a block, else nothing', () => {
  const cell = { digit: 3, move: 4, right: 18, wrong: 12, students: 3, students_wrong: 2 };
  expect(hardestOf(all, [cell])).toEqual({ kind: 'move', cell, wrong: 40 });
  expect(hardestOf(all, [{ ...cell, students_wrong: 1 }])?.kind).toBe('block');
  expect(hardestOf([bo], [{ ...cell, students_wrong: 1 }])?.kind).toBe('move');
  expect(hardestOf(all, [])).toEqual({ kind: 'block', block: 0, wrong: 25 });
  expect(hardestOf([clara], [])).toBeNull();
});

it('days are those of the school', () => {
  const kyiv = (instant: string) => new Date(Date.parse(instant) + 2 * 3_600_000).toISOString().slice(0, 10);
  expect(daysOf(all, kyiv)).toEqual([{ day: '2026-03-10', started: 1, completed: 2, percent: 90 }]);
  expect(daysOf([anna], (instant) => instant.slice(0, 10)).map(({ day }) => day)).toEqual([
    '2026-03-09',
    '2026-03-10',
  ]);
});

it('finds by name, by where they stand, and by percent', () => {
  const ids = (asked: Parameters<typeof studentsShown>[1]) => studentsShown(all, asked).map(({ id }) => id);
  expect(ids({ search: ' angstrom' })).toEqual([1]);
  expect(ids({ only: 'not_started' })).toEqual([3]);
  expect(ids({ only: 'not_done' })).toEqual([2, 3]);
  expect(ids({ below: 90 })).toEqual([2]);
  expect(ids({ ordering: '-percent' })).toEqual([1, 2, 3, 4]);
  expect(ids({ ordering: 'percent' })).toEqual([2, 1, 3, 4]);
  expect(ids({ ordering: '-name' })).toEqual([4, 3, 2, 1]);
  expect(ids({ ordering: 'block_b' })[0]).toBe(1);
  expect(ids({ ordering: '-completed_at' })).toEqual([4, 1, 2, 3]);
});

it('sorts a block by what its cells tell', () => {
  const slowly = student(1, { blocks: [[9, 1, 0, 90_000, 10, 20]] });
  const quickly = student(2, { blocks: [[5, 5, 0, 30_000, 15, 18]] });
  const later = student(3, { blocks: [[7, 3, 0, 20_000, 30, 40]] });
  const ids = (cells?: CellFigure) =>
    studentsShown([slowly, quickly, later], { ordering: 'block_a', ...(cells && { cells }) }).map(
      ({ id }) => id,
    );
  expect(ids()).toEqual([2, 3, 1]);
  expect(ids('answers')).toEqual([2, 3, 1]);
  expect(ids('time')).toEqual([3, 2, 1]);
  expect(ids('span')).toEqual([1, 2, 3]);
});

const someone = fc.record({
  id: fc.uniqueArray(fc.nat(50), { minLength: 1, maxLength: 1 }),
  percent: fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10)),
});
const crowd = fc
  .uniqueArray(someone, { selector: ({ id }) => id[0] })
  .map((people) => people.map(({ id: [id = 0], percent }) => student(id, { percent })));

it('sorting loses nobody, and whoever is below a limit is not shown as well', () => {
  fc.assert(
    fc.property(
      crowd,
      fc.constantFrom('percent', '-percent', 'status', 'minutes'),
      fc.nat(100),
      (people, ordering, limit) => {
        const sorted = studentsShown(people, { ordering });
        expect(new Set(sorted)).toEqual(new Set(people));
        const values = studentsShown(people, { ordering: 'percent' }).flatMap(({ percent }) => percent ?? []);
        expect(values).toEqual(values.toSorted((a, b) => a - b));
        const below = studentsShown(people, { ordering, below: limit });
        expect(below).toEqual(sorted.filter((one) => isBelow(one, limit)));
      },
    ),
  );
});

it('what is told live takes the place of what was known', () => {
  const better = { ...bo, percent: 80 };
  expect(withStudents(all, [better], false)).toEqual([anna, better, clara, dmytro]);
  expect(withStudents([anna], [better], false)).toEqual([anna, better]);
  expect(withStudents(all, [better], true)).toEqual([better]);
  expect(activeMs(better)).toBe(30_000);
});

it('reads an address that anybody may have typed', () => {
  expect(
    readStatisticSearch({
      view: 'blocks',
      cells: 'percent',
      only: 'x',
      below: 101,
      student: 'a',
      play: '1',
      ordering: '-block_t',
    }),
  ).toEqual({ ordering: '-block_t' });
  expect(
    readStatisticSearch({ view: 'projector', cells: 'all', only: 'late', below: '70', student: '12' }),
  ).toEqual({
    view: 'projector',
    cells: 'all',
    only: 'late',
    below: 70,
    student: 12,
  });
});
