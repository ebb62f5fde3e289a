/** Teachers as directors and administrators ask for them. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { getTeacher, listTeachers } from '@mindhero/contract/teacher';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../platform/client.ts';

/** A page of the teachers within reach. */
export const teachersQuery = (query: NonNullable<RequestOf<typeof listTeachers>['query']>) =>
  queryOptions({
    queryKey: ['teachers', query],
    queryFn: () => call(listTeachers, { query }),
  });

/** One teacher; 404 beyond one's reach. */
export const teacherQuery = (id: number) =>
  queryOptions({
    queryKey: ['teachers', id],
    queryFn: () => call(getTeacher, { params: { id } }),
  });
