/** Students from a CSV file or a workbook: first what would come of it, line by line, then just that, or nothing. */
import * as z from 'zod/mini';
import { staff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { fieldError } from './errors.ts';
import { id } from './page.ts';
import { fileTypes } from './table-file.ts';
import { languages } from './user.ts';

const common = {
  method: 'POST',
  access: staff,
  permission: 'can_register_students',
  // Enough for mending a file again and again and for answering what is asked about it, few for trying out whose names and addresses are taken.
  rate: { max: 40, seconds: 600 },
  // Browsers tell CSV files by what else is installed.
  upload: {
    types: [
      'text/csv',
      'text/plain',
      'application/csv',
      'application/vnd.ms-excel',
      'application/octet-stream',
      fileTypes.xlsx,
    ],
    maxBytes: 5 * 1024 * 1024,
  },
} as const;

/** For so many names that several groups have it can be answered which is meant. */
const MOST_CHOICES = 100;

/** Ids of groups, separated by commas, each of them ten digits at most. */
const ids = z.pipe(
  z.string().check(z.maxLength(11 * MOST_CHOICES)),
  z.pipe(
    z.transform((text: string) => (text === '' ? [] : text.split(',').map(Number))),
    z.array(id).check(z.maxLength(MOST_CHOICES)),
  ),
);

/** What was answered to the questions of a report. */
const answers = {
  /** Whether lines that are called like somebody who is there already are meant all the same. */
  namesake_meant: z._default(z.enum(['true', 'false']), 'false'),
  /** Of groups with one name those that are meant. */
  groups: z.optional(ids),
};

/** What is taken of a line; all else is told and left alone. */
export const importColumns = [
  'last_name',
  'first_name',
  'username',
  'email',
  'phone_number',
  'language',
  'groups',
  'can_use_math',
  'can_use_reading',
  'can_use_logic',
] as const;
export type ImportColumn = (typeof importColumns)[number];

/** What would become of a line. */
export const importOutcomes = ['created', 'changed', 'unchanged', 'left_out', 'refused'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/** Who is called like the new student of a line. */
export const importNamesake = z.object({
  /** Of somebody who is in a group that they would join, or in the school of who joins none. */
  username: z.nullable(z.string()),
  /** An earlier line with the same name, where nobody is there yet. */
  line: z.nullable(z.int()),
});
export type ImportNamesake = z.infer<typeof importNamesake>;

export const importLine = z.object({
  /** In the file, whose first line is 1. */
  line: z.int(),
  first_name: z.string(),
  last_name: z.string(),
  /** As it is in the file, empty where it is to be made. */
  username: z.string(),
  outcome: z.enum(importOutcomes),
  /** Probably the same person: such a line is left out, or makes a student all the same where that is meant. */
  namesake: z.nullable(importNamesake),
  /** What changes of somebody who exists. */
  changes: z.array(z.enum(importColumns)),
  /** With the column as path. */
  errors: z.array(fieldError),
});
export type ImportLine = z.infer<typeof importLine>;

/** A name in the file that several groups have. */
export const groupChoice = z.object({
  name: z.string(),
  groups: z.array(z.object({ id, teacher: z.nullable(z.string()), school: z.nullable(z.string()) })),
});
export type GroupChoice = z.infer<typeof groupChoice>;

export const importReport = z.object({
  /** Names what was found, for carrying out just that; null while lines are refused. */
  plan: z.nullable(z.string()),
  totals: z.object({
    created: z.int(),
    changed: z.int(),
    unchanged: z.int(),
    left_out: z.int(),
    refused: z.int(),
  }),
  /** Columns of an export that an import never takes, such as points, as they are called in the file. */
  ignored_columns: z.array(z.string()),
  unknown_columns: z.array(z.string()),
  /** Which group is meant has to be asked, or was answered. */
  group_choices: z.array(groupChoice),
  lines: z.array(importLine),
});
export type ImportReport = z.infer<typeof importReport>;

export const checkStudentImport = endpoint({
  ...common,
  path: '/api/v1/students/import/check/',
  unkeyed: 'changes_nothing',
  summary: 'What an import of this CSV or XLSX file would do, line by line; changes nothing',
  query: z.object(answers),
  responses: { 200: importReport },
});

export const importedStudent = z.object({
  id,
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
});
export type ImportedStudent = z.infer<typeof importedStudent>;

/** How far an import has come, in lines of the file. */
export const importProgress = z.object({ done: z.int(), all: z.int() });
export type ImportProgress = z.infer<typeof importProgress>;

export const importDone = z.object({
  created: z.array(importedStudent),
  changed: z.int(),
  unchanged: z.int(),
  left_out: z.int(),
});
export type ImportDone = z.infer<typeof importDone>;

/** Told as it goes on: a `progress` after some lines each time, and `done` once all of them are stored. */
export const importStudents = endpoint({
  ...common,
  path: '/api/v1/students/import/',
  summary:
    'Carry out what the check of this file found, all or nothing, and tell how far it has come as server-sent events; new students have no password yet',
  query: z.object({ plan: z.string().check(z.maxLength(64)), ...answers }),
  responses: { 200: { file: ['text/event-stream'] } },
});

export const getImportTemplate = endpoint({
  method: 'GET',
  path: '/api/v1/students/import/template/',
  summary: 'An example of a CSV file that can be imported',
  access: staff,
  rate: { max: 60, seconds: 60 },
  query: z.object({ language: z.optional(z.enum(languages)) }),
  responses: { 200: { file: [fileTypes.csv] } },
});
