/** What boards are filled with: the words of a material, letters, or numbers. */
import type { Random } from '@mindhero/engine/random';
import { lettersOf, readingLanguageOf } from '@mindhero/engine/reading/languages';
import { expectMaterial, type Material } from '@mindhero/engine/reading/material';
import { folded, graphemes, spanOfWords } from '@mindhero/engine/reading/words';
import { GenerationError, type SettingsIssue } from '@mindhero/engine/settings';
import { OTHER_OPTIONS, type Settings, SHOWN_OPTIONS } from './settings.ts';

/** From what boards are drawn. */
export interface Pool {
  readonly words: readonly string[];
  /** A board has a part of a `text`, or `any` of the words; those that are `repeated` fill it up however large it is. */
  readonly order: 'text' | 'any' | 'repeated';
  /** Of the words, for the browser: how they are hyphenated and said. */
  readonly language: string | null;
}

/**
 * What a play is drawn from.
 * @throws MissingMaterial without the material that the settings ask for
 * @throws GenerationError if that has too few words for the task
 */
export function poolOf(settings: Settings, material: Material | undefined): Pool {
  const pool = drawnFrom(settings, material);
  if (distinct(pool.words).length < leastWords(settings))
    throw new GenerationError({ path: materialField(settings), code: 'impossible_configuration' });
  return pool;
}

function drawnFrom({ content, task, alphabet }: Settings, material: Material | undefined): Pool {
  switch (content) {
    case 'text': {
      const { body, language } = expectMaterial('text', material);
      const words = task === 'read' ? printedWords(body) : spanOfWords(body).map(({ text }) => text);
      return { words, order: 'text', language };
    }
    case 'words': {
      const { words, language } = expectMaterial('words', material);
      return { words, order: 'any', language };
    }
    case 'letters': {
      // What has no capital of its own, such as ß, stands at no beginning.
      const letters = lettersOf(readingLanguageOf(alphabet)).filter(
        (letter) => graphemes(letter.toUpperCase()).length === 1,
      );
      return { words: letters.map((letter) => letter.toUpperCase()), order: 'repeated', language: alphabet };
    }
    case 'numbers':
      return { words: twoDigits, order: 'any', language: null };
  }
}

const twoDigits = Array.from({ length: 90 }, (_, index) => String(index + 10));

/** The words of a text with the marks around them. A dash of its own belongs to the word before it. */
export function printedWords(body: string): string[] {
  const printed: string[] = [];
  for (const part of body.split(/\s+/u).filter((one) => one !== '')) {
    const last = printed.at(-1);
    if (last !== undefined && spanOfWords(part).length === 0) printed[printed.length - 1] = `${last} ${part}`;
    else printed.push(part);
  }
  return printed;
}

/** Each word once, as it is written first. */
export function distinct(words: readonly string[]): string[] {
  return [...new Map(words.toReversed().map((word) => [folded(word), word])).values()].toReversed();
}

/** With fewer there is nothing to do. */
function leastWords({ task }: Settings): number {
  if (task === 'recall') return SHOWN_OPTIONS + OTHER_OPTIONS;
  return task === 'find' ? 2 : 1;
}

const materialField = ({ content }: Settings): string => (content === 'text' ? 'text' : 'word_list');

/** The words of one board: a part of a text from anywhere in it, or any of the words. */
export function wordsOfBoard(pool: Pool, settings: Settings, random: Random): string[] {
  const cells = settings.rows * settings.columns;
  const isRecalled = settings.task === 'recall';
  if (pool.order === 'text') return partOf(pool.words, cells, isRecalled, random);
  const words = random.shuffle(pool.words).slice(isRecalled ? OTHER_OPTIONS : 0);
  if (pool.order === 'any' || words.length >= cells) return words.slice(0, cells);
  // The first of them stands there only once, however large the board is: it can be looked for.
  const [once = '', ...others] = words;
  const rest = Array.from({ length: cells - 1 }, (_, index) => others[index % others.length] ?? '');
  return random.shuffle([once, ...rest]);
}

/** Where it is recalled, words are left that it does not have. */
function partOf(words: readonly string[], cells: number, isRecalled: boolean, random: Random): string[] {
  const most = Math.min(cells, words.length);
  const from = random.integer(0, words.length - most);
  const spare = isRecalled ? OTHER_OPTIONS : 0;
  let part = words.slice(from, from + most);
  while (othersThan(part, words).length < spare) part = part.slice(0, -1);
  return part;
}

/** What is in the pool and not on the board, each once. */
export function othersThan(board: readonly string[], words: readonly string[]): string[] {
  const shown = new Set(board.map(folded));
  return distinct(words).filter((word) => !shown.has(folded(word)));
}

/** Words that a full board takes; where they are recalled, with those that are offered beside them. */
export function wordsOfFullBoard({ task, rows, columns }: Settings): number {
  return rows * columns + (task === 'recall' ? OTHER_OPTIONS : 0);
}

/** A board that has more cells than there are words would stay half empty. */
export function checkMaterial(settings: Settings, material: Material): SettingsIssue[] {
  const { task, content, rows, columns } = settings;
  const { words } = drawnFrom(settings, material);
  const available = distinct(words).length;
  if (available < leastWords(settings))
    return [tooFew(materialField(settings), available, leastWords(settings))];
  const needed = wordsOfFullBoard(settings);
  // A text may say a word twice on one board; what is to be found stands there once.
  const present = content === 'text' && task !== 'recall' ? words.length : available;
  if (needed <= present) return [];
  const issue = (path: string) => tooFew(path, present, needed);
  const most = present - (needed - rows * columns);
  const fewerRows = Math.floor(most / columns);
  const fewerColumns = Math.floor(most / rows);
  if (fewerRows >= 2) return [{ ...issue('rows'), suggestion: fewerRows }];
  if (fewerColumns >= 1) return [{ ...issue('columns'), suggestion: fewerColumns }];
  return [
    { ...issue('rows'), suggestion: 2 },
    { ...issue('columns'), suggestion: 1 },
  ];
}

function tooFew(path: string, words: number, needed: number): SettingsIssue {
  return { path, code: 'too_few_words', params: { words, needed } };
}
