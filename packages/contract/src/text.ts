/** Texts with questions. */
import { questionKinds, textKinds } from '@mindhero/engine/reading/choice';
import * as z from 'zod/mini';
import { ownOfStaff, ownOnly } from './access.ts';
import { endpoint } from './endpoint.ts';
import { line } from './fields.ts';
import { imageShown } from './image.ts';
import { textColumns } from './lists.ts';
import {
  bodyLimit,
  changedMaterials,
  difficulty,
  language,
  languageFilters,
  materialChanges,
  materialFilters,
  materialRow,
  maxWords,
  newMaterial,
  params,
  rate,
  severalMaterials,
} from './material.ts';
import { id, listQuery, page } from './page.ts';

export const MOST_QUESTIONS = 20;
export const MOST_OPTIONS = 6;
/** Words of a body: at least one. */
export const MOST_TEXT_WORDS = 2_000;

const option = z.string().check(z.trim(), z.minLength(1), z.maxLength(300), line);

export const question = z.strictObject({
  kind: z.enum(questionKinds),
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(500), line),
  /** In the order in which they were written; a play shows them in that of its seed. */
  options: z.array(option).check(z.minLength(2), z.maxLength(MOST_OPTIONS)),
  /** The index of the one that is right. */
  right: z.int().check(z.nonnegative()),
});
export type Question = z.infer<typeof question>;

/** Paragraphs, parted by empty lines; a single line break is kept. The words are counted by the server. */
const body = z.string().check(z.trim(), z.minLength(1), z.maxLength(40_000), z.regex(/^[\P{Cc}\n]*$/u));
const questions = z.array(question).check(z.maxLength(MOST_QUESTIONS));
const topic = z.string().check(z.trim(), z.maxLength(60), line);

export const textRow = z.object({
  ...materialRow,
  language,
  difficulty,
  kind: z.enum(textKinds),
  words: z.int(),
  questions: z.int(),
  /** The level that the measures of the text find. */
  measured: difficulty,
  /** Share of right answers in percent, of the plays in `played`; null where nobody has answered. */
  understanding: z.nullable(z.number()),
});
export type TextRow = z.infer<typeof textRow>;

export const readingText = z.object({
  ...textRow.shape,
  topic: z.string(),
  body: z.string(),
  questions: z.array(question),
  picture: z.nullable(imageShown),
  /** Of the revision that is played now, counted from 1. */
  revision: z.int(),
});
export type ReadingText = z.infer<typeof readingText>;

export const listTexts = endpoint({
  method: 'GET',
  path: '/api/v1/texts/',
  summary:
    'Texts that the caller may read: of the library, own ones, those that the school shares, those of one’s teachers',
  access: ownOnly,
  rate,
  query: z.object({
    ...listQuery(textColumns, 'title'),
    ...materialFilters,
    ...languageFilters,
    max_words: maxWords,
  }),
  responses: { 200: page(textRow) },
});

export const getText = endpoint({
  method: 'GET',
  path: '/api/v1/texts/{id}/',
  summary: 'One text with its questions and the right answers',
  access: ownOfStaff,
  rate,
  params,
  responses: { 200: readingText },
});

export const createText = endpoint({
  method: 'POST',
  path: '/api/v1/texts/',
  summary: 'Write a text; an administrator writes for the library',
  access: ownOfStaff,
  rate,
  bodyLimit,
  body: z.strictObject({
    ...newMaterial,
    language,
    difficulty,
    kind: z._default(z.enum(textKinds), 'facts'),
    topic: z._default(topic, ''),
    body,
    questions: z._default(questions, []),
    /** One of the own images. */
    picture: z._default(z.nullable(id), null),
  }),
  responses: { 201: readingText },
});

export const updateText = endpoint({
  method: 'PATCH',
  path: '/api/v1/texts/{id}/',
  summary: 'Change a text: what is played of it becomes a new revision, what was played keeps the old one',
  access: ownOfStaff,
  rate,
  bodyLimit,
  params,
  body: z.strictObject({
    ...materialChanges,
    language: z.optional(language),
    difficulty: z.optional(difficulty),
    kind: z.optional(z.enum(textKinds)),
    topic: z.optional(topic),
    body: z.optional(body),
    questions: z.optional(questions),
    picture: z.optional(z.nullable(id)),
  }),
  responses: { 200: readingText },
});

export const copyText = endpoint({
  method: 'POST',
  path: '/api/v1/texts/{id}/copy/',
  summary: 'Make an own text of any that one may read',
  access: ownOfStaff,
  rate,
  params,
  responses: { 201: readingText },
});

export const archiveTexts = endpoint({
  method: 'POST',
  path: '/api/v1/texts/archive/',
  summary: 'Take texts out of use, all or none; whoever has read them keeps them',
  access: ownOfStaff,
  rate,
  body: severalMaterials,
  responses: changedMaterials,
});

export const restoreTexts = endpoint({
  method: 'POST',
  path: '/api/v1/texts/restore/',
  summary: 'Take archived texts back into use, all or none',
  access: ownOfStaff,
  rate,
  body: severalMaterials,
  responses: changedMaterials,
});

/** JSON holds everything, GIFT the questions for other learning platforms. */
export const textFormats = ['json', 'gift'] as const;

export const exportTexts = endpoint({
  method: 'POST',
  path: '/api/v1/texts/export/',
  summary: 'Texts as a file',
  access: ownOfStaff,
  rate: { max: 30, seconds: 60 },
  unkeyed: 'changes_nothing',
  body: z.strictObject({ ...severalMaterials.shape, format: z.enum(textFormats) }),
  responses: { 200: { file: ['application/json', 'text/plain'] } },
});
