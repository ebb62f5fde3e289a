/** Weeks of a game as the chart draws them. Pure. */
import type { FluentWeek } from '@mindhero/contract/statistics/pupil';
import { FEWEST_FLUENT, paceOf } from '@mindhero/engine/fluency';
import type { GameId } from '@mindhero/games/catalogue';

export interface PaceWeek {
  /** Its Monday, YYYY-MM-DD. */
  readonly day: string;
  /** Right answers a minute; null where too few were right, or none. */
  readonly pace: number | null;
  readonly correct: number;
}

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/** The games of the weeks, those with the most weeks that say something first. */
export function gamesOf(weeks: readonly FluentWeek[]): readonly GameId[] {
  const telling = ([, parts]: readonly [GameId, readonly FluentWeek[]]) =>
    parts.filter(({ correct }) => correct >= FEWEST_FLUENT).length;
  return [...Map.groupBy(weeks, ({ game }) => game)]
    .toSorted((a, b) => telling(b) - telling(a))
    .map(([game]) => game);
}

/** Every week of the game from its first to its last one, oldest first. */
export function paceWeeks(weeks: readonly FluentWeek[], game: GameId): readonly PaceWeek[] {
  const byWeek = new Map(weeks.filter((one) => one.game === game).map((one) => [one.week, one]));
  const known = [...byWeek.keys()].toSorted();
  const [first] = known;
  const last = known.at(-1);
  if (first === undefined || last === undefined) return [];
  const count = Math.round((Date.parse(last) - Date.parse(first)) / WEEK_MS) + 1;
  return Array.from({ length: count }, (_, index) => {
    const day = new Date(Date.parse(first) + index * WEEK_MS).toISOString().slice(0, 10);
    const { correct = 0, active_ms = 0 } = byWeek.get(day) ?? {};
    return { day, correct, pace: correct < FEWEST_FLUENT ? null : paceOf(correct, active_ms) };
  });
}

/** The first and the last week that say something; null where there are no two. */
export function thenAndNow(weeks: readonly PaceWeek[]): readonly [PaceWeek, PaceWeek] | null {
  const telling = weeks.filter(({ pace }) => pace !== null);
  const [then, now] = [telling.at(0), telling.at(-1)];
  return then === undefined || now === undefined || then === now ? null : [then, now];
}
