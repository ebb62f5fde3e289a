/** Where a pupil stands with every skill. */
import { dayOfNumber } from '@mindhero/contract/calendar';
import { type AbilityTold, type MasteryTold, NEW_DAYS } from '@mindhero/contract/statistics/pupil';
import { subjectFlags } from '@mindhero/contract/user';
import { abilityBand, abilityOf } from '@mindhero/engine/mastery/ability';
import { mondayOf } from '@mindhero/engine/mastery/days';
import { standingOf } from '@mindhero/engine/mastery/ladder';
import { chanceOf, type Mastery, PASS_ANSWERS } from '@mindhero/engine/mastery/mastery';
import { type SkillId, skills } from '@mindhero/engine/mastery/skills';
import { entries, type GameId } from '@mindhero/games/catalogue';
import type pg from 'pg';
import { nothingKnown } from '../../../entities/training/known.ts';
import { readAllKnown } from '../../../entities/training/masteries.ts';
import { onwardGame, toldSteps } from '../../../entities/training/training-steps.ts';
import type { Pupil } from './pupil.ts';

/** What is told of a mastery. */
export async function findMastery(pool: Pick<pg.Pool, 'query'>, pupil: Pupil): Promise<MasteryTold> {
  const { mastery, weeks } = (await readAllKnown(pool, [pupil.id])).get(pupil.id) ?? nothingKnown;
  const isOpen = isOpenTo(pupil);
  const last = onwardGame(pupil.chosen, isOpen);
  const [next = null] = toldSteps(mastery, pupil.today, { last, isOpen });
  return {
    skills: skillsOf(mastery),
    newly_passed: masteredSince(mastery, pupil.today - NEW_DAYS + 1),
    ability: abilityTold(mastery),
    weeks: [...weeks]
      .toSorted(([one], [other]) => one - other)
      .map(([week, ability]) => ({ week: dayOfNumber(mondayOf(week)), ability })),
    next,
  };
}

/** With too few answers nothing is said of it. */
export function abilityTold(mastery: Mastery): AbilityTold {
  return mastery.n < PASS_ANSWERS ? null : { now: abilityOf(mastery), ...abilityBand(mastery) };
}

/** Skills that were mastered on that day or later, and still are; in the order of teaching. */
export function masteredSince(mastery: Mastery, day: number): SkillId[] {
  return skills
    .filter(({ id }) => (mastery.skills[id]?.passed ?? 0) >= day && standingOf(mastery, id) === 'passed')
    .map(({ id }) => id);
}

function skillsOf(mastery: Mastery): MasteryTold['skills'] {
  return skills.map(({ id }) => ({
    skill: id,
    standing: standingOf(mastery, id),
    answers: mastery.skills[id]?.n ?? 0,
    chance: Math.round(100 * chanceOf(mastery, id)),
  }));
}

/** Nobody is sent to a game that is closed to them. */
export const isOpenTo = (pupil: Pupil) => (game: GameId) => pupil[subjectFlags[entries[game].subject]];
