/** The rows of a workbook's first sheet, as lines with their numbers, like those of a CSV file. */
import { posix } from 'node:path';
import { SaxesParser } from 'saxes';
import { ApiError } from '../http/problem.ts';
import { refuseFile } from './refuse-file.ts';
import type { Limits, TableLine } from './table-line.ts';
import { unpack } from './unpack.ts';

/** Characters of all cells together: no CSV file of the size that is taken has more. */
const MOST_TEXT = 5 * 1024 * 1024;

type Attributes = Readonly<Record<string, string>>;

interface Reader {
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Tells of the elements of a part by their names without prefixes. @throws ApiError 422 for what is no XML */
function readXml(xml: string, { open, text, close }: Reader): void {
  const parser = new SaxesParser();
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  parser.on('error', () => refuseFile('file_broken'));
  parser.on('opentag', ({ name, attributes }) => open?.(plain(name), attributes));
  parser.on('closetag', ({ name }) => close?.(plain(name)));
  parser.on('text', (content) => text?.(content));
  parser.on('cdata', (content) => text?.(content));
  parser.write(xml).close();
}

/**
 * All rows but empty ones. What a cell shows is not asked: a number is read as it is stored, a moment as a number.
 * @throws ApiError 422 naming the row that cannot be read, or the first one too many; 413
 */
export function readXlsx(bytes: Uint8Array, limits: Limits): TableLine[] {
  const parts = unpack(bytes);
  const sheet = parts.get(placeOfFirstSheet(parts));
  // Some other packed folder.
  if (sheet === undefined) return refuseFile('is_workbook');
  return rowsOf(sheet, stringsOf(parts.get('xl/sharedstrings.xml')), limits);
}

function placeOfFirstSheet(parts: ReadonlyMap<string, string>): string {
  let id: string | undefined;
  readXml(parts.get('xl/workbook.xml') ?? '<none/>', {
    open: (name, attributes) => {
      const { state = 'visible' } = attributes;
      if (name === 'sheet' && state === 'visible') id ??= attributes['r:id'];
    },
  });
  let target = '';
  readXml(parts.get('xl/_rels/workbook.xml.rels') ?? '<none/>', {
    open: (name, { Id, Target = '' }) => {
      if (name === 'Relationship' && Id === id) target = Target;
    },
  });
  return posix.resolve('/xl', target).slice(1).toLowerCase();
}

/**
 * What text cells refer to by its place, null for what is no text. How it is read aloud, as Japanese names have it, is left
 * out.
 */
function stringsOf(xml: string | undefined): readonly (string | null)[] {
  const strings: (string | null)[] = [];
  if (xml === undefined) return strings;
  let [isText, phonetic, content] = [false, false, ''];
  readXml(xml, {
    open: (name) => {
      if (name === 'si') content = '';
      if (name === 'rPh') phonetic = true;
      isText = name === 't' && !phonetic;
    },
    text: (text) => {
      if (isText) content += text;
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') phonetic = false;
      if (name === 'si') strings.push(plainText(content));
    },
  });
  return strings;
}

interface Cell {
  readonly place: number;
  readonly type: string;
  hasFormula: boolean;
  value: string;
}

function rowsOf(sheet: string, strings: readonly (string | null)[], limits: Limits): TableLine[] {
  const lines: TableLine[] = [];
  let room = MOST_TEXT;
  let line = 0;
  let next = 0;
  let texts: string[] = [];
  let formulas: number[] = [];
  let cell: Cell | null = null;
  let isValue = false;

  function keep({ place, type, hasFormula, value }: Cell): void {
    const text = type === 's' ? strings[Number(value)] : plainText(textOf(type, value));
    if (text === null) return refuseFile('not_text', line);
    // Cells without content may reach as far as the sheet is wide, for their looks.
    if ((text ?? '') === '' && !hasFormula) return;
    if (place >= limits.columns) refuseFile('too_many_columns', line);
    while (texts.length < place) texts.push('');
    texts[place] = text ?? '';
    // Many cells may refer to one long text.
    room -= texts[place].length;
    if (room < 0) throw new ApiError('body_too_large');
    if (hasFormula) formulas.push(place);
  }

  readXml(sheet, {
    open: (name, { r, t = 'n' }) => {
      if (name === 'row') {
        line = r === undefined ? line + 1 : Number(r);
        if (!Number.isSafeInteger(line) || line < 1) refuseFile('file_broken');
        [next, texts, formulas] = [0, [], []];
      } else if (name === 'c') {
        const place = r === undefined ? next : columnOf(r);
        next = place + 1;
        cell = { place, type: t, hasFormula: false, value: '' };
      } else if (name === 'f' && cell !== null) cell.hasFormula = true;
      isValue = name === 'v' || name === 't';
    },
    text: (text) => {
      if (isValue && cell !== null) cell.value += text;
    },
    close: (name) => {
      isValue = false;
      if (name === 'c' && cell !== null) {
        keep(cell);
        cell = null;
      }
      if (name !== 'row' || (formulas.length === 0 && texts.every((text) => text === ''))) return;
      lines.push({ line, cells: texts, formulas });
      if (lines.length > limits.lines) refuseFile('too_many_rows', line);
    },
  });
  return lines;
}

/** "B12" is the second column, whose place is 1. */
function columnOf(reference: string): number {
  const letters = /^[A-Z]{1,3}/i.exec(reference)?.[0].toUpperCase() ?? 'A';
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

function textOf(type: string, value: string): string {
  if (type === 'b') return value === '1' ? 'true' : 'false';
  // Without an exponent, for telephone numbers.
  if (type === 'n' && value !== '' && Number.isFinite(Number(value))) return String(Number(value));
  return value;
}

/** As a cell of a CSV file reads: workbooks write some signs by their number. Null for what is no text. */
function plainText(written: string): string | null {
  const text = written
    .replaceAll(/_x([\dA-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll(/\r\n?/g, '\n')
    .trim();
  return /[^\P{Cc}\t\n]/u.test(text) ? null : text;
}
