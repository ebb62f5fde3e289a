/** Texts with questions: what is read in plays. What can be played never changes: every change makes a new revision. */
import { questionKinds, textKinds } from '@mindhero/engine/reading/choice';
import type { TextQuestion } from '@mindhero/engine/reading/material';
import * as z from 'zod/mini';
import { ownOfStaff, ownOnly } from './access.ts';
import { endpoint } from './endpoint.ts';
import { imageShown } from './image.ts';
import { LONGEST_OPTION, LONGEST_PLACE, LONGEST_QUESTION } from './limits.ts';
import { textColumns } from './lists.ts';
import { faultsOfText } from './material-faults.ts';
import {
  bodyLimit,
  changedMaterials,
  composed,
  keepsTo,
  languageFilters,
  materialChanges,
  materialDifficulty,
  materialFilters,
  materialLanguage,
  materialRow,
  maxWords,
  newMaterial,
  params,
  rate,
  severalMaterials,
} from './material.ts';
import { id, listQuery, page } from './page.ts';

/** What a text is about. */
export const textTopics = [
  'animals',
  'plants',
  'weather',
  'sea',
  'space',
  'body',
  'food',
  'sport',
  'music',
  'art',
  'inventions',
  'how_things_work',
  'transport',
  'cities_and_countries',
  'rivers_and_mountains',
  'everyday_history',
  'professions',
  'family_and_friends',
  'school',
  'feelings',
  'games_and_puzzles',
  'fairy_tale',
] as const;
export type TextTopic = (typeof textTopics)[number];

export const MOST_QUESTIONS = 30;
/** Letters; enough for the longest words that two thousand of a text could be. */
const MOST_BODY_LETTERS = 40_000;

/** Options in the order in which they are written; a play draws its own. `right` is the place of the right one, from 0. */
const textQuestion: z.ZodMiniType<TextQuestion, TextQuestion> = z.strictObject({
  kind: z.enum(questionKinds),
  text: z.string().check(composed, z.maxLength(LONGEST_QUESTION)),
  options: z.array(z.string().check(composed, z.maxLength(LONGEST_OPTION))).check(z.maxLength(100)),
  right: z.int(),
  place: z.exactOptional(z.string().check(composed, z.maxLength(LONGEST_PLACE))),
});

/** Paragraphs, parted by empty lines; a single line break is kept. The words are counted by the server. */
const body = z.string().check(
  z.overwrite((text) => text.normalize('NFC').replaceAll(/\r\n?/g, '\n').trim()),
  z.maxLength(MOST_BODY_LETTERS),
);
const questions = z.array(textQuestion).check(z.maxLength(MOST_QUESTIONS));
const topic = z.nullable(z.enum(textTopics));

/** What is wrong with the parts of a text that somebody changes. */
const faultsOfParts = ({
  title = 'a title',
  body: changed = 'a word',
  questions: asked = [],
}: {
  readonly title?: string | undefined;
  readonly body?: string | undefined;
  readonly questions?: readonly TextQuestion[] | undefined;
}) => faultsOfText({ title, body: changed, questions: asked });

export const textRow = z.object({
  ...materialRow,
  language: materialLanguage,
  difficulty: materialDifficulty,
  kind: z.enum(textKinds),
  words: z.int(),
  questions: z.int(),
  /** The level that the measures of the text find. */
  measured: materialDifficulty,
  /** Share of right answers in percent, of the plays in `played`; null where nobody has answered. */
  understanding: z.nullable(z.number()),
});
export type TextRow = z.infer<typeof textRow>;

export const readingText = z.object({
  ...textRow.shape,
  topic,
  body: z.string(),
  questions: z.array(textQuestion),
  picture: z.nullable(imageShown),
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
    ...listQuery(textColumns, 'source'),
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

/** Of the words that readers of the language seldom meet, as many are told. */
export const SHOWN_UNCOMMON = 12;

export const measureText = endpoint({
  method: 'POST',
  path: '/api/v1/texts/measure/',
  summary:
    'Which words of a text are common, while it is written: the rest of how hard it is to read needs no server',
  access: ownOfStaff,
  rate,
  bodyLimit,
  unkeyed: 'changes_nothing',
  body: z.strictObject({ language: materialLanguage, body }),
  responses: {
    200: z.object({
      /** Percent of the words that readers of the language often meet. */
      common_percent: z.number(),
      /** The first of those that they do not. */
      uncommon: z.array(z.string()),
    }),
  },
});

export const createText = endpoint({
  method: 'POST',
  path: '/api/v1/texts/',
  summary: 'Write a text; an administrator writes for the library',
  access: ownOfStaff,
  rate,
  bodyLimit,
  body: z
    .strictObject({
      ...newMaterial,
      language: materialLanguage,
      difficulty: materialDifficulty,
      kind: z._default(z.enum(textKinds), 'facts'),
      topic: z._default(topic, null),
      body,
      questions: z._default(questions, []),
      /** An image that the caller may use. */
      picture: z._default(z.nullable(id), null),
    })
    .check(keepsTo(faultsOfText)),
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
  body: z
    .strictObject({
      ...materialChanges,
      language: z.optional(materialLanguage),
      difficulty: z.optional(materialDifficulty),
      kind: z.optional(z.enum(textKinds)),
      topic: z.optional(topic),
      body: z.optional(body),
      questions: z.optional(questions),
      picture: z.optional(z.nullable(id)),
    })
    .check(keepsTo(faultsOfParts)),
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
