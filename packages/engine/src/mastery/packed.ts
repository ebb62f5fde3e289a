/** Mastery as it is stored: the same numbers without names, by the places of the skills, so that a row stays small. */
import { standings, standingOf } from './ladder.ts';
import type { Mastery, SkillState } from './mastery.ts';
import { type SkillId, skills } from './skills.ts';

/** Place of the skill, then its state in the order of `SkillState`. */
type PackedSkill = readonly [
  place: number,
  delta: number,
  n: number,
  last: number,
  right: number | null,
  right_days: number,
  passed: number | null,
  stage: number,
  due: number,
];

export interface PackedMastery {
  readonly theta: number;
  readonly n: number;
  readonly skills: readonly PackedSkill[];
}

/** Of each skill the place in `skills`, which never changes. */
const places: ReadonlyMap<SkillId, number> = new Map(skills.map(({ id }, place) => [id, place]));

/** The place of a skill. */
export function placeOf(id: SkillId): number {
  const place = places.get(id);
  if (place === undefined) throw new Error(`no skill ${id}`);
  return place;
}

/** The skill of a place; undefined beyond them. */
export const skillAt = (place: number): SkillId | undefined => skills[place]?.id;

export function pack({ theta, n, skills: known }: Mastery): PackedMastery {
  const packed = skills.flatMap(({ id }, place): PackedSkill[] => {
    const state = known[id];
    if (state === undefined) return [];
    const { delta, n: answers, last, right, right_days, passed, stage, due } = state;
    return [[place, delta, answers, last, right, right_days, passed, stage, due]];
  });
  return { theta, n, skills: packed };
}

export function unpack({ theta, n, skills: packed }: PackedMastery): Mastery {
  const known: Partial<Record<SkillId, SkillState>> = {};
  for (const [place, delta, answers, last, right, right_days, passed, stage, due] of packed) {
    const id = skillAt(place);
    if (id !== undefined) known[id] = { delta, n: answers, last, right, right_days, passed, stage, due };
  }
  return { theta, n, skills: known };
}

/** A letter for each standing: l, u, w, t, p. */
const letters = { locked: 'l', unknown: 'u', weak: 'w', learning: 't', passed: 'p' } as const;

/** The standing of each skill as one letter, in the order of `skills`. */
export function standingLetters(mastery: Mastery): string {
  return skills.map(({ id }) => letters[standingOf(mastery, id)]).join('');
}

/** What a letter stands for; `locked` for any other. */
export function standingOfLetter(letter: string | undefined): (typeof standings)[number] {
  return standings.find((standing) => letters[standing] === letter) ?? 'locked';
}
