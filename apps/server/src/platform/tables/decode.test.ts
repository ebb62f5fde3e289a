import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import type { ApiError } from '../http/problem.ts';
import { decode } from './decode.ts';
import { readCsv } from './read-csv.ts';

const limits = { columns: 100, lines: 10 };

function refusal(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return (error as ApiError).options.errors;
  }
}

describe('text is read', () => {
  /** As Excel of that country saves it, byte by byte. */
  test.each([
    ['cff0b3e7e2e8f9e53bb2ec92ff0d0ac3e0e93bdeebb3ff', 'Прізвище;Ім’я\r\nГай;Юлія'],
    ['d4e0ece8ebe8ff3bc8ecff0d0ab8eb3bcbb3e7e0', 'Фамилия;Имя\r\nёл;Ліза'],
    ['4e616d650d0a4dfc6c6c65720d0a4772f6df65', 'Name\r\nMüller\r\nGröße'],
    ['efbbbf41c384', 'AÄ'],
    ['41c384', 'AÄ'],
    ['fffe41003104', 'Aб'],
    ['feff00410431', 'Aб'],
  ])('%s', (bytes, text) => {
    expect(decode(Buffer.from(bytes, 'hex'))).toBe(text);
  });

  it('as it was written, if it was UTF-8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const plain = text.replaceAll(/\p{Cc}/gu, '').replace(/^\uFEFF/, '');
        expect(decode(Buffer.from(plain))).toBe(plain);
      }),
      { seed: 5 },
    );
  });
});

describe('what is no text is refused with its line', () => {
  const cyrillic = Buffer.from('Ім’я\nЮлія\nОль');
  test.each([
    ['a NUL', Buffer.from('a\nb\0c'), { code: 'not_text', params: { line: 2 } }],
    [
      'broken UTF-8',
      Buffer.concat([cyrillic, Buffer.from([0xd0])]),
      { code: 'not_text', params: { line: 3 } },
    ],
    [
      'broken UTF-8 with its mark',
      Buffer.from('efbbbf41ff', 'hex'),
      { code: 'not_text', params: { line: 1 } },
    ],
    ['half a UTF-16 letter', Buffer.from('fffe4100d8', 'hex'), { code: 'not_text' }],
    [
      'a picture',
      readFileSync(new URL('../../../../web/public/icons/icon-192.png', import.meta.url)),
      { code: 'not_text' },
    ],
    ['a workbook', Buffer.from('504b0304140000', 'hex'), { code: 'is_workbook' }],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), { code: 'is_workbook' }],
  ])('%s', (_what, bytes, error) => {
    expect(refusal(() => decode(bytes))).toMatchObject([{ path: 'body', ...error }]);
  });
});

describe('lines', () => {
  it('keep their numbers over empty ones and over line breaks in cells', () => {
    expect(readCsv('a;b\r\n"x\r\ny";z\r\n\r\n;;\r\n"q ""r""";1', limits)).toEqual([
      { line: 1, cells: ['a', 'b'], formulas: [] },
      { line: 2, cells: ['x\ny', 'z'], formulas: [] },
      { line: 6, cells: ['q "r"', '1'], formulas: [] },
    ]);
  });

  it.each([
    ['a,b;c,d\n', ['a', 'b;c', 'd']],
    ['a\tb\n', ['a', 'b']],
    ['sep=|\na|b;c\n', ['a', 'b;c']],
    ["'=1;'+2\n", ['=1', '+2']],
    ['+380 (44) 1 ext. 4;-;- see parents;-5\n', ['+380 (44) 1 ext. 4', '-', '- see parents', '-5']],
  ])('%j', (text, cells) => {
    expect(readCsv(text, limits)[0]?.cells).toEqual(cells);
  });

  test.each([
    ['quotes that are never closed', 'a;b\nx;y\n"abc;d\ne;f', 'broken_quotes', 3],
    ['text after a quoted cell', 'a;b\n"x"y;z', 'broken_quotes', 2],
    ['ten thousand columns', `a;b\n${';'.repeat(9_999)}`, 'too_many_columns', 2],
    ['too many lines', 'a\n'.repeat(11), 'too_many_rows', 11],
  ])('%s are told', (_what, text, code, line) => {
    expect(refusal(() => readCsv(text, limits))).toEqual([{ path: 'body', code, params: { line } }]);
  });

  test('formulas are told with their places, guarded ones are none', () => {
    const text = `a;"x";" =HYPERLINK(1)"\n+cmd|' /C calc'!A0;'=1\n`;
    expect(readCsv(text, limits).map(({ formulas }) => formulas)).toEqual([[2], [0]]);
  });

  test('one of five million letters is one line', () => {
    expect(readCsv('x'.repeat(5_000_000), limits)).toHaveLength(1);
  });
});
