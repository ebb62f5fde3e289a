/** Lists as files: all rows of a filter in their order, for those who may see the list. */
import * as z from 'zod/mini';
import { staff } from './access.ts';
import { listAuditEvents } from './audit.ts';
import { type Access, endpoint } from './endpoint.ts';
import { listGroups } from './group.ts';
import type { Permission } from './permission.ts';
import { listInactiveUsers } from './person.ts';
import { listStatement } from './plans/stock.ts';
import { listStudentPlays } from './play.ts';
import { listSchools } from './school.ts';
import { importColumns } from './student-import.ts';
import { listStudents } from './student.ts';
import { fileAnswer, fileQuery } from './table-file.ts';
import { listTasks, listTaskTemplates } from './task.ts';
import { listTeachers } from './teacher.ts';

interface ListEndpoint<Shape extends z.core.$ZodShape> {
  readonly path: `/api/${string}/`;
  readonly access: Access;
  readonly permission?: Permission;
  readonly query: z.ZodMiniObject<Shape>;
}

/** What is not asked of a file, which holds all rows. */
interface Paging extends z.core.$ZodShape {
  readonly page: z.ZodMiniType;
  readonly page_size: z.ZodMiniType;
}

/**
 * The whole of a list as a file.
 * @param columns those that the file may have, in their order
 */
function fileOf<const Shape extends Paging, const Column extends string>(
  { path, access, query, permission }: ListEndpoint<Shape>,
  columns: readonly Column[],
  summary: string,
) {
  return endpoint({
    ...fileAnswer,
    method: 'GET',
    path: `${path}export/`,
    summary,
    access,
    ...(permission !== undefined && { permission }),
    query: filtersOf(query, columns),
  });
}

/** What a list can be narrowed to, and what is asked of a file. */
function filtersOf<const Shape extends Paging, const Column extends string>(
  query: z.ZodMiniObject<Shape>,
  columns: readonly Column[],
) {
  const { page: _page, page_size: _pageSize, ...filters } = query.shape;
  return z.object({ ...filters, ...fileQuery(columns) });
}

/** What an import takes back comes first. */
export const studentFileColumns = [
  ...importColumns,
  'is_active',
  'school',
  'registered_at',
  'last_played_at',
  'last_homework_at',
  'level',
  'points',
  'stars',
  'week_minutes',
  'week_accuracy',
] as const;

export const exportStudents = fileOf(listStudents, studentFileColumns, 'Students as a file');

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

export const exportTeachers = fileOf(listTeachers, teacherFileColumns, 'Teachers as a file');

export const groupFileColumns = [
  'name',
  'teacher',
  'school',
  'students',
  'week_active',
  'week_minutes',
  'week_accuracy',
] as const;

export const exportGroups = fileOf(listGroups, groupFileColumns, 'Groups as a file');

export const taskFileColumns = [
  'name',
  'games',
  'groups',
  'students',
  'author',
  'school',
  'available_from',
  'due_at',
  'pending',
  'in_progress',
  'completed',
  'late',
  'overdue',
  'percent',
] as const;

export const exportTasks = fileOf(listTasks, taskFileColumns, 'Tasks as a file');

export const taskTemplateFileColumns = ['name', 'games', 'comment', 'created_at'] as const;

export const exportTaskTemplates = fileOf(
  listTaskTemplates,
  taskTemplateFileColumns,
  'One’s own templates as a file',
);

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

export const exportSchools = fileOf(listSchools, schoolFileColumns, 'Schools as a file');

export const inactiveUserFileColumns = [
  'last_name',
  'first_name',
  'username',
  'role',
  'school',
  'deactivated_at',
  'last_played_at',
] as const;

export const exportInactiveUsers = fileOf(
  listInactiveUsers,
  inactiveUserFileColumns,
  'People whose accounts are closed as a file',
);

export const playFileColumns = [
  'finished_at',
  'game',
  'subject',
  'level',
  'correct',
  'incorrect',
  'missed',
  'minutes',
  'difficulty',
  'stars',
  'points',
  'ended',
  'note',
] as const;

export const exportStudentPlays = endpoint({
  ...fileOf(listStudentPlays, playFileColumns, 'A student’s finished plays as a file'),
  access: staff,
  params: listStudentPlays.params,
});

export const auditFileColumns = [
  'at',
  'action',
  'about_kind',
  'about',
  'actor',
  'fields',
  'count',
  'target',
  'school',
] as const;

export const exportAuditEvents = fileOf(
  listAuditEvents,
  auditFileColumns,
  'The record of who did what to whose data as a file',
);

export const statementFileColumns = [
  'at',
  'plan_type',
  'reason',
  'plan_months',
  'balance',
  'counterparty',
  'actor',
  'order',
  'note',
] as const;

export const exportStatement = fileOf(
  listStatement,
  statementFileColumns,
  'What came into the stock and went out of it as a file',
);
