import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lineAt, linesAround, linesOf } from './lines.ts';

/** Lines of a text of 20 px, each in several boxes that are a little off, as marks and buttons are. */
const pages = fc
  .array(fc.array(fc.integer({ min: -3, max: 3 }), { minLength: 1, maxLength: 5 }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((lines) => ({
    count: lines.length,
    boxes: lines.flatMap((boxes, line) =>
      boxes.map((off) => ({ top: 32 * line + off, bottom: 32 * line + 20 + off })),
    ),
  }));

test('boxes that stand beside one another are one line, whatever their order', () => {
  fc.assert(
    fc.property(pages, fc.infiniteStream(fc.nat()), ({ count, boxes }, order) => {
      const mixed = boxes.map((box) => ({ box, at: order.next().value })).toSorted((a, b) => a.at - b.at);
      const lines = linesOf(mixed.map(({ box }) => box));
      expect(lines).toHaveLength(count);
      lines.forEach(({ top, bottom }, line) => {
        expect(Math.abs(top - 32 * line)).toBeLessThanOrEqual(3);
        expect(Math.abs(bottom - 32 * line - 20)).toBeLessThanOrEqual(3);
      });
    }),
  );
});

test('a place belongs to the line that it is in, or to the nearest one', () => {
  const lines = [0, 32, 64].map((top) => ({ top, bottom: top + 20 }));
  expect([-50, 10, 25, 28, 40, 500].map((y) => lineAt(lines, y))).toEqual([0, 0, 0, 1, 1, 2]);
  expect(lineAt([], 7)).toBe(-1);
});

test('what goes on in other lines is in all of them', () => {
  const lines = [0, 32, 64, 96].map((top) => ({ top, bottom: top + 20 }));
  const box = (top: number) => ({ top, bottom: top + 26 });
  expect(linesAround(lines, [box(29)])).toEqual([1, 1]);
  expect(linesAround(lines, [box(29), box(61), box(93)])).toEqual([1, 3]);
  expect(linesAround(lines, [])).toBeNull();
});
