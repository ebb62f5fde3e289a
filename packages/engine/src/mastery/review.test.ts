import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstReview, forgotten, remembered } from './review.ts';

it('comes after 1, 3, 7, 14, 30 days, and every 30 from then on', () => {
  let review = firstReview(100);
  const days = [review.due];
  for (let time = 0; time < 6; time++) {
    review = remembered(review, review.due);
    days.push(review.due);
  }
  expect(days.map((day, index) => day - (days[index - 1] ?? 100))).toEqual([1, 3, 7, 14, 30, 30, 30]);
});

it('is not brought forward by practice before it is due', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 1, max: 30 }), (stage, early) => {
      const review = { stage, due: 100 };
      expect(remembered(review, 100 - early)).toEqual(review);
    }),
  );
});

it('steps back two after a failure, and counts from that day', () => {
  expect(forgotten({ stage: 4, due: 100 }, 90)).toEqual({ stage: 2, due: 97 });
  expect(forgotten({ stage: 1, due: 100 }, 101)).toEqual({ stage: 0, due: 102 });
  expect(forgotten({ stage: 0, due: 100 }, 101)).toEqual({ stage: 0, due: 102 });
});
