/** A paragraph without spaces. */
export interface NoSpacesOptions {
  /** Whether punctuation stays; the apostrophe within a word always does. */
  readonly keepPunctuation: boolean;
}

export const noSpacesDefaults: NoSpacesOptions = { keepPunctuation: true };

const punctuation = /(?!(?<=\p{L}\p{M}*)['’](?=\p{L}))\p{P}/gu;

/** Deletes all spaces; line breaks stay. */
export function noSpaces(text: string, { keepPunctuation }: NoSpacesOptions): string {
  const kept = keepPunctuation ? text : text.replaceAll(punctuation, '');
  return kept.replaceAll(/[^\S\n]+/gu, '');
}
