/** New students who are called like somebody in the group that they join: perhaps the class was imported before. */
import { plainName } from '@mindhero/contract/name';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { groupMembers, groups, users } from '../../../platform/db/schema/index.ts';
import type { Reach } from '../queries.ts';
import type { Step } from './steps.ts';

/** By the lines of the file, the usernames of those who are called so already. */
export async function findNamesakes(
  db: Database,
  reach: Reach,
  steps: readonly Step[],
): Promise<ReadonlyMap<number, string>> {
  const joining = steps.flatMap((step) => (step.outcome === 'created' ? [step] : []));
  const members = await membersOf(db, reach, [...new Set(joining.flatMap(({ groupIds }) => groupIds))]);
  const usernames = new Map(members.map((one) => [keyOf(one.groupId, one), one.username]));
  return new Map(
    joining.flatMap(({ row, student, groupIds }) => {
      const namesake = groupIds.map((id) => usernames.get(keyOf(id, student))).find(Boolean);
      return namesake === undefined ? [] : [[row.line, namesake]];
    }),
  );
}

const keyOf = (
  groupId: number,
  { first_name, last_name = '' }: { readonly first_name: string; readonly last_name?: string | undefined },
) => `${groupId} ${plainName(`${first_name} ${last_name}`)}`;

async function membersOf(db: Database, reach: Reach, groupIds: readonly number[]) {
  return await db
    .select({
      groupId: groupMembers.groupId,
      username: users.username,
      first_name: users.firstName,
      last_name: users.lastName,
    })
    .from(groupMembers)
    .innerJoin(groups, eq(groups.id, groupMembers.groupId))
    .innerJoin(users, eq(users.id, groupMembers.userId))
    .where(and(inArray(groupMembers.groupId, [...groupIds]), reach.groups));
}
