import fc from 'fast-check';
import { create } from 'qrcode';
import { expect, test } from 'vitest';
import { cardAddress, tokenIn } from '../../../entities/person/card-address.ts';
import { readPixels } from './read-pixels.ts';

const QUIET = 4;

/** As a camera might see it: grey instead of black, on a ground that is not quite white. */
function picture(text: string, scale: number) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const side = (modules.size + 2 * QUIET) * scale;
  const at = (pixel: number) => Math.floor(pixel / scale) - QUIET;
  const isDark = (row: number, column: number) =>
    Math.min(row, column) >= 0 && Math.max(row, column) < modules.size && modules.get(row, column) > 0;
  const data = new Uint8ClampedArray(side * side * 4);
  for (let pixel = 0; pixel < side * side; pixel++) {
    const shade = isDark(at(Math.floor(pixel / side)), at(pixel % side)) ? 50 : 220;
    data.set([shade, shade, shade, 255], pixel * 4);
  }
  return { data, width: side, height: side };
}

const tokens = fc.stringMatching(/^[\w-]{22}$/);
const origins = fc.constantFrom('https://mindhero.example', 'http://10.0.0.7:3000', 'https://школа.example');

test('what is printed on a card is read from its picture', () => {
  fc.assert(
    fc.property(tokens, origins, fc.integer({ min: 3, max: 5 }), (token, origin, scale) => {
      const text = readPixels(picture(cardAddress(origin, token), scale));
      expect(tokenIn(text ?? '')).toBe(token);
    }),
    { seed: 97, numRuns: 12 },
  );
});

test('a picture without a code holds none', () => {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(200);
  expect(readPixels({ data, width: 200, height: 200 })).toBeNull();
});
