/**
 * Names in Latin letters, for usernames: Ukrainian by the Cabinet of Ministers' resolution 55 of 2010, Russian as in
 * passports (ICAO Doc 9303), German with its usual pairs of letters, all others without their marks.
 */
import type { Language } from '@mindhero/contract/user';

type Letters = Readonly<Record<string, string>>;

const pairs = (text: string): Letters =>
  Object.fromEntries(
    text
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split(':')),
  );

/** Letters that Ukrainian and Russian write alike. */
const cyrillic = pairs(
  'а:a б:b в:v д:d е:e ж:zh з:z к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch',
);

const ukrainian: Letters = {
  ...cyrillic,
  ...pairs('г:h ґ:g є:ie и:y і:i ї:i й:i ь: ю:iu я:ia ы:y э:e ё:e ъ: ў:u'),
};

/** Where a word begins. */
const ukrainianInitials = pairs('є:ye ї:yi й:y ю:yu я:ya');

const russian: Letters = {
  ...cyrillic,
  ...pairs('г:g ґ:g ё:e и:i й:i ъ:ie ы:y ь: э:e ю:iu я:ia і:i ї:i є:ie ў:u'),
};

const latin = pairs('ä:ae ö:oe ü:ue ß:ss ł:l ø:o đ:d ð:d þ:th æ:ae œ:oe ı:i ŋ:n ħ:h ŧ:t');

export type Alphabet = 'ukrainian' | 'russian';

/**
 * Whose letters these are, as far as the letters tell; where they could be of both, the language decides.
 * @param text all that is to be written in the same way
 */
export function alphabetOf(text: string, language: Language): Alphabet {
  const letters = text.normalize('NFC').toLowerCase();
  if (/[ґєії]|['’ʼ][юя]/u.test(letters)) return 'ukrainian';
  return language === 'RU' || /[ыэёъ]/u.test(letters) ? 'russian' : 'ukrainian';
}

/**
 * The text in the letters a to z, in lower case; digits stay, apostrophes go, everything else that cannot be written
 * so becomes a hyphen. The alphabet matters to Cyrillic letters alone.
 */
export function transliterate(text: string, alphabet: Alphabet): string {
  const letters = text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’ʼ‘`´ʹ]/gu, '');
  const romanised = alphabet === 'russian' ? fromRussian(letters) : fromUkrainian(letters);
  return romanised
    .replaceAll(/\p{L}/gu, (letter) => latin[letter] ?? letter)
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}

function fromUkrainian(text: string): string {
  return text
    .replaceAll('зг', 'zgh')
    .replaceAll(/(?<!\p{L})[єїйюя]/gu, (letter) => ukrainianInitials[letter] ?? letter)
    .replaceAll(/\p{L}/gu, (letter) => ukrainian[letter] ?? letter);
}

function fromRussian(text: string): string {
  return text.replaceAll(/\p{L}/gu, (letter) => russian[letter] ?? letter);
}
