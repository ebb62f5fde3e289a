/** A paragraph without spaces. */
export interface NoSpacesOptions {
  /** Whether punctuation stays; what belongs to a word or a number always does. */
  readonly keepPunctuation: boolean;
}

export const noSpacesDefaults: NoSpacesOptions = { keepPunctuation: true };

/** But for the apostrophe of a word and the marks of a number. */
const punctuation = /(?!(?<=\p{L}\p{M}*)['’](?=\p{L})|(?<=\p{Nd})[.,](?=\p{Nd}))\p{P}/gu;

/** Deletes all spaces; line breaks stay. */
export function noSpaces(text: string, { keepPunctuation }: NoSpacesOptions): string {
  const kept = keepPunctuation ? text : text.replaceAll(punctuation, '');
  return kept.replaceAll(/[^\S\n]+/gu, '');
}
