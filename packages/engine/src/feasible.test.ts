import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findFault } from './feasible.ts';
import { choice, defineSettings, integer } from './settings.ts';

/** Multiples of `step` with `min` and `max` around them, and in a second pair of bounds the number of their digits. */
const definition = defineSettings({
  min: integer({ min: 1, max: 60, default: 1 }),
  max: integer({ min: 1, max: 60, default: 60 }),
  digits_min: integer({ min: 1, max: 2, default: 1 }),
  digits_max: integer({ min: 1, max: 2, default: 2 }),
  step: integer({ min: 1, max: 50, default: 1 }),
});
type Settings = typeof definition.defaults;

function hasItem({ min, max, digits_min, digits_max, step }: Settings): boolean {
  for (let value = step; value <= max; value += step) {
    const digits = String(value).length;
    if (value >= min && digits >= digits_min && digits <= digits_max) return true;
  }
  return false;
}

const fault = (settings: Settings) =>
  findFault(settings, {
    fields: definition.fields,
    bounds: [
      ['min', 'max'],
      ['digits_min', 'digits_max'],
    ],
    works: hasItem,
  });

const anySettings = fc.record({
  min: fc.integer({ min: 1, max: 60 }),
  max: fc.integer({ min: 1, max: 60 }),
  digits_min: fc.integer({ min: 1, max: 2 }),
  digits_max: fc.integer({ min: 1, max: 2 }),
  step: fc.integer({ min: 1, max: 50 }),
});

test('there is a fault exactly if there is no item', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      expect(fault(settings).length === 0).toBe(hasItem(settings));
    }),
  );
});

test('a suggestion works, and nothing between it and the present value does', () => {
  fc.assert(
    fc.property(anySettings, (settings) => {
      for (const { path, suggestion } of fault(settings)) {
        if (typeof suggestion !== 'number') continue;
        const present = settings[path as keyof Settings];
        expect(hasItem({ ...settings, [path]: suggestion })).toBe(true);
        const step = Math.sign(present - suggestion);
        for (let value = suggestion + step; value !== present; value += step) {
          expect(hasItem({ ...settings, [path]: value })).toBe(false);
        }
      }
    }),
    { numRuns: 300 },
  );
});

test('crossed bounds are named, all of them if one change does not help', () => {
  const { defaults } = definition;
  expect(fault({ ...defaults, min: 20, max: 10 })).toEqual([
    { path: 'min', code: 'impossible_configuration', suggestion: 10 },
  ]);
  expect(fault({ ...defaults, min: 20, max: 10, digits_min: 2, digits_max: 1 })).toEqual([
    { path: 'min', code: 'impossible_configuration' },
    { path: 'digits_min', code: 'impossible_configuration' },
  ]);
});

test('bounds that are no whole numbers are a mistake of the room', () => {
  const { fields, defaults } = defineSettings({
    from: integer({ min: 1, max: 9, default: 9 }),
    to: choice(['near', 'far'], { default: 'near' }),
  });
  const find = () =>
    findFault({ ...defaults, from: 9, to: 1 } as never, {
      fields,
      bounds: [['from', 'to']] as never,
      works: () => false,
    });
  expect(find).toThrow(TypeError);
});
