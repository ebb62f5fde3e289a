import fc from 'fast-check';
import { expect, it } from 'vitest';
import { abilityBand, abilityOf } from './ability.ts';
import { mondayOf, weekOfDay } from './days.ts';
import { standingOf } from './ladder.ts';
import { type Answer, fold, type Mastery, noMastery } from './mastery.ts';
import { pack, placeOf, skillAt, standingLetters, standingOfLetter, unpack } from './packed.ts';
import { skills } from './skills.ts';

const anyMastery: fc.Arbitrary<Mastery> = fc
  .array(
    fc.record({
      skill: fc.constantFrom(...skills),
      count: fc.integer({ min: 1, max: 30 }),
      right: fc.boolean(),
    }),
    { maxLength: 12 },
  )
  .map((some) =>
    fold(
      noMastery,
      some.map(({ skill, count, right }, index) => ({
        day: 20_000 + index,
        answers: Array.from({ length: count }, (): Answer => ({ skills: [skill.id], right, difficulty: 30 })),
      })),
    ),
  );

it('is packed and unpacked without loss, through JSON', () => {
  fc.assert(
    fc.property(anyMastery, (mastery) => {
      expect(unpack(JSON.parse(JSON.stringify(pack(mastery))))).toEqual(mastery);
    }),
  );
});

it('knows each skill by its place', () => {
  expect(skills.map(({ id }) => skillAt(placeOf(id)))).toEqual(skills.map(({ id }) => id));
  expect(skillAt(skills.length)).toBeUndefined();
  expect(() => placeOf('times:1')).toThrow('no skill times:1');
  // Of a place that nobody knows any more the rest stays readable.
  expect(unpack({ theta: 0.5, n: 3, skills: [[999, 0, 1, 1, null, 0, null, 0, 2]] })).toEqual({
    ...noMastery,
    theta: 0.5,
    n: 3,
  });
  expect(standingOfLetter(undefined)).toBe('locked');
});

it('has a letter for the standing of each skill', () => {
  fc.assert(
    fc.property(anyMastery, (mastery) => {
      const letters = standingLetters(mastery);
      expect(letters).toHaveLength(skills.length);
      expect(skills.map((_, place) => standingOfLetter(letters[place]))).toEqual(
        skills.map(({ id }) => standingOf(mastery, id)),
      );
    }),
  );
});

it('comes to one ability, which right answers raise and a band holds', () => {
  fc.assert(
    fc.property(anyMastery, fc.constantFrom(...skills), (mastery, { id }) => {
      const ability = abilityOf(mastery);
      const { least, most } = abilityBand(mastery);
      expect(least).toBeLessThanOrEqual(ability);
      expect(most).toBeGreaterThanOrEqual(ability);
      expect(ability).toBeGreaterThanOrEqual(0);
      expect(ability).toBeLessThanOrEqual(1000);
      const better = fold(mastery, [
        { day: 30_000, answers: [{ skills: [id], right: true, difficulty: 30 }] },
      ]);
      expect(abilityOf(better)).toBeGreaterThanOrEqual(ability);
    }),
  );
});

it('counts weeks from Monday to Sunday', () => {
  fc.assert(
    fc.property(fc.integer({ min: -3, max: 60_000 }), (day) => {
      const monday = mondayOf(weekOfDay(day));
      expect(day - monday).toBeGreaterThanOrEqual(0);
      expect(day - monday).toBeLessThan(7);
      expect(weekOfDay(monday)).toBe(weekOfDay(day));
    }),
  );
});
