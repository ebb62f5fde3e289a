import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Box, clearPlace } from './clear-place.ts';

const SCREEN = 800;
const messages = { left: 600, right: 984, top: 0, bottom: 90 };

const box = fc
  .record({
    left: fc.nat(1000),
    top: fc.nat(SCREEN),
    width: fc.integer({ min: 1, max: 1000 }),
    height: fc.nat(300),
  })
  .map(({ left, top, width, height }): Box => ({ left, top, right: left + width, bottom: top + height }));

test('messages hide nothing, or stand at the edge where there is no room for them', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 6 }), (boxes) => {
      const foot = SCREEN - clearPlace(messages, boxes, SCREEN);
      const hidden = boxes.filter(
        ({ left, right, top, bottom }) =>
          left < messages.right && right > messages.left && top < foot && bottom > foot - 90,
      );
      expect(foot === SCREEN - 16 || hidden.length === 0).toBe(true);
      expect(foot - 90).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('messages stand above the buttons at the end of a page, and above the menu of a phone', () => {
  const menu = { left: 0, right: 1000, top: 732, bottom: 800 };
  const buttons = { left: 500, right: 1000, top: 660, bottom: 720 };
  expect(clearPlace(messages, [], SCREEN)).toBe(16);
  expect(clearPlace(messages, [menu], SCREEN)).toBe(84);
  expect(clearPlace(messages, [buttons, menu], SCREEN)).toBe(156);
});

test('what stands beside them, above them or below the screen moves no message', () => {
  const sidebar = { left: 0, right: 232, top: 0, bottom: 800 };
  const above = { left: 0, right: 1000, top: 100, bottom: 300 };
  const below = { left: 0, right: 1000, top: 810, bottom: 900 };
  expect(clearPlace(messages, [sidebar, above, below], SCREEN)).toBe(16);
});
