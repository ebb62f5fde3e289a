/** What became of a task, as a file; apart from those of the lists, whose contracts its screen has no use for. */
import * as z from 'zod/mini';
import { staff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { fileAnswer, fileQuery } from './table-file.ts';
import { getTaskStatistics } from './task-results.ts';

export const taskStudentFileColumns = [
  'last_name',
  'first_name',
  'username',
  'status',
  'has_plan',
  'is_late',
  'is_marked',
  'attempts',
  'started_at',
  'completed_at',
  'percent',
  'correct',
  'incorrect',
  'missed',
  'minutes',
  /** The flags of the blocks. */
  'note',
  /** Several: percent, correct, incorrect, missed, minutes, words per minute, start and end of each block. */
  'blocks',
] as const;

export const exportTaskStatistics = endpoint({
  ...fileAnswer,
  method: 'GET',
  path: '/api/v1/tasks/{id}/statistics/export/',
  summary: 'A task’s students with what they did of each block as a file',
  access: staff,
  params: getTaskStatistics.params,
  query: z.object(fileQuery(taskStudentFileColumns)),
});
