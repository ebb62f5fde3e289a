import type { RoundPlace } from '@mindhero/contract/play';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { roundAfter, stepAfter } from './steps.ts';

const block = (repeats: number) => ({ game: 'columns' as const, settings: {}, repeats });
const blocks = [block(2), block(1)];
const rounds: readonly RoundPlace[] = [
  { attempt: 'a', block: 0, round: 1 },
  { attempt: 'a', block: 0, round: 2 },
  { attempt: 'a', block: 1, round: 1 },
];
const [first, second, third] = rounds as [RoundPlace, RoundPlace, RoundPlace];

/** An attempt of which so many rounds are played; null: none is open. */
const at = (done: number | null, attempts = 1) => ({
  blocks,
  attempts,
  rounds_done: done,
  next: done === null ? null : (rounds[done] ?? null),
});

test('round after round every round comes once, in order', () => {
  const repeats = fc.array(fc.integer({ min: 1, max: 4 }), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(repeats, (counts) => {
      const walked: RoundPlace[] = [];
      let place: RoundPlace | null = { attempt: 'a', block: 0, round: 1 };
      while (place !== null) {
        walked.push(place);
        place = roundAfter(counts.map(block), place);
      }
      const all = counts.flatMap((count, index) =>
        Array.from({ length: count }, (_, round) => ({ attempt: 'a', block: index, round: round + 1 })),
      );
      expect(walked).toEqual(all);
    }),
    { seed: 20261122 },
  );
});

describe('whoever comes in', () => {
  test('starts a new attempt where none is open', () => {
    expect(stepAfter(at(null, 0), at(null, 0), null)).toEqual({ kind: 'open' });
    expect(stepAfter(at(null, 3), at(null, 3), null)).toEqual({ kind: 'open' });
  });

  test('goes on where the attempt stands', () => {
    expect(stepAfter(at(1), at(1), null)).toEqual({ kind: 'play', at: second, note: null });
  });

  test('is told what another device has played meanwhile', () => {
    expect(stepAfter(at(0), at(2), null)).toEqual({ kind: 'play', at: third, note: 'played_elsewhere' });
    expect(stepAfter(at(null, 0), at(1), null)).toMatchObject({ at: second, note: 'played_elsewhere' });
  });

  test('finds an attempt that another device has only opened', () => {
    expect(stepAfter(at(null, 0), at(0), null)).toEqual({ kind: 'play', at: first, note: null });
  });

  test('does not begin again what another device has finished', () => {
    const finished = { kind: 'finished', note: 'finished_elsewhere' };
    expect(stepAfter(at(1), at(null), null)).toEqual(finished);
    expect(stepAfter(at(null, 0), at(null, 1), null)).toEqual(finished);
  });
});

describe('after a round', () => {
  test('comes the next, and after the last the end', () => {
    expect(stepAfter(at(0), at(1), first)).toEqual({ kind: 'play', at: second, note: null });
    expect(stepAfter(at(2), at(null), third)).toEqual({ kind: 'finished', note: null });
  });

  test('the same comes again as long as it is not counted', () => {
    expect(stepAfter(at(0), at(0), first)).toEqual({ kind: 'play', at: first, note: 'not_counted' });
  });

  test('what another device has played is left out', () => {
    expect(stepAfter(at(0), at(2), first)).toEqual({ kind: 'play', at: third, note: 'played_elsewhere' });
  });

  test('an attempt that another device has finished is over, even if it has begun the next', () => {
    const finished = { kind: 'finished', note: 'finished_elsewhere' };
    expect(stepAfter(at(0), at(null), first)).toEqual(finished);
    const repeated = { ...at(0, 2), next: { attempt: 'b', block: 0, round: 1 } };
    expect(stepAfter(at(0), repeated, first)).toEqual(finished);
    expect(stepAfter(at(2), repeated, third)).toEqual({ kind: 'finished', note: null });
  });
});
