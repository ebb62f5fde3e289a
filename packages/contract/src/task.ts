/** Homework as those who teach set it: tasks, templates of them. What became of one stands in `task-results.ts`. */
import { listedIds } from '@mindhero/games/ways';
import * as z from 'zod/mini';
import { staff } from './access.ts';
import { block } from './block.ts';
import { endpoint } from './endpoint.ts';
import { ids, title, version } from './fields.ts';
import { MOST_BLOCKS, MOST_NAMED } from './limits.ts';
import { taskColumns, taskStates, taskTemplateColumns } from './lists.ts';
import { id, idParam, listQuery, page, search } from './page.ts';

export type { Block } from './block.ts';

const rate = { max: 300, seconds: 60 };
const params = z.object({ id: idParam });

/** Bytes of a body with so many blocks, or with so many students. */
const bodyLimit = 128 * 1024;

/** What a teacher says about it, in several lines perhaps. */
const comment = z.string().check(z.trim(), z.maxLength(2000), z.regex(/^[\P{Cc}\n\r\t]*$/u));
const blocks = z.array(block).check(z.minLength(1), z.maxLength(MOST_BLOCKS));
const instant = z.iso.datetime({ offset: true });
const groupIds = z.array(id).check(z.maxLength(50));
const studentIds = z.array(id).check(z.maxLength(MOST_NAMED));

/** How many students stand where; those whose accounts are closed are not counted. */
export const taskCounts = z.object({
  pending: z.int(),
  in_progress: z.int(),
  completed: z.int(),
  overdue: z.int(),
  /** Of the completed ones: after the due time. */
  late: z.int(),
});

const person = z.object({ id, username: z.string(), first_name: z.string(), last_name: z.string() });

/** As many of the students who were named themselves stand in a line of the list. */
export const SHOWN_NAMED = 3;

/** A line of the list of tasks. */
export const listedTask = z.object({
  id,
  name: z.string(),
  author: z.nullable(person),
  school: z.nullable(z.object({ id, name: z.string() })),
  available_from: z.string(),
  due_at: z.string(),
  created_at: z.string(),
  /** As lists call them. */
  games: z.array(z.enum(listedIds)),
  groups: z.array(z.object({ id, name: z.string() })),
  /** Students who were named themselves, beside the groups: the first by name, and how many there are in all. */
  named: z.object({ count: z.int(), first: z.array(person) }),
  counts: taskCounts,
  /** Mean of the students' adjusted percents, null while nobody has any. */
  percent: z.nullable(z.number()),
  version,
});
export type ListedTask = z.infer<typeof listedTask>;

export const task = z.object({
  ...listedTask.shape,
  comment: z.string(),
  blocks: z.array(block),
  /** Those who were named themselves, beside the groups. */
  students: z.array(person),
  /** Somebody has begun: blocks and start stand fast. */
  is_started: z.boolean(),
});
export type Task = z.infer<typeof task>;

export const listTasks = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/',
  summary: 'Tasks with how far their students are',
  access: staff,
  rate,
  query: z.object({
    ...listQuery(taskColumns, 'due_at'),
    search,
    state: z.optional(z.enum(taskStates)),
    group: z.optional(idParam),
    /** Those that end before. */
    due_before: z.optional(instant),
  }),
  responses: { 200: page(listedTask) },
});

/** As many of those who have no plan are named. */
export const SHOWN_PLANLESS = 5;

export const findPlanless = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/planless/',
  summary:
    'Who of those who would get a task has no active plan now, and so could not begin it: how many, and the first by name',
  access: staff,
  rate,
  bodyLimit,
  unkeyed: 'changes_nothing',
  body: z.strictObject({
    groups: z._default(groupIds, []),
    students: z._default(studentIds, []),
  }),
  responses: { 200: z.object({ count: z.int(), first: z.array(person) }) },
});

/** A task that runs, with the first who have not begun it. */
export const runningTask = z.object({
  id,
  name: z.string(),
  author: z.nullable(person),
  due_at: z.string(),
  counts: taskCounts,
  /** By name, the first of `counts.pending`. */
  pending: z.array(person),
});
export type RunningTask = z.infer<typeof runningTask>;

export const listRunningTasks = endpoint({
  method: 'GET',
  path: '/api/v1/running-tasks/',
  summary: 'The tasks that run and end soonest, with who has not begun them',
  access: staff,
  rate,
  responses: { 200: z.array(runningTask) },
});

export const createTask = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/',
  summary: 'Set homework for groups, for students, or for both',
  access: staff,
  rate,
  bodyLimit,
  body: z.strictObject({
    name: title,
    comment: z._default(comment, ''),
    available_from: instant,
    due_at: instant,
    groups: z._default(groupIds, []),
    students: z._default(studentIds, []),
    blocks,
  }),
  responses: { 201: task },
});

export const getTask = endpoint({
  method: 'GET',
  path: '/api/v1/tasks/{id}/',
  summary: 'One task',
  access: staff,
  rate,
  params,
  responses: { 200: task },
});

export const updateTask = endpoint({
  method: 'PATCH',
  path: '/api/v1/tasks/{id}/',
  summary: 'Change a task; once somebody has begun, only its name, comment, due time and assignees',
  access: staff,
  rate,
  bodyLimit,
  params,
  body: z.strictObject({
    version,
    name: z.optional(title),
    comment: z.optional(comment),
    available_from: z.optional(instant),
    due_at: z.optional(instant),
    groups: z.optional(groupIds),
    students: z.optional(studentIds),
    blocks: z.optional(blocks),
  }),
  responses: { 200: task },
});

const changed = { 200: z.object({ changed: z.int() }) };

export const deleteTasks = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/delete/',
  summary: 'Take tasks back, all or none; what students have played of them stays in their history',
  access: staff,
  rate,
  body: z.strictObject({ ids }),
  responses: changed,
});

export const extendTasks = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/extend/',
  summary: 'Give tasks more time, all or none; one that ends later already stays as it is',
  access: staff,
  rate,
  body: z.strictObject({ ids, due_at: instant }),
  responses: changed,
});

export const copyTasks = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/copy/',
  summary:
    'Set tasks again, for the same groups and students at another time and with other items; all or none',
  access: staff,
  rate,
  body: z.strictObject({ ids, available_from: instant, due_at: instant }),
  responses: { 201: z.object({ ids: z.array(id) }) },
});

const students = z.array(id).check(z.minLength(1), z.maxLength(MOST_NAMED));

export const markTaskDone = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/{id}/mark-done/',
  summary: 'Count a task as completed by students who did it on paper',
  access: staff,
  rate,
  bodyLimit,
  params,
  body: z.strictObject({ students }),
  responses: changed,
});

export const unmarkTaskDone = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/{id}/unmark-done/',
  summary: 'Take such a mark back',
  access: staff,
  rate,
  bodyLimit,
  params,
  body: z.strictObject({ students }),
  responses: changed,
});

export const remindStudents = endpoint({
  method: 'POST',
  path: '/api/v1/tasks/remind/',
  summary:
    'Remind students of tasks that they have not done: they see it beside the task until they open it. Who has done one, or does not have it, is not reminded of it',
  access: staff,
  rate,
  bodyLimit,
  body: z.strictObject({ ids, students }),
  responses: changed,
});

/** Blocks kept under a name, to set them again. */
export const taskTemplate = z.object({
  id,
  name: z.string(),
  comment: z.string(),
  blocks: z.array(block),
  created_at: z.string(),
});
export type TaskTemplate = z.infer<typeof taskTemplate>;

export const listTaskTemplates = endpoint({
  method: 'GET',
  path: '/api/v1/task-templates/',
  summary: 'One’s own templates',
  access: { TEACHER: 'self', DIRECTOR: 'self', ADMIN: 'self' },
  rate,
  query: z.object({ ...listQuery(taskTemplateColumns, 'name'), search }),
  responses: { 200: page(taskTemplate) },
});

export const createTaskTemplate = endpoint({
  method: 'POST',
  path: '/api/v1/task-templates/',
  summary: 'Keep blocks as a template',
  access: { TEACHER: 'self', DIRECTOR: 'self', ADMIN: 'self' },
  rate,
  bodyLimit,
  body: z.strictObject({ name: title, comment: z._default(comment, ''), blocks }),
  responses: { 201: taskTemplate },
});

export const getTaskTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/task-templates/{id}/',
  summary: 'One template of one’s own',
  access: { TEACHER: 'self', DIRECTOR: 'self', ADMIN: 'self' },
  rate,
  params,
  responses: { 200: taskTemplate },
});

export const deleteTaskTemplate = endpoint({
  method: 'DELETE',
  path: '/api/v1/task-templates/{id}/',
  summary: 'Delete a template of one’s own',
  access: { TEACHER: 'self', DIRECTOR: 'self', ADMIN: 'self' },
  rate,
  params,
  responses: { 204: z.null() },
});
