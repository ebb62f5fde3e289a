/**
 * Pupils whose learning is known, so that what a model believes of them can be compared with what is true. Their skills
 * are those of the ladder; they learn by answering, forget between days, and forget more slowly what they recalled after
 * a while (Pavlik & Anderson 2005). Some guess, all of them slip, and in a tenth the ladder is not that of the schools.
 */
import { skills } from '@mindhero/engine/mastery/skills';
import type { Random } from '@mindhero/engine/random';

const COUNT = skills.length;
const indexOf = new Map(skills.map(({ id }, index) => [id, index]));

/** By skill: those that come before it. */
export const ladder: readonly (readonly number[])[] = skills.map(({ after }) =>
  after.flatMap((id) => indexOf.get(id) ?? []),
);

/** Strength of what was never taught, in logits beside the difficulty of a skill. */
const UNTAUGHT = -0.3;
/** Of the first skills, which were taught with the beads in hand. */
const TAUGHT = 0.8;
/** What an answer teaches: a right one, and a wrong one whose solution is looked at. */
const FROM_RIGHT = 0.3;
const FROM_WRONG = 0.15;
/** Days in which what was just learned fades to a third, how much longer that gets by each recall, and how long at most. */
const FIRST_STABILITY = 10;
const BY_RECALL = 1.6;
const MOST_STABILITY = 200;
/** With less in what comes before, a skill is hard to learn. */
const READY = 0.8;
const SLIPS = 0.03;
const LUCK = 0.12;

export interface VirtualPupil {
  readonly ability: number;
  readonly guesses: boolean;
  /** What comes before what for this pupil. */
  readonly map: readonly (readonly number[])[];
  readonly strength: Float64Array;
  readonly stability: Float64Array;
  readonly seen: Int16Array;
}

const fraction = (random: Random): number => random.integer(0, 0x3fff_ffff) / 0x4000_0000;

/** Normal with a deviation of 1 (Irwin and Hall: twelve evenly drawn numbers). */
export function normal(random: Random): number {
  let sum = -6;
  for (let i = 0; i < 12; i++) sum += fraction(random);
  return sum;
}

export function virtualPupil(random: Random): VirtualPupil {
  const ability = 0.8 * normal(random);
  const guesses = random.chance(0.05);
  const isOtherMap = random.chance(0.1);
  const order = isOtherMap ? random.shuffle(ladder.map((_, index) => index)) : null;
  return {
    ability,
    guesses,
    map: order === null ? ladder : ladder.map((_, index) => ladder[order[index] ?? index] ?? []),
    strength: Float64Array.from(ladder, (before) => (before.length === 0 ? TAUGHT : UNTAUGHT)),
    stability: new Float64Array(COUNT).fill(FIRST_STABILITY),
    seen: new Int16Array(COUNT).fill(-1),
  };
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x));

/** What is left of a strength on a day. */
function strengthOn({ strength, stability, seen }: VirtualPupil, skill: number, day: number): number {
  const last = seen[skill] ?? -1;
  const now = strength[skill] ?? 0;
  if (last < 0 || day <= last) return now;
  return UNTAUGHT + (now - UNTAUGHT) * Math.exp((last - day) / (stability[skill] ?? 1));
}

/** The true chance of a right answer. */
export function trueChance(pupil: VirtualPupil, skill: number, day: number, hardness: Float64Array): number {
  return sigmoid(pupil.ability + strengthOn(pupil, skill, day) - (hardness[skill] ?? 0));
}

/** How well what comes before is known: 1 where all of it is. */
export function readiness(pupil: VirtualPupil, skill: number, day: number, hardness: Float64Array): number {
  let least = READY;
  for (const before of pupil.map[skill] ?? []) {
    least = Math.min(least, trueChance(pupil, before, day, hardness));
  }
  return (least / READY) ** 2;
}

/** A question of one or two skills is answered, and the pupil learns from it. */
export function answerTruly(
  pupil: VirtualPupil,
  needed: readonly number[],
  day: number,
  hardness: Float64Array,
  random: Random,
): boolean {
  let chance = 1 - SLIPS;
  for (const skill of needed) chance *= trueChance(pupil, skill, day, hardness);
  if (pupil.guesses) chance += LUCK * (1 - chance);
  const right = fraction(random) < chance;
  for (const skill of needed) learn(pupil, skill, day, hardness, right);
  return right;
}

function learn(
  pupil: VirtualPupil,
  skill: number,
  day: number,
  hardness: Float64Array,
  right: boolean,
): void {
  const chance = trueChance(pupil, skill, day, hardness);
  const gain = (right ? FROM_RIGHT : FROM_WRONG) * (1 - chance) * Math.sqrt(chance);
  const strength = strengthOn(pupil, skill, day) + gain * readiness(pupil, skill, day, hardness);
  const last = pupil.seen[skill] ?? -1;
  if (right && last >= 0 && day > last) {
    const longer = BY_RECALL * (pupil.stability[skill] ?? FIRST_STABILITY);
    pupil.stability[skill] = Math.min(MOST_STABILITY, longer);
  }
  pupil.strength[skill] = strength;
  pupil.seen[skill] = day;
}
