import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nearestAllowed,
  shownFields,
  toggleOption,
  type ManyField,
  type SettingsField,
} from './settings-fields.ts';

const bounds = fc
  .record({
    min: fc.integer({ min: -50, max: 50 }),
    span: fc.integer({ min: 0, max: 200 }),
    step: fc.integer({ min: 1, max: 30 }),
  })
  .map(({ min, span, step }) => ({ min, max: min + span, step }));

describe('numbers of a stepper', () => {
  test('a step leads to an allowed number from wherever it is taken', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: -1000, max: 1000 }), (field, typed) => {
        const value = nearestAllowed(field, typed);
        expect(value).toBeGreaterThanOrEqual(field.min);
        expect(value).toBeLessThanOrEqual(field.max);
        expect((value - field.min) % field.step).toBe(0);
      }),
    );
  });

  test('no allowed number is nearer', () => {
    fc.assert(
      fc.property(bounds, fc.integer({ min: -1000, max: 1000 }), (field, typed) => {
        const count = Math.floor((field.max - field.min) / field.step) + 1;
        const distances = Array.from({ length: count }, (_, index) =>
          Math.abs(field.min + index * field.step - typed),
        );
        expect(Math.abs(nearestAllowed(field, typed) - typed)).toBe(Math.min(...distances));
      }),
    );
  });
});

describe('options of which several may be chosen', () => {
  const field: ManyField = { kind: 'many', options: ['a', 'b', 'c'], least: 0 };

  test('they stay in their order', () => {
    expect(toggleOption(field, ['c'], 'a')).toEqual(['a', 'c']);
  });

  test('choosing twice changes nothing', () => {
    fc.assert(
      fc.property(fc.subarray(['a', 'b', 'c']), fc.constantFrom('a', 'b', 'c'), (chosen, option) => {
        expect(toggleOption(field, toggleOption(field, chosen, option), option)).toEqual(chosen);
      }),
    );
  });
});

test('only fields that apply are shown, the advanced ones apart', () => {
  const fields: Record<string, SettingsField> = {
    sound: { kind: 'flag' },
    voice: { kind: 'flag', when: ({ sound }) => sound === true },
    pitch: { kind: 'flag', advanced: true },
  };
  const names = (sound: boolean) => {
    const { first, more } = shownFields(fields, { sound });
    return [first.map(([name]) => name), more.map(([name]) => name)];
  };
  expect(names(true)).toEqual([['sound', 'voice'], ['pitch']]);
  expect(names(false)).toEqual([['sound'], ['pitch']]);
});
