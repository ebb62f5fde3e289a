/**
 * Difficulties anew, from answers that were counted: the only way in which they change. Never from items that were chosen
 * by how difficult they are: choosing by a difficulty and learning it from what was chosen makes it drift apart
 * (Bolsinova, Gergely & Brinkhuis 2025). So only those count that came by chance, a tenth of all.
 */
import type { Corrections } from './corrections.ts';
import { logit } from './elo.ts';
import { type Difficulties, difficulties, type SkillId, skills } from './skills.ts';

/** The items of a skill that came by chance. */
export interface Counted {
  readonly answers: number;
  readonly right: number;
  /** Right answers that were expected of them: the sum of what `predict` said before each. */
  readonly expected: number;
}

/** As much as so many answers is what was believed before. */
const BELIEVED = 200;
/** Whatever was counted, a difficulty moves no farther at once. */
const FARTHEST = 0.5;

/**
 * The difficulties after a count: harder where fewer were right than expected. Their mean stays, since what moves all
 * of them alike is the ability of those who answered.
 */
export function calibrate(before: Difficulties, counts: ReadonlyMap<SkillId, Counted>): Difficulties {
  const shifts = new Map([...before.keys()].map((id) => [id, shiftOf(counts.get(id))] as const));
  const mean = [...shifts.values()].reduce((sum, shift) => sum + shift, 0) / Math.max(1, shifts.size);
  return new Map(
    [...before].map(([id, difficulty]) => [
      id,
      Math.round(10_000 * (difficulty + (shifts.get(id) ?? 0) - mean)) / 10_000,
    ]),
  );
}

function shiftOf(counted: Counted | undefined): number {
  if (counted === undefined) return 0;
  const { answers, right, expected } = counted;
  const all = answers + BELIEVED;
  // Both with what was believed, so that a few answers, or only right ones, move little.
  const believed = (BELIEVED * (expected + 1)) / (answers + 2);
  const shift = logit((expected + believed) / all) - logit((right + believed) / all);
  return Math.max(-FARTHEST, Math.min(FARTHEST, shift));
}

/**
 * What the next release is to take over as its corrections.
 * @param counts answers of this release
 * @param since YYYY-MM-DD, from which the next one foretells
 */
export function correctionsAfter(counts: ReadonlyMap<SkillId, Counted>, since: string): Corrections {
  const after = calibrate(difficulties, counts);
  const shifts = skills.flatMap(({ id, difficulty }) => {
    const shift = Math.round(10_000 * ((after.get(id) ?? difficulty) - difficulty)) / 10_000;
    return shift === 0 ? [] : [[id, shift] as const];
  });
  return { since, shifts: Object.fromEntries(shifts) };
}
