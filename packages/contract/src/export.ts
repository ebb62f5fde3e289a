/** Lists as files: all rows of a filter in their order, for those who may see the list. */
import * as z from 'zod/mini';
import { leading, staff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { listGroups } from './group.ts';
import { listInactiveUsers } from './person.ts';
import { listSchools } from './school.ts';
import { listStudents } from './student.ts';
import { fileAnswer, fileQuery, paging } from './table-file.ts';
import { getTaskStatistics } from './task-results.ts';
import { listTeachers } from './teacher.ts';

/** What a file of students says; the first ten are what an import takes back. */
export const studentFileColumns = [
  'last_name',
  'first_name',
  'username',
  'email',
  'phone_number',
  'language',
  'groups',
  'can_use_math',
  'can_use_reading',
  'can_use_logic',
  'is_active',
  'school',
  'registered_at',
  'last_played_at',
  'level',
  'points',
  'stars',
  'week_minutes',
  'week_accuracy',
] as const;

export const exportStudents = endpoint({
  ...fileAnswer,
  method: 'GET',
  path: '/api/v1/students/export/',
  summary: 'Students as a file',
  access: staff,
  query: z.extend(z.omit(listStudents.query, paging), fileQuery(studentFileColumns)),
});

export const teacherFileColumns = [
  'last_name',
  'first_name',
  'username',
  'email',
  'phone_number',
  'language',
  'is_active',
  'school',
  'registered_at',
  'groups',
  'students',
  'can_register_students',
  'can_register_groups',
  'can_use_math',
  'can_use_reading',
  'can_use_logic',
  'can_manage_subscriptions',
] as const;

export const exportTeachers = endpoint({
  ...fileAnswer,
  method: 'GET',
  path: '/api/v1/teachers/export/',
  summary: 'Teachers as a file',
  access: leading,
  query: z.extend(z.omit(listTeachers.query, paging), fileQuery(teacherFileColumns)),
});

export const groupFileColumns = [
  'name',
  'teacher',
  'school',
  'students',
  'week_active',
  'week_minutes',
  'week_accuracy',
] as const;

export const exportGroups = endpoint({
  ...fileAnswer,
  method: 'GET',
  path: '/api/v1/groups/export/',
  summary: 'Groups as a file',
  access: staff,
  query: z.extend(z.omit(listGroups.query, paging), fileQuery(groupFileColumns)),
});

export const schoolFileColumns = [
  'name',
  'director',
  'teachers',
  'students',
  'groups',
  'members',
  'time_zone',
  'created_at',
  'archived_at',
] as const;

export const exportSchools = endpoint({
  ...fileAnswer,
  method: 'GET',
  path: '/api/v1/schools/export/',
  summary: 'Schools as a file',
  access: listSchools.access,
  query: z.extend(z.omit(listSchools.query, paging), fileQuery(schoolFileColumns)),
});

export const inactiveUserFileColumns = [
  'last_name',
  'first_name',
  'username',
  'role',
  'school',
  'deactivated_at',
  'last_played_at',
] as const;

export const exportInactiveUsers = endpoint({
  ...fileAnswer,
  method: 'GET',
  path: '/api/v1/inactive-users/export/',
  summary: 'People whose accounts are closed as a file',
  access: staff,
  query: z.extend(z.omit(listInactiveUsers.query, paging), fileQuery(inactiveUserFileColumns)),
});

export const taskStudentFileColumns = [
  'last_name',
  'first_name',
  'username',
  'status',
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
  /** Several: percent, correct, incorrect, missed and minutes of each block. */
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
