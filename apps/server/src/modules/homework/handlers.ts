/** The calls about homework. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { Homework } from '@mindhero/contract/homework';
import type { Task } from '@mindhero/contract/task';
import type { TaskStudent } from '@mindhero/contract/task-results';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../entities/tables/export.ts';
import { recordView } from '../../entities/views.ts';
import type { Actor } from '../../platform/auth/actor.ts';
import { isBounded, visibleGroups, visibleStudents, visibleTasks } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { throughTransaction } from '../../platform/db/through.ts';
import { WrittenJson } from '../../platform/http/answer.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { shareWork } from '../../platform/shared-work.ts';
import { findAttempts } from './attempts.ts';
import { checkedBlocks } from './blocks.ts';
import { copyTasks, extendTasks, markStudents, remind, removeTasks } from './bulk.ts';
import { addTask, changeTask, type Doing } from './changes.ts';
import { sourceOf, studentTable } from './file.ts';
import { createLive } from './live.ts';
import { findStudentHomework } from './of-student.ts';
import { findHomework, findHomeworkList, openAttempt } from './own.ts';
import { findThosePlanless } from './planless.ts';
import {
  addTemplate,
  findTask,
  findTasks,
  findTemplate,
  findTemplates,
  isTaskVisible,
  removeTemplate,
  taskSource,
  templateSource,
} from './queries.ts';
import { findHardItems, findTable, findTaskTechniques } from './results.ts';
import { findRunning } from './running.ts';
import { taskTable, templateTable } from './task-file.ts';

/** The endpoints of homework: those of the teacher who sets it, of what became of it, and of the students who do it. */
export function mountHomework(app: FastifyInstance, context: Context): void {
  mountTasks(app, context);
  mountResults(app, context);
  mountTemplates(app, context);
  mountOwn(app, context);
}

const visibleTo = ({ actor, scope }: Caller) => visibleTasks(actor, scope);

async function taskFor(db: Database, caller: Caller, id: number, now: Date): Promise<Task> {
  const task = await findTask(db, visibleTo(caller), id, now);
  if (task === null) throw new ApiError('not_found');
  return task;
}

function mountTasks(app: FastifyInstance, context: Context): void {
  const { db, pool, clock, random, reading } = context;
  const doing = ({ actor, scope }: Caller): Doing => ({
    actor,
    now: clock(),
    visible: visibleTasks(actor, scope),
    reach: { groups: visibleGroups(actor, scope), students: visibleStudents(actor, scope) },
  });

  mount(app, endpoints.listTasks, async (call) => ({
    status: 200,
    body: await findTasks(
      db,
      { visible: visibleTo(call), isBounded: isBounded(call.scope) },
      call.query,
      clock(),
    ),
  }));

  mount(app, endpoints.exportTasks, (call) =>
    listFile(context, call, {
      list: 'tasks',
      subject: 'task',
      columns: taskTable,
      source: taskSource(
        reading.db,
        { visible: visibleTo(call), isBounded: isBounded(call.scope) },
        call.query,
        clock(),
      ),
    }),
  );

  mount(app, endpoints.listStudentHomework, async (call) => {
    const { actor, scope } = call;
    const { id: student } = call.params;
    const asked = { student, students: visibleStudents(actor, scope), tasks: visibleTo(call) };
    const body = await findStudentHomework(db, asked, call.query, clock());
    if (body === null) throw new ApiError('not_found');
    await recordView(pool, { actor, now: clock() }, student);
    return { status: 200, body };
  });

  mount(app, endpoints.findPlanless, async (call) => {
    const { reach, now } = doing(call);
    return { status: 200, body: await findThosePlanless(db, reach, call.body, now) };
  });

  mount(app, endpoints.listRunningTasks, async (call) => ({
    status: 200,
    body: await findRunning(db, visibleTo(call), clock()),
  }));

  mount(app, endpoints.getTask, async (call) => ({
    status: 200,
    body: await taskFor(db, call, call.params.id, clock()),
  }));

  mountChange(app, endpoints.createTask, (call) =>
    call.once(async (tx) => {
      const id = await addTask(tx, doing(call), call.body);
      return { status: 201, body: await taskFor(tx, call, id, clock()) };
    }),
  );

  mountChange(app, endpoints.updateTask, (call) =>
    call.once(async (tx) => {
      await changeTask(tx, doing(call), call.params.id, call.body);
      return { status: 200, body: await taskFor(tx, call, call.params.id, clock()) };
    }),
  );

  mountChange(app, endpoints.deleteTasks, (call) =>
    call.once(async (tx) => ({
      status: 200,
      body: { changed: await removeTasks(tx, doing(call), call.body.ids) },
    })),
  );

  mountChange(app, endpoints.remindStudents, (call) =>
    call.once(async (tx) => ({ status: 200, body: { changed: await remind(tx, doing(call), call.body) } })),
  );

  mountChange(app, endpoints.extendTasks, (call) =>
    call.once(async (tx) => ({
      status: 200,
      body: { changed: await extendTasks(tx, doing(call), call.body) },
    })),
  );

  mountChange(app, endpoints.copyTasks, (call) =>
    call.once(async (tx) => ({
      status: 201,
      body: { ids: await copyTasks(tx, doing(call), call.body, random) },
    })),
  );

  mountChange(app, endpoints.markTaskDone, (call) =>
    call.once(async (tx) => {
      const { students } = call.body;
      const changed = await markStudents(tx, doing(call), call.params.id, { students, isDone: true });
      return { status: 200, body: { changed } };
    }),
  );

  mountChange(app, endpoints.unmarkTaskDone, (call) =>
    call.once(async (tx) => {
      const { students } = call.body;
      const changed = await markStudents(tx, doing(call), call.params.id, { students, isDone: false });
      return { status: 200, body: { changed } };
    }),
  );
}

function mountResults(app: FastifyInstance, { db, pool, clock, notices, liveMs }: Context): void {
  /** A table is looked at by many at once, above all when a lesson begins and after a connection is lost. */
  const tableOf = shareWork((id: number) => findTable(pool, id, clock()));
  const statisticsOf = shareWork(async (id: number) => {
    const found = await tableOf(id);
    return found && new WrittenJson(`${found.task.slice(0, -1)},"students":${found.students}}`);
  });
  const live = createLive({
    notices,
    longestMs: liveMs,
    students: async (id, only) => {
      const found = await (only === null ? tableOf(id) : findTable(pool, id, clock(), only));
      return found && found.students;
    },
    onError: (error) => app.log.warn({ err: error }, 'watchers of a task were sent away'),
  });

  /** @throws ApiError 404 if there is no such task, or none that the caller may see */
  async function visible(caller: Caller, { id }: { readonly id: number }): Promise<number> {
    if (!(await isTaskVisible(db, caller, id))) throw new ApiError('not_found');
    return id;
  }

  mount(app, endpoints.getTaskStatistics, async (call) => {
    const body = await statisticsOf(await visible(call, call.params));
    if (body === null) throw new ApiError('not_found');
    return { status: 200, body };
  });

  mount(app, endpoints.exportTaskStatistics, async (call) => {
    const found = await tableOf(await visible(call, call.params));
    if (found === null) throw new ApiError('not_found');
    const task = JSON.parse(found.task) as Pick<Task, 'id' | 'name' | 'blocks'>;
    const students = JSON.parse(found.students) as TaskStudent[];
    return listFile({ db, clock }, call, {
      list: 'task_students',
      subject: 'task',
      of: task,
      columns: studentTable(task.blocks, students),
      source: sourceOf(students),
    });
  });

  mount(app, endpoints.getTaskTechniques, async (call) => ({
    status: 200,
    body: await findTaskTechniques(pool, await visible(call, call.params)),
  }));

  mount(app, endpoints.listHardItems, async (call) => ({
    status: 200,
    body: await findHardItems(pool, await visible(call, call.params)),
  }));

  mount(app, endpoints.listTaskAttempts, async (call) => {
    const body = await findAttempts(pool, await visible(call, call.params), call.query);
    const { student } = call.query;
    const isLook = student !== undefined && body.count > 0;
    if (isLook) await recordView(pool, { actor: call.actor, now: clock() }, student);
    return { status: 200, body };
  });

  mount(app, endpoints.watchTask, async (call) => {
    const id = await visible(call, call.params);
    return { status: 200, body: { type: 'text/event-stream', content: live.watch(id, app.draining) } };
  });
}

function mountTemplates(app: FastifyInstance, { db, clock, reading }: Context): void {
  mount(app, endpoints.listTaskTemplates, async ({ actor, query }) => ({
    status: 200,
    body: await findTemplates(db, actor.id, query),
  }));

  mount(app, endpoints.exportTaskTemplates, (call) =>
    listFile({ db, clock }, call, {
      list: 'task_templates',
      subject: 'task',
      columns: templateTable,
      source: templateSource(reading.db, call.actor.id, call.query),
    }),
  );

  mountChange(app, endpoints.createTaskTemplate, ({ actor, body, once }) =>
    once(async (tx) => {
      const blocks = await checkedBlocks({ ask: throughTransaction(tx), actor }, body.blocks);
      const columns = { ...body, blocks, author_id: actor.id, created_at: clock() };
      return { status: 201, body: await addTemplate(tx, columns) };
    }),
  );

  mount(app, endpoints.getTaskTemplate, async ({ actor, params }) => {
    const template = await findTemplate(db, actor.id, params.id);
    if (template === null) throw new ApiError('not_found');
    return { status: 200, body: template };
  });

  mountChange(app, endpoints.deleteTaskTemplate, ({ actor, params, once }) =>
    once(async (tx) => {
      if (!(await removeTemplate(tx, actor.id, params.id))) throw new ApiError('not_found');
      return { status: 204, body: null };
    }),
  );
}

function mountOwn(app: FastifyInstance, { pupils: { pool }, clock }: Context): void {
  async function own(actor: Actor, id: number): Promise<Homework> {
    const found = await findHomework(pool, actor.id, id, clock());
    if (found === null) throw new ApiError('not_found');
    return found;
  }

  mount(app, endpoints.listHomework, async ({ actor, query }) => ({
    status: 200,
    body: await findHomeworkList(pool, actor.id, query, clock()),
  }));

  mount(app, endpoints.getHomework, async ({ actor, params }) => ({
    status: 200,
    body: await own(actor, params.id),
  }));

  mount(app, endpoints.startAttempt, async ({ actor, params, body }) => {
    await openAttempt(pool, actor, { task_id: params.id, id: body.id }, clock());
    return { status: 201, body: await own(actor, params.id) };
  });
}
