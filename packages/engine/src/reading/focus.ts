/** The letter of a word by which it is recognised soonest, a little before its middle: there the eye rests. */
import { graphemes } from './words.ts';

/** A text around its focus letter; there is none where the text has no letter or digit. */
export interface Focused {
  readonly before: string;
  readonly focus: string;
  readonly after: string;
}

/** Of a word with up to so many letters it is the first, the second … one. */
const lengths = [1, 5, 9, 13];
/** In several words at a time the eye rests a little before the middle of all. */
const SHARE_OF_SEVERAL = 0.4;

/** The text parted at its focus letter. */
export function focusOf(text: string): Focused {
  const signs = graphemes(text);
  const letters = signs.flatMap((sign, index) => (/[\p{L}\p{N}]/u.test(sign) ? [index] : []));
  const isSeveral = /[\p{L}\p{N}].*\s.*[\p{L}\p{N}]/u.test(text);
  const nth = isSeveral ? Math.floor(SHARE_OF_SEVERAL * letters.length) : nthOf(letters.length);
  const index = letters[nth];
  if (index === undefined) return { before: '', focus: '', after: text };
  return {
    before: signs.slice(0, index).join(''),
    focus: signs[index] ?? '',
    after: signs.slice(index + 1).join(''),
  };
}

function nthOf(length: number): number {
  const nth = lengths.findIndex((most) => length <= most);
  return nth === -1 ? lengths.length : nth;
}
