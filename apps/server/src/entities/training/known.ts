/** What is known of a pupil, and how finished plays change it. Pure: the fold and counting anew do the same. */
import { dayNumber } from '@mindhero/contract/calendar';
import { abilityOf } from '@mindhero/engine/mastery/ability';
import { weekOfDay } from '@mindhero/engine/mastery/days';
import type { ItemAnswer } from '@mindhero/engine/mastery/evidence';
import { fold, type Mastery, noMastery } from '@mindhero/engine/mastery/mastery';
import type { SkillId } from '@mindhero/engine/mastery/skills';

/** A finished play that counts as training. */
export interface TrainedPlay {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly answers: readonly ItemAnswer[];
}

export interface Known {
  readonly mastery: Mastery;
  /** By the week's number the ability at its end; weeks without training are not there. */
  readonly weeks: ReadonlyMap<number, number>;
}

export const nothingKnown: Known = { mastery: noMastery, weeks: new Map() };

/** A wrong answer, and the skill that is thought to have failed. */
export interface Mistake {
  readonly play: string;
  readonly day: string;
  readonly item: number;
  readonly skill: SkillId;
  readonly task: string;
  readonly expected: string;
  readonly given: string;
}

/** A chance that was told before an answer, and what came. */
export interface Prediction {
  readonly day: string;
  readonly chance: number;
  readonly right: boolean;
  /** The skill by which the question came, where it came by chance. */
  readonly probe?: SkillId;
}

export interface Learned extends Known {
  readonly mistakes: readonly Mistake[];
  readonly predictions: readonly Prediction[];
}

/** What is known after some plays, in the order in which they were finished. */
export function learn(known: Known, plays: readonly TrainedPlay[]): Learned {
  let { mastery } = known;
  const weeks = new Map(known.weeks);
  const mistakes: Mistake[] = [];
  const predictions: Prediction[] = [];
  for (const { id: play, day, answers } of plays) {
    const number = dayNumber(day);
    mastery = fold(
      mastery,
      [{ day: number, answers }],
      undefined,
      ({ item, right, probe, slip }, thought) => {
        predictions.push({ day, chance: thought.chance, right, ...(probe !== undefined && { probe }) });
        if (slip !== undefined) mistakes.push({ play, day, item, skill: thought.weakest, ...slip });
      },
    );
    weeks.set(weekOfDay(number), abilityOf(mastery));
  }
  return { mastery, weeks, mistakes, predictions };
}
