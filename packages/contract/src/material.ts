/**
 * Materials: what reading is played with, and own cards. What texts, word lists, images and card sets have in common.
 * Official ones belong to the library; all others to the member of staff who made them, and to the school's staff if
 * they are shared. A pupil reads official ones and those of their own teachers.
 */
import { difficulties, materialSources, textBounds } from '@mindhero/engine/reading/choice';
import * as z from 'zod/mini';
import { ids, title, version } from './fields.ts';
import { id, idParam, search } from './page.ts';
import { languages } from './user.ts';

export const rate = { max: 300, seconds: 60 };
export const params = z.object({ id: idParam });
/** Bytes of a body that holds a text of the greatest length in Cyrillic, with all of its questions. */
export const bodyLimit = 128 * 1024;

export const language = z.enum(languages);
export const difficulty = z.enum(difficulties);

/** What a line of any list of materials says. */
export const materialRow = {
  id,
  title: z.string(),
  /** Whose it is; null for one of the library. */
  owner: z.nullable(z.object({ id, name: z.string() })),
  shared_with_school: z.boolean(),
  /** Nobody plays it any more, but who has played it keeps it. */
  archived_at: z.nullable(z.string()),
  changed_at: z.string(),
  /** How often it was played, by whomever the caller may see. */
  played: z.int(),
  version,
};

/** By what any list of materials is narrowed. */
export const materialFilters = {
  search,
  source: z._default(z.enum(materialSources), 'all'),
  archived: z._default(z.stringbool(), false),
};

/** By what texts and word lists are, too. */
export const languageFilters = {
  language: z.optional(language),
  difficulty: z.optional(difficulty),
};

/** A text of at most so many words; left out: of any length. */
export const maxWords = z.optional(
  z.coerce.number().check(z.refine((words) => textBounds.some((bound) => bound === words))),
);

/** What every material is made with. */
export const newMaterial = {
  title,
  shared_with_school: z._default(z.boolean(), false),
};

export const materialChanges = {
  version,
  title: z.optional(title),
  shared_with_school: z.optional(z.boolean()),
};

/** Archiving and restoring, all or none. */
export const severalMaterials = z.strictObject({ ids });
export const changedMaterials = { 200: z.object({ changed: z.int() }) };
