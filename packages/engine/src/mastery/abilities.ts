/**
 * A snapshot of what somebody masters, small enough for the settings of a play: with it, and the seed, the play can be
 * replayed long after the pupil has learned more.
 */
import type { Candidate } from './choice.ts';
import { isDue, isUnlocked } from './ladder.ts';
import { chanceOf, type Mastery, noMastery } from './mastery.ts';
import { type SkillId, sumSkills } from './skills.ts';

/** Of a skill that may be trained, and of one that is due, on top of its chance in percent. */
const UNLOCKED = 100;
const DUE = 200;
/** The largest number of a snapshot. */
export const LARGEST_ABILITY = DUE + 99;

/** Of each skill of sums, in their order, the chance in whole percent; 100 more if it may be trained, 200 if it is due. */
export function abilitiesOf(mastery: Mastery, today: number): readonly number[] {
  return sumSkills.map((skill) => {
    const percent = Math.min(99, Math.round(100 * chanceOf(mastery, skill.id)));
    if (!isUnlocked(mastery, skill)) return percent;
    return percent + (isDue(mastery, skill.id, today) ? DUE : UNLOCKED);
  });
}

/** A skill of sums as a snapshot tells it. */
export interface Ability extends Candidate {
  readonly skill: SkillId;
  readonly isUnlocked: boolean;
}

const beginners = abilitiesOf(noMastery, 0);

/** What a snapshot tells. What it leaves out, or all if it lets nothing be trained, is as with a beginner. */
export function readAbilities(snapshot: readonly number[]): readonly Ability[] {
  const isOfUse = snapshot.some((number) => number >= UNLOCKED);
  return sumSkills.map(({ id }, index) => {
    const number = (isOfUse ? snapshot[index] : undefined) ?? beginners[index] ?? 0;
    return {
      skill: id,
      chance: Math.max(1, number % 100) / 100,
      isUnlocked: number >= UNLOCKED,
      isDue: number >= DUE,
    };
  });
}

/**
 * The settings with which a pupil starts: in "my mix" with a fresh snapshot, whatever was sent; else without one, so that
 * what is stored is a training as all play it. Settings of games that mix nothing stay as they are.
 */
export function withAbilities<Settings extends object>(
  settings: Settings,
  mastery: Mastery,
  today: number,
): Settings {
  if (!('abilities' in settings)) return settings;
  const isMixed = 'module' in settings && settings.module === 'mix';
  return { ...settings, abilities: isMixed ? abilitiesOf(mastery, today) : [] };
}
