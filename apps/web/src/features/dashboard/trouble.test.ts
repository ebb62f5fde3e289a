import { expect, it } from 'vitest';
import { weakestOf, wrongShare } from './trouble.ts';

it('looks first at the group that was right least often', () => {
  const groups = [
    { id: 1, week_accuracy: null, week_answers: 0 },
    { id: 2, week_accuracy: 80, week_answers: 20 },
    { id: 3, week_accuracy: 0, week_answers: 20 },
    { id: 4, week_accuracy: 0, week_answers: 19 },
    { id: 5, week_accuracy: 79, week_answers: 900 },
  ];
  expect(weakestOf(groups)?.id).toBe(3);
  expect(weakestOf(groups.toSpliced(2, 1))?.id).toBe(5);
});

it('looks at the first where nobody has trained enough to tell, and at none where there is none', () => {
  expect(
    weakestOf([
      { id: 1, week_accuracy: null, week_answers: 0 },
      { id: 2, week_accuracy: 5, week_answers: 19 },
    ])?.id,
  ).toBe(1);
  expect(weakestOf([])).toBeUndefined();
});

it('tells mistakes in percent', () => {
  expect(wrongShare({ right: 59, wrong: 41 })).toBe(41);
});
