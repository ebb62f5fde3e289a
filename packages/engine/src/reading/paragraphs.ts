/** How a body is laid out: paragraphs, parted by empty lines, and the lines of each. */

/** A piece of a text and where it begins, in UTF-16 units of the text. */
export interface Span {
  readonly text: string;
  readonly start: number;
}

/** The paragraphs of a body with the lines of each, trimmed; empty ones are left out. */
export function paragraphsOf(body: string): readonly (readonly Span[])[] {
  const paragraphs: Span[][] = [];
  let current: Span[] = [];
  let start = 0;
  for (const line of body.split('\n')) {
    const text = line.trim();
    if (text === '') {
      if (current.length > 0) paragraphs.push(current);
      current = [];
    } else {
      current.push({ text, start: start + line.indexOf(text) });
    }
    start += line.length + 1;
  }
  return current.length > 0 ? [...paragraphs, current] : paragraphs;
}
