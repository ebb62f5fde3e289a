/** What editors of learning platforms wrap around a question: simple HTML, of which only the text is wanted. */

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00A0',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  laquo: '«',
  raquo: '»',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  shy: '',
};

/** The text of simple HTML. Elements give way to spaces where they end a line, other unknown entities stay. */
export function plainOfMarkup(markup: string): string {
  return markup
    .replaceAll(/<\/?(?:p|br|div|li|ul|ol|h[1-6])\b[^<>]*>/giu, ' ')
    .replaceAll(/<\/?[a-z][^<>]*>/giu, '')
    .replaceAll(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]+));/giu,
      (entity, decimal, hex, name: string | undefined) => {
        if (name !== undefined) return named[name.toLowerCase()] ?? entity;
        const code = decimal === undefined ? Number.parseInt(String(hex), 16) : Number(decimal);
        return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
      },
    );
}
