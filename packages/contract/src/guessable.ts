/**
 * Passwords that fulfil every rule and are tried first all the same: a known word with its usual decoration, a run of
 * keys, a name of its owner.
 */

/** Read in lines, forwards or backwards, with the fingers or in the head. */
const lines = [
  'abcdefghijklmnopqrstuvwxyz',
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '147258369',
  'йцукенгшщзхъ',
  'йцукенгшщзхї',
  'фывапролджэ',
  'фівапролджє',
  'ячсмитьбю',
];

const neighbours = new Set(
  lines.flatMap((line) =>
    Array.from(line).flatMap((key, n) => {
      const next = line[n + 1];
      return next === undefined ? [] : [key + next, next + key];
    }),
  ),
);

/** What is typed by the same keys: a person who writes a word in Cyrillic with Latin letters types a known one. */
const cyrillic = 'йцукенгшщзхъфывапролджэячсмитьбюёіїєґ';
const sameKeys = "qwertyuiop[]asdfghjkl;'zxcvbnm,.`s]'\\";

/** What letters are written as by those who think that nobody else does. */
const disguises: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '8': 'b',
  '3': 'e',
  '9': 'g',
  '6': 'g',
  '1': 'l',
  '!': 'l',
  '|': 'l',
  i: 'l',
  '0': 'o',
  '5': 's',
  $: 's',
  '7': 't',
  '+': 't',
  '2': 'z',
};

/** Shorter words say nothing about what stands beside them. */
const SHORTEST_WORD = 4;
const SHORTEST_NAME = 3;
/** Fewer than that, once everything that can be foreseen counts as one sign, are tried in no time. */
const FEWEST_SIGNS = 6;
/** Signs that are tried at the ends of a word, beside none and all. */
const LONGEST_DECORATION = 8;
/** Letters beside a number that leave it one: a birthday, a telephone. */
const MOST_BESIDE_NUMBER = 3;
const SHORTEST_NUMBER = 6;

/** As which a sign counts; nothing for what only separates. */
function meaningOf(sign: string): string {
  const key = sameKeys[cyrillic.indexOf(sign)] ?? sign;
  const meant = disguises[key] ?? key;
  return key !== sign || /[\p{L}\p{N}]/u.test(meant) ? meant : '';
}

/** Of the usual signs it is known beforehand: the list of common passwords is long. */
const meanings = new Map(
  Array.from({ length: 0x500 }, (_, code) => String.fromCharCode(code)).map((sign) => [
    sign,
    meaningOf(sign),
  ]),
);

/** A word as all that mean it are compared: no capitals, disguises, repeated or separating signs, nor a word said twice. */
export function plainWord(word: string): string {
  let plain = '';
  for (const sign of word.toLowerCase()) plain += meanings.get(sign) ?? meaningOf(sign);
  return saidOnce(saidOnce(plain).replace(/(.)\1+/gu, '$1'));
}

const saidOnce = (word: string) => (word.length < 6 ? word : word.replace(/^(.{3,}?)\1+$/u, '$1'));

/** Under which words a well-known password is to be found: itself, and what is left without signs at its ends. */
export function wordsOf(known: string): string[] {
  const stem = trimmed(known);
  return [known, ...(stem.length < SHORTEST_WORD ? [] : [stem])].map(plainWord).filter((word) => word !== '');
}

const trimmed = (text: string) => text.replace(/^\P{L}+|\P{L}+$/gu, '');

export interface Known {
  /** What others know of the person who chooses the password: names, the school. */
  readonly own?: readonly string[];
  /** Whether a well-known password is found under this word (`wordsOf`). */
  readonly isCommon?: (word: string) => boolean;
}

/** What others know of a person. */
export function wordsAbout(person: {
  readonly username: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email?: string | null;
  readonly school?: string | null;
}): string[] {
  const { username, first_name, last_name, email, school } = person;
  return [username, first_name, last_name, email ?? '', school ?? ''];
}

/** Whether somebody who knows what people choose needs few tries. */
export function isGuessable(password: string, { own = [], isCommon = () => false }: Known = {}): boolean {
  if (foreseenAsOne(password) < FEWEST_SIGNS) return true;
  if (stemsOf(password).some((stem) => isCommon(plainWord(stem)))) return true;
  const letters = password.replace(/\P{L}/gu, '').length;
  if (letters <= MOST_BESIDE_NUMBER && new RegExp(`\\d{${SHORTEST_NUMBER}}`).test(password)) return true;
  return isOwn(password, ['mindhero', ...own]);
}

/** The password without some of the digits and signs at its ends: which of them belong to the word nobody knows. */
function stemsOf(password: string): string[] {
  const stem = trimmed(password);
  const before = cuts(password.indexOf(stem));
  const after = cuts(password.length - stem.length - password.indexOf(stem));
  return before.flatMap((from) => after.map((cut) => password.slice(from, password.length - cut)));
}

/** How much may be cut off at one end; of much there all or a little, or a long password would take long. */
const cuts = (length: number) => [
  ...Array.from({ length: Math.min(length, LONGEST_DECORATION + 1) }, (_, cut) => cut),
  length,
];

/** How many signs it has, where a run of neighbours, a sign again and again or a piece again and again is one. */
function foreseenAsOne(password: string): number {
  let text = password.toLowerCase();
  for (let before = ''; before !== text;) {
    before = text;
    text = withoutRuns(text.replace(/(.+?)\1+/gu, '$1'));
  }
  return Array.from(text).length;
}

function withoutRuns(text: string): string {
  const signs = Array.from(text);
  let kept = '';
  for (let n = 0; n < signs.length;) {
    let end = n + 1;
    while (end < signs.length && neighbours.has(`${signs[end - 1]}${signs[end]}`)) end++;
    // Two neighbours stand in many a good word.
    const isRun = end - n >= 3;
    kept += signs[n];
    n = isRun ? end : n + 1;
  }
  return kept;
}

/** Whether next to nothing is left of it without the names. */
function isOwn(password: string, names: readonly string[]): boolean {
  const words = names
    .flatMap((name) => name.split(/[^\p{L}]+/u))
    .filter((word) => word.length >= SHORTEST_NAME)
    .map(plainWord)
    .toSorted((a, b) => b.length - a.length);
  return stemsOf(password).some((stem) => {
    const plain = plainWord(stem);
    const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
    return rest !== plain && rest.length < SHORTEST_WORD;
  });
}
