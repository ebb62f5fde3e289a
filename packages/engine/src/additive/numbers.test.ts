import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumberAllowed } from '../../test/oracle.ts';
import { settingsWith } from '../../test/settings.ts';
import { holds, listNumbers, shapesOf } from './numbers.ts';
import { additiveSettings, digitGroups } from './settings.ts';

const narrow = fc.record({
  digits: fc.integer({ min: 1, max: 4 }),
  digits_mode: fc.constantFrom('exact' as const, 'up_to' as const),
  digit_groups: fc.subarray([...digitGroups], { maxLength: 3 }),
  min: fc.option(fc.integer({ min: 1, max: 12_000 })),
  max: fc.option(fc.integer({ min: 1, max: 12_000 })),
});
const bound = fc.integer({ min: 1, max: 12_000 });

describe('the numbers of some settings', () => {
  it('are exactly those that the definitions allow', () => {
    fc.assert(
      fc.property(narrow, bound, (changes, largest) => {
        const settings = settingsWith(changes);
        const allowed = Array.from({ length: Math.min(largest, 9999) }, (_, i) => i + 1).filter((n) =>
          isNumberAllowed(settings, n),
        );
        const shapes = shapesOf(settings, largest);
        expect(listNumbers(shapes, 10_000)).toEqual(allowed);
        expect(shapes.length === 0).toBe(allowed.length === 0);
        for (const n of [1, 10, 11, 20, 99, 100, 101, 999, 1001, 4224, largest]) {
          expect(holds(shapes, n)).toBe(n <= largest && isNumberAllowed(settings, n));
        }
      }),
      { numRuns: 60 },
    );
  });

  it('are not listed if there are too many', () => {
    const shapes = shapesOf(settingsWith({ digits: 3 }), 999);
    expect(listNumbers(shapes, 899)).toBeNull();
    expect(listNumbers(shapes, 900)).toHaveLength(900);
  });
});

describe('the fields', () => {
  const shown = (name: 'anzan_sign' | 'allow_complex_transitions', settings: Record<string, unknown>) =>
    additiveSettings.fields[name]?.when?.({ ...additiveSettings.defaults, ...settings });

  it('apply only where they say something', () => {
    expect(shown('anzan_sign', { module: 'anzan' })).toBe(true);
    expect(shown('anzan_sign', { module: 'anzan', operations: 'add' })).toBe(false);
    expect(shown('anzan_sign', { module: 'easy' })).toBe(false);
    expect(shown('allow_complex_transitions', { module: 'family' })).toBe(true);
    expect(shown('allow_complex_transitions', { module: 'over_50' })).toBe(false);
  });
});
