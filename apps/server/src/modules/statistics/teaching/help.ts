/** Who of a group needs help. */
import type { HelpLine } from '@mindhero/contract/statistics/teaching';
import { byNeed, HELP_DAYS, HELP_MISTAKES, helpNeeds, type Mistaken } from '@mindhero/engine/mastery/help';
import type { GameId } from '@mindhero/games/catalogue';
import { isTrainedIn } from '@mindhero/games/skill-trainings';
import type pg from 'pg';
import { pupilsSql } from '../../../entities/training/pupils.ts';
import { findTrainees } from './skills.ts';

/** Those who have made several in one skill. */
const mistakenSql = `with ${pupilsSql}
select id, skill, made.mistakes, made.days
from pupil cross join lateral (
  select skill, count(*)::int as mistakes, count(distinct day)::int as days from mistakes
  where user_id = pupil.id and day > pupil.before group by skill having count(*) >= ${HELP_MISTAKES}) as made`;

interface Row extends Mistaken {
  readonly id: number;
}

interface Asked {
  readonly group: number;
  readonly now: Date;
  /** Only skills that are trained in it. */
  readonly game?: GameId | undefined;
}

/** Worst first, whoever it is. */
export async function findHelp(pool: pg.Pool, { group, now, game }: Asked): Promise<HelpLine[]> {
  const [trainees, { rows }] = await Promise.all([
    findTrainees(pool, { group, now, days: HELP_DAYS }),
    pool.query<Row>({ name: 'mistaken_in_group', text: mistakenSql, values: [group, now, HELP_DAYS] }),
  ]);
  const mistaken = Map.groupBy(rows, ({ id }) => id);
  return trainees
    .flatMap(({ id, username, first_name, last_name, avatar, mastery }) =>
      helpNeeds(mastery, mistaken.get(id) ?? []).map((need) => ({
        ...need,
        id,
        username,
        first_name,
        last_name,
        avatar,
      })),
    )
    .filter(({ skill }) => isTrainedIn(skill, game))
    .toSorted(byNeed)
    .map(({ chance, ...line }) => ({ ...line, percent: Math.round(100 * chance) }));
}
