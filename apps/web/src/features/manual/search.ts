/** Finds sections of the manual by words. Pure. */
import { folded } from '../../platform/folded.ts';

/** A section as it is searched: what stands above it, its lines, and where it is. */
export interface Searched {
  readonly page: string;
  readonly anchor: string | null;
  readonly title: string;
  readonly heading: string | null;
  readonly lines: readonly string[];
}

export interface Found extends Searched {
  /** The line that says most of what was asked for. */
  readonly line: string;
}

/** More are not looked through by anybody. */
const MOST = 20;

const TITLE = 6;
const HEADING = 4;

interface Indexed {
  readonly section: Searched;
  readonly title: readonly string[];
  readonly heading: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

export type Index = readonly Indexed[];

/** The words of a text as they are compared; an apostrophe belongs to its word. */
export function wordsOf(text: string): string[] {
  return folded(text).match(/[\p{L}\d]+(?:['’ʼ][\p{L}\d]+)*/gu) ?? [];
}

export function indexOf(sections: readonly Searched[]): Index {
  return sections.map((section) => ({
    section,
    title: wordsOf(section.title),
    heading: wordsOf(section.heading ?? ''),
    lines: section.lines.map(wordsOf),
  }));
}

/** Forms of a word differ at its end: of a long one the last letters may be others. */
const LONG = 6;
const END = 2;

function says(words: readonly string[], asked: string): boolean {
  const stem = asked.length >= LONG ? asked.slice(0, -END) : asked;
  return words.some(
    (word) => word.startsWith(asked) || (word.startsWith(stem) && word.length <= asked.length + END),
  );
}

/** What a section is worth for a word; 0 where it does not say it. */
function worthOf({ title, heading, lines }: Indexed, word: string): number {
  return (
    (says(title, word) ? TITLE : 0) +
    (says(heading, word) ? HEADING : 0) +
    (lines.some((line) => says(line, word)) ? 1 : 0)
  );
}

/** The line of a section that says most of the words. */
function lineOf({ section, lines }: Indexed, asked: readonly string[]): string {
  const said = lines.map((line) => asked.filter((word) => says(line, word)).length);
  return section.lines[said.indexOf(Math.max(0, ...said))] ?? '';
}

/** The sections that say every word of a question, best first; a word may be cut short, or have another ending. */
export function search(index: Index, question: string): readonly Found[] {
  const asked = [...new Set(wordsOf(question))];
  if (asked.length === 0) return [];
  return index
    .map((entry) => ({ entry, worths: asked.map((word) => worthOf(entry, word)) }))
    .filter(({ worths }) => worths.every((worth) => worth > 0))
    .map(({ entry, worths }) => ({ entry, worth: worths.reduce((sum, worth) => sum + worth, 0) }))
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, MOST)
    .map(({ entry }) => ({ ...entry.section, line: lineOf(entry, asked) }));
}
