/** The pupils of a group by what they have trained. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import type { getGrid, Grid } from '@mindhero/contract/statistics/teaching';
import type { Context } from '../../../platform/context.ts';
import type { Caller } from '../../../platform/http/mount.ts';
import { about } from '../about.ts';
import { findGameGrid } from './games.ts';
import { findToldGroup } from './group.ts';
import { findSkillGrid } from './skills.ts';

/** By skills, or by games. */
export async function findGrid(
  { reading: { db, pool }, clock }: Pick<Context, 'reading' | 'clock'>,
  caller: Caller,
  query: ParsedRequestOf<typeof getGrid>['query'],
): Promise<Grid> {
  const { by, days, subject, game } = query;
  const find = by === 'skills' ? findSkillGrid : findGameGrid;
  const group = await findToldGroup(db, caller, query);
  return about('group', group, { columns: [], pupils: [] }, ({ id }) =>
    find(pool, { group: id, now: clock(), days, subject, game }),
  );
}
