import { expect, test } from 'vitest';
import { placeRod } from './soroban-places.ts';

const digits = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

test('the beads that count add up to the digit', () => {
  for (const digit of digits) {
    const { heaven, earth } = placeRod(digit);
    expect((heaven.active ? 5 : 0) + earth.filter(({ active }) => active).length).toBe(digit);
  }
});

test('no bead lies in another, on the beam or on the frame', () => {
  const [half, beam, top, bottom] = [16, 91, 8, 262];
  for (const digit of digits) {
    const { heaven, earth } = placeRod(digit);
    expect(heaven.y - half).toBeGreaterThanOrEqual(top);
    expect(heaven.y + half).toBeLessThanOrEqual(beam - 4);
    const middles = earth.map(({ y }) => y);
    expect(Math.min(...middles) - half).toBeGreaterThanOrEqual(beam + 4);
    expect(Math.max(...middles) + half).toBeLessThanOrEqual(bottom);
    for (const [index, y] of middles.slice(1).entries())
      expect(y - (middles[index] ?? y)).toBeGreaterThanOrEqual(2 * half);
  }
});
