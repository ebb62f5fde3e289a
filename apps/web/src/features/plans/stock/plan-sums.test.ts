import fc from 'fast-check';
import { expect, it } from 'vitest';
import { peopleFor, sumOf, typesOf } from './plan-sums.ts';

const count = fc.nat(10_000);
const months = fc.integer({ min: 1, max: 24 });

it('is enough for as many people as it says, and for nobody more', () => {
  fc.assert(
    fc.property(count, months, (stock, months) => {
      const people = peopleFor(stock, months);
      expect(sumOf(people, months, stock).missing).toBe(0);
      expect(sumOf(people + 1, months, stock).missing).toBeGreaterThan(0);
    }),
  );
});

it('takes from the stock what it says: what remains, or is missing, makes up the difference', () => {
  fc.assert(
    fc.property(count, months, count, (people, months, stock) => {
      const { takes, remains, missing } = sumOf(people, months, stock);
      expect(stock - takes).toBe(remains - missing);
      expect(Math.min(remains, missing)).toBe(0);
    }),
  );
});

it('puts the type first that most of them need', () => {
  const needs = (...types: ('student' | 'teacher' | 'director')[]) =>
    typesOf(types.map((plan_type) => ({ plan_type })));
  expect(needs('student', 'teacher', 'teacher')).toEqual(['teacher', 'student']);
  expect(needs('director', 'student')).toEqual(['student', 'director']);
  expect(needs()).toEqual([]);
});
