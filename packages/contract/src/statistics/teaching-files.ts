/** What those who teach are told of a group, as files: the columns of the tables on the screen. */
import * as z from 'zod/mini';
import { staff } from '../access.ts';
import { endpoint } from '../endpoint.ts';
import { fileAnswer, fileQuery } from '../table-file.ts';
import { period } from './narrowed.ts';
import { MISTAKES_KEPT_DAYS } from './period.ts';
import {
  gridQuery,
  listStudentMistakes,
  ofMistakes,
  trainedIn,
  whichGroup,
  whichHomework,
} from './teaching.ts';

const file = { ...fileAnswer, method: 'GET', access: staff } as const;

/** `trained` stands for several: percent and answers of each skill or game. */
export const gridFileColumns = ['last_name', 'first_name', 'trained'] as const;

export const exportGrid = endpoint({
  ...file,
  path: '/api/v1/statistics/grid/export/',
  summary: 'The pupils of a group by what they have trained as a file',
  query: z.object({ ...gridQuery, ...fileQuery(gridFileColumns) }),
});

export const studentMistakesFileColumns = ['question', 'given', 'expected', 'day'] as const;

export const exportStudentMistakes = endpoint({
  ...file,
  path: '/api/v1/students/{id}/mistakes/export/',
  summary: `A student’s wrong answers of the last ${MISTAKES_KEPT_DAYS} days at most as a file; of one skill if one is named`,
  params: listStudentMistakes.params,
  query: z.object({ ...ofMistakes, ...fileQuery(studentMistakesFileColumns) }),
});

export const helpFileColumns = [
  'last_name',
  'first_name',
  'skill',
  'mistakes',
  'mistake_days',
  'chance',
  'was_mastered',
] as const;

export const exportHelp = endpoint({
  ...file,
  path: '/api/v1/statistics/help/export/',
  summary: 'Who of a group needs help as a file',
  query: z.object({ ...whichGroup, ...trainedIn, ...fileQuery(helpFileColumns) }),
});

export const groupHomeworkFileColumns = [
  'last_name',
  'first_name',
  'done_in_time',
  'done_late',
  'missing',
  'open',
  'minutes',
] as const;

export const exportGroupHomework = endpoint({
  ...file,
  path: '/api/v1/statistics/homework/export/',
  summary: 'What the pupils of a group did of their homework as a file',
  query: z.object({ ...whichHomework, ...fileQuery(groupHomeworkFileColumns) }),
});

export const undoneTasksFileColumns = ['name', 'due_at', 'students_undone'] as const;

export const exportUndoneTasks = endpoint({
  ...file,
  path: '/api/v1/statistics/homework/undone/export/',
  summary: 'The tasks that somebody of a group has not done as a file',
  query: z.object({ ...whichHomework, ...fileQuery(undoneTasksFileColumns) }),
});

export const hardestFileColumns = [
  'skill',
  'wrong_share',
  'wrong_share_before',
  'times_needed',
  'students_wrong',
  'typical_mistake',
] as const;

export const exportHardest = endpoint({
  ...file,
  path: '/api/v1/statistics/hardest/export/',
  summary: 'The skills of which a group gets the largest share wrong as a file',
  query: z.object({ ...whichGroup, ...trainedIn, days: period, ...fileQuery(hardestFileColumns) }),
});
