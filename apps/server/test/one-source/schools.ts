import { dayNumber } from '@mindhero/contract/calendar';
/** What is told of a school, of its groups and of the platform. */
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { PastSubscription, PlanPerson, Stock } from '@mindhero/contract/plans/stock';
import { periods } from '@mindhero/contract/statistics/period';
import type { Platform } from '@mindhero/contract/statistics/platform';
import {
  type Activity,
  type getSchoolStatistics,
  type Growth,
  HOMEWORK_DAYS,
  type SchoolPlans,
  type SchoolStatistics,
} from '@mindhero/contract/statistics/school';
import type { getGroupHomework } from '@mindhero/contract/statistics/teaching';
import { subscriptionTypes } from '@mindhero/contract/subscription';
import type { Task } from '@mindhero/contract/task';
import { changeSince, quartiles } from '@mindhero/engine/mastery/change';
import { weekOfDay } from '@mindhero/engine/mastery/days';
import { minutesOf } from '@mindhero/engine/minutes';
import { expect, it } from 'vitest';
import { membersOf, type DemoSchool, list, sum, told } from './told.ts';

export function tellsOneSchool(school: () => DemoSchool): void {
  it('who trained this week: the school, its groups, the list of schools and the platform', async () => {
    const { admin, director, students, groups, progressOf } = school();
    const activity = await told<Activity>(director, '/api/v1/statistics/activity/?days=7');
    const monday = activity.weeks.at(-1)?.monday ?? '';
    const trained = new Map(
      await Promise.all(
        students.map(async ({ id }) => {
          const { days } = await progressOf(id);
          return [
            id,
            sum(
              days.filter(({ day }) => day >= monday),
              ({ active_ms }) => active_ms,
            ),
          ] as const;
        }),
      ),
    );
    const active = [...trained.values()].filter((ms) => ms > 0).length;
    expect(activity.whole.active.at(-1)).toBe(active);
    const own = activity.school?.id ?? 0;
    const details = await told<SchoolStatistics>(director, `/api/v1/statistics/schools/${own}/`);
    const { results } = await list<SchoolStatistics>(admin, '/api/v1/statistics/schools/');
    expect(results.find(({ id }) => id === own)).toMatchObject({
      week_active: active,
      week_minutes: details.week_minutes,
      students: students.length,
      groups: groups.length,
    });
    expect(details.week_active).toBe(active);
    expect(details.week_minutes).toBe(minutesOf(sum([...trained.values()], (ms) => ms)));
    const platform = await told<Platform>(admin, '/api/v1/statistics/platform/?days=30');
    expect(platform.trained.now).toBe(active);
    expect(platform.groups).toBe(groups.length);
  });

  it('homework that is done: groups, the school, the list of schools and the platform, while some is due later today', async () => {
    const { server, admin, director, groups } = school();
    const { results: tasks } = await list<Task>(director, '/api/v1/tasks/?page_size=100');
    const hoursLeft = tasks.map(
      ({ due_at }) => (Date.parse(due_at) - server.clock.now.getTime()) / 3_600_000,
    );
    expect(hoursLeft.some((hours) => hours > 0 && hours < 15)).toBe(true);
    const { results: schools } = await list<SchoolStatistics>(admin, '/api/v1/statistics/schools/');
    const whole = added(schools);
    expect(whole.done).toBeGreaterThan(0);
    const dueIn = async () => {
      const all = await Promise.all(
        groups.map(async ({ id }) => {
          const path = `/api/v1/statistics/homework/?group=${id}&days=${HOMEWORK_DAYS}`;
          return (await told<ResponseOf<typeof getGroupHomework>>(director, path)).due;
        }),
      );
      return { now: added(all), before: added(all.map(({ before }) => before)) };
    };
    expect((await dueIn()).now).toEqual(whole);
    const platform = await told<Platform>(admin, '/api/v1/statistics/platform/?days=30');
    expect({ assigned: platform.assigned.now, done: platform.done.now }).toEqual(whole);
    for (const { id, assigned, done } of schools)
      expect(await told<SchoolStatistics>(admin, `/api/v1/statistics/schools/${id}/`)).toMatchObject({
        assigned,
        done,
      });

    // What was due now is due before, once as many days have gone by.
    const away = HOMEWORK_DAYS * 86_400_000;
    await server.database.pool.query(
      `update sessions set idle_expires_at = 'infinity', expires_at = 'infinity'`,
    );
    server.clock.forward(away);
    const { before } = await dueIn();
    const later = await told<Platform>(admin, '/api/v1/statistics/platform/?days=30');
    const { results: then } = await list<SchoolStatistics>(admin, '/api/v1/statistics/schools/');
    server.clock.forward(-away);
    expect(before.done).toBeGreaterThanOrEqual(whole.done);
    expect({ assigned: later.assigned.before, done: later.done.before }).toEqual(before);
    expect(added(then.map((one) => one.before))).toEqual(before);
  });

  it('weeks of a year: the school, its groups, and the days of the pupils', async () => {
    const { director, admin, students, groups, progressOf } = school();
    const trained = new Map(
      await Promise.all(students.map(async ({ id }) => [id, (await progressOf(id)).days] as const)),
    );
    const activity = await told<Activity>(director, '/api/v1/statistics/activity/?days=365');
    const mondays = activity.weeks.map(({ monday }) => monday);
    const inWeek = (members: readonly { readonly id: number }[], index: number) =>
      members.map(({ id }) =>
        sum(
          (trained.get(id) ?? []).filter(
            ({ day }) => day >= (mondays[index] ?? '') && day < (mondays[index + 1] ?? '9999'),
          ),
          ({ active_ms }) => active_ms,
        ),
      );
    const lines = groups.map(({ id }) => ({
      line: activity.groups.find((group) => group.id === id),
      members: membersOf(students, id),
    }));
    for (const { line, members } of [{ line: activity.whole, members: students }, ...lines]) {
      expect(line?.students).toBe(members.length);
      const weeks = mondays.map((_, index) => inWeek(members, index));
      expect(line?.active).toEqual(weeks.map((week) => week.filter((ms) => ms > 0).length));
      expect(line?.minutes).toBe(minutesOf(sum(weeks.flat(), (ms) => ms)));
    }
    const { weeks, before } = await told<ResponseOf<typeof getSchoolStatistics>>(
      admin,
      `/api/v1/statistics/schools/${activity.school?.id}/`,
    );
    expect(weeks.length).toBeGreaterThan(2);
    expect([before.week_active, before.week_minutes]).toEqual([weeks.at(-2)?.active, weeks.at(-2)?.minutes]);
    for (const { monday, active, minutes, is_holiday } of weeks) {
      const index = mondays.indexOf(monday);
      expect(activity.weeks[index]).toEqual({ monday, is_holiday });
      expect(active).toBe(activity.whole.active[index]);
      expect(minutes).toBe(minutesOf(sum(inWeek(students, index), (ms) => ms)));
    }
    const platform = await told<Platform>(admin, '/api/v1/statistics/platform/?days=30');
    expect(platform.trained).toEqual({
      now: activity.whole.active.at(-1),
      before: activity.whole.active.at(-2),
    });
  });

  it('growth: the groups of the school, and the abilities of their pupils week by week', async () => {
    const { director, students, masteryOf } = school();
    const maps = new Map(
      await Promise.all(students.map(async ({ id }) => [id, await masteryOf(id)] as const)),
    );
    for (const days of periods) {
      const activity = await told<Activity>(director, `/api/v1/statistics/activity/?days=${days}`);
      const from = weekOfDay(dayNumber(activity.weeks[0]?.monday ?? ''));
      const growth = await told<Growth>(director, `/api/v1/statistics/growth/?days=${days}`);
      for (const { id: group, students: counted, change } of growth.groups) {
        const changes = membersOf(students, group).flatMap(({ id }) => {
          const { ability = null, weeks = [] } = maps.get(id) ?? {};
          const byWeek = new Map(weeks.map(({ week, ability: at }) => [weekOfDay(dayNumber(week)), at]));
          return ability === null ? [] : (changeSince(byWeek, from) ?? []);
        });
        expect(counted).toBe(changes.length);
        const spread = quartiles(changes);
        // In percent points, to a tenth.
        expect(change).toEqual(
          spread && {
            low: Math.round(spread.low) / 10,
            median: Math.round(spread.median) / 10,
            high: Math.round(spread.high) / 10,
          },
        );
      }
    }
  });

  it('plans: the view of the school, its people, their stocks and their periods', async () => {
    const { admin, director } = school();
    const plans = await told<SchoolPlans>(director, '/api/v1/statistics/plans/');
    const { results: people } = await list<PlanPerson>(
      admin,
      `/api/v1/plans/people/?page_size=100&school=${plans.school?.id}`,
    );
    const stocks = await Promise.all(
      people
        .filter(({ role }) => role !== 'STUDENT')
        .map(({ id }) => told<Stock[]>(admin, `/api/v1/plans/stock/?owner=${id}`)),
    );
    const periodsOf = await Promise.all(
      people.map(({ id }) => told<PastSubscription[]>(admin, `/api/v1/subscriptions/${id}/history/`)),
    );
    expect(plans.types.map(({ plan_type }) => plan_type)).toEqual([...subscriptionTypes]);
    for (const { plan_type, bought, used, stock, people: needing, active } of plans.types) {
      const own = people.filter((person) => person.plan_type === plan_type);
      expect(needing).toBe(own.length);
      expect(active).toBe(own.filter(({ state }) => state === 'active' || state === 'ending').length);
      const inStock = stocks.flat().filter((one) => one.plan_type === plan_type);
      expect(stock).toBe(sum(inStock, ({ plan_months }) => plan_months));
      const past = periodsOf.flat().filter(({ type }) => type === plan_type);
      expect(used).toBe(sum(past, ({ months }) => months));
      // Nothing left the school.
      expect(bought).toBe(used + stock);
      const months = plans.months.filter((month) => month.plan_type === plan_type);
      expect([sum(months, (month) => month.bought), sum(months, (month) => month.used)]).toEqual([
        bought,
        used,
      ]);
    }
  });
}

const added = (dues: readonly { readonly assigned: number; readonly done: number }[]) => ({
  assigned: sum(dues, ({ assigned }) => assigned),
  done: sum(dues, ({ done }) => done),
});
