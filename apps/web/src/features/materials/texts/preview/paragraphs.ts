/** A body as it is laid out: paragraphs, parted by empty lines, and the lines of each. Pure. */
export function paragraphsOf(body: string): readonly (readonly string[])[] {
  return body
    .split(/\n[^\S\n]*\n\s*/u)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ''))
    .filter((lines) => lines.length > 0);
}
