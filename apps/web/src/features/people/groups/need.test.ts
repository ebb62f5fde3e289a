import fc from 'fast-check';
import { expect, it } from 'vitest';
import { byNeed } from './need.ts';

/** Right answers in percent, as far as there are enough to tell. */
const known = ({ week_accuracy, week_answers }: { week_accuracy: number | null; week_answers: number }) =>
  week_answers < 20 ? 100 : (week_accuracy ?? 100);

const week = fc.record({
  week_minutes: fc.constantFrom(0, 1, 12.5, 60),
  week_accuracy: fc.constantFrom(null, 0, 40, 85, 100),
  week_answers: fc.constantFrom(1, 19, 20, 300),
});

it('names the idle first, then the weakest answers', () => {
  const idle = { week_minutes: 0, week_accuracy: null, week_answers: 0 };
  const weak = { week_minutes: 60, week_accuracy: 40, week_answers: 20 };
  const short = { week_minutes: 1, week_accuracy: 85, week_answers: 20 };
  const good = { week_minutes: 12, week_accuracy: 85, week_answers: 20 };
  const silent = { week_minutes: 12, week_accuracy: null, week_answers: 0 };
  const unsure = { week_minutes: 13, week_accuracy: 0, week_answers: 19 };
  expect([unsure, silent, good, weak, idle, short].toSorted(byNeed)).toEqual([
    idle,
    weak,
    short,
    good,
    silent,
    unsure,
  ]);
});

it('is an order: nobody idle after somebody who trained, and the same for any start', () => {
  fc.assert(
    fc.property(fc.array(week), (group) => {
      const sorted = group.toSorted(byNeed);
      const firstActive = sorted.findIndex(({ week_minutes }) => week_minutes > 0);
      const after = firstActive === -1 ? [] : sorted.slice(firstActive);
      expect(after.every(({ week_minutes }) => week_minutes > 0)).toBe(true);
      const accuracies = after.map(known);
      expect(accuracies).toEqual(accuracies.toSorted((a, b) => a - b));
      // Full marks and no answers weigh the same.
      const weights = (members: typeof group) => members.map((one) => [one.week_minutes, known(one)]);
      expect(weights(group.toReversed().toSorted(byNeed))).toEqual(weights(sorted));
    }),
  );
});
