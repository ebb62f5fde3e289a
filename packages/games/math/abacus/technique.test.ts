import { gestures } from '@mindhero/engine/soroban-beads';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Move, wayOf } from './technique.ts';

const sums = fc
  .tuple(fc.nat(99_999), fc.integer({ min: 1, max: 9999 }), fc.boolean())
  .map(([before, n, plus]) => ({ before, term: plus || n > before ? n : -n }));

/** The moves of the formulas as a hand makes them: each gesture at once, or bead by bead. */
function taught(before: number, term: number, beadByBead: boolean): Move[] {
  return gestures(before, term).flatMap(({ rod, before: board, move, heaven, earth }) => {
    const from = Math.floor(board / 10 ** rod) % 10;
    if (!beadByBead) return [{ rod, from, to: from + move }];
    const pushes = [
      ...(heaven === 0 ? [] : [5 * heaven]),
      ...Array.from({ length: Math.abs(earth) }, () => Math.sign(earth)),
    ];
    let digit = from;
    return pushes.map((push) => ({ rod, from: digit, to: (digit += push) }));
  });
}

test('the taught way is known however the beads are taken', () => {
  fc.assert(
    fc.property(sums, fc.boolean(), ({ before, term }, beadByBead) => {
      expect(wayOf(taught(before, term, beadByBead), before, term)).toBe('same');
    }),
  );
});

test('another way to the same board is another way', () => {
  // 5 + 7: the ten first, then back to two.
  const tenFirst = [
    { rod: 1, from: 0, to: 1 },
    { rod: 0, from: 5, to: 7 },
    { rod: 0, from: 7, to: 2 },
  ];
  expect(wayOf(tenFirst, 5, 7)).toBe('other');
  expect(wayOf([], 5, 7)).toBe('other');
  const detour = [...taught(3, 1, false), { rod: 0, from: 4, to: 3 }, { rod: 0, from: 3, to: 4 }];
  expect(wayOf(detour, 3, 1)).toBe('other');
});

test('typed digits tell nothing of the beads', () => {
  expect(wayOf([{ rod: 0, from: 4, to: 5 }], 4, 1)).toBe('unclear');
});
