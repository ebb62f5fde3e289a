import type { Mastery, SkillState } from '@mindhero/engine/mastery/mastery';
import type { SkillId } from '@mindhero/engine/mastery/skills';
import { expect, test } from 'vitest';
import { masteredSince } from './mastery.ts';

/** A skill that always goes right, passed on a day, or not. */
const known = (passed: number | null, delta = 6): SkillState => ({
  delta,
  n: 40,
  last: 20,
  right: 20,
  right_days: 2,
  passed,
  stage: 0,
  due: 99,
});

test('what was mastered since a day is told, as long as it still is', () => {
  const skills: Partial<Record<SkillId, SkillState>> = {
    'direct:+1': known(9),
    'direct:-1': known(10),
    'direct:+2': known(11),
    'direct:-2': known(12, -6),
    'direct:+3': known(null),
  };
  const mastery: Mastery = { theta: 0, n: 200, skills };
  expect(masteredSince(mastery, 10)).toEqual(['direct:+2', 'direct:-1']);
});
