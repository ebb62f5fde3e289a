/** Schools as those who lead ask for them. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import {
  getSchool,
  listDirectorCandidates,
  listPeopleWithoutSchool,
  listSchools,
} from '@mindhero/contract/school';
import { asked } from '../../platform/asked.ts';
import { call } from '../../platform/client.ts';
import type { Choices } from '../../platform/lists/choices.ts';

type SchoolsQuery = NonNullable<RequestOf<typeof listSchools>['query']>;

/** A page of all schools. */
export const schoolsQuery = (query: SchoolsQuery) => asked(['schools', query], listSchools, { query });

/** One school; a director's is the own one. */
export const schoolQuery = (id: number) => asked(['schools', id], getSchool, { params: { id } });

/** The first who might direct a school, by what is typed of their name. */
export const candidatesQuery = (search: string, school: number | undefined) =>
  asked(['director-candidates', search, school], listDirectorCandidates, {
    query: { search, page_size: 6, ...(school === undefined ? {} : { school }) },
  });

/** The newest of those who registered and belong to no school; for administrators. They only help, so a failure is silent. */
export const withoutSchoolQuery = asked(['people-without-school'], listPeopleWithoutSchool, {
  query: { page_size: 25 },
});

/** Schools to choose one from. */
export const schoolChoices: Choices = {
  key: ['schools'],
  item: 'schools',
  find: (query) => call(listSchools, { query }),
  get: (id) => call(getSchool, { params: { id } }),
};
