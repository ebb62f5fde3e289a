import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { byNeed, HELP_MISTAKES, helpNeeds, type Mistaken } from './help.ts';
import { standingOf } from './ladder.ts';
import { fold, type Mastery, noMastery } from './mastery.ts';
import { type SkillId, skills } from './skills.ts';

const ids = skills.slice(0, 6).map(({ id }) => id);
const skill = fc.constantFrom(...ids);
const answer = fc.record({ skill, right: fc.boolean() });

/** Days of answers, each of one skill in a usual question. */
const after = (days: readonly (readonly { readonly skill: SkillId; readonly right: boolean }[])[]): Mastery =>
  fold(
    noMastery,
    days.map((answers, day) => ({
      day,
      answers: answers.map(({ skill: id, right }) => ({ skills: [id], right, difficulty: 30 })),
    })),
  );

const mastery = fc.array(fc.array(answer, { maxLength: 40 }), { maxLength: 6 }).map(after);
const mistaken: fc.Arbitrary<readonly Mistaken[]> = fc.uniqueArray(
  fc.record({ skill, mistakes: fc.integer({ min: 1, max: 12 }), days: fc.integer({ min: 1, max: 7 }) }),
  { selector: (one) => one.skill },
);

it('puts many mistakes first, and of as many the smaller chance', () => {
  const need = (mistakes: number, chance: number) =>
    ({ skill: 'direct:+1', days: 1, was_passed: false, mistakes, chance }) as const;
  const all = [need(4, 0.5), need(6, 0.7), need(4, 0.2)];
  expect(all.toSorted(byNeed).map(({ mistakes, chance }) => [mistakes, chance])).toEqual([
    [6, 0.7],
    [4, 0.2],
    [4, 0.5],
  ]);
});

it('tells of several mistakes in what is weak, and of nothing that a table shows as mastered', () => {
  fc.assert(
    fc.property(mastery, mistaken, (mastery, mistaken) => {
      const expected = mistaken.filter(
        ({ skill: id, mistakes }) => mistakes >= HELP_MISTAKES && standingOf(mastery, id) === 'weak',
      );
      const told = helpNeeds(mastery, mistaken).map(({ skill: id, mistakes, days }) => ({
        skill: id,
        mistakes,
        days,
      }));
      expect(new Set(told)).toEqual(new Set(expected));
    }),
  );
});

it('tells the worst first', () => {
  fc.assert(
    fc.property(mastery, mistaken, (mastery, mistaken) => {
      const told = helpNeeds(mastery, mistaken);
      const isInOrder = told.every((need, index) => byNeed(told[index - 1] ?? need, need) <= 0);
      expect(isInOrder).toBe(true);
    }),
  );
});

it('lets go as soon as enough is answered right', () => {
  const id = ids[0] ?? 'direct:+1';
  const answers = (right: boolean, count: number) =>
    Array.from({ length: count }, () => ({ skill: id, right }));
  const wrong = [{ skill: id, mistakes: 20, days: 2 }];
  expect(helpNeeds(after([answers(false, 10)]), wrong)).toEqual([]);
  expect(helpNeeds(after([answers(false, 20)]), wrong)).toMatchObject([{ skill: id, was_passed: false }]);
  expect(helpNeeds(after([answers(false, 20), answers(true, 100)]), wrong)).toEqual([]);
  const lost = after([answers(true, 30), answers(true, 30), answers(false, 12)]);
  expect(helpNeeds(lost, [{ skill: id, mistakes: 12, days: 1 }])).toMatchObject([{ was_passed: true }]);
});
