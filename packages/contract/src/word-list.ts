/** Word lists: what flow, the last word and the sliding matrix are played with. */
import * as z from 'zod/mini';
import { ownOfStaff, ownOnly } from './access.ts';
import { endpoint } from './endpoint.ts';
import { wordListColumns } from './lists.ts';
import { faultsOfWords, MOST_LIST_WORDS } from './material-faults.ts';
import {
  bodyLimit,
  changedMaterials,
  keepsTo,
  languageFilters,
  materialChanges,
  materialDifficulty,
  materialFilters,
  materialLanguage,
  materialRow,
  newMaterial,
  params,
  rate,
  severalMaterials,
} from './material.ts';
import { listQuery, page } from './page.ts';

/** Which spellings count as one word, and what else is refused, is told with the index of the word. */
const words = z
  .array(
    z.string().check(
      z.overwrite((word) => word.normalize('NFC').trim()),
      z.maxLength(200),
    ),
  )
  // More than twice the most is no list that somebody typed.
  .check(z.maxLength(2 * MOST_LIST_WORDS));

const faultsOfList = ({ words: listed }: { readonly words?: readonly string[] | undefined }) =>
  listed === undefined ? [] : faultsOfWords(listed);

export const wordListRow = z.object({
  ...materialRow,
  language: materialLanguage,
  difficulty: materialDifficulty,
  words: z.int(),
});
export type WordListRow = z.infer<typeof wordListRow>;

export const wordList = z.object({
  ...wordListRow.shape,
  words: z.array(z.string()),
});
export type WordList = z.infer<typeof wordList>;

export const listWordLists = endpoint({
  method: 'GET',
  path: '/api/v1/word-lists/',
  summary: 'Word lists that the caller may use, as with texts',
  access: ownOnly,
  rate,
  query: z.object({ ...listQuery(wordListColumns, 'source'), ...materialFilters, ...languageFilters }),
  responses: { 200: page(wordListRow) },
});

export const getWordList = endpoint({
  method: 'GET',
  path: '/api/v1/word-lists/{id}/',
  summary: 'One word list',
  access: ownOfStaff,
  rate,
  params,
  responses: { 200: wordList },
});

export const createWordList = endpoint({
  method: 'POST',
  path: '/api/v1/word-lists/',
  summary: 'Write a word list; an administrator writes for the library',
  access: ownOfStaff,
  rate,
  bodyLimit,
  body: z
    .strictObject({ ...newMaterial, language: materialLanguage, difficulty: materialDifficulty, words })
    .check(keepsTo(faultsOfList)),
  responses: { 201: wordList },
});

export const updateWordList = endpoint({
  method: 'PATCH',
  path: '/api/v1/word-lists/{id}/',
  summary: 'Change a word list: a new revision, as with texts',
  access: ownOfStaff,
  rate,
  bodyLimit,
  params,
  body: z
    .strictObject({
      ...materialChanges,
      language: z.optional(materialLanguage),
      difficulty: z.optional(materialDifficulty),
      words: z.optional(words),
    })
    .check(keepsTo(faultsOfList)),
  responses: { 200: wordList },
});

export const copyWordList = endpoint({
  method: 'POST',
  path: '/api/v1/word-lists/{id}/copy/',
  summary: 'Make an own word list of any that one may use',
  access: ownOfStaff,
  rate,
  params,
  responses: { 201: wordList },
});

export const archiveWordLists = endpoint({
  method: 'POST',
  path: '/api/v1/word-lists/archive/',
  summary: 'Take word lists out of use, all or none',
  access: ownOfStaff,
  rate,
  body: severalMaterials,
  responses: changedMaterials,
});

export const restoreWordLists = endpoint({
  method: 'POST',
  path: '/api/v1/word-lists/restore/',
  summary: 'Take archived word lists back into use, all or none',
  access: ownOfStaff,
  rate,
  body: severalMaterials,
  responses: changedMaterials,
});
