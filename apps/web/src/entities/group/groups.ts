/** Groups as those who look after them ask for them. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { getGroup, type Group, listGroups } from '@mindhero/contract/group';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { asked } from '../../platform/asked.ts';
import { call } from '../../platform/client.ts';
import type { Choice, Choices } from '../../platform/lists/choices.ts';

/** All groups that a filter can offer: the first hundred by name. They only help, so a failure is a toast. */
export const groupsQuery = queryOptions({
  queryKey: ['groups'],
  queryFn: () => call(listGroups, { query: { page_size: 100 } }),
  meta: { item: 'groups' },
});

export type GroupsQuery = NonNullable<RequestOf<typeof listGroups>['query']>;

/** A page of the groups within reach. */
export const groupListQuery = (query: GroupsQuery) => asked(['groups', 'list', query], listGroups, { query });

/** One group; 404 beyond one's reach. */
export const groupQuery = (id: number) => asked(['groups', id], getGroup, { params: { id } });

/** A group was changed: it is shown as the server answered it, and what tells of groups elsewhere is asked for again. */
export async function keepGroup(queryClient: QueryClient, group: Group): Promise<void> {
  queryClient.setQueryData(groupQuery(group.id).queryKey, group);
  await forgetGroups(queryClient);
}

/** Lists of groups, of students with their groups, and of the homework that groups have are asked for again. */
export async function forgetGroups(queryClient: QueryClient): Promise<void> {
  await Promise.all(
    [['groups'], ['students'], ['teachers'], ['tasks']].map((queryKey) =>
      queryClient.invalidateQueries({ queryKey }),
    ),
  );
}

/**
 * Groups to choose one from.
 * @param tellsSchool says beside each of which school it is
 */
export function groupChoices({
  school,
  tellsSchool = false,
}: { readonly school?: number | undefined; readonly tellsSchool?: boolean } = {}): Choices {
  const choiceOf = ({ id, name, school: of }: Group): Choice => ({
    id,
    name,
    detail: tellsSchool ? of?.name : undefined,
  });
  return {
    key: ['groups', { school, tellsSchool }],
    item: 'groups',
    async find(query) {
      const { count, results } = await call(listGroups, {
        query: { ...query, ...(school !== undefined && { school }) },
      });
      return { count, results: results.map(choiceOf) };
    },
    get: async (id) => choiceOf(await call(getGroup, { params: { id } })),
  };
}
