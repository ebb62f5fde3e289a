import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_SEED, streams } from './random.ts';

const seeds = fc.integer({ min: 0, max: MAX_SEED });

describe('streams', () => {
  it('have frozen draws', () => {
    const draw = streams(42)('items');
    expect(Array.from({ length: 6 }, () => draw.integer(0, 999))).toMatchInlineSnapshot(`
      [
        44,
        656,
        298,
        235,
        66,
        869,
      ]
    `);
    expect(streams(0)('items').integer(0, Number.MAX_SAFE_INTEGER)).toMatchInlineSnapshot(`1647030602121460`);
    expect(streams(MAX_SEED)('level 3').shuffle([1, 2, 3, 4, 5, 6])).toMatchInlineSnapshot(`
      [
        4,
        6,
        2,
        5,
        1,
        3,
      ]
    `);
  });

  it('of different purposes and seeds are independent', () => {
    fc.assert(
      fc.property(seeds, seeds, fc.string(), fc.string(), (a, b, one, other) => {
        fc.pre(a !== b || one !== other);
        const draws = (seed: number, purpose: string) => {
          const random = streams(seed)(purpose);
          return Array.from({ length: 4 }, () => random.integer(0, MAX_SEED));
        };
        expect(draws(a, one)).toEqual(draws(a, one));
        expect(draws(a, one)).not.toEqual(draws(b, other));
      }),
    );
  });
});

describe('integer', () => {
  it('stays within its bounds, also beyond 32 bits', () => {
    const bound = fc.maxSafeInteger();
    fc.assert(
      fc.property(seeds, bound, bound, (seed, a, b) => {
        fc.pre(Math.abs(a - b) < Number.MAX_SAFE_INTEGER);
        const [min, max] = [Math.min(a, b), Math.max(a, b)];
        const value = streams(seed)('test').integer(min, max);
        expect(Number.isSafeInteger(value) && value >= min && value <= max).toBe(true);
      }),
    );
  });

  it('meets every value about equally often', () => {
    const random = streams(3)('dice');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 6000; i++) {
      const face = random.integer(0, 5);
      counts[face] = (counts[face] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('refuses bounds between which nothing lies', () => {
    const { integer } = streams(1)('test');
    expect(() => integer(2, 1)).toThrow(RangeError);
    expect(() => integer(0.5, 2)).toThrow(RangeError);
    expect(() => integer(0, Infinity)).toThrow(RangeError);
  });
});

describe('pick, weighted, shuffle and chance', () => {
  it('take from the list', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.nat(), { minLength: 1 }), (seed, items) => {
        const random = streams(seed)('test');
        expect(items).toContain(random.pick(items));
        const shuffled = random.shuffle(items);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(items.toSorted((a, b) => a - b));
        fc.pre(items.some((item) => item > 0));
        expect(random.weighted(items, (item) => item)).toBeGreaterThan(0);
      }),
    );
  });

  it('keep to the weights', () => {
    const random = streams(5)('test');
    const heavy = Array.from({ length: 1000 }, () => random.weighted([1, 3], (weight) => weight));
    expect(Math.abs(heavy.filter((item) => item === 3).length - 750)).toBeLessThan(60);
    const chances = Array.from({ length: 1000 }, () => random.chance(0.2));
    expect(Math.abs(chances.filter(Boolean).length - 200)).toBeLessThan(50);
    expect(random.chance(0)).toBe(false);
    expect(random.chance(1)).toBe(true);
  });

  it('give the rounding remainder to the last item with a weight', () => {
    // A weight that grows while it is summed leaves a remainder, as rounding does.
    let asked = 0;
    const shrinking = () => (asked++ < 3 ? 1 : 0.000_1);
    expect(['a', 'b', 'c']).toContain(streams(9)('test').weighted(['a', 'b', 'c'], shrinking));
  });

  it('refuse empty lists and weights of nothing', () => {
    const random = streams(1)('test');
    expect(() => random.pick([])).toThrow(RangeError);
    expect(() => random.weighted([1, 2], () => 0)).toThrow(RangeError);
    expect(random.shuffle([])).toEqual([]);
  });
});
