/** What the page of a student shows, as files: its tables. */
import * as z from 'zod/mini';
import { staff, viewers } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './page.ts';
import { recentDays } from './play.ts';
import { fileAnswer, fileQuery } from './table-file.ts';

const file = { ...fileAnswer, method: 'GET', params: z.object({ id: idParam }) } as const;

export const studentDaysFileColumns = [
  'day',
  'subject',
  'minutes',
  'correct',
  'incorrect',
  'missed',
] as const;

export const exportStudentDays = endpoint({
  ...file,
  path: '/api/v1/students/{id}/days/subjects/export/',
  summary: 'A student’s training per day and subject as a file',
  access: viewers,
  query: z.object({ days: recentDays, ...fileQuery(studentDaysFileColumns) }),
});

export const techniquesFileColumns = ['digit', 'move', 'correct', 'incorrect'] as const;

export const exportStudentTechniques = endpoint({
  ...file,
  path: '/api/v1/students/{id}/techniques/export/',
  summary: 'A student’s moves on the digits of the soroban as a file',
  access: viewers,
  query: z.object({ days: recentDays, ...fileQuery(techniquesFileColumns) }),
});

export const spansFileColumns = ['span_kind', 'best', 'first', 'latest', 'games'] as const;

export const exportStudentSpans = endpoint({
  ...file,
  path: '/api/v1/students/{id}/spans/export/',
  summary: 'A student’s memory spans as a file',
  access: staff,
  query: z.object(fileQuery(spansFileColumns)),
});

export const readingFileColumns = [
  'finished_at',
  'language',
  'words',
  'wpm',
  'cpm',
  'understanding',
  'effective',
] as const;

export const exportStudentReading = endpoint({
  ...file,
  path: '/api/v1/students/{id}/reading/export/',
  summary: 'How a student reads from text to text as a file',
  access: staff,
  query: z.object(fileQuery(readingFileColumns)),
});
