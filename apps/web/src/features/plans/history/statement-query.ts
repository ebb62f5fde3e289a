/** What came into a stock and went out of it. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { listStatement } from '@mindhero/contract/plans/stock';
import { getTeacher, listTeachers, type Teacher } from '@mindhero/contract/teacher';
import { queryOptions } from '@tanstack/react-query';
import { nameOf } from '../../../entities/person/names.ts';
import { call } from '../../../platform/client.ts';
import type { Choice, Choices } from '../../../platform/lists/choices.ts';

/** A page of it. */
export const statementQuery = (query: NonNullable<RequestOf<typeof listStatement>['query']>) =>
  queryOptions({
    queryKey: ['plans', 'statement', query],
    queryFn: () => call(listStatement, { query }),
    // Who looks here wants to see what has just been done.
    staleTime: 0,
  });

type Owner = Pick<Teacher, 'id' | 'username' | 'first_name' | 'last_name' | 'school'>;

const choiceOf = (owner: Owner): Choice => ({
  id: owner.id,
  name: nameOf(owner),
  detail: owner.school === null ? owner.username : `${owner.username}, ${owner.school.name}`,
});

/** Those who have a stock, to choose one from; for directors the teachers of their school. */
export const ownerChoices: Choices = {
  key: ['teachers', 'owners'],
  item: 'teachers',
  async find(query) {
    const { count, results } = await call(listTeachers, { query });
    return { count, results: results.map(choiceOf) };
  },
  get: async (id) => choiceOf(await call(getTeacher, { params: { id } })),
};
