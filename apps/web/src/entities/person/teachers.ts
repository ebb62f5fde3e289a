/** Teachers as directors and administrators ask for them. */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { getTeacher, listTeachers } from '@mindhero/contract/teacher';
import { asked } from '../../platform/asked.ts';

/** A page of the teachers within reach. */
export const teachersQuery = (query: NonNullable<RequestOf<typeof listTeachers>['query']>) =>
  asked(['teachers', query], listTeachers, { query });

/** One teacher; 404 beyond one's reach. */
export const teacherQuery = (id: number) => asked(['teachers', id], getTeacher, { params: { id } });
