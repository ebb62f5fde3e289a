import { expect, it } from 'vitest';
import { nextStep } from './next-step.ts';

const steps = [
  { from: 30, basis_points: 1000 },
  { from: 10, basis_points: 500 },
  { from: 100, basis_points: 1500 },
];

it('is the nearest that more would bring', () => {
  expect(nextStep(steps, 1)?.from).toBe(10);
  expect(nextStep(steps, 9)?.from).toBe(10);
  expect(nextStep(steps, 10)?.from).toBe(30);
  expect(nextStep(steps, 99)?.from).toBe(100);
});

it('is none beyond the last, or where more would bring no more', () => {
  expect(nextStep(steps, 100)).toBe(null);
  expect(nextStep([], 1)).toBe(null);
  expect(
    nextStep(
      [
        { from: 3, basis_points: 500 },
        { from: 6, basis_points: 500 },
      ],
      4,
    ),
  ).toBe(null);
});
