/** The calls of those who lead a school, or all of them. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { FastifyInstance } from 'fastify';
import { listFile } from '../../../entities/tables/export.ts';
import { numbered, sourceOf } from '../../../entities/tables/rows.ts';
import { visibleSchools } from '../../../platform/auth/scope.ts';
import type { Context } from '../../../platform/context.ts';
import { type Caller, mount } from '../../../platform/http/mount.ts';
import { ApiError } from '../../../platform/http/problem.ts';
import { words } from '../../../platform/tables/words.ts';
import { about, fileAbout } from '../about.ts';
import { findActivity } from './activity.ts';
import {
  activityTable,
  growthTable,
  masteredRows,
  masteredTable,
  planTypesTable,
  schoolPlansTable,
  schoolStatisticsTable,
  schoolWeeksTable,
} from './file.ts';
import { findGrowth } from './growth.ts';
import { findMastered } from './mastered.ts';
import { findSchoolPlans } from './plans.ts';
import { findOneSchool, findSchoolStatistics, schoolStatisticsSource } from './schools.ts';
import { findToldSchool, type ToldSchool } from './told-school.ts';

interface Asked {
  readonly school?: number | undefined;
}

/** The endpoints about who trains in a school, what it brings, what is mastered, and plans. */
export function mountSchoolStatistics(app: FastifyInstance, context: Context): void {
  const { clock, reading } = context;
  const { db, pool } = reading;

  /** What is told of the school that was asked for; nothing of none. */
  async function told<Found extends object>(
    caller: Caller,
    query: Asked,
    nothing: Found,
    find: (school: ToldSchool) => Promise<Found>,
  ) {
    return about('school', await findToldSchool(db, caller, query.school), nothing, find);
  }

  const activity = (caller: Caller, query: Asked & { readonly days: number }) =>
    told(caller, query, { weeks: [], whole: { students: 0, active: [], minutes: 0 }, groups: [] }, (school) =>
      findActivity(pool, school, { days: query.days, now: clock() }),
    );

  const growth = (caller: Caller, query: Asked & { readonly days: number }) =>
    told(caller, query, { groups: [] }, (school) =>
      findGrowth(pool, school, { days: query.days, now: clock() }),
    );

  const mastered = (caller: Caller, query: Asked) =>
    told(caller, query, { kinds: [], years: [] }, (school) => findMastered(pool, school));

  const plans = (caller: Caller, query: Asked) =>
    told(caller, query, { types: [], months: [] }, ({ id }) => findSchoolPlans(pool, id, clock()));

  mount(app, endpoints.getActivity, async (call) => ({
    status: 200,
    body: await activity(call, call.query),
  }));

  mount(app, endpoints.exportActivity, async (call) => {
    const { school, weeks, whole, groups } = await activity(call, call.query);
    const { language = call.actor.account.language } = call.query;
    const all = school === null ? [] : [{ ...whole, name: words[language].whole_school }];
    return listFile(context, call, {
      ...fileAbout('school', school),
      list: 'activity',
      columns: activityTable({ weeks }),
      source: sourceOf(numbered([...all, ...groups])),
    });
  });

  mount(app, endpoints.getGrowth, async (call) => ({ status: 200, body: await growth(call, call.query) }));

  mount(app, endpoints.exportGrowth, async (call) => {
    const { school, groups } = await growth(call, call.query);
    return listFile(context, call, {
      ...fileAbout('school', school),
      list: 'growth',
      columns: growthTable,
      source: sourceOf(numbered(groups)),
    });
  });

  mount(app, endpoints.getMastered, async (call) => ({
    status: 200,
    body: await mastered(call, call.query),
  }));

  mount(app, endpoints.exportMastered, async (call) => {
    const { school, kinds, years } = await mastered(call, call.query);
    return listFile(context, call, {
      ...fileAbout('school', school),
      list: 'mastered',
      columns: masteredTable({ kinds }),
      source: sourceOf(numbered(masteredRows({ years }))),
    });
  });

  mount(app, endpoints.getSchoolPlans, async (call) => ({
    status: 200,
    body: await plans(call, call.query),
  }));

  mount(app, endpoints.exportSchoolPlans, async (call) => {
    const { school, months } = await plans(call, call.query);
    return listFile(context, call, {
      ...fileAbout('school', school),
      list: 'school_plans',
      columns: schoolPlansTable,
      source: sourceOf(numbered(months)),
    });
  });

  mount(app, endpoints.exportPlanTypes, async (call) => {
    const { school, types } = await plans(call, call.query);
    return listFile(context, call, {
      ...fileAbout('school', school),
      list: 'plan_types',
      columns: planTypesTable,
      source: sourceOf(numbered(types)),
    });
  });

  mount(app, endpoints.listSchoolStatistics, async ({ actor, scope, query }) => ({
    status: 200,
    body: await findSchoolStatistics(db, visibleSchools(actor, scope), query, clock()),
  }));

  mount(app, endpoints.exportSchoolStatistics, (call) =>
    listFile(context, call, {
      list: 'school_statistics',
      subject: 'school',
      columns: schoolStatisticsTable,
      source: schoolStatisticsSource(db, visibleSchools(call.actor, call.scope), call.query, clock()),
    }),
  );

  /** @throws ApiError 404 */
  async function oneSchool({ actor, scope, params }: Caller & { readonly params: { readonly id: number } }) {
    const found = await findOneSchool(db, visibleSchools(actor, scope), params.id, clock());
    if (found === null) throw new ApiError('not_found');
    return found;
  }

  mount(app, endpoints.getSchoolStatistics, async (call) => ({ status: 200, body: await oneSchool(call) }));

  mount(app, endpoints.exportSchoolWeeks, async (call) => {
    const school = await oneSchool(call);
    return listFile(context, call, {
      ...fileAbout('school', school),
      list: 'school_weeks',
      columns: schoolWeeksTable,
      source: sourceOf(numbered(school.weeks)),
    });
  });
}
