/**
 * A snapshot of what somebody masters, small enough for the settings of a play: with it, and the seed, the play can be
 * replayed long after the pupil has learned more. Here it is read, as every device does; `abilities.ts` makes it.
 */
import type { Candidate } from './choice.ts';
import { sigmoid } from './elo.ts';
import { type SkillId, sumSkills } from './skills.ts';

/** Added to the chance in percent: of a skill that may be trained, and of one that is due as well. */
export const UNLOCKED = 100;
export const DUE = 200;
/** The largest number of a snapshot. */
export const LARGEST_ABILITY = DUE + 99;

/** A skill of sums as a snapshot tells it. */
export interface Ability extends Candidate {
  readonly skill: SkillId;
  readonly isUnlocked: boolean;
}

/** A chance as a snapshot holds it: whoever is sure of something may still slip. */
export const percentOf = (chance: number): number => Math.min(99, Math.round(100 * chance));

/** Of somebody who has answered nothing yet. */
const beginners = sumSkills.map(
  ({ difficulty, after }) => percentOf(sigmoid(-difficulty)) + (after.length === 0 ? UNLOCKED : 0),
);

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
