/** How far a pupil has come, added up from the days. Pure. */
import { dayNumber, dayOfNumber } from '@mindhero/contract/calendar';
import type { Progress } from '@mindhero/contract/statistics/pupil';
import { mondayOf, weekOfDay } from '@mindhero/engine/mastery/days';
import { weekStreak } from '@mindhero/engine/week-streak';
import { DAYS_READ, type GameDay, total, type TrainedPupil } from './trained.ts';

/** So many weeks are compared, however few days are asked for. */
const FEWEST_WEEKS = 12;

/** @param days how far back points are told, and weeks at least */
export function progressOf({ points, goal, holidays, today, trained }: TrainedPupil, days: number): Progress {
  const byDay = [...Map.groupBy(trained, ({ day }) => day)].map(([day, parts]) => ({
    day,
    active_ms: total(parts, 'active_ms'),
  }));
  const ofWeek = byDay.filter(({ day }) => weekOfDay(day) === weekOfDay(today));
  const known = byDay.map(({ day }) => day);
  const off = holidays.map(({ from, to }) => ({ from: dayNumber(from), to: dayNumber(to) }));
  return {
    today: dayOfNumber(today),
    points,
    goal: { minutes: goal, trained_ms: total(ofWeek, 'active_ms') },
    days: byDay.map(({ day, active_ms }) => ({ day: dayOfNumber(day), active_ms })),
    streak: weekStreak(known, today, off),
    holidays: [...holidays],
    weeks: fluentWeeks(trained, Math.min(today - days + 1, today - 7 * (FEWEST_WEEKS - 1))),
    gains: gainsOf(trained, today, days),
  };
}

function fluentWeeks(trained: readonly GameDay[], since: number): Progress['weeks'] {
  const fluent = trained.filter(({ day, fluent_ms }) => weekOfDay(day) >= weekOfDay(since) && fluent_ms > 0);
  return [...Map.groupBy(fluent, ({ day, game }) => `${weekOfDay(day)} ${game}`).values()].flatMap((parts) =>
    parts.slice(0, 1).map(({ day, game }) => ({
      week: dayOfNumber(mondayOf(weekOfDay(day))),
      game,
      correct: total(parts, 'fluent_correct'),
      active_ms: total(parts, 'fluent_ms'),
    })),
  );
}

function gainsOf(trained: readonly GameDay[], today: number, days: number): Progress['gains'] {
  const isRead = 2 * days <= DAYS_READ;
  const since = (ago: number) => (one: GameDay) => one.day > today - ago;
  return [...Map.groupBy(trained.filter(since(2 * days)), ({ game }) => game)]
    .map(([game, parts]) => {
      const points = total(parts.filter(since(days)), 'points');
      return { game, points, before: isRead ? total(parts, 'points') - points : null };
    })
    .filter(({ points }) => points > 0)
    .toSorted((a, b) => b.points - a.points);
}
