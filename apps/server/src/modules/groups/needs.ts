/** What a group needs to train. */
import type { GroupNeeds } from '@mindhero/contract/group-needs';
import { needsOf } from '@mindhero/engine/mastery/next-steps';
import type { GameId } from '@mindhero/games/catalogue';
import { trainingsOf } from '@mindhero/games/skill-trainings';
import type pg from 'pg';
import { known, type KnownNowRow, knownNow } from '../../entities/training/masteries.ts';

/** More would be no advice. */
const SHOWN = 4;

const membersSql = `
select person.id, ${known.columns}
from group_members member join users person on person.id = member.user_id and person.is_active ${known.joins}
where member.group_id = $1 and (kept.user_id is not null or logged.plays is not null)`;

/**
 * What most members of a group miss at this moment, the most frequent first.
 * @param isOpen whether the games of its area are open to who asks
 */
export async function findNeeds(
  pool: Pick<pg.Pool, 'query'>,
  groupId: number,
  isOpen: (game: GameId) => boolean,
): Promise<GroupNeeds> {
  const { rows } = await pool.query<KnownNowRow & { readonly id: number }>({
    name: 'needs_of_group',
    text: membersSql,
    values: [groupId],
  });
  const needs = needsOf(rows.map((row) => ({ id: row.id, mastery: knownNow(row).mastery })))
    .map(({ skill, unlocked, missing, chance, answers }) => ({
      skill,
      unlocked,
      missing: missing.length,
      percent: Math.round(100 * chance),
      answers,
      trainings: trainingsOf(skill)
        .filter(({ game }) => isOpen(game))
        .map(({ game, settings }) => ({ game, settings: { ...settings } })),
    }))
    .filter(({ trainings }) => trainings.length > 0);
  return { trained: rows.length, needs: needs.slice(0, SHOWN) };
}
