/**
 * Students as teachers, directors and administrators ask for them. Screens tell themselves when students and their plays
 * cannot be loaded.
 */
import type { RequestOf } from '@mindhero/contract/endpoint';
import { listStudentHomework } from '@mindhero/contract/homework';
import {
  listStudentDays,
  listStudentPlays,
  listStudentSpans,
  listStudentTechniques,
} from '@mindhero/contract/play';
import { getStudentReading } from '@mindhero/contract/reading';
import { getStudent, listStudents } from '@mindhero/contract/student';
import { asked } from '../../platform/asked.ts';

export type StudentsQuery = NonNullable<RequestOf<typeof listStudents>['query']>;

/** A page of the pupils within reach. */
export const studentsQuery = (query: StudentsQuery) => asked(['students', query], listStudents, { query });

/** One pupil; 404 beyond one's reach. */
export const studentQuery = (id: number) => asked(['students', id], getStudent, { params: { id } });

/** A student's training of the last `days` days, per day and subject. */
export const studentDaysQuery = (id: number, days: number) =>
  asked(['students', id, 'days', days], listStudentDays, { params: { id }, query: { days } });

/** A student's moves on the digits of the soroban in the last `days` days. */
export const studentTechniquesQuery = (id: number, days: number) =>
  asked(['students', id, 'techniques', days], listStudentTechniques, { params: { id }, query: { days } });

/** A student's memory spans and what is usual by age. */
export const studentSpansQuery = (id: number) =>
  asked(['students', id, 'spans'], listStudentSpans, { params: { id } });

/** The texts a student has read, and what is usual by grade. */
export const studentReadingQuery = (id: number) =>
  asked(['students', id, 'reading'], getStudentReading, { params: { id } });

/** A page of a student's homework, of the tasks within reach. */
export const studentHomeworkQuery = (id: number, page: number, pageSize: number) =>
  asked(['students', id, 'homework', page, pageSize], listStudentHomework, {
    params: { id },
    query: { page, page_size: pageSize },
  });

export type PlaysQuery = NonNullable<RequestOf<typeof listStudentPlays>['query']>;

/** A page of a pupil's finished plays. */
export const studentPlaysQuery = (id: number, query: PlaysQuery) =>
  asked(['students', id, 'plays', query], listStudentPlays, { params: { id }, query });
