/** The pupils of a group by the skills that they master. */
import type { Grid, GridCell } from '@mindhero/contract/statistics/teaching';
import { standingOf } from '@mindhero/engine/mastery/ladder';
import { chanceOf, type Mastery, noMastery } from '@mindhero/engine/mastery/mastery';
import { type SkillId, skills } from '@mindhero/engine/mastery/skills';
import type { Subject } from '@mindhero/engine/subject';
import { entries, type GameId } from '@mindhero/games/catalogue';
import { isTrainedIn, trainingsOf } from '@mindhero/games/skill-trainings';
import type pg from 'pg';
import { readMasteries } from '../../../entities/training/masteries.ts';
import { type PupilRow, pupilsSql } from '../../../entities/training/pupils.ts';

interface Asked {
  readonly group: number;
  readonly now: Date;
  readonly days: number;
}

export interface Trainee extends PupilRow {
  /** Whole days since 1 January 1970: the one before the first that counts. */
  readonly before: number;
  readonly mastery: Mastery;
}

const traineesSql = `with ${pupilsSql}
select id, username, first_name, last_name, avatar, before - date '1970-01-01' as before from pupil order by place`;

/** The pupils of a group with what they master at this moment. */
export async function findTrainees(pool: pg.Pool, { group, now, days }: Asked): Promise<Trainee[]> {
  const { rows } = await pool.query<Omit<Trainee, 'mastery'>>({
    name: 'trainees_of_group',
    text: traineesSql,
    values: [group, now, days],
  });
  const masteries = await readMasteries(
    pool,
    rows.map(({ id }) => id),
  );
  return rows.map((pupil) => ({ ...pupil, mastery: masteries.get(pupil.id) ?? noMastery }));
}

interface Narrowed extends Asked {
  readonly subject?: Subject | undefined;
  readonly game?: GameId | undefined;
}

/** Whether a skill is trained in a game, and in an area; in whatever it is where none is named. */
const isAskedFor = (skill: SkillId, { subject, game }: Pick<Narrowed, 'subject' | 'game'>) =>
  isTrainedIn(skill, game) &&
  (subject === undefined || trainingsOf(skill).some(({ game: one }) => entries[one].subject === subject));

/** Where each pupil stands now with each skill that somebody has trained in the last days, today included. */
export async function findSkillGrid(
  pool: pg.Pool,
  asked: Narrowed,
): Promise<Pick<Grid, 'columns' | 'pupils'>> {
  const trainees = await findTrainees(pool, asked);
  const columns = skills.flatMap(({ id }) =>
    isAskedFor(id, asked) &&
    trainees.some(({ mastery, before }) => (mastery.skills[id]?.last ?? -Infinity) > before)
      ? [id]
      : [],
  );
  return {
    columns,
    pupils: trainees.map(({ id, username, first_name, last_name, avatar, mastery }) => ({
      id,
      username,
      first_name,
      last_name,
      avatar,
      cells: columns.map((skill) => cellOf(mastery, skill)),
    })),
  };
}

function cellOf(mastery: Mastery, skill: SkillId): GridCell {
  const answers = mastery.skills[skill]?.n ?? 0;
  if (answers === 0) return null;
  return [Math.round(100 * chanceOf(mastery, skill)), answers, standingOf(mastery, skill)];
}
