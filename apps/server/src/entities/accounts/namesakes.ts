/** Who is called like whom: people of one group, or of one school. */
import { nameOf } from '@mindhero/contract/name';
import { foldedName, type Namesake } from '@mindhero/contract/namesake';
import { type SQL, and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { groupMembers, groups, users } from '../../platform/db/schema/index.ts';

interface Names {
  readonly first_name: string;
  readonly last_name: string;
}

/** Somebody who is there already, with the group in which they were looked for. */
export interface Present {
  readonly id: number;
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly group: { readonly id: number; readonly name: string } | null;
}

/** Whom the actor may see: conditions on `users` and on `groups`. */
interface Reach {
  readonly people: SQL;
  readonly groups: SQL;
}

interface Place {
  readonly groupIds: readonly number[];
  readonly school_id: number | null;
}

const columns = {
  id: users.id,
  username: users.username,
  first_name: users.first_name,
  last_name: users.last_name,
};

/** A whole name as it is compared. */
export const foldedNames = ({ first_name, last_name }: Names): string =>
  foldedName(`${first_name} ${last_name}`);

/** Who is in these groups; without groups, who belongs to the school. */
export async function peopleIn(
  db: Database,
  reach: Reach,
  { groupIds, school_id }: Place,
): Promise<Present[]> {
  if (groupIds.length > 0)
    return await db
      .select({ ...columns, group: { id: groups.id, name: groups.name } })
      .from(groupMembers)
      .innerJoin(groups, eq(groups.id, groupMembers.group_id))
      .innerJoin(users, eq(users.id, groupMembers.user_id))
      .where(and(inArray(groupMembers.group_id, [...groupIds]), reach.groups, reach.people))
      .orderBy(users.id, groups.id);
  const found = await db
    .select(columns)
    .from(users)
    .where(and(reach.people, school_id === null ? isNull(users.school_id) : eq(users.school_id, school_id)))
    .orderBy(users.id);
  return found.map((person) => ({ ...person, group: null }));
}

/** Those who are called like one of the new people, and new people who are called like one before them. */
export function namesakesOf(fresh: readonly Names[], present: readonly Present[]): Namesake[] {
  const known = Map.groupBy(present, foldedNames);
  return [...Map.groupBy(fresh, foldedNames)].flatMap(([name, same]): Namesake[] => {
    const there = known.get(name)?.[0];
    const [, ...others] = same;
    return [...(there === undefined ? [] : [personOf(there)]), ...others.slice(0, 1).map(inList)];
  });
}

const inList = (names: Names): Namesake => ({
  kind: 'list',
  name: nameOf({ ...names, username: '' }),
  place: null,
  detail: null,
});

const personOf = (person: Present): Namesake => ({
  kind: 'person',
  name: nameOf(person),
  place: person.group?.name ?? null,
  detail: person.username,
});
