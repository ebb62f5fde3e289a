/** Where a word may go on in the next line, whatever the browser knows of its language. Pure. */

const vowel = '[aeiouyäöüаеёиоуыэюяєії]';
/** Letters that are one sound stay together. */
const within = '(?<!(?:c|p|r|s|t)(?=h)|c(?=k)|q(?=u)|s(?=ch)|д(?=[жз]))';
const consonant = '[bcdfghjklmnpqrstvwxzßбвгґджзклмнпрстфхцчшщ]';
const sound = `(?:sch|ch|ck|ph|rh|sh|th|qu|дж|дз|${consonant})`;
const places = new RegExp(`(?<=\\p{L}{2})(?<=${vowel}\\p{L}*)${within}(?=${sound}${vowel})`, 'giu');

/** The word with a soft hyphen before each syllable that begins with a consonant, as children learn to part words. */
export function hyphenated(word: string): string {
  return word.replaceAll(places, '\u00AD');
}
