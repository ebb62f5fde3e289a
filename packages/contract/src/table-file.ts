/** Lists as files: what every export takes beside the filters of its list. */
import * as z from 'zod/mini';
import { languages } from './user.ts';

export const fileFormats = ['csv', 'xlsx'] as const;
export type FileFormat = (typeof fileFormats)[number];

/** A longer list is refused: a workbook is put together in memory, a CSV file is sent as it is read. */
export const MOST_ROWS: Readonly<Record<FileFormat, number>> = { csv: 100_000, xlsx: 10_000 };

export const fileTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const satisfies Readonly<Record<FileFormat, string>>;

/** @param columns those that the file may have, in their order */
export function fileQuery<const Column extends string>(columns: readonly Column[]) {
  const names = z.string().check(z.maxLength(500));
  const split = z.pipe(
    names,
    z.transform((text: string) => text.split(',')),
  );
  return {
    format: z._default(z.enum(fileFormats), 'csv'),
    /** Names separated by commas; all columns where nothing is said. */
    columns: z.optional(z.pipe(split, z.array(z.enum(columns)))),
    /** Of the words over the columns; the account's own where nothing is said. */
    language: z.optional(z.enum(languages)),
  };
}

/** What all exports have in common. */
export const fileAnswer = {
  rate: { max: 20, seconds: 60 },
  responses: { 200: { file: [fileTypes.csv, fileTypes.xlsx] } },
} as const;
