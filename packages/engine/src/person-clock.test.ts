import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { roomBeside, type Span } from './person-clock.ts';

/** Something that is told of at `now`. */
interface Told extends Span {
  readonly now: number;
}

/** What is counted of each, one told of after the other. */
function counted(told: readonly Told[]): Told[] {
  const spans: Told[] = [];
  for (const { from, ms, now } of told) {
    spans.push({ from, now, ms: Math.min(ms, roomBeside(spans, from, now)) });
  }
  return spans;
}

const sum = (spans: readonly Span[]) => spans.reduce((total, { ms }) => total + ms, 0);

describe('whatever is claimed', () => {
  const claims = fc
    .array(fc.record({ from: fc.nat(1000), lasts: fc.nat(300), ms: fc.nat(2000) }), { maxLength: 40 })
    .map((list) =>
      list.map(({ from, lasts, ms }) => ({ from, now: from + lasts, ms })).toSorted((a, b) => a.now - b.now),
    );

  it('no time is counted twice: of what lies within a span no more is counted than the span is long', () => {
    fc.assert(
      fc.property(claims, (told) => {
        const spans = counted(told);
        for (const { from } of spans) {
          for (const { now } of spans) {
            const within = spans.filter((span) => span.from >= from && span.now <= now);
            expect(sum(within)).toBeLessThanOrEqual(Math.max(0, now - from));
          }
        }
      }),
      { numRuns: 500 },
    );
  });

  it('all the time that there is can be had: a claim of all leaves nothing free', () => {
    fc.assert(
      fc.property(claims, fc.nat(1000), (told, from) => {
        const now = 2000;
        const spans = counted([...told, { from, now, ms: Infinity }]);
        expect(roomBeside(spans, from, now)).toBe(0);
      }),
    );
  });
});

/** Somebody who does one thing after the other, comes back to some of them, and rests in between. */
const honest = fc
  .array(fc.record({ thing: fc.nat(5), ms: fc.integer({ min: 1, max: 400 }), rest: fc.nat(50) }), {
    minLength: 1,
    maxLength: 30,
  })
  .chain((slots) => {
    const things = new Map<number, { from: number; until: number; ms: number }>();
    let now = 0;
    for (const { thing, ms, rest } of slots) {
      const before = things.get(thing);
      things.set(thing, { from: before?.from ?? now, until: now + ms, ms: (before?.ms ?? 0) + ms });
      now += ms + rest;
    }
    return fc.tuple(
      ...[...things.values()].map(({ from, until, ms }) =>
        // Begun somewhat earlier perhaps, and told of at once or much later.
        fc
          .record({ early: fc.nat(100), late: fc.oneof(fc.constant(0), fc.nat(5000)) })
          .map(({ early, late }) => ({ from: from - early, now: until + late, ms })),
      ),
    );
  });

it('whoever never did two things at once has all of them counted, in whatever order they are told', () => {
  fc.assert(
    fc.property(honest, (things) => {
      const told = things.toSorted((a, b) => a.now - b.now);
      expect(sum(counted(told))).toBe(sum(told));
    }),
    { numRuns: 1000 },
  );
});

it('counts nothing in a time that has not come, and all where nothing else was done', () => {
  expect(roomBeside([], 100, 50)).toBe(0);
  expect(roomBeside([], 100, 150)).toBe(50);
});
