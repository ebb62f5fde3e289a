import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BeadName, beadAt, dragged, keyed, movedBetween, rodAfter, tapped } from './soroban-moves.ts';
import { fitSoroban, narrowestPitch, placeRod, sorobanWidth, usualPitch } from './soroban-places.ts';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const earthBeads = [0, 1, 2, 3] as const;
const beads: readonly BeadName[] = ['heaven', ...earthBeads];
const anyDigit = fc.constantFrom(...digits);
const anyBead = fc.constantFrom(...beads);

function isActive(digit: number, bead: BeadName): boolean {
  const { heaven, earth } = placeRod(digit);
  return bead === 'heaven' ? heaven.active : (earth[bead]?.active ?? false);
}

test('a tap moves the bead itself', () => {
  for (const digit of digits) {
    for (const bead of beads) {
      const after = tapped(digit, bead);
      expect(digits).toContain(after);
      expect(isActive(after, bead)).toBe(!isActive(digit, bead));
    }
  }
});

test('of the other beads only those move that lie in the way', () => {
  for (const digit of digits)
    expect(movedBetween(digit, tapped(digit, 'heaven'))).toEqual({ heaven: true, earth: [] });
  for (const digit of digits) {
    for (const bead of earthBeads) {
      const towardsBeam = !isActive(digit, bead);
      const inTheWay = (other: 0 | 1 | 2 | 3) =>
        towardsBeam ? other <= bead && !isActive(digit, other) : other >= bead && isActive(digit, other);
      expect(movedBetween(digit, tapped(digit, bead))).toEqual({
        heaven: false,
        earth: earthBeads.filter(inTheWay),
      });
    }
  }
});

test('the examples of a first lesson', () => {
  expect(tapped(0, 2)).toBe(3);
  expect(tapped(3, 0)).toBe(0);
  expect(tapped(4, 2)).toBe(2);
  expect(tapped(2, 'heaven')).toBe(7);
  expect(tapped(9, 'heaven')).toBe(4);
});

test('a bead is met where it stands, and at every height there is one', () => {
  for (const digit of digits) {
    const { heaven, earth } = placeRod(digit);
    expect(beadAt(digit, heaven.y)).toBe('heaven');
    for (const [index, { y }] of earth.entries()) expect(beadAt(digit, y)).toBe(index);
  }
  fc.assert(
    fc.property(anyDigit, fc.double({ min: 0, max: 270, noNaN: true }), (digit, y) => {
      expect(beads).toContain(beadAt(digit, y));
    }),
  );
});

test('a drawn bead follows the finger on its way and no further', () => {
  fc.assert(
    fc.property(anyDigit, anyBead, fc.integer({ min: -300, max: 300 }), (digit, bead, by) => {
      const { offset, to } = dragged(digit, bead, by);
      expect([digit, tapped(digit, bead)]).toContain(to);
      const before = placeRod(digit);
      const after = placeRod(tapped(digit, bead));
      const way =
        bead === 'heaven'
          ? after.heaven.y - before.heaven.y
          : (after.earth[bead]?.y ?? 0) - (before.earth[bead]?.y ?? 0);
      expect(Math.abs(offset)).toBeLessThanOrEqual(Math.abs(way));
      expect(offset === 0 || Math.sign(offset) === Math.sign(way)).toBe(true);
      expect(to !== digit).toBe(Math.abs(offset) > Math.abs(way) / 2);
      const isWhole = Math.sign(by) === Math.sign(way) && Math.abs(by) >= Math.abs(way);
      expect(offset === way || !isWhole).toBe(true);
    }),
  );
});

test('keys give digits that a rod can show', () => {
  for (const key of ['0', '7', 'ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Delete', 'Backspace'])
    for (const digit of digits) expect(digits).toContain(keyed(digit, key));
  expect(keyed(9, 'ArrowUp')).toBe(9);
  expect(keyed(0, 'ArrowDown')).toBe(0);
  for (const key of ['Enter', 'a', 'Tab', 'F5', '٣']) expect(keyed(3, key)).toBeNull();
});

test('keys lead from rod to rod and never off the board', () => {
  expect(rodAfter(0, 3, 'ArrowRight')).toBe(1);
  expect(rodAfter(0, 3, 'ArrowLeft')).toBeNull();
  expect(rodAfter(2, 3, 'ArrowRight')).toBeNull();
  expect(rodAfter(1, 3, 'Home')).toBe(0);
  expect(rodAfter(1, 3, 'End')).toBe(2);
  expect(rodAfter(1, 3, '5')).toBe(2);
  expect(rodAfter(2, 3, '5')).toBeNull();
  expect(rodAfter(1, 3, 'ArrowUp')).toBeNull();
});

test('a board fits its box, with beads that a finger meets', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 13 }),
      fc.integer({ min: 320, max: 1600 }),
      fc.integer({ min: 120, max: 900 }),
      (rods, width, height) => {
        const fitted = fitSoroban(rods, { width, height });
        const scale = fitted.width / sorobanWidth(rods, fitted.pitch);
        expect(fitted.width).toBeLessThanOrEqual(width + 1e-6);
        expect(scale * 270).toBeLessThanOrEqual(height + 1e-6);
        expect(fitted.pitch).toBeGreaterThanOrEqual(narrowestPitch);
        expect(fitted.pitch).toBeLessThanOrEqual(usualPitch);
      },
    ),
  );
  // Thirteen rods on the narrowest phone: at least the 24 pixels that WCAG 2.2 asks for.
  const narrow = fitSoroban(13, { width: 328, height: 300 });
  expect((narrow.width / sorobanWidth(13, narrow.pitch)) * narrow.pitch).toBeGreaterThanOrEqual(24);
});
