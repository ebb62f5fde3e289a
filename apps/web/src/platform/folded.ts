/** A text as it is compared in a search: without capitals, and without the marks above and below letters. */
export const folded = (text: string): string =>
  text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
