import { expect, it } from 'vitest';
import { gradeOf } from './grade.ts';

it('grades a figure as it is read', () => {
  expect([74.4, 74.6, 75, 89.5, 49.4, 0, 100].map(gradeOf)).toEqual([
    'weak',
    'fair',
    'fair',
    'good',
    'poor',
    'poor',
    'good',
  ]);
});
