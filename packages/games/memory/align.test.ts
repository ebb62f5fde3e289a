import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { align, isSame, type Pair, recalled } from './align.ts';

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 12 });
const side = (pairs: readonly Pair[], name: keyof Pair) => pairs.flatMap((pair) => pair[name] ?? []);
const text = (pairs: readonly Pair[], name: keyof Pair) => pairs.map((pair) => pair[name] ?? '_').join('');
const of = (number: string) => [...number].map(Number);

describe('pairs', () => {
  test('hold both sides whole, in order, and never two gaps', () => {
    fc.assert(
      fc.property(digits, digits, (expected, given) => {
        const pairs = align(expected, given);
        expect(side(pairs, 'expected')).toEqual(expected);
        expect(side(pairs, 'given')).toEqual(given);
        expect(pairs.every((pair) => pair.expected !== null || pair.given !== null)).toBe(true);
      }),
    );
  });

  test('differ nowhere if nothing differs, and as often as one side was changed at most', () => {
    fc.assert(
      fc.property(digits, fc.array(fc.nat(11), { maxLength: 4 }), (expected, dropped) => {
        const given = expected.filter((_, place) => !dropped.includes(place));
        const pairs = align(expected, given);
        expect(pairs.filter((pair) => !isSame(pair))).toHaveLength(expected.length - given.length);
      }),
    );
  });

  test.each([
    ['1234', '1234', '1234', '1234'],
    ['58203', '5803', '58203', '58_03'],
    ['1234', '1243', '1234', '1243'],
    ['4711', '47115', '4711_', '47115'],
    ['99', '', '99', '__'],
  ])('%s and %s', (expected, given, above, below) => {
    const pairs = align(of(expected), of(given));
    expect([text(pairs, 'expected'), text(pairs, 'given')]).toEqual([above, below]);
  });
});

test('counts tell a right answer, a wrong one and none', () => {
  fc.assert(
    fc.property(digits, digits, (expected, given) => {
      const { right, wrong, missed } = recalled(expected, given);
      expect(missed).toBe(given.length === 0 ? expected.length : 0);
      expect(right + wrong + missed).toBe(align(expected, given).length);
      expect(wrong + missed === 0).toBe(expected.join() === given.join());
    }),
  );
});
