import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readStudentSearch } from './students/student-search.ts';
import { readStudentsSearch } from './students/students-search.ts';
import { readTeachersSearch } from './teachers/teachers-search.ts';

const play = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

it('reads what it writes', () => {
  const students = {
    page: 3,
    page_size: 50,
    ordering: '-points',
    search: 'анна',
    group: 7,
    hide: 'groups.week_minutes',
  } as const;
  expect(readStudentsSearch(students)).toEqual(students);
  const teachers = { ordering: '-username', role: 'DIRECTOR', school: 7, active: 'false' } as const;
  expect(readTeachersSearch(teachers)).toEqual(teachers);
  expect(readTeachersSearch({ school: 'x', active: true, ordering: 'points' })).toEqual({ active: 'true' });
  const student = { days: 30, page: 2, page_size: 25, ordering: 'points', game: 'columns', play } as const;
  expect(readStudentSearch(student)).toEqual(student);
});

it('leaves out what is as usual, so that addresses stay short', () => {
  expect(readStudentsSearch({ page: 1, page_size: 25, ordering: 'last_name', search: ' ' })).toEqual({});
  expect(readStudentSearch({ days: 90, page: 1, page_size: 10, ordering: '-finished_at', game: '' })).toEqual(
    {},
  );
});

it('takes numbers as text too, and a number as a search', () => {
  expect(readStudentsSearch({ page: '2', search: 12 })).toEqual({ page: 2, search: '12' });
});

it('drops nonsense, and never throws', () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom('page', 'page_size', 'group', 'days'), fc.anything()),
      (typed) => {
        for (const value of Object.values({ ...readStudentsSearch(typed), ...readStudentSearch(typed) })) {
          expect(Number.isInteger(value)).toBe(true);
          expect(value).toBeGreaterThan(0);
        }
      },
    ),
  );
  expect(
    readStudentsSearch({ page: -1, page_size: 1000, ordering: '-nothing', group: 1.5, hide: 'a b' }),
  ).toEqual({});
  expect(readStudentSearch({ days: 31, game: 'poker', play: '../admin', ordering: 7 })).toEqual({});
});
