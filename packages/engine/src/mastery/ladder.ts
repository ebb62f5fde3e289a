/** How far a pupil has come on the ladder of skills. */
import { chanceOf, type Mastery, PASS_ANSWERS } from './mastery.ts';
import { type Skill, type SkillId, skillOf, skills } from './skills.ts';

/** Once passed, always passed: what is forgotten comes back by its reviews, and nothing is taken away. */
export function isPassed(mastery: Mastery, skill: SkillId): boolean {
  return typeof mastery.skills[skill]?.passed === 'number';
}

/** Whether a pupil may begin a skill: all that comes before it is passed, or it was passed itself, wherever it was learned. */
export function isUnlocked(mastery: Mastery, { id, after }: Skill): boolean {
  return isPassed(mastery, id) || after.every((one) => isPassed(mastery, one));
}

/** Below it something that was passed is no longer mastered, and what was practised often is not yet. */
export const WEAK_CHANCE = 0.75;

/**
 * Where somebody stands with a skill: `locked` until what comes before is passed; `unknown`, with fewer than 20 answers,
 * is shown in grey.
 */
export const standings = ['locked', 'unknown', 'weak', 'learning', 'passed'] as const;
export type Standing = (typeof standings)[number];

export function standingOf(mastery: Mastery, id: SkillId): Standing {
  const skill = skillOf(id);
  const state = mastery.skills[id];
  if (skill === undefined || (state === undefined && !isUnlocked(mastery, skill))) return 'locked';
  if (state === undefined || state.n < PASS_ANSWERS) return 'unknown';
  if (chanceOf(mastery, id) < WEAK_CHANCE) return 'weak';
  return state.passed === null ? 'learning' : 'passed';
}

/** What a pupil has begun or may begin, in the order of teaching. */
export function unlockedSkills(mastery: Mastery): readonly Skill[] {
  return skills.filter((skill) => isUnlocked(mastery, skill));
}

/** Whether a skill is to be repeated. */
export function isDue(mastery: Mastery, id: SkillId, today: number): boolean {
  const state = mastery.skills[id];
  return state !== undefined && state.due <= today;
}
