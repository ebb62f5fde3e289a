import fc from 'fast-check';
import { expect, it } from 'vitest';
import { abilitiesOf } from './abilities.ts';
import { isDue, isUnlocked } from './ladder.ts';
import { type Answer, chanceOf, fold, noMastery } from './mastery.ts';
import { skillOf, sumSkills } from './skills.ts';
import { LARGEST_ABILITY, readAbilities } from './snapshot.ts';

const anyMastery = fc
  .array(
    fc.record({
      skill: fc.constantFrom(...sumSkills.slice(0, 30)),
      count: fc.integer({ min: 1, max: 40 }),
      right: fc.boolean(),
    }),
    { maxLength: 15 },
  )
  .map((answers) =>
    fold(
      noMastery,
      answers.map(({ skill, count, right }, day) => ({
        day,
        answers: Array.from({ length: count }, (): Answer => ({ skills: [skill.id], right, difficulty: 30 })),
      })),
    ),
  );

it('tells of each skill of sums its chance to a hundredth, and what may be trained and is due', () => {
  fc.assert(
    fc.property(anyMastery, fc.integer({ min: 0, max: 50 }), (mastery, today) => {
      const snapshot = abilitiesOf(mastery, today);
      expect(
        snapshot.every((number) => Number.isInteger(number) && number >= 0 && number <= LARGEST_ABILITY),
      ).toBe(true);
      for (const { skill, chance, isUnlocked: isOpen, isDue: isToRepeat } of readAbilities(snapshot)) {
        expect(Math.abs(chance - chanceOf(mastery, skill))).toBeLessThanOrEqual(0.011);
        const known = skillOf(skill);
        expect(isOpen).toBe(known !== undefined && isUnlocked(mastery, known));
        expect(isToRepeat).toBe(isOpen && isDue(mastery, skill, today));
      }
    }),
  );
});

it('is that of a beginner where it says nothing, or nothing that can be trained', () => {
  const beginner = readAbilities(abilitiesOf(noMastery, 0));
  expect(readAbilities([])).toEqual(beginner);
  expect(readAbilities([0, 0, 99])).toEqual(beginner);
  expect(beginner.filter(({ isUnlocked: isOpen }) => isOpen)).toHaveLength(4);
  expect(readAbilities([150])[0]).toMatchObject({
    skill: 'direct:+1',
    chance: 0.5,
    isUnlocked: true,
    isDue: false,
  });
  expect(readAbilities([200])[0]).toMatchObject({ chance: 0.01, isDue: true });
});
