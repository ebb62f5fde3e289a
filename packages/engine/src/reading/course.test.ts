import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficulties, textBounds } from './choice.ts';
import { isTakenIn, nextAfter, type TimedReading } from './course.ts';

const reading: fc.Arbitrary<TimedReading> = fc.record({
  difficulty: fc.constantFrom(...difficulties),
  max_words: fc.constantFrom(...textBounds, null),
  words: fc.integer({ min: 10, max: 600 }),
  wpm: fc.integer({ min: 10, max: 1500 }),
  cpm: fc.integer({ min: 50, max: 8000 }),
  questions: fc.integer({ min: 1, max: 6 }),
  understanding: fc.integer({ min: 0, max: 100 }),
  is_whole: fc.boolean(),
  is_transformed: fc.boolean(),
});

const easy: TimedReading = {
  difficulty: 'easy',
  max_words: 100,
  words: 80,
  wpm: 100,
  cpm: 600,
  questions: 4,
  understanding: 100,
  is_whole: true,
  is_transformed: false,
};

const harder = { difficulty: 'intermediate', max_words: 100, reason: 'harder' };
const easier = { difficulty: 'easy', max_words: 60, reason: 'easier' };

describe('what follows from readings', () => {
  it('goes up where all was understood, and down where little was', () => {
    expect(nextAfter([easy, easy])).toEqual(harder);
    const low = { ...easy, understanding: 50 };
    expect(nextAfter([low, low])).toEqual(easier);
  });

  it.each([
    ['transformed', { is_transformed: true }],
    ['cut by the time', { is_whole: false }],
    ['faster than anybody understands', { wpm: 700 }],
  ])('is the same whatever stands between that was %s', (_what, how) => {
    const other = { ...easy, ...how, understanding: 0 };
    fc.assert(
      fc.property(fc.array(reading, { maxLength: 6 }), fc.nat(6), (readings, at) => {
        const among = readings.toSpliced(at, 0, other, other);
        expect(nextAfter(among)).toEqual(nextAfter(readings));
      }),
    );
  });

  it('goes on from the length of the text where any was asked for', () => {
    const any = { ...easy, max_words: null, words: 85 };
    expect(nextAfter([any, any])).toEqual(harder);
    expect(nextAfter([{ ...any, understanding: 80 }])).toMatchObject({ difficulty: 'easy', max_words: 100 });
    const long = { ...any, difficulty: 'advanced', words: 380, understanding: 80 } as const;
    expect(nextAfter([long])).toEqual({ difficulty: 'advanced', max_words: null, reason: 'same' });
  });
});

it('older readers take a text in faster', () => {
  expect(isTakenIn({ difficulty: 'easy', wpm: 600 })).toBe(true);
  expect(isTakenIn({ difficulty: 'easy', wpm: 601 })).toBe(false);
  expect(isTakenIn({ difficulty: 'advanced', wpm: 900 })).toBe(true);
  expect(isTakenIn({ difficulty: 'advanced', wpm: 901 })).toBe(false);
});
