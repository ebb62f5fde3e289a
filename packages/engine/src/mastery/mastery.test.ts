import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evidenceOf } from './evidence.ts';
import { isPassed, isUnlocked, standingOf, unlockedSkills } from './ladder.ts';
import {
  type Answer,
  chanceOf,
  fold,
  type Mastery,
  noMastery,
  PASS_ANSWERS,
  type PlayEvidence,
  predict,
} from './mastery.ts';
import { type SkillId, skills } from './skills.ts';

const anySkill = fc.constantFrom(...skills.map(({ id }) => id));
const anyAnswer: fc.Arbitrary<Answer> = fc.record(
  {
    skills: fc.uniqueArray(anySkill, { minLength: 0, maxLength: 5 }),
    right: fc.boolean(),
    difficulty: fc.double({ min: 1, max: 100, noNaN: true }),
    options: fc.integer({ min: 2, max: 6 }),
    ms: fc.integer({ min: 0, max: 40_000 }),
    limit_ms: fc.integer({ min: 1000, max: 30_000 }),
  },
  { requiredKeys: ['skills', 'right', 'difficulty'] },
);
const anyPlays: fc.Arbitrary<PlayEvidence[]> = fc
  .array(
    fc.record({ later: fc.integer({ min: 0, max: 9 }), answers: fc.array(anyAnswer, { maxLength: 8 }) }),
    {
      maxLength: 12,
    },
  )
  .map((plays) => {
    let day = 20_000;
    return plays.map(({ later, answers }) => ({ day: (day += later), answers }));
  });

const plus: SkillId = 'direct:+1';
const typed = (right: boolean, needed: readonly SkillId[] = [plus], difficulty = 30): Answer => ({
  skills: needed,
  right,
  difficulty,
});
const repeat = (answer: Answer, times: number) => Array.from({ length: times }, () => answer);
const after = (answers: readonly Answer[], day = 1, from: Mastery = noMastery) =>
  fold(from, [{ day, answers }]);

describe('what is kept', () => {
  it('is the same, worked out anew from all plays or folded one by one and stored between', () => {
    fc.assert(
      fc.property(anyPlays, (plays) => {
        const stored = plays.reduce<Mastery>(
          (kept, play) => JSON.parse(JSON.stringify(fold(kept, [play]))) as Mastery,
          noMastery,
        );
        expect(stored).toEqual(fold(noMastery, plays));
      }),
    );
  });

  it('changes nothing that it was given', () => {
    fc.assert(
      fc.property(anyPlays, anyPlays, (before, plays) => {
        const mastery = fold(noMastery, before);
        const copy = structuredClone(mastery);
        fold(mastery, plays);
        expect(mastery).toEqual(copy);
      }),
    );
  });

  it('is small and bounded: short numbers, no skill that was not needed, chances within 0 and 1', () => {
    fc.assert(
      fc.property(anyPlays, (plays) => {
        const mastery = fold(noMastery, plays);
        const needed = new Set(plays.flatMap(({ answers }) => answers.flatMap((answer) => answer.skills)));
        expect(new Set(Object.keys(mastery.skills))).toEqual(needed);
        for (const rating of [
          mastery.theta,
          ...Object.values(mastery.skills).map((state) => state?.delta ?? 0),
        ]) {
          expect(Math.abs(rating)).toBeLessThanOrEqual(6);
          expect(Math.round(rating * 10_000) / 10_000).toBe(rating);
        }
        for (const { id } of skills) {
          expect(chanceOf(mastery, id)).toBeGreaterThan(0);
          expect(chanceOf(mastery, id)).toBeLessThan(1);
        }
      }),
    );
  });

  it('stays within its bounds however long somebody is right, or wrong', () => {
    for (const right of [true, false]) {
      const { theta, skills: known } = after(repeat(typed(right, [plus], right ? 100 : 1), 5000));
      expect(Math.abs(theta)).toBeLessThanOrEqual(6);
      expect(Math.abs(known[plus]?.delta ?? 0)).toBeLessThanOrEqual(6);
    }
  });
});

describe('an answer', () => {
  it('moves ability and skill the way it went, never the other', () => {
    fc.assert(
      fc.property(anyPlays, anyAnswer, (plays, answer) => {
        fc.pre(answer.skills.length > 0);
        const before = fold(noMastery, plays);
        const right = after([{ ...answer, right: true }], 20_100, before);
        const wrong = after([{ ...answer, right: false }], 20_100, before);
        for (const skill of answer.skills) {
          expect(chanceOf(right, skill)).toBeGreaterThanOrEqual(chanceOf(wrong, skill));
        }
        const isTimed = answer.ms !== undefined && answer.limit_ms !== undefined;
        if (isTimed) return;
        expect(right.theta).toBeGreaterThanOrEqual(before.theta);
        expect(wrong.theta).toBeLessThanOrEqual(before.theta);
      }),
    );
  });

  it('that was likely moves less than one that was not', () => {
    const able = after(repeat(typed(true), 30));
    const gain = after([typed(true)], 1, able).theta - able.theta;
    const loss = able.theta - after([typed(false)], 1, able).theta;
    expect(loss).toBeGreaterThan(5 * gain);
  });

  it('that needed no skill says nothing', () => {
    expect(after([typed(true, [])])).toEqual(noMastery);
  });

  it('that may have been guessed says less than one that was typed', () => {
    const chosen = after([{ ...typed(true), options: 2 }]);
    expect(chosen.theta).toBeGreaterThan(0);
    expect(chosen.theta).toBeLessThan(after([typed(true)]).theta);
  });

  it('that was wrong is laid to the skill that is known least', () => {
    const known = after(repeat(typed(true), 40));
    const { skills: now } = after([typed(false, [plus, 'family:+7'])], 2, known);
    const lost = (known.skills[plus]?.delta ?? 0) - (now[plus]?.delta ?? 0);
    expect(-(now['family:+7']?.delta ?? 0)).toBeGreaterThan(10 * lost);
    // Nor is what was known for long repeated sooner because of it.
    expect(now[plus]?.stage).toBe(known.skills[plus]?.stage);
  });

  it('counts the more the harder the question was', () => {
    expect(after([typed(true, [plus], 60)]).theta).toBeGreaterThan(after([typed(true, [plus], 15)]).theta);
  });
});

it('comes to the true ability, whatever comes first', () => {
  // Nine of ten right, in two orders: as they would come, and all wrong ones first.
  const mixed = Array.from({ length: 400 }, (_, index) => typed(index % 10 !== 0));
  const sorted = mixed.toSorted((a, b) => Number(a.right) - Number(b.right));
  expect(chanceOf(after(mixed), plus)).toBeCloseTo(0.9, 1);
  // The latest answers count most: whoever has learned it meanwhile is seen to have.
  expect(chanceOf(after(sorted), plus)).toBeGreaterThan(chanceOf(after(mixed), plus));
  expect(chanceOf(after(sorted.toReversed()), plus)).toBeLessThan(chanceOf(after(mixed), plus));
});

it('tells in advance how a question that needs several skills will go', () => {
  const mastery = after(repeat(typed(true), 30));
  const alone = predict(mastery, typed(true));
  const together = predict(mastery, typed(true, [plus, 'direct:+2']));
  expect(together).toBeCloseTo(alone * chanceOf(mastery, 'direct:+2'), 10);
  expect(predict(mastery, { ...typed(true), options: 4 })).toBeCloseTo(0.25 + 0.75 * alone, 10);
});

describe('the ladder', () => {
  it('begins with adding 1 to 4 and with the table of 2', () => {
    const first = unlockedSkills(noMastery).map(({ id }) => id);
    expect(first).toEqual(['direct:+1', 'direct:+2', 'direct:+3', 'direct:+4', 'times:2']);
  });

  it('asks for twenty answers and two days', () => {
    const many = repeat(typed(true), PASS_ANSWERS - 1);
    const days = fold(noMastery, [
      { day: 1, answers: many },
      { day: 1, answers: many },
    ]);
    expect(isPassed(days, plus)).toBe(false);
    expect(isPassed(after([typed(true)], 2, days), plus)).toBe(true);
    expect(isPassed(after([typed(true)], 2, after(repeat(typed(true), 10))), plus)).toBe(false);
    expect(standingOf(after(repeat(typed(true), 10)), plus)).toBe('unknown');
  });

  it('opens what was learned elsewhere, whatever comes before it', () => {
    const family: SkillId = 'family:+7';
    const elsewhere = after([typed(true, [family])], 2, after(repeat(typed(true, [family]), 60)));
    const open = unlockedSkills(elsewhere).map(({ id }) => id);
    expect(open).toContain(family);
    expect(open).not.toContain('big_friend:+7');
  });

  it('takes nothing away: what was open stays open', () => {
    fc.assert(
      fc.property(anyPlays, anyPlays, (plays, more) => {
        const before = fold(noMastery, plays);
        const later = fold(
          before,
          more.map((play) => ({ ...play, day: play.day + 1000 })),
        );
        for (const skill of skills) {
          expect(!isUnlocked(before, skill) || isUnlocked(later, skill)).toBe(true);
        }
      }),
    );
  });

  it('shows as weak what was passed and goes wrong now', () => {
    const passed = after([typed(true)], 2, after(repeat(typed(true), 30)));
    expect(standingOf(passed, plus)).toBe('passed');
    expect(standingOf(after(repeat(typed(false), 10), 3, passed), plus)).toBe('weak');
    expect(standingOf(noMastery, 'over_100:-')).toBe('locked');
    expect(standingOf(after([typed(true, ['over_100:-'])]), 'over_100:-')).toBe('unknown');
  });
});

describe('the evidence of a play', () => {
  it('is what was answered, with the skills behind its tags', () => {
    const items = [
      { correct: true, attempts: 1, tags: ['small_friend:+4@3', 'direct:+1@2', 'over_50:+'], ms: 900 },
      { correct: true, attempts: 2, tags: ['times:6x7'], difficulty: 44 },
      { correct: false, attempts: 0, tags: ['times:6x7'] },
      { correct: true, attempts: 1, tags: ['fraction:add'] },
      { correct: true, attempts: 1 },
      { correct: true, attempts: 1, tags: ['divided:56/7'], ms: 900, limit_ms: 5000, options: 4 },
      { correct: true, attempts: 1, tags: ['times:1x7', 'times:0x1'] },
    ];
    expect(evidenceOf({ items }, 20)).toEqual([
      { item: 0, skills: ['small_friend:+4', 'direct:+1', 'over_50:+'], right: true, difficulty: 20 },
      { item: 1, skills: ['times:6', 'times:7'], right: false, difficulty: 44 },
      { item: 5, skills: ['divided:7'], right: true, difficulty: 20, ms: 900, limit_ms: 5000, options: 4 },
      { item: 6, skills: ['times:7'], right: true, difficulty: 20 },
    ]);
  });

  it('says by which skill an item came by chance, where the answer needed that skill', () => {
    const [right, wrong] = [
      { right: true, tags: ['direct:+1@2'] },
      { right: false, tags: ['family:+7@6'] },
    ];
    const items = [
      { correct: true, attempts: 1, tags: ['direct:+1@2', 'family:+7@6'], probe: 'family:+7' },
      { correct: false, attempts: 1, steps: [right, wrong], probe: 'family:+7' },
    ] as const;
    expect(evidenceOf({ items }, 20).map(({ item, probe }) => [item, probe])).toEqual([
      [0, 'family:+7'],
      [1, undefined],
      [1, 'family:+7'],
    ]);
  });

  it('has an answer for each step of an item that is answered step by step', () => {
    const steps = [
      { right: true, tags: [] },
      { right: true, tags: ['direct:+1@2'] },
      { right: false, tags: ['family:+7@6'] },
    ];
    const slip = { task: '2 + 1 + 7', expected: '10', given: '9' };
    const items = [
      { correct: false, attempts: 1, tags: ['direct:+1@2', 'family:+7@6'], steps, ms: 5, limit_ms: 9, slip },
    ];
    expect(evidenceOf({ items }, 20)).toEqual([
      { item: 0, skills: ['direct:+1'], right: true, difficulty: 20 },
      { item: 0, skills: ['family:+7'], right: false, difficulty: 20, slip },
    ]);
  });
});
