import { csvLine, guard, unguard } from '@mindhero/contract/csv';
import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it, test } from 'vitest';
import { cellText } from './cell-text.ts';
import { listed, toList } from './listed.ts';
import { words } from './words.ts';
import { xlsx } from './xlsx.ts';

/** Texts as people and attackers type them. */
const texts = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^['=+\-@\t\r\n]{0,4}[a-zа-яіїє;",|\\\n ]{0,8}$/),
  fc.constantFrom('=cmd|calc', "'=1", "''+1", '', '+380 44', '@a', 'a"b;c', 'Zoë 🦊'),
);

describe('a cell that a spreadsheet would run', () => {
  it.each(['=1', '+1', '-1', '@x', '\tx', '\rx', '\nx', "'=1"])('is guarded: %j', (text) => {
    expect(guard(text)).toBe(`'${text}`);
  });

  it('is read as it was written, and what is harmless is written as it is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(unguard(guard(text))).toBe(text);
        expect(guard(text)).not.toMatch(/^[=+\-@\t\r\n]/);
        const isHarmless = /^[^'=+\-@\t\r\n]/.test(text);
        expect([text, `'${text}`].slice(0, isHarmless ? 1 : 2)).toContain(guard(text));
      }),
      { seed: 1, numRuns: 500 },
    );
  });
});

test('a line is read by others as it was written', () => {
  fc.assert(
    fc.property(fc.array(texts, { minLength: 2, maxLength: 6 }), (cells) => {
      const line = csvLine(cells);
      expect(line.endsWith('\r\n')).toBe(true);
      expect(Papa.parse(line, { delimiter: ';', newline: '\r\n' }).data[0]).toEqual(cells);
    }),
    { seed: 2, numRuns: 300 },
  );
});

describe('names in one cell', () => {
  it('are found again, whatever is in them', () => {
    const names = fc.string({ unit: 'grapheme', minLength: 1 }).map((name) => name.trim());
    const odd = fc.stringMatching(/^[a\\|,]{1,6}$/);
    fc.assert(
      fc.property(fc.array(fc.oneof(names, odd)), (list) => {
        const filled = list.filter((name) => name !== '');
        expect(listed(toList(filled))).toEqual(filled);
      }),
      { seed: 3, numRuns: 500 },
    );
  });

  it('may be separated by either sign', () => {
    expect(listed(' 5A, 5B |Chess ,,')).toEqual(['5A', '5B', 'Chess']);
  });
});

test.each([
  [12.5, 'EN', '12.5'],
  [12.5, 'UK', '12,5'],
  [-3, 'DE', '-3'],
  ['-3', 'DE', "'-3"],
  [true, 'UK', 'так'],
  [null, 'EN', ''],
  [new Date('2026-03-29T00:30:00Z'), 'EN', '2026-03-29 02:30'],
  [new Date('2026-03-29T22:30:00Z'), 'EN', '2026-03-30 01:30'],
] as const)('%j reads in %s as %j', (cell, language, text) => {
  expect(cellText(cell, { language, time_zone: 'Europe/Kyiv' })).toBe(text);
});

test('a workbook of every list can be written in every language, however long its name is there', async () => {
  const names = Object.values(words).flatMap(({ list }) => Object.values(list));
  const longest = names.toSorted((a, b) => b.length - a.length).slice(0, 3);
  for (const sheet of [...longest, 'A/B: [what?]*\\']) {
    const bytes = await xlsx({ sheet, columns: [{ header: 'Name', width: 10 }], rows: [['Olena']] });
    expect([sheet, bytes.length > 0]).toEqual([sheet, true]);
  }
});
