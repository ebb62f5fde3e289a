import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostBeads, placeBeads, type Outcome } from './rail-places.ts';

const outcome = fc.constantFrom<Outcome>('right', 'wrong');
const play = fc
  .integer({ min: 1, max: 300 })
  .chain((total) =>
    fc.record({ total: fc.constant(total), done: fc.array(outcome, { maxLength: total, size: 'max' }) }),
  );

describe('beads on the rail', () => {
  test('every item has its bead while there is room', () => {
    expect(placeBeads(['right', 'wrong'], 4)).toEqual([
      { tone: 'right', end: 'left', place: 0 },
      { tone: 'wrong', end: 'left', place: 1 },
      { tone: 'open', end: 'right', place: 1 },
      { tone: 'open', end: 'right', place: 0 },
    ]);
  });

  test('a bead that stands for several items turns only when all are answered', () => {
    const done = Array.from({ length: 9 }, (): Outcome => 'right');
    expect(placeBeads(done, 100).filter(({ end }) => end === 'left')).toHaveLength(1);
    expect(placeBeads([...done, 'right'], 100).filter(({ end }) => end === 'left')).toHaveLength(2);
  });

  test('never more beads than can be told apart, and no two in one place', () => {
    fc.assert(
      fc.property(play, ({ done, total }) => {
        const beads = placeBeads(done, total);
        expect(beads.length).toBeLessThanOrEqual(mostBeads);
        expect(new Set(beads.map(({ end, place }) => `${end} ${place}`)).size).toBe(beads.length);
      }),
    );
  });

  test('the rail is all to the left exactly when everything is answered', () => {
    fc.assert(
      fc.property(play, ({ done, total }) => {
        expect(placeBeads(done, total).every(({ end }) => end === 'left')).toBe(done.length === total);
      }),
    );
  });

  test('not one mistake is hidden, and it is in its place', () => {
    const mistake = fc
      .integer({ min: 1, max: 300 })
      .chain((total) => fc.record({ total: fc.constant(total), at: fc.nat({ max: total - 1 }) }));
    fc.assert(
      fc.property(mistake, ({ total, at }) => {
        const done = Array.from({ length: total }, (_, item): Outcome => (item === at ? 'wrong' : 'right'));
        const beads = placeBeads(done, total);
        const wrong = beads.findIndex(({ tone }) => tone === 'wrong');
        expect(beads.filter(({ tone }) => tone === 'wrong')).toHaveLength(1);
        expect(wrong).toBe(Math.floor(at / Math.ceil(total / mostBeads)));
      }),
    );
  });

  test('without a total the latest answers are shown', () => {
    const done = Array.from({ length: 30 }, (_, index): Outcome => (index === 29 ? 'wrong' : 'right'));
    const beads = placeBeads(done);
    expect(beads).toHaveLength(mostBeads);
    expect(beads.at(-1)).toEqual({ tone: 'wrong', end: 'left', place: mostBeads - 1 });
  });
});
