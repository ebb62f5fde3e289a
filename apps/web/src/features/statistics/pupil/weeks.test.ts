import type { FluentWeek } from '@mindhero/contract/statistics/pupil';
import { paceOf } from '@mindhero/engine/fluency';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { gamesOf, paceWeeks, thenAndNow } from './weeks.ts';

const week = fc
  .integer({ min: 0, max: 52 })
  .map((index) => new Date(Date.UTC(2026, 0, 5 + 7 * index)).toISOString().slice(0, 10));
const weeks: fc.Arbitrary<FluentWeek[]> = fc.uniqueArray(
  fc.record({
    week,
    game: fc.constantFrom('columns' as const, 'matrix' as const),
    correct: fc.integer({ min: 1, max: 60 }),
    active_ms: fc.integer({ min: 1_000, max: 600_000 }),
  }),
  { selector: (one) => `${one.week} ${one.game}` },
);

it('has every week once and in order, also across the change to summer time, with the pace of those that say something', () => {
  fc.assert(
    fc.property(weeks, (all) => {
      for (const game of gamesOf(all)) {
        const own = all.filter((one) => one.game === game);
        const shown = paceWeeks(all, game);
        expect(shown.map(({ day }) => day)).toEqual([...new Set(shown.map(({ day }) => day))].toSorted());
        for (const { week: day, correct, active_ms } of own) {
          const pace = correct < 20 ? null : paceOf(correct, active_ms);
          expect(shown.find((one) => one.day === day)).toEqual({ day, correct, pace });
        }
        expect(shown.filter(({ correct }) => correct > 0)).toHaveLength(own.length);
        expect(shown.every(({ day }) => new Date(day).getUTCDay() === 1)).toBe(true);
        const pair = thenAndNow(shown);
        const telling = own.filter(({ correct }) => correct >= 20);
        expect(pair === null).toBe(telling.length < 2);
        expect(pair === null || pair[0].day < pair[1].day).toBe(true);
      }
    }),
  );
});
