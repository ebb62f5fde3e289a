/** Keeps syllables and words clean: none is or sounds like what a child should not read aloud. */
import { ruleOut } from './blocklist.ts';

/** Letters that look alike in the two scripts, so that a word cannot hide behind a letter of the other one. */
const cyrillic = 'аеосрхукмтвні';
const latin = 'aeocpxykmtbhi';

/** Marks of Cyrillic letters make other letters of them. */
const latinMarks = /([a-z])\p{M}+/gu;

type Letters = ReadonlyMap<string, string>;
const mapped = (from: string, to: string): Letters =>
  new Map([...from].map((one, at) => [one, to[at] ?? one]));
const toCyrillic = mapped(latin, cyrillic);
const toLatin = mapped(cyrillic, latin);

function turned(text: string, letters: Letters): string {
  let made = '';
  for (const letter of text) made += letters.get(letter) ?? letter;
  return made;
}

const twice = /(.)\1+/gu;
const cyrillicAlone = /^[\u0400-\u04ff]*$/u;
const plainLatin = /^[a-z]*$/u;

/** The ways in which a text may be read: without marks and doubled letters, and with letters that look like others. */
export function readingsOf(text: string): readonly string[] {
  const plain = text.normalize('NFC').toLowerCase().replaceAll('ё', 'е');
  const readings = [plain];
  // A purely Cyrillic word is not mistaken for a Latin one: "кот" is a cat.
  if (!cyrillicAlone.test(plain)) {
    if (plainLatin.test(plain)) readings.push(turned(plain, toCyrillic));
    else addMixed(readings, plain);
  }
  if (holdsDouble(plain)) readings.push(...readings.map((one) => one.replaceAll(twice, '$1')));
  return readings;
}

function addMixed(readings: string[], plain: string): void {
  if (!/\p{Script=Latin}/u.test(plain)) return;
  if (/[a-z]/u.test(plain)) readings.push(turned(plain, toCyrillic));
  if (/\p{Script=Cyrillic}/u.test(plain)) readings.push(turned(plain, toLatin));
  if (/[^a-zа-я]/u.test(plain))
    readings.push(
      ...readings.map((one) => one.normalize('NFD').replaceAll(latinMarks, '$1').normalize('NFC')),
    );
}

function holdsDouble(text: string): boolean {
  for (let place = 1; place < text.length; place++) {
    if (text.charCodeAt(place) === text.charCodeAt(place - 1)) return true;
  }
  return false;
}

/** By the codes of letters what is ruled out; true where a word of it ends. Whole texts are asked about, a word at a time. */
type Tree = Map<number, Tree | true>;

const tree: Tree = new Map();
for (const word of ruleOut.within) plant(word);

function plant(word: string): void {
  const last = word.length - 1;
  let at = tree;
  for (let place = 0; place < last; place++) {
    const next = at.get(word.charCodeAt(place));
    // What begins with a word that is ruled out is ruled out by that.
    if (next === true) return;
    const below: Tree = next ?? new Map();
    if (next === undefined) at.set(word.charCodeAt(place), below);
    at = below;
  }
  at.set(word.charCodeAt(last), true);
}

function holdsRuledOut(text: string): boolean {
  for (let start = 0; start < text.length; start++) {
    let at: Tree | true | undefined = tree;
    for (let place = start; at instanceof Map; place++) at = at.get(text.charCodeAt(place));
    if (at === true) return true;
  }
  return false;
}

/** Whether a syllable, or a word, may be shown. */
export function isDecent(syllable: string): boolean {
  for (const one of readingsOf(syllable)) if (ruleOut.whole.has(one) || holdsRuledOut(one)) return false;
  return true;
}
