import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isUnlocked, standingOf } from './ladder.ts';
import { type Answer, fold, type Mastery, noMastery } from './mastery.ts';
import { needsOf, nextSteps } from './next-steps.ts';
import { type SkillId, skillOf, skills } from './skills.ts';

const answer = (skill: SkillId, right: boolean): Answer => ({ skills: [skill], right, difficulty: 30 });
const times = (count: number, one: Answer) => Array.from({ length: count }, () => one);

/** Passed on day 2. */
function withPassed(ids: readonly SkillId[], from: Mastery = noMastery): Mastery {
  return ids.reduce(
    (mastery, id) =>
      fold(mastery, [
        { day: 1, answers: times(30, answer(id, true)) },
        { day: 2, answers: times(5, answer(id, true)) },
      ]),
    from,
  );
}

const plus: readonly SkillId[] = ['direct:+1', 'direct:+2', 'direct:+3', 'direct:+4'];
const anyMastery = fc
  .array(
    fc.record({
      skill: fc.constantFrom(...skills.slice(0, 20)),
      count: fc.integer({ min: 1, max: 40 }),
      right: fc.boolean(),
    }),
    {
      maxLength: 15,
    },
  )
  .map((answers) =>
    fold(
      noMastery,
      answers.map(({ skill, count, right }, day) => ({
        day,
        answers: times(count, answer(skill.id, right)),
      })),
    ),
  );

describe('the next steps', () => {
  it('of a beginner are the first skills', () => {
    const steps = nextSteps(noMastery, 1);
    const first = skills.filter(({ after }) => after.length === 0).slice(0, 4);
    expect(steps.map(({ skill }) => skill)).toEqual(first.map(({ id }) => id));
    expect(steps.every(({ why }) => why === 'new')).toBe(true);
  });

  it('are unlocked, each once, four at most, the same all day, and say why', () => {
    fc.assert(
      fc.property(anyMastery, fc.integer({ min: 0, max: 60 }), (mastery, today) => {
        const steps = nextSteps(mastery, today);
        expect(steps.length).toBeGreaterThan(0);
        expect(steps.length).toBeLessThanOrEqual(4);
        expect(new Set(steps.map(({ skill }) => skill)).size).toBe(steps.length);
        expect(nextSteps(mastery, today)).toEqual(steps);
        for (const { skill, why, chance } of steps) {
          const found = skillOf(skill);
          expect(found && isUnlocked(mastery, found)).toBe(true);
          expect(chance > 0 && chance < 1).toBe(true);
          expect(why === 'weak').toBe(standingOf(mastery, skill) === 'weak');
          expect(why !== 'review' || (mastery.skills[skill]?.due ?? Infinity) <= today).toBe(true);
        }
      }),
    );
  });

  it('are repeated when they are due, and go on to what has been unlocked', () => {
    const mastery = withPassed(plus);
    const soon = nextSteps(mastery, 2).map(({ skill, why }) => `${why} ${skill}`);
    expect(soon).toContain('new direct:+5');
    expect(soon.some((step) => step.startsWith('review'))).toBe(false);
    const later = nextSteps(mastery, 40);
    expect(later.filter(({ why }) => why === 'review').length).toBeGreaterThan(0);
  });

  it('lead back to what goes wrong', () => {
    const mastery = fold(withPassed(plus), [{ day: 3, answers: times(12, answer('direct:+3', false)) }]);
    expect(nextSteps(mastery, 4)).toContainEqual(
      expect.objectContaining({ skill: 'direct:+3', why: 'weak' }),
    );
  });

  it('are only such as are open to the pupil', () => {
    const isTable = ({ kind }: { readonly kind: string }) => kind === 'times' || kind === 'divided';
    expect(nextSteps(noMastery, 1, { isOpen: isTable }).map(({ skill }) => skill)).toEqual(['times:2']);
    expect(nextSteps(noMastery, 1, { isOpen: () => false })).toEqual([]);
  });
});

describe('what a group needs', () => {
  const able = withPassed(plus);
  const weak = fold(able, [{ day: 3, answers: times(12, answer('direct:+3', false)) }]);

  it('is what more than half of its members miss and have unlocked', () => {
    const needs = needsOf([
      { id: 1, mastery: weak },
      { id: 2, mastery: able },
      { id: 3, mastery: weak },
    ]);
    const three = needs.find(({ skill }) => skill === 'direct:+3');
    expect(three).toMatchObject({ unlocked: 3, missing: [1, 3] });
    expect(three?.chance).toBeLessThan(0.75);
    expect(needs.map(({ skill }) => skill)).not.toContain('direct:+1');
    expect(needs.map(({ skill }) => skill)).not.toContain('over_50:+');
  });

  it('is nothing where half of them have it, and nobody', () => {
    const half = needsOf([
      { id: 1, mastery: weak },
      { id: 2, mastery: able },
    ]);
    expect(half.map(({ skill }) => skill)).not.toContain('direct:+3');
    expect(needsOf([])).toEqual([]);
  });

  /** Right in three of four. */
  const shaky = (mastery: Mastery) =>
    fold(mastery, [
      { day: 5, answers: Array.from({ length: 28 }, (_, at) => answer('direct:+5', at % 4 !== 0)) },
    ]);

  it('is first what goes wrong, whatever more of them have still to learn', () => {
    const needs = needsOf([
      { id: 1, mastery: shaky(weak) },
      { id: 2, mastery: shaky(able) },
      { id: 3, mastery: shaky(weak) },
    ]);
    const given = weak.skills['direct:+3']?.n ?? 0;
    expect(needs[0]).toMatchObject({ skill: 'direct:+3', weak: 2, answers: 2 * given });
    expect(needs[1]).toMatchObject({ skill: 'direct:+5', weak: 0, missing: [1, 3, 2] });
  });

  it('is what they would nearly always do right and have still to show, where there is nothing else', () => {
    const group = [1, 2, 3].map((id) => ({ id, mastery: able }));
    const sure = needsOf(group);
    expect(sure.length).toBeGreaterThan(0);
    expect(sure.every(({ missing, chance }) => missing.length === 3 && chance >= 0.9)).toBe(true);
    const needs = needsOf(
      group.map(({ id, mastery }) => ({ id, mastery: id === 3 ? mastery : shaky(mastery) })),
    );
    expect(needs.map(({ skill }) => skill)).toContain('direct:+5');
    expect(needs.every(({ chance }) => chance < 0.9)).toBe(true);
  });

  it('names those first who need it most', () => {
    const weaker = fold(weak, [{ day: 4, answers: times(12, answer('direct:+3', false)) }]);
    const [need] = needsOf([
      { id: 1, mastery: weak },
      { id: 2, mastery: weaker },
    ]).filter(({ skill }) => skill === 'direct:+3');
    expect(need?.missing).toEqual([2, 1]);
  });
});
