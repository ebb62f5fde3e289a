/** A file to begin with: the columns in a person's language, and a line that shows how they are meant. */

import { BOM, csvLine } from '@mindhero/contract/csv';
import { importColumns, type ImportColumn } from '@mindhero/contract/student-import';
import type { Language } from '@mindhero/contract/user';
import { columnWords, flagWords } from '../../../platform/tables/words.ts';

const names: Readonly<Record<Language, readonly [last: string, first: string]>> = {
  EN: ['Miller', 'Anna'],
  DE: ['Müller', 'Anna'],
  RU: ['Иванова', 'Анна'],
  UK: ['Іваненко', 'Ганна'],
};

/** The file as text, with the mark by which spreadsheets know its encoding. */
export function templateIn(language: Language): string {
  const [last_name, first_name] = names[language];
  const { yes } = flagWords[language];
  const example: Readonly<Record<ImportColumn, string>> = {
    last_name,
    first_name,
    username: '',
    email: '',
    phone_number: '',
    language,
    groups: '',
    can_use_math: yes,
    can_use_reading: yes,
    can_use_logic: yes,
  };
  return (
    BOM +
    csvLine(importColumns.map((column) => columnWords[column][language])) +
    csvLine(importColumns.map((column) => example[column]))
  );
}
