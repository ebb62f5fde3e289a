/**
 * Reads the little Markdown that the manual is written in: a title (`# …`), sections with an anchor that is the same in
 * all languages (`## Heading {#anchor}`), paragraphs, lists (`- …`, `1. …`), and pictures (`![words](name)`). Within a
 * line there are `**strong**` words, keys between backticks, and links to other pages, `[words](page#anchor)`.
 */

/** A piece of a line. */
export type Span =
  | { readonly kind: 'text' | 'strong' | 'key'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly page: string; readonly anchor: string | null };

export type ManualBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list'; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: 'picture'; readonly name: string; readonly text: string };

export interface ManualSection {
  /** Null for what stands before the first heading. */
  readonly anchor: string | null;
  readonly heading: string | null;
  readonly blocks: readonly ManualBlock[];
}

export interface ManualPage {
  readonly title: string;
  readonly sections: readonly ManualSection[];
}

const heading = /^## (.+) \{#([a-z\d-]+)\}$/;
const picture = /^!\[(.+)\]\(([a-z\d-]+)\)$/;
const bullet = /^- (.+)$/;
const step = /^\d+\. (.+)$/;
/** Of an inner line: strong words, a key, a link. */
const marks = /\*\*(.+?)\*\*|`([^`]+)`|\[([^\]]+)\]\(([a-z\d-]+)(?:#([a-z\d-]+))?\)/g;

/**
 * A page by its source, a paragraph, an item and a heading on a line of its own each.
 * @throws SyntaxError that names the line which means nothing
 */
export function parsePage(source: string): ManualPage {
  const [first = '', ...rest] = source.split('\n').map((line) => line.trim());
  if (!first.startsWith('# ')) throw new SyntaxError(`A page begins with its title: ${first}`);
  const sections: { anchor: string | null; heading: string | null; blocks: ManualBlock[] }[] = [
    { anchor: null, heading: null, blocks: [] },
  ];
  let list: { kind: 'list'; isOrdered: boolean; items: string[] } | null = null;
  for (const line of rest) {
    const item = bullet.exec(line)?.[1] ?? step.exec(line)?.[1];
    const blocks = sections.at(-1)?.blocks ?? [];
    if (item !== undefined) {
      if (list === null) blocks.push((list = { kind: 'list', isOrdered: !line.startsWith('-'), items: [] }));
      list.items.push(item);
      continue;
    }
    list = null;
    if (line === '') continue;
    const [, words, anchor] = heading.exec(line) ?? [];
    if (words !== undefined && anchor !== undefined) {
      sections.push({ anchor, heading: words, blocks: [] });
      continue;
    }
    const [, text, name] = picture.exec(line) ?? [];
    if (text !== undefined && name !== undefined) blocks.push({ kind: 'picture', name, text });
    else if (/^[#!]/.test(line)) throw new SyntaxError(`Neither a heading nor a picture: ${line}`);
    else blocks.push({ kind: 'paragraph', text: line });
  }
  return {
    title: first.slice(2),
    sections: sections.filter((one) => one.anchor !== null || one.blocks.length > 0),
  };
}

/** The pieces of a line, in its order. */
export function spansOf(line: string): Span[] {
  const spans: Span[] = [];
  let end = 0;
  const plain = (text: string) => text !== '' && spans.push({ kind: 'text', text });
  for (const match of line.matchAll(marks)) {
    const [whole, strong, key, words, page, anchor] = match;
    plain(line.slice(end, match.index));
    if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else if (key !== undefined) spans.push({ kind: 'key', text: key });
    else if (words !== undefined && page !== undefined)
      spans.push({ kind: 'link', text: words, page, anchor: anchor ?? null });
    end = match.index + whole.length;
  }
  plain(line.slice(end));
  return spans;
}

/** A line as it is read, without its marks. */
export function plainText(line: string): string {
  return spansOf(line)
    .map(({ text }) => text)
    .join('');
}

/** The lines of a block; those of a picture are its words. */
export function linesOf(block: ManualBlock): readonly string[] {
  return block.kind === 'list' ? block.items : [block.text];
}
