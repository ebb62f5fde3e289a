/** The calls about what became of one pupil's training. */
import { dayOfNumber } from '@mindhero/contract/calendar';
import { endpoints } from '@mindhero/contract/endpoints';
import { usualPeriod } from '@mindhero/contract/statistics/period';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../../entities/tables/export.ts';
import { numbered, sourceOf } from '../../../entities/tables/rows.ts';
import { findCourse } from '../../../entities/training/course.ts';
import { nothingKnown } from '../../../entities/training/known.ts';
import { readAllKnown } from '../../../entities/training/masteries.ts';
import { findSpans } from '../../../entities/training/spans.ts';
import { recordView } from '../../../entities/views.ts';
import { visibleStudents } from '../../../platform/auth/scope.ts';
import type { Context } from '../../../platform/context.ts';
import { mount } from '../../../platform/http/mount.ts';
import { calledPupil, fileAboutPupil, type PupilCall, there } from '../called-pupil.ts';
import {
  abilityRows,
  abilityTable,
  gainsTable,
  masteryTable,
  mistakeLines,
  mistakenPlaysTable,
  paceTable,
  trainedDaysTable,
} from './file.ts';
import { findMastery } from './mastery.ts';
import { findMistakenPlays } from './mistakes.ts';
import { progressOf } from './progress.ts';
import { reportOf } from './report.ts';
import { findTrained } from './trained.ts';

/** A report tells of all texts of its days: nobody reads nearly three of them each day of a year. */
const TEXTS_OF_A_YEAR = 1000;

/** The endpoints of the statistics of one pupil. */
export function mountPupilStatistics(app: FastifyInstance, context: Context): void {
  const { db, pool, clock } = context;

  const pupilOf = (call: PupilCall) => calledPupil(context, call);

  const progress = async ({ actor, scope, params }: PupilCall, days: number) =>
    progressOf(there(await findTrained(db, visibleStudents(actor, scope), params.id, clock())), days);

  mount(app, endpoints.getProgress, async (call) => ({
    status: 200,
    body: await progress(call, call.query.days),
  }));

  mount(app, endpoints.exportGains, async (call) => {
    const pupil = await pupilOf(call);
    const { gains } = await progress(call, call.query.days);
    return listFile(context, call, {
      ...fileAboutPupil(pupil),
      list: 'gains',
      columns: gainsTable,
      source: sourceOf(numbered(gains)),
    });
  });

  mount(app, endpoints.exportPace, async (call) => {
    const pupil = await pupilOf(call);
    const { days, game } = call.query;
    const { weeks } = await progress(call, days);
    return listFile(context, call, {
      ...fileAboutPupil(pupil),
      list: 'pace',
      columns: paceTable,
      source: sourceOf(numbered(weeks.filter((week) => week.game === (game ?? week.game)))),
    });
  });

  mount(app, endpoints.exportTrainedDays, async (call) => {
    const pupil = await pupilOf(call);
    const { days } = await progress(call, usualPeriod);
    return listFile(context, call, {
      ...fileAboutPupil(pupil),
      list: 'trained_days',
      columns: trainedDaysTable,
      source: sourceOf(numbered(days)),
    });
  });

  mount(app, endpoints.getMastery, async (call) => ({
    status: 200,
    body: await findMastery(pool, await pupilOf(call)),
  }));

  mount(app, endpoints.exportMastery, async (call) => {
    const pupil = await pupilOf(call);
    const { skills } = await findMastery(pool, pupil);
    return listFile(context, call, {
      ...fileAboutPupil(pupil),
      list: 'mastery',
      columns: masteryTable,
      source: sourceOf(numbered(skills)),
    });
  });

  mount(app, endpoints.exportAbility, async (call) => {
    const pupil = await pupilOf(call);
    const since = dayOfNumber(pupil.today - call.query.days);
    return listFile(context, call, {
      ...fileAboutPupil(pupil),
      list: 'ability',
      columns: abilityTable,
      source: sourceOf(numbered(abilityRows(await findMastery(pool, pupil), since))),
    });
  });

  mount(app, endpoints.listMistakenPlays, async (call) => ({
    status: 200,
    body: await findMistakenPlays(pool, await pupilOf(call), call.query),
  }));

  mount(app, endpoints.exportMistakenPlays, async (call) => {
    const pupil = await pupilOf(call);
    const lines = mistakeLines(await findMistakenPlays(pool, pupil, call.query));
    return listFile(context, call, {
      ...fileAboutPupil(pupil),
      list: 'mistaken_plays',
      columns: mistakenPlaysTable,
      source: sourceOf(numbered(lines)),
    });
  });

  mount(app, endpoints.getReport, async (call) => {
    const { actor, scope, query } = call;
    const visible = visibleStudents(actor, scope);
    const pupil = await pupilOf(call);
    const { id } = pupil;
    const [days, known, course, spans] = await Promise.all([
      findTrained(db, visible, id, clock()),
      readAllKnown(pool, [id]),
      findCourse(db, visible, id, TEXTS_OF_A_YEAR),
      findSpans(db, visible, id),
    ]);
    await recordView(pool, { actor, now: clock() }, id);
    const found = {
      pupil,
      trained: there(days).trained,
      known: known.get(id) ?? nothingKnown,
      texts: there(course).texts,
      spans: there(spans),
    };
    return { status: 200, body: reportOf(found, query.days) };
  });
}
