import { expect, it } from 'vitest';
import { settingsWith } from '../../test/settings.ts';
import { constraintsOf } from './constraints.ts';
import { unbounded, within } from './effort.ts';
import { lookahead } from './lookahead.ts';

it('loses no step to an effort that ends in the middle', () => {
  const constraints = constraintsOf(settingsWith({ module: 'family' }));
  const numbers = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const whole = lookahead(constraints, numbers, 1);
  const addends = whole.steps(whole.total(7), unbounded).map(({ addend }) => addend);
  for (const units of [0, 10, 20, 40, 80]) {
    const ahead = lookahead(constraints, numbers, 1);
    const effort = { left: units };
    expect(within(effort, units, (portion) => ahead.steps(ahead.total(7), portion))).toBeUndefined();
    expect(effort.left).toBe(0);
    expect(ahead.steps(ahead.total(7), unbounded).map(({ addend }) => addend)).toEqual(addends);
  }
});
