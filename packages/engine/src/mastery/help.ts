/** Who needs help, and with what: mistakes of the last days in something that does not go well now. */
import { isPassed, standingOf } from './ladder.ts';
import { chanceOf, type Mastery } from './mastery.ts';
import type { SkillId } from './skills.ts';

/** Of so many last days, today included: what went wrong before is old. */
export const HELP_DAYS = 7;
/** Fewer mistakes happen to everybody. */
export const HELP_MISTAKES = 4;

/** Mistakes of a pupil in the last days. */
export interface Mistaken {
  readonly skill: SkillId;
  readonly mistakes: number;
  /** On how many days. */
  readonly days: number;
}

/** A skill with which a pupil needs help, and why. */
export interface HelpNeed extends Mistaken {
  /** Of a right answer in a usual question, 0 to 1. */
  readonly chance: number;
  /** It was mastered once. */
  readonly was_passed: boolean;
}

/**
 * The skills with which a pupil needs help, worst first: there were several mistakes, and it is weak, as every table shows
 * it. As soon as enough is answered right again it is gone from here; with too few answers nothing is said.
 */
export function helpNeeds(mastery: Mastery, mistaken: readonly Mistaken[]): readonly HelpNeed[] {
  return mistaken
    .filter(({ mistakes }) => mistakes >= HELP_MISTAKES)
    .map((one): HelpNeed => ({
      ...one,
      chance: chanceOf(mastery, one.skill),
      was_passed: isPassed(mastery, one.skill),
    }))
    .filter(({ skill }) => standingOf(mastery, skill) === 'weak')
    .toSorted(byNeed);
}

/** Worst first: many mistakes, then a small chance. */
export function byNeed(a: HelpNeed, b: HelpNeed): number {
  return b.mistakes - a.mistakes || a.chance - b.chance;
}
