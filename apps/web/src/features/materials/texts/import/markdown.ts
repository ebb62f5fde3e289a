/** Markdown as plain paragraphs: what is emphasised, linked or listed is read like the rest. Pure. */

/** Line by line: what marks a heading, a list, a quotation, or nothing but a rule. */
const marks = [
  [/^\s{0,3}#{1,6}\s+(.*?)\s*#*\s*$/u, '$1'],
  [/^\s*(?:[-*+]|\d{1,3}[.)])\s+(?=\S)/u, ''],
  [/^\s{0,3}(?:>\s?)+/u, ''],
  [/^\s*(?:[-*_]\s*){3,}$/u, ''],
] as const;

/** Within a line: pictures go, links and emphasis leave their words. */
const spans = [
  [/!\[[^\]]*\]\([^)]*\)/gu, ''],
  [/\[([^\]]+)\]\([^)]*\)/gu, '$1'],
  [/(\*\*|__)(?=\S)(.*?\S)\1/gu, '$2'],
  [/(?<![\p{L}\p{N}*_])([*_])(?=\S)([^*_]*?\S)\1(?![\p{L}\p{N}*_])/gu, '$2'],
  [/`([^`]+)`/gu, '$1'],
  [/\\([\\`*_{}[\]()#+\-.!>])/gu, '$1'],
] as const;

/** The words of a text that may be written in Markdown; of a plain text all but the space around its lines stays. */
export function plainOfMarkdown(source: string): string {
  const plain = (line: string) => {
    const unmarked = marks.reduce((text, [mark, words]) => text.replace(mark, words), line);
    return spans.reduce((text, [mark, words]) => text.replaceAll(mark, words), unmarked).trim();
  };
  const lines = source.split('\n').flatMap((line) => {
    const words = plain(line);
    // A heading is a paragraph of its own.
    return /^\s{0,3}#{1,6}\s/u.test(line) ? ['', words, ''] : [words];
  });
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}
