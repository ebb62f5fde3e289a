/** Where a pupil stands with every skill. */
import type { MasteryTold } from '@mindhero/contract/statistics/pupil';
import { subjectFlags } from '@mindhero/contract/user';
import { standingOf } from '@mindhero/engine/mastery/ladder';
import { chanceOf, type Mastery, noMastery } from '@mindhero/engine/mastery/mastery';
import { skills } from '@mindhero/engine/mastery/skills';
import { entries, type GameId } from '@mindhero/games/catalogue';
import type pg from 'pg';
import { readMasteries } from '../../../entities/training/masteries.ts';
import { onwardGame, toldSteps } from '../../../entities/training/training-steps.ts';
import type { Pupil } from './pupil.ts';

/** What is told of a mastery. */
export async function findMastery(pool: Pick<pg.Pool, 'query'>, pupil: Pupil): Promise<MasteryTold> {
  const mastery = (await readMasteries(pool, [pupil.id])).get(pupil.id) ?? noMastery;
  const isOpen = isOpenTo(pupil);
  const last = onwardGame(pupil.chosen, isOpen);
  const [next = null] = toldSteps(mastery, pupil.today, { last, isOpen });
  return { skills: skillsOf(mastery), next };
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
