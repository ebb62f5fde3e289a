import { mostMonths, mostPlans } from '@mindhero/contract/plans/price';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstTyped, wishOf } from './wish.ts';

const student = (plans: string, months: string) => ({ plan_type: 'student' as const, plans, months });

describe('what is typed', () => {
  it('is what is asked for, and types without a number are left out', () => {
    const typed = [
      student(' 30 ', '12'),
      { plan_type: 'teacher', plans: '', months: '' } as const,
      { plan_type: 'director', plans: '0', months: 'x' } as const,
    ];
    expect(wishOf(typed).items).toEqual([{ plan_type: 'student', plans: 30, months: 12 }]);
  });

  it('is blamed in its field, and then nothing is asked for', () => {
    const { items, faults } = wishOf([
      student('10001', '25'),
      { plan_type: 'teacher', plans: '2', months: '1' },
    ]);
    expect(items).toEqual([]);
    expect([...faults]).toEqual(['student.plans', 'student.months']);
  });

  it.each(['-1', '1.5', '1,5', '1e3', '٣', 'ten', '0x1'])('is no number of plans if it is %s', (typed) => {
    expect([...wishOf([student(typed, '1')]).faults]).toEqual(['student.plans']);
  });

  it('gives only what the contract takes, whatever it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (plans, months) => {
        for (const item of wishOf([student(plans, months)]).items) {
          expect(Number.isInteger(item.plans) && item.plans >= 1 && item.plans <= mostPlans).toBe(true);
          expect(Number.isInteger(item.months) && item.months >= 1 && item.months <= mostMonths).toBe(true);
        }
      }),
    );
  });
});

describe('at first', () => {
  it('one plan of the first type stands there, for a month', () => {
    expect(firstTyped(['student', 'teacher'], {})).toEqual([
      student('1', '1'),
      { plan_type: 'teacher', plans: '', months: '1' },
    ]);
  });

  it('what the way here asked for stands there, if it can be bought', () => {
    const asked = { plan_type: 'teacher', plans: 4, months: 6 } as const;
    expect(wishOf(firstTyped(['student', 'teacher'], asked)).items).toEqual([asked]);
    expect(wishOf(firstTyped(['student'], asked)).items).toEqual([{ ...asked, plan_type: 'student' }]);
  });
});
