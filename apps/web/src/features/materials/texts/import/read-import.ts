/** What a file of a teacher holds: a text, questions in GIFT or Aiken, or a text with its questions below. Pure. */
import { LONGEST_TITLE } from '@mindhero/contract/limits';
import { type ImportFault, readQuestions } from '@mindhero/contract/question-import';
import { isAiken } from '@mindhero/engine/questions/aiken';
import { plainSource } from '@mindhero/engine/questions/question';
import type { Imported } from './imported.ts';
import { plainOfMarkdown } from './markdown.ts';

export interface ReadImport extends Imported {
  /** By lines of the whole file. */
  readonly faults: readonly ImportFault[];
  /** Its lines, to show those at fault. */
  readonly lines: readonly string[];
  /** How many questions were found, those at fault among them. */
  readonly format: 'text' | 'gift' | 'aiken';
}

/** Paragraphs with the empty lines behind them, so that joined they are the source again. */
const blocksOf = (source: string) => source.match(/(?:[^\n]*\S[^\n]*(?:\n|$))+|(?:[^\S\n]*\n)+/gu) ?? [];

/** GIFT: a name, a remark, a category, or braces that no backslash stands before. */
const looksLikeGift = (block: string) =>
  /^\s*(?:::|\/\/|\$CATEGORY:)/u.test(block) || /(?<!\\)\{[^{}]*[=~#{}]/u.test(block);

/** Aiken: options below each other, or the line that names the right one. */
const looksLikeAiken = (block: string) =>
  /^\s*[A-Z][.)]\s+\S/mu.test(block) || /^\s*ANSWER\s*:/imu.test(block);

/** Reads what was chosen or pasted. @param name of the file; empty for what was pasted */
export function readImport(name: string, content: string): ReadImport {
  const source = plainSource(content).normalize('NFC');
  const isQuestion = isAiken(source) ? looksLikeAiken : looksLikeGift;
  const blocks = blocksOf(source);
  const first = blocks.findIndex(isQuestion);
  const isTextOnly = first === -1 && !/\.gift$/iu.test(name);
  const cut = isTextOnly ? blocks.length : Math.max(0, first);
  const above = blocks.slice(0, cut).join('');
  const { title, body } = titled(name, plainOfMarkdown(above));
  const lines = source.split('\n');
  if (isTextOnly) return { title, body, questions: [], faults: [], lines, format: 'text' };
  // Lines keep their numbers.
  const below = above.replaceAll(/[^\n]/gu, '') + blocks.slice(cut).join('');
  const { format, questions, faults } = readQuestions(below);
  return { title: body === '' ? '' : title, body, questions, faults, lines, format };
}

/** The first line is the title if it stands alone and does not end like a sentence; else the file's name is. */
function titled(name: string, text: string): { readonly title: string; readonly body: string } {
  const [, line = '', rest = ''] = /^([^\n]+)\n\s*\n([^]*)$/u.exec(text) ?? [];
  const isTitle = line.length <= LONGEST_TITLE && rest !== '' && !/[.!?…:,;]["”“»’]?$/u.test(line);
  if (isTitle) return { title: line.trim(), body: rest.trim() };
  return {
    title: name
      .replace(/\.[^.]*$/u, '')
      .slice(0, LONGEST_TITLE)
      .trim(),
    body: text,
  };
}
