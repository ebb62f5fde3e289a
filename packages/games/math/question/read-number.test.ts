import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readInteger } from './read-number.ts';

describe('numbers', () => {
  it('are read as people type them', () => {
    const same: [string, bigint][] = [
      ['12', 12n],
      ['  12 ', 12n],
      ['007', 7n],
      ['-5', -5n],
      ['\u22125', -5n],
      ['-0', 0n],
      ['123456789012345678901234567890', 123456789012345678901234567890n],
    ];
    for (const [typed, value] of same) expect(readInteger(typed)).toBe(value);
  });

  it('are none, never a crash, if they are anything else', () => {
    const others = ['', ' ', '-', '1.0', '1,5', '1e3', '0x1f', '--5', '5-', '+5', '1 2', 'NaN', '５', '٥'];
    for (const typed of others) expect(readInteger(typed)).toBeNull();
    expect(readInteger('1'.repeat(41))).toBeNull();
  });

  it('are the same in every spelling', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.nat(3), (value, zeros) => {
        const digits = '0'.repeat(zeros) + String(value).replace('-', '');
        for (const minus of ['-', '\u2212'])
          expect(readInteger(` ${value < 0n ? minus : ''}${digits}\n`)).toBe(value);
      }),
    );
  });

  it('never crash on what a keyboard gives', () => {
    const typing = fc.string({
      unit: fc.constantFrom(...'0123456789-+\u2212.,e xO\u0665\uff15\u{1d7d3}\n'),
      maxLength: 40,
    });
    fc.assert(
      fc.property(typing, (typed) => {
        const value = readInteger(typed);
        expect(value === null || /\d/.test(typed)).toBe(true);
      }),
    );
  });
});
