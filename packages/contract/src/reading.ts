/** How somebody reads: text by text, what suits next, and for those who teach what is usual in a grade. */
import { difficulties, textBounds } from '@mindhero/engine/reading/choice';
import * as z from 'zod/mini';
import { ownOnly, staff } from './access.ts';
import { endpoint } from './endpoint.ts';
import { idParam } from './page.ts';
import { languages } from './user.ts';

/** So many of the last texts are told. */
export const TEXTS_TOLD = 60;

const language = z.enum(languages);
const difficulty = z.enum(difficulties);

/** One text that was read against the clock. */
export const readingStep = z.object({
  play: z.uuid(),
  finished_at: z.string(),
  language,
  difficulty,
  /** Words that were read; words and symbols per minute. */
  words: z.int(),
  wpm: z.int(),
  cpm: z.int(),
  /** Percent, and words per minute times that; null where nothing was asked, or the time was up before its end. */
  understanding: z.nullable(z.int()),
  effective: z.nullable(z.int()),
  /** The text was made harder to read: compared with its like only. */
  is_transformed: z.boolean(),
  /** May be a record, and so be told as progress: not of a text that was rushed through, or hardly understood. */
  is_measure: z.boolean(),
});
export type ReadingStep = z.infer<typeof readingStep>;

/** What suits next in a language, and why. */
export const nextReading = z.object({
  language,
  difficulty,
  /** Null for any length. */
  max_words: z.nullable(z.literal(textBounds)),
  reason: z.enum(['first', 'harder', 'same', 'easier', 'slower']),
});
export type NextReading = z.infer<typeof nextReading>;

const course = {
  /** The latest first. */
  texts: z.array(readingStep),
  /** One of each language. */
  next: z.array(nextReading),
};
export const readingCourse = z.object(course);
export type ReadingCourse = z.infer<typeof readingCourse>;

export const getReadingCourse = endpoint({
  method: 'GET',
  path: '/api/v1/plays/reading/',
  summary: 'The texts that one has read oneself lately, and which one suits next',
  access: ownOnly,
  rate: { max: 300, seconds: 60 },
  responses: { 200: readingCourse },
});

/** Words per minute. */
export const readingBand = z.object({ low: z.int(), high: z.int() });

/** What is usual in the grades of one language, and where the student's last text that was understood stands. */
export const readingNorms = z.object({
  language,
  /** Words per minute; null if none was understood. */
  wpm: z.nullable(z.int()),
  /** Whose middle half reads as fast silently. */
  grades: z.array(z.int()),
  bands: z.array(
    z.object({ grade: z.int(), silent: z.nullable(readingBand), aloud: z.nullable(readingBand) }),
  ),
});
export type ReadingNorms = z.infer<typeof readingNorms>;

export const getStudentReading = endpoint({
  method: 'GET',
  path: '/api/v1/students/{id}/reading/',
  summary:
    'A student’s texts, the one that suits next, and what is usual by grade, which students are not shown',
  access: staff,
  rate: { max: 300, seconds: 60 },
  params: z.object({ id: idParam }),
  responses: { 200: z.object({ ...course, norms: z.array(readingNorms) }) },
});
