/** Words that the glossary rules out, read from its tables, and where they are said all the same. */
import type { Texts } from './strings.ts';

interface RuledOutWord {
  readonly pattern: RegExp;
  readonly word: string;
  readonly instead: string;
}

/** A word that texts of one language avoid; `except` are keys, or namespaces and keys, that may say it. */
export interface RuledOutText extends RuledOutWord {
  readonly language: string;
  readonly except: readonly RegExp[];
}

/** A word that the code of some folders avoids; `except` are files that may say it. */
export interface RuledOutCode extends RuledOutWord {
  readonly folders: readonly string[];
  readonly except: readonly string[];
}

export interface Glossary {
  readonly texts: readonly RuledOutText[];
  readonly code: readonly RuledOutCode[];
}

/** Reads both tables of ruled-out words of the document `docs/glossary.md`. */
export function readGlossary(document: string): Glossary {
  return {
    texts: rowsBelow(document, '## Ruled out in texts').flatMap(
      ([language = '', words, instead = '', except]) =>
        quoted(words).map((word) => ({
          ...ruledOut(word, instead),
          language,
          except: quoted(except).map((key) => new RegExp(`(^|[/:])${letters(key)}$`, 'u')),
        })),
    ),
    code: rowsBelow(document, '## Ruled out in code').flatMap(([words, instead = '', folders, except]) =>
      quoted(words).map((word) => ({
        word,
        instead,
        pattern: inCode(word),
        folders: quoted(folders),
        except: quoted(except),
      })),
    ),
  };
}

/** The texts of a namespace that say a ruled-out word, one line each; `name` is that of its folder. */
export function ruledOutTexts(
  glossary: Glossary,
  name: string,
  languages: ReadonlyMap<string, Texts>,
): string[] {
  return [...languages].flatMap(([language, texts]) => {
    const words = glossary.texts.filter((word) => word.language === language);
    return [...texts].flatMap(([key, text]) =>
      words
        .filter(
          ({ pattern, except }) =>
            pattern.test(spoken(text)) && !except.some((one) => one.test(`${name}:${key}`)),
        )
        .map(({ word, instead }) => `${language}: ${key} says “${word}”; say ${instead} (docs/glossary.md)`),
    );
  });
}

/** The lines of a source file, named by its path from the root, that say a ruled-out word. */
export function ruledOutLines(glossary: Glossary, file: string, source: string): string[] {
  const words = glossary.code.filter(
    ({ folders, except }) =>
      folders.some((folder) => file.startsWith(`${folder}/`)) && !except.includes(file),
  );
  if (words.length === 0) return [];
  return source
    .split('\n')
    .flatMap((line, index) =>
      words
        .filter(({ pattern }) => pattern.test(line))
        .map(({ word, instead }) => `${file}:${index + 1} says “${word}”; say ${instead} (docs/glossary.md)`),
    );
}

/** A text without the names of its placeholders, which nobody reads. */
function spoken(text: string): string {
  return text.replaceAll(/\{\{[^}]*\}\}|\$t\([^)]*\)/g, '');
}

function ruledOut(word: string, instead: string): RuledOutWord {
  return { word, instead, pattern: new RegExp(`(?<!\\p{L})${letters(word)}(?!\\p{L})`, 'iu') };
}

/** Names join their words without a space: `act*` finds `actsOf` and `recordAct`, but not `fact`. */
function inCode(word: string): RegExp {
  const capital = `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
  return new RegExp(`(?<!\\p{L})${letters(word)}|${letters(capital)}`, 'u');
}

/** A word as a pattern: a star is any letters, digits and dots. */
function letters(word: string): string {
  return word
    .split('*')
    .map((part) => RegExp.escape(part))
    .join('[\\p{L}\\d._]*');
}

/** The cells of the rows of the first table below a heading, without its head. */
function rowsBelow(document: string, heading: string): string[][] {
  const section = document.slice(document.indexOf(`${heading}\n`) + heading.length).split('\n## ')[0] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

function quoted(cell = ''): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, word]) => word ?? '');
}
