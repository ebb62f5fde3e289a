/** The calls about plays. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../entities/tables/export.ts';
import { findCourse, normsOf } from '../../entities/training/course.ts';
import { findSpans, spanBands } from '../../entities/training/spans.ts';
import { recordView } from '../../entities/views.ts';
import { activePlanAlong, hadPlanAlong } from '../../platform/auth/plan.ts';
import { visiblePeople, visibleStudents } from '../../platform/auth/scope.ts';
import type { Context } from '../../platform/context.ts';
import { mount, mountAlong } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { playTable } from './file.ts';
import { createStore, finish } from './finish.ts';
import { check } from './material.ts';
import { findDays, findFinishedPlay, findPlayer, findPlays, playSource } from './queries.ts';
import { retry } from './retry.ts';
import { start } from './start.ts';
import { playAlong, playOfFinish } from './statements.ts';
import { mountStudentFiles } from './student-files.ts';
import { findTechniques } from './techniques.ts';
import { draw } from './tickets.ts';
import { findTraining } from './training.ts';

/**
 * The endpoints of plays: tickets, start and finish for those who train; lists, counts and replays for teachers.
 */
export function mountPlays(app: FastifyInstance, context: Context): void {
  mountOwn(app, { ...context, ...context.pupils });
  mountOthers(app, context);
  mountStudentFiles(app, context);
}

function mountOwn(app: FastifyInstance, { db, pool, clock, random, tickets }: Context): void {
  const store = createStore(pool);
  mount(app, endpoints.drawTickets, async ({ actor, body }) => ({
    status: 201,
    body: await draw(pool, actor, tickets, body.count, { now: clock(), seed: random.seed() }),
  }));

  mountAlong(app, endpoints.startPlay, activePlanAlong, async ({ actor, body }) => {
    const given = { now: clock(), seed: random.seed(), tickets, hasPlan: hadPlanAlong(actor) };
    return { status: 201, body: await start(pool, actor, body, given) };
  });

  mount(app, endpoints.checkMaterial, async ({ actor, scope, body }) => ({
    status: 200,
    body: await check({ db, pool }, { actor, scope }, body),
  }));

  mount(app, endpoints.retryPlay, async ({ actor, params, body }) => ({
    status: 201,
    body: await retry(pool, actor, { of: params.id, id: body.id }, clock()),
  }));

  mountAlong(app, endpoints.finishPlay, playOfFinish, async ({ actor, body }) => ({
    status: 200,
    body: await finish(store, playAlong(actor), body.events, clock()),
  }));

  mount(app, endpoints.getTraining, async ({ actor }) => ({
    status: 200,
    body: await findTraining(pool, actor, clock()),
  }));

  mount(app, endpoints.getReadingCourse, async ({ actor, scope }) => {
    const found = await findCourse(db, visiblePeople(actor, scope), actor.id);
    if (found === null) throw new ApiError('not_found');
    return { status: 200, body: found };
  });
}

function mountOthers(app: FastifyInstance, { db, pool, clock, reading }: Context): void {
  mount(app, endpoints.getPlay, async ({ actor, scope, params }) => {
    const found = await findFinishedPlay(db, visiblePeople(actor, scope), params.id);
    if (found === null) throw new ApiError('not_found');
    await recordView(pool, { actor, now: clock() }, found.student.id);
    return { status: 200, body: found };
  });

  mount(app, endpoints.listStudentPlays, async ({ actor, scope, params, query }) => {
    const found = await findPlays(db, visibleStudents(actor, scope), params.id, query);
    if (found === null) throw new ApiError('not_found');
    return { status: 200, body: found };
  });

  mount(app, endpoints.exportStudentPlays, async (call) => {
    const { actor, scope, params, query } = call;
    const visible = visibleStudents(actor, scope);
    const student = await findPlayer(db, visible, params.id);
    if (student === null) throw new ApiError('not_found');
    return listFile({ db, clock }, call, {
      list: 'plays',
      subject: 'person',
      of: student,
      columns: playTable,
      source: playSource(reading.db, visible, params.id, query),
    });
  });

  mount(app, endpoints.listStudentDays, async ({ actor, scope, params, query }) => {
    const found = await findDays(db, visibleStudents(actor, scope), params.id, query.days, clock());
    if (found === null) throw new ApiError('not_found');
    return { status: 200, body: found };
  });

  mount(app, endpoints.listStudentTechniques, async ({ actor, scope, params, query }) => {
    const found = await findTechniques(db, visibleStudents(actor, scope), params.id, query.days, clock());
    if (found === null) throw new ApiError('not_found');
    return { status: 200, body: found };
  });

  mount(app, endpoints.listStudentSpans, async ({ actor, scope, params }) => {
    const spans = await findSpans(db, visibleStudents(actor, scope), params.id);
    if (spans === null) throw new ApiError('not_found');
    return { status: 200, body: { spans, bands: spanBands.map((band) => ({ ...band })) } };
  });

  mount(app, endpoints.getStudentReading, async ({ actor, scope, params }) => {
    const found = await findCourse(db, visibleStudents(actor, scope), params.id);
    if (found === null) throw new ApiError('not_found');
    return { status: 200, body: { ...found, norms: normsOf(found.texts) } };
  });
}
