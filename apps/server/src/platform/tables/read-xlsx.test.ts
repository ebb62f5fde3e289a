import { csvLine, guard } from '@mindhero/contract/csv';
import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it, test } from 'vitest';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';
import { xlsx } from './xlsx.ts';

const limits = { columns: 100, lines: 5_000 };
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const linked = 'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"';

/** A workbook as other programs write it. */
function workbook(
  rows: string,
  strings = '',
  sheets = '<sheet name="A" sheetId="1" r:id="rId7"/>',
): Uint8Array {
  const parts: Record<string, string> = {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${main} ${linked}><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId7" Target="worksheets/sheet1.xml"/><Relationship Id="rId8" Target="/xl/worksheets/Second.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${rows}</sheetData></worksheet>`,
    'xl/worksheets/Second.xml': `<worksheet ${main}><sheetData><row><c t="str"><v>second</v></c></row></sheetData></worksheet>`,
    'xl/sharedStrings.xml': `<sst ${main}>${strings}</sst>`,
    'xl/styles.xml': 'no XML at all',
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}

const cellsOf = (file: Uint8Array) => readXlsx(file, limits).map(({ line, cells }) => [line, ...cells]);

describe('a workbook of another program', () => {
  it('is read with shared, rich and inline strings, numbers and flags, wherever its cells say they stand', () => {
    const strings =
      '<si><t>Anna</t></si><si><r><t>Мар</t></r><r><t xml:space="preserve">’яна </t></r><rPh><t>x</t></rPh></si>';
    const rows =
      '<row r="2"><c r="A2" t="s"><v>0</v></c><c r="D2" t="s"><v>1</v></c></row>' +
      '<row r="3" ht="12"/>' +
      '<row r="5"><c r="B5"><v>3.80441234567E11</v></c><c t="b"><v>1</v></c><c t="inlineStr"><is><t>a &amp; b</t></is></c></row>' +
      '<row><c t="str"><v>5A_x000D__x000A_5B</v></c><c r="XFD6" s="3"/><c r="C6" t="e"><v>#N/A</v></c></row>';
    expect(cellsOf(workbook(rows, strings))).toEqual([
      [2, 'Anna', '', '', 'Мар’яна'],
      [5, '', '380441234567', 'true', 'a & b'],
      [6, '5A\n5B', '', '#N/A'],
    ]);
  });

  it('tells where formulas stand, which hide nothing', () => {
    const rows =
      '<row r="1"><c r="B1" t="str"><f>HYPERLINK("x")</f><v>Anna</v></c></row>' +
      '<row r="2"><c r="A2"><f>1/0</f></c><c r="B2" t="str"><v>=1</v></c></row>';
    expect(readXlsx(workbook(rows), limits)).toEqual([
      { line: 1, cells: ['', 'Anna'], formulas: [1] },
      { line: 2, cells: ['', '=1'], formulas: [0] },
    ]);
  });

  it('is read from its first sheet that is in sight', () => {
    const sheets =
      '<sheet name="H" state="hidden" r:id="rId7"/><sheet name="S" state="visible" r:id="rId8"/><sheet name="T" r:id="rId7"/>';
    expect(cellsOf(workbook('', '', sheets))).toEqual([[1, 'second']]);
  });
});

const text = (content: string) => `<c t="str"><v>${content}</v></c>`;
const bomb = 'x'.repeat(33 * 1024 * 1024);

test.each<[string, () => Uint8Array, object]>([
  [
    'too many rows',
    () => workbook(`<row>${text('a')}</row>`.repeat(5_001)),
    { code: 'too_many_rows', line: 5_001 },
  ],
  [
    'a row that is too long',
    () => workbook(`<row><c r="CW1" t="str"><v>x</v></c></row>`),
    { code: 'too_many_columns', line: 1 },
  ],
  [
    'a sign that is no text',
    () => workbook(`<row r="4">${text('_x0007_')}</row>`),
    { code: 'not_text', line: 4 },
  ],
  ['another packed folder', () => zipSync({ 'word/document.xml': strToU8('<a/>') }), { code: 'is_workbook' }],
  ['a row of no number', () => workbook(`<row r="abc">${text('a')}</row>`), { code: 'file_broken' }],
  ['broken XML', () => workbook('<row><c>'), { code: 'file_broken' }],
  ['a broken archive', () => workbook('').slice(0, -40), { code: 'file_broken' }],
])('%s is refused', (_what, file, { code, line }: { code?: string; line?: number }) => {
  const params = line === undefined ? {} : { params: { line } };
  expect(() => readXlsx(file(), limits)).toThrow(
    expect.objectContaining({ options: { errors: [{ path: 'body', code, ...params }] } }),
  );
});

test('what unpacks to far more than it weighs is refused before it is unpacked', () => {
  const file = workbook('', bomb);
  expect(file.length).toBeLessThan(1024 * 1024);
  expect(() => readXlsx(file, limits)).toThrow(expect.objectContaining({ code: 'body_too_large' }));
});

test('a size that is told too small brings no more than is ever unpacked', () => {
  const file = workbook('', bomb);
  const bytes = Buffer.from(file);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(bomb.length + `<sst ${main}></sst>`.length);
  const told = Buffer.from('10000000', 'hex');
  for (let at = bytes.indexOf(size); at >= 0; at = bytes.indexOf(size, at + 4)) told.copy(bytes, at);
  expect(bytes.equals(file)).toBe(false);
  expect(() => readXlsx(bytes, limits)).toThrow(expect.objectContaining({ code: 'body_too_large' }));
});

test('many cells that refer to one long text are refused', () => {
  const rows = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
  const file = workbook(rows, `<si><t>${'x'.repeat(60_000)}</t></si>`);
  expect(() => readXlsx(file, limits)).toThrow(expect.objectContaining({ code: 'body_too_large' }));
});

test('a table reads the same from either kind of file', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.stringMatching(/^['=+\-@;",|\\<>&\n a-zґї]{0,9}$/),
    fc.constantFrom('', '=cmd|calc', "'=1", 'a]]>b', '5', '007', 'O’Neill "Zoë" 🦊'),
  );
  const plain = cell.map((value) =>
    value.replaceAll(/[^\P{Cc}\n]|[\u{FFFE}\u{FFFF}]|_x[\dA-F]{4}_/giu, '').trim(),
  );
  const tables = fc.array(fc.array(plain, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 });
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      const header = ['first', 'last', 'c', 'd', 'e', 'f'];
      const columns = header.map((name) => ({ header: name, width: 10 }));
      const file = await xlsx({ sheet: 'Table', columns, rows });
      const csv = [header, ...rows.map((row) => row.map(guard))].map(csvLine).join('');
      const trimmed = (lines: ReturnType<typeof readCsv>) =>
        lines.map(({ cells, formulas }) => [
          cells.slice(0, cells.findLastIndex((one) => one !== '') + 1),
          formulas,
        ]);
      expect(trimmed(readXlsx(file, limits))).toEqual(trimmed(readCsv(csv, limits)));
    }),
    { seed: 179, numRuns: 25 },
  );
});
