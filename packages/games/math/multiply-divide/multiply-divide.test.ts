import { MAX_SEED, streams } from '@mindhero/engine/random';
import { GenerationError } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Item } from './chain.ts';
import { rules } from './rules.ts';
import { presets, type Settings, settings } from './settings.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const responseDigits = fc.option(fc.integer({ min: 1, max: 9 }), { freq: 3 });

interface Size {
  readonly first: number;
  readonly second: number;
  readonly actions: number;
}

/** Any settings of the numbers, up to a size. */
const anyNumbers = ({ first, second, actions }: Size): fc.Arbitrary<Settings> =>
  fc
    .record({
      operation: fc.constantFrom('multiply', 'divide', 'both'),
      actions: fc.integer({ min: 1, max: actions }),
      digit_count: fc.constantFrom('enabled', 'disabled', 'random'),
      first_digits: fc.integer({ min: 1, max: first }),
      second_digits: fc.integer({ min: 1, max: second }),
      first_min: fc.integer({ min: 0, max: 10 ** first - 1 }),
      first_max: fc.integer({ min: 0, max: 10 ** first - 1 }),
      second_min: fc.integer({ min: 0, max: 10 ** second - 1 }),
      second_max: fc.integer({ min: 0, max: 10 ** second - 1 }),
      tables: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.subarray([2, 3, 4, 5, 6, 7, 8, 9])),
      min_response_digits: responseDigits,
      max_response_digits: responseDigits,
      allow_trailing_zeros: fc.boolean(),
    })
    .map((changes) => settings.schema.parse(changes));

function isMember(chosen: Settings, which: 'first' | 'second', value: number): boolean {
  if (which === 'second' && chosen.tables.length > 0)
    return (chosen.tables as readonly number[]).includes(value);
  if (value < 2) return false;
  if (!chosen.allow_trailing_zeros && value >= 10 && String(value).endsWith('0')) return false;
  const digits = String(value).length;
  if (chosen.digit_count === 'enabled') return digits === chosen[`${which}_digits`];
  if (chosen.digit_count === 'random') return digits <= chosen[`${which}_digits`];
  return value >= chosen[`${which}_min`] && value <= chosen[`${which}_max`];
}

/** The chain worked out anew with big integers; what is wrong with it, or null. */
function faultOf(chosen: Settings, { start, steps, answer }: Item): string | null {
  if (!isMember(chosen, 'first', start)) return 'start';
  if (steps.length !== chosen.actions) return 'actions';
  let value = BigInt(start);
  for (const { operation, operand } of steps) {
    if (!isMember(chosen, 'second', operand) || operand < 2) return 'operand';
    if (chosen.operation !== 'both' && operation !== chosen.operation) return 'operation';
    if (operation === 'divide' && value % BigInt(operand) !== 0n) return 'remainder';
    value = operation === 'divide' ? value / BigInt(operand) : value * BigInt(operand);
    if (value < 2n || value > 1_000_000_000n) return 'partial result';
  }
  if (BigInt(answer) !== value) return 'answer';
  const digits = String(value).length;
  if (digits < (chosen.min_response_digits ?? 1) || digits > (chosen.max_response_digits ?? 12))
    return 'length';
  return null;
}

/** Every example of one action, by trying all pairs of numbers below a bound. */
function byBruteForce(chosen: Settings, below: number): Item[] {
  const numbers = Array.from({ length: below }, (_, value) => value);
  const operands = numbers.filter((value) => isMember(chosen, 'second', value));
  return numbers
    .filter((value) => isMember(chosen, 'first', value))
    .flatMap((start) =>
      operands.flatMap((operand) => [
        { start, steps: [{ operation: 'multiply' as const, operand }], answer: start * operand },
        { start, steps: [{ operation: 'divide' as const, operand }], answer: start / operand },
      ]),
    )
    .filter((item) => Number.isInteger(item.answer) && faultOf(chosen, item) === null);
}

describe('examples', () => {
  test('come out even at every step and keep to all settings, however large the numbers', () => {
    fc.assert(
      fc.property(anyNumbers({ first: 9, second: 6, actions: 5 }), seed, (chosen, seed) => {
        fc.pre(rules.check(chosen).length === 0);
        const items = rules.sample(chosen, streams(seed), 10);
        expect(items.map((item) => faultOf(chosen, item)).filter((fault) => fault !== null)).toEqual([]);
      }),
      { numRuns: 200 },
    );
  });

  test('of one action exist exactly when trying all pairs finds one', () => {
    fc.assert(
      fc.property(anyNumbers({ first: 2, second: 2, actions: 1 }), seed, (chosen, seed) => {
        const exists = byBruteForce(chosen, 100).length > 0;
        const issues = rules.check(chosen);
        expect(issues.length === 0).toBe(exists);
        if (exists) return;
        expect(() => rules.sample(chosen, streams(seed), 1)).toThrow(GenerationError);
        const mended = issues.flatMap(({ path, suggestion }) =>
          suggestion === undefined ? [] : rules.check({ ...chosen, [path]: suggestion }),
        );
        expect(mended).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test('of one action come each once before any comes again', () => {
    fc.assert(
      fc.property(anyNumbers({ first: 2, second: 1, actions: 1 }), seed, (chosen, seed) => {
        const all = new Set(byBruteForce(chosen, 100).map((item) => JSON.stringify(item)));
        fc.pre(all.size > 0 && all.size < 200);
        const items = rules.sample(chosen, streams(seed), all.size).map((item) => JSON.stringify(item));
        expect(new Set(items)).toEqual(all);
      }),
      { numRuns: 60 },
    );
  });

  test('of several actions do not repeat themselves either, and take nothing back at once', () => {
    for (const actions of [2, 3, 4, 5]) {
      const chosen = settings.schema.parse({ actions });
      const items = rules.sample(chosen, streams(actions), 100);
      expect(new Set(items.map((item) => JSON.stringify(item))).size).toBe(100);
      for (const { steps } of items) {
        steps.slice(1).forEach(({ operation, operand }, index) => {
          const before = steps[index];
          expect(before?.operand === operand && before.operation !== operation).toBe(false);
        });
      }
    }
  });

  test('divide by so many digits only what is long enough', () => {
    const chosen = settings.schema.parse({ operation: 'divide', first_digits: 2, second_digits: 4 });
    expect(rules.check(chosen)).toEqual([
      { path: 'first_digits', code: 'impossible_configuration', suggestion: 4 },
    ]);
    const long = settings.schema.parse({ operation: 'divide', first_digits: 2, actions: 5, tables: [9] });
    expect(rules.check(long)).toEqual([{ path: 'actions', code: 'search_exhausted', suggestion: 1 }]);
  });
});

test('a play tells the facts that it trained', () => {
  const state = rules.start(settings.schema.parse({ operation: 'divide', first_digits: 4 }), streams(1));
  expect(new Set(rules.result(state).items.flatMap(({ tags }) => tags ?? []))).toEqual(
    new Set(['divide:4/1']),
  );
  const facts = rules.start(
    settings.schema.parse({ max_response_digits: 1, operation: 'divide' }),
    streams(1),
  );
  for (const { tags } of rules.result(facts).items) expect(tags?.[0]).toMatch(/^divided:\d\d?\/[2-9]$/);
});

test('presets lead from easy to hard', () => {
  const difficulties = presets.map(({ settings: changes }) =>
    rules.difficulty({ ...settings.defaults, ...changes }),
  );
  expect(Math.min(...difficulties)).toBe(difficulties[0]);
  expect(Math.max(...difficulties)).toBe(difficulties.at(-1));
});

test('mixed factors come in either order, with the same products, and none of them twice', () => {
  const chosen = settings.schema.parse({
    operation: 'multiply',
    digit_count: 'enabled',
    mixing_factors: true,
  });
  const plain = { ...chosen, mixing_factors: false };
  fc.assert(
    fc.property(seed, (seed) => {
      const items = rules.sample(chosen, streams(seed), 60);
      const turned = items.filter((item) => faultOf(plain, item) === 'start');
      expect(turned.length).toBeGreaterThan(10);
      expect(turned.length).toBeLessThan(50);
      for (const { start, steps, answer } of items) expect(start * (steps[0]?.operand ?? 0)).toBe(answer);
      const pairs = items.map(({ start, steps }) =>
        [start, steps[0]?.operand ?? 0].toSorted((a, b) => a - b),
      );
      expect(new Set(pairs.map((pair) => pair.join(' '))).size).toBe(items.length);
    }),
    { numRuns: 10 },
  );
});
