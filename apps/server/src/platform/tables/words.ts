/** The words of files by the languages of accounts. They stand in `packages/content`, beside all other texts. */
import { fileWords, type FileWords } from '@mindhero/content/file-words';
import type { Language } from '@mindhero/contract/user';
import type { HomeworkStatus } from '@mindhero/engine/homework';
import type { Subject } from '@mindhero/engine/play';

/** By the ids of columns, which are called the same in whatever table; a column may count who stands somewhere. */
export type ColumnWord = keyof FileWords['column'] | HomeworkStatus;
export type ListName = keyof FileWords['list'];

interface Words extends Omit<FileWords, 'column'> {
  readonly column: Readonly<Record<ColumnWord, string>>;
  readonly subject: Readonly<Record<Subject, string>>;
}

function wordsIn(tag: keyof typeof fileWords): Words {
  const { column, ...others } = fileWords[tag];
  const { can_use_math: math, can_use_reading: reading, can_use_logic: memory } = column;
  return { ...others, column: { ...column, ...others.status }, subject: { math, reading, memory } };
}

export const words: Readonly<Record<Language, Words>> = {
  EN: wordsIn('en'),
  DE: wordsIn('de'),
  RU: wordsIn('ru'),
  UK: wordsIn('uk'),
};
