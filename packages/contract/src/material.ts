/**
 * Materials: what reading is played with, and own cards. What texts, word lists, images and card sets have in common.
 * Official ones belong to the library; all others to the member of staff who made them, and to the school's staff if
 * they are shared. A pupil reads official ones and those of their own teachers.
 */
import { difficulties, materialSources, textBounds } from '@mindhero/engine/reading/choice';
import * as z from 'zod/mini';
import { ids, title, version } from './fields.ts';
import { faultsOfLine, type MaterialFault } from './material-faults.ts';
import { id, idParam, search } from './page.ts';
import { type Language, languages } from './user.ts';

export const rate = { max: 300, seconds: 60 };
export const params = z.object({ id: idParam });
/** Bytes of a body that holds a text of the greatest length in Cyrillic, with all of its questions. */
export const bodyLimit = 256 * 1024;

export const materialLanguage = z.enum(languages);
export const materialDifficulty = z.enum(difficulties);

/** The language that a text names in either way, as accounts and tables call it. */
export function languageNamed(text: string): Language {
  const large = text.toUpperCase();
  return languages.find((one) => one === large) ?? 'EN';
}

/** A check of a schema that tells what a pure rule finds, each at its field. */
export function keepsTo<Value>(faultsOf: (value: Value) => readonly MaterialFault[]) {
  return z.check<Value>(({ value, issues }) => {
    for (const { path, code, params: said } of faultsOf(value)) {
      issues.push({
        code: 'custom',
        input: value,
        path: [...path],
        params: { code, ...said },
        message: code,
      });
    }
  });
}

/** Letters and their marks as one sign each, without space around the text. */
export const composed = z.overwrite<string>((text) => text.normalize('NFC').trim());

/** A text on one line without signs that nobody sees. */
export const shownLine = keepsTo<string>((text) => faultsOfLine(text));

/** What a material is called. */
export const materialTitle = title.check(composed, shownLine);

/** What a line of any list of materials says. */
export const materialRow = {
  id,
  title: z.string(),
  /** Of the library, whose materials are nobody's. */
  is_official: z.boolean(),
  /** Whose it is; null for an official one, for what an erased person has left, and to pupils. */
  owner: z.nullable(z.object({ id, name: z.string() })),
  shared_with_school: z.boolean(),
  /** Nobody plays it any more, but who has played it keeps it. */
  archived_at: z.nullable(z.string()),
  changed_at: z.string(),
  /** How often it was played, by the pupils whom the caller looks after, or by the pupil who calls. */
  played: z.int(),
  version,
};

/** By what any list of materials is narrowed. */
export const materialFilters = {
  search,
  source: z._default(z.enum(materialSources), 'all'),
  /** Only what is out of use instead: of one's own, and of the library for administrators. */
  archived: z._default(z.stringbool(), false),
};

/** By what texts and word lists are, too. */
export const languageFilters = {
  language: z.optional(materialLanguage),
  difficulty: z.optional(materialDifficulty),
};

/** A text of at most so many words; left out: of any length. */
export const maxWords = z.optional(
  z.coerce.number().check(z.refine((words) => textBounds.some((bound) => bound === words))),
);

/** What every material is made with. */
export const newMaterial = {
  title: materialTitle,
  shared_with_school: z._default(z.boolean(), false),
};

export const materialChanges = {
  version,
  title: z.optional(materialTitle),
  shared_with_school: z.optional(z.boolean()),
};

/** Archiving and restoring, all or none. */
export const severalMaterials = z.strictObject({ ids });
export const changedMaterials = { 200: z.object({ changed: z.int() }) };
