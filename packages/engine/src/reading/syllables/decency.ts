/** Keeps tables clean: no syllable is or sounds like what a child should not read aloud, and none arises across cells. */
import { ruleOut } from './blocklist.ts';

interface Table {
  readonly rows: number;
  readonly columns: number;
  readonly cells: readonly string[];
}

/** Letters that look alike in the two scripts, so that a word cannot hide behind a letter of the other one. */
const cyrillic = 'аеосрхукмтвні';
const latin = 'aeocpxykmtbhi';

/** Marks of Cyrillic letters make other letters of them. */
const latinMarks = /([a-z])\p{M}+/gu;

const turned = (text: string, from: string, to: string): string =>
  [...text].map((letter) => to[from.indexOf(letter)] ?? letter).join('');

/** The ways in which a text may be read: without marks and doubled letters, and with letters that look like others. */
function readingsOf(text: string): ReadonlySet<string> {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  const readings = [plain];
  if (/[a-z]/u.test(plain)) readings.push(turned(plain, latin, cyrillic));
  // A purely Cyrillic word is not mistaken for a Latin one: "кот" is a cat.
  if (/\p{Script=Latin}/u.test(plain) && /\p{Script=Cyrillic}/u.test(plain))
    readings.push(turned(plain, cyrillic, latin));
  if (/[^a-zа-я]/u.test(plain))
    readings.push(
      ...readings.map((one) => one.normalize('NFD').replaceAll(latinMarks, '$1').normalize('NFC')),
    );
  return new Set([...readings, ...readings.map((one) => one.replaceAll(/(.)\1+/gu, '$1'))]);
}

/** Whether a syllable may be shown. */
export function isDecent(syllable: string): boolean {
  return ![...readingsOf(syllable)].some((one) => ruleOut.whole.has(one) || ruleOut.within.test(one));
}

/** Whether what is read across the cells of a table, row by row or column by column, may be shown. */
export function isDecentTable({ rows, columns, cells }: Table): boolean {
  const down = Array.from({ length: columns }, (_, column) =>
    Array.from({ length: rows }, (_, row) => cells[row * columns + column] ?? '').join(''),
  );
  const texts = [cells.join(''), ...down].flatMap((text) => [...readingsOf(text)]);
  return !texts.some((text) => ruleOut.across.test(text));
}
