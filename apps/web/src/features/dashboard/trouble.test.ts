import { expect, it } from 'vitest';
import { weakestOf, wrongShare } from './trouble.ts';

it('looks first at the group that was right least often', () => {
  const groups = [
    { id: 1, week_accuracy: null },
    { id: 2, week_accuracy: 80 },
    { id: 3, week_accuracy: 0 },
    { id: 4, week_accuracy: 79 },
  ];
  expect(weakestOf(groups)?.id).toBe(3);
});

it('looks at the first where nobody has trained, and at none where there is none', () => {
  expect(
    weakestOf([
      { id: 1, week_accuracy: null },
      { id: 2, week_accuracy: null },
    ])?.id,
  ).toBe(1);
  expect(weakestOf([])).toBeUndefined();
});

it('tells mistakes in percent', () => {
  expect(wrongShare({ right: 59, wrong: 41 })).toBe(41);
});
