/** The pupils of a group by what they have trained. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { getGrid, Grid } from '@mindhero/contract/statistics/teaching';
import type { Context } from '../../../platform/context.ts';
import type { Caller } from '../../../platform/http/mount.ts';
import { findGameGrid } from './games.ts';
import { findToldGroup, named } from './group.ts';
import { findSkillGrid } from './skills.ts';

/** By skills, or by games. */
export async function findGrid(
  { reading: { db, pool }, clock }: Pick<Context, 'reading' | 'clock'>,
  caller: Caller,
  query: ParsedRequestOf<typeof getGrid>['query'],
): Promise<Grid> {
  const { by, days, subject, game } = query;
  const group = await findToldGroup(db, caller, query);
  if (group === null) return { group, columns: [], pupils: [] };
  const find = by === 'skills' ? findSkillGrid : findGameGrid;
  const asked = { group: group.id, now: clock(), days, subject, game };
  return { group: named(group), ...(await find(pool, asked)) };
}
