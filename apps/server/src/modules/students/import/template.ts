/** A file to begin with: the columns in a person's language, and a line that shows how they are meant. */
import { BOM, csvLine } from '@mindhero/contract/csv';
import { importColumns, type ImportColumn } from '@mindhero/contract/student-import';
import type { Language } from '@mindhero/contract/user';
import { words } from '../../../platform/tables/words.ts';

/** The file as text, with the mark by which spreadsheets know its encoding. */
export function templateIn(language: Language): string {
  const { column: headings, flag, new_student } = words[language];
  const { yes } = flag;
  const example: Readonly<Record<ImportColumn, string>> = {
    ...new_student,
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
    csvLine(importColumns.map((column) => headings[column])) +
    csvLine(importColumns.map((column) => example[column]))
  );
}
