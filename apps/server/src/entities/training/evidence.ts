/** What a finish tells the fold of skills, as a line of the log holds it: without names, by the places of the skills. */
import type { ItemAnswer } from '@mindhero/engine/mastery/evidence';
import { placeOf, skillAt } from '@mindhero/engine/mastery/packed';

/** The item, the skills that it needed and whether it was right, 1 or 0; then only what there is to say. */
type LoggedAnswer = readonly [
  item: number,
  skills: readonly number[],
  right: 0 | 1,
  difficulty: number,
  how?: Pick<ItemAnswer, 'options' | 'ms' | 'limit_ms' | 'probe' | 'slip'>,
];
export type Evidence = readonly LoggedAnswer[];

/** Null where a play tells nothing. */
export function loggedEvidence(answers: readonly ItemAnswer[]): Evidence | null {
  if (answers.length === 0) return null;
  return answers.map(({ item, skills, right, difficulty, ...how }): LoggedAnswer => {
    const told = [item, skills.map(placeOf), right ? 1 : 0, difficulty] as const;
    return Object.keys(how).length === 0 ? told : [...told, how];
  });
}

/** As the engine takes it. */
export function readEvidence(evidence: Evidence | null): readonly ItemAnswer[] {
  return (evidence ?? []).map(([item, places, right, difficulty, how]) => ({
    item,
    skills: places.flatMap((place) => skillAt(place) ?? []),
    right: right === 1,
    difficulty,
    ...how,
  }));
}
