/** Small letters and capitals mixed. */
import { capitalOf, changePlaces, pickShare, placesOf } from './letters.ts';
import type { Given, WordsChosen } from './transformation.ts';

export interface RandomCaseOptions extends WordsChosen {
  /** Part of the letters that changes case, 0 to 1. */
  readonly part: number;
}

export const randomCaseDefaults: RandomCaseOptions = { share: 1, minWordLength: 1, part: 0.5 };

/** Changes the case of exactly the part of the letters that is asked for; letters of one case, as ß, do not count. */
export function randomCase(text: string, options: RandomCaseOptions, { random }: Given): string {
  const places = placesOf(text, options, random);
  const letters = places.filter((place) => place.inWord !== null);
  // A text has few different letters.
  const others = new Map(
    Array.from(new Set(letters.map(({ sign }) => sign)), (sign) => [sign, otherCase(sign)]),
  );
  const eligible = [...places.keys()].filter((place) => {
    const one = places[place];
    return one !== undefined && one.inWord !== null && others.get(one.sign) !== null;
  });
  return changePlaces(places, pickShare(eligible, options.part, random), (sign) => others.get(sign) ?? sign);
}

/** Null where the way back would not lead to the same letter. */
function otherCase(sign: string): string | null {
  const small = sign.toLowerCase();
  const large = capitalOf(small);
  if (large === null || large === small) return null;
  if (sign === small) return large;
  return sign === large ? small : null;
}
