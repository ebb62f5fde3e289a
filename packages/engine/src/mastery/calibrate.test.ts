import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calibrate, correctionsAfter, type Counted } from './calibrate.ts';
import { corrections } from './corrections.ts';
import { difficulties, difficultiesWith, type SkillId, skillOf, skills } from './skills.ts';

const anyCount: fc.Arbitrary<Counted> = fc
  .record({
    answers: fc.integer({ min: 0, max: 5000 }),
    right: fc.double({ min: 0, max: 1, noNaN: true }),
    expected: fc.double({ min: 0, max: 1, noNaN: true }),
  })
  .map(({ answers, right, expected }) => ({
    answers,
    right: Math.round(right * answers),
    expected: expected * answers,
  }));
const anyCounts = fc
  .array(fc.tuple(fc.constantFrom(...skills.map(({ id }) => id)), anyCount), { maxLength: 20 })
  .map((counts) => new Map(counts));
const mean = (values: Iterable<number>) => {
  const all = [...values];
  return all.reduce((sum, one) => sum + one, 0) / all.length;
};

it('changes nothing without answers, nor where it went as expected', () => {
  expect(calibrate(difficulties, new Map())).toEqual(difficulties);
  const asExpected = new Map<SkillId, Counted>([['direct:+1', { answers: 1000, right: 800, expected: 800 }]]);
  expect(calibrate(difficulties, asExpected)).toEqual(difficulties);
});

it('keeps the mean, and moves none by more than a bound', () => {
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const after = calibrate(difficulties, counts);
      expect(mean(after.values())).toBeCloseTo(mean(difficulties.values()), 3);
      for (const [id, difficulty] of after) {
        expect(Math.abs(difficulty - (difficulties.get(id) ?? 0))).toBeLessThanOrEqual(1);
      }
    }),
  );
});

it('makes harder what went worse than expected, the more the more answers say so', () => {
  const shift = (answers: number, share: number) => {
    const counts = new Map<SkillId, Counted>([
      ['family:+7', { answers, right: Math.round(share * answers), expected: 0.8 * answers }],
    ]);
    return (calibrate(difficulties, counts).get('family:+7') ?? 0) - (difficulties.get('family:+7') ?? 0);
  };
  expect(shift(1000, 0.6)).toBeGreaterThan(shift(50, 0.6));
  expect(shift(50, 0.6)).toBeGreaterThan(0);
  expect(shift(1000, 0.95)).toBeLessThan(0);
});

it('gives the next release corrections with which it has the difficulties that were counted', () => {
  fc.assert(
    fc.property(anyCounts, (counts) => {
      const corrections = correctionsAfter(counts, '2027-01-01');
      expect(difficultiesWith(corrections)).toEqual(calibrate(difficulties, counts));
      expect(correctionsAfter(new Map(), '2027-01-01')).toEqual({ since: '2027-01-01', shifts: {} });
    }),
  );
});

it('has corrections of skills that there are', () => {
  expect(Object.keys(corrections.shifts).filter((id) => skillOf(id) === undefined)).toEqual([]);
});
