/** The calls of those who teach about a group. */
import type { ParsedRequestOf } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import { MOST_ROWS } from '@mindhero/contract/table-file';
import type { GameId } from '@mindhero/games/catalogue';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../../entities/tables/export.ts';
import { numbered, sourceOf } from '../../../entities/tables/rows.ts';
import { recordView } from '../../../entities/views.ts';
import { visibleTasks } from '../../../platform/auth/scope.ts';
import type { Context } from '../../../platform/context.ts';
import { type Caller, mount } from '../../../platform/http/mount.ts';
import { about, fileAbout } from '../about.ts';
import { calledPupil, fileAboutPupil } from '../called-pupil.ts';
import {
  gridTable,
  hardestTable,
  helpTable,
  homeworkTable,
  mistakesTable,
  undoneTasksTable,
} from './file.ts';
import { findGrid } from './grid.ts';
import { findToldGroup, type ToldGroup } from './group.ts';
import { findHardest } from './hardest.ts';
import { findHelp } from './help.ts';
import { findGroupHomework } from './homework.ts';
import { findStudentMistakes } from './mistakes.ts';

interface Asked {
  readonly group?: number | undefined;
  readonly school?: number | undefined;
}

interface OfGame {
  readonly game?: GameId | undefined;
}

type OfHomework = ParsedRequestOf<typeof endpoints.getGroupHomework>['query'];

const none = { assigned: 0, done: 0 };
const noHomework = { pupils: [], undone: [], due: { ...none, before: none } };

/** The endpoints about what each pupil of a group can do, who needs help, homework, and what is hardest. */
export function mountTeachingStatistics(app: FastifyInstance, context: Context): void {
  const { clock, reading } = context;
  const { db, pool } = reading;

  /** What is told of the group that was asked for; nothing of none. */
  async function told<Found extends object>(
    caller: Caller,
    query: Asked,
    nothing: Found,
    find: (group: ToldGroup) => Promise<Found>,
  ) {
    return about('group', await findToldGroup(db, caller, query), nothing, find);
  }

  const help = (caller: Caller, query: Asked & OfGame) =>
    told(caller, query, { lines: [] }, async ({ id }) => ({
      lines: await findHelp(pool, { group: id, now: clock(), game: query.game }),
    }));

  const homework = (caller: Caller, query: OfHomework) =>
    told(caller, query, noHomework, (group) => {
      const visible = visibleTasks(caller.actor, caller.scope);
      const { days, subject, game } = query;
      return findGroupHomework(reading, { group, visible, now: clock(), days, subject, game });
    });

  const hardest = (caller: Caller, query: Asked & OfGame & { readonly days: number }) =>
    told(caller, query, { lines: [] }, async ({ id }) => ({
      lines: await findHardest(pool, { group: id, now: clock(), days: query.days, game: query.game }),
    }));

  mount(app, endpoints.getGrid, async (call) => ({
    status: 200,
    body: await findGrid(context, call, call.query),
  }));

  mount(app, endpoints.exportGrid, async (call) => {
    const { group, pupils, ...grid } = await findGrid(context, call, call.query);
    return listFile(context, call, {
      ...fileAbout('group', group),
      list: 'skill_grid',
      columns: gridTable(grid),
      source: sourceOf(pupils),
    });
  });

  mount(app, endpoints.listStudentMistakes, async (call) => {
    const pupil = await calledPupil({ db, clock }, call);
    const body = await findStudentMistakes(pool, pupil, call.query);
    await recordView(context.pool, { actor: call.actor, now: clock() }, pupil.id);
    return { status: 200, body };
  });

  mount(app, endpoints.exportStudentMistakes, async (call) => {
    const pupil = await calledPupil({ db, clock }, call);
    // In three months one pupil gets some thousands wrong, so they may all be in memory.
    const whole = { page: 1, page_size: MOST_ROWS[call.query.format] + 1 };
    const { results } = await findStudentMistakes(pool, pupil, { ...call.query, ...whole });
    return listFile(context, call, {
      ...fileAboutPupil(pupil),
      list: 'mistaken_plays',
      columns: mistakesTable,
      source: sourceOf(numbered(results)),
    });
  });

  mount(app, endpoints.getHelp, async (call) => ({ status: 200, body: await help(call, call.query) }));

  mount(app, endpoints.exportHelp, async (call) => {
    const { group, lines } = await help(call, call.query);
    return listFile(context, call, {
      ...fileAbout('group', group),
      list: 'help',
      columns: helpTable,
      source: sourceOf(numbered(lines)),
    });
  });

  mount(app, endpoints.getGroupHomework, async (call) => ({
    status: 200,
    body: await homework(call, call.query),
  }));

  mount(app, endpoints.exportGroupHomework, async (call) => {
    const { group, pupils } = await homework(call, call.query);
    return listFile(context, call, {
      ...fileAbout('group', group),
      list: 'group_homework',
      columns: homeworkTable,
      source: sourceOf(pupils),
    });
  });

  mount(app, endpoints.exportUndoneTasks, async (call) => {
    const { group, undone } = await homework(call, call.query);
    return listFile(context, call, {
      ...fileAbout('group', group),
      list: 'undone_tasks',
      columns: undoneTasksTable,
      source: sourceOf(undone),
    });
  });

  mount(app, endpoints.getHardest, async (call) => ({ status: 200, body: await hardest(call, call.query) }));

  mount(app, endpoints.exportHardest, async (call) => {
    const { group, lines } = await hardest(call, call.query);
    return listFile(context, call, {
      ...fileAbout('group', group),
      list: 'hardest',
      columns: hardestTable,
      source: sourceOf(numbered(lines)),
    });
  });
}
