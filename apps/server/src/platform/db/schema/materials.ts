/** Materials: texts, word lists, card sets and images. What can be played is a revision, which never changes. */
import { textTopics } from '@mindhero/contract/text';
import { languages } from '@mindhero/contract/user';
import { difficulties, textKinds } from '@mindhero/engine/reading/choice';
import { type MaterialContent, materialKinds } from '@mindhero/engine/reading/material';
import { type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { searchable } from '../folding.ts';
import { bytes, instant } from './columns.ts';
import { oneOf } from './one-of.ts';
import { users } from './people.ts';

/** Whose it is; null for the library's, and for what somebody made who is gone. */
const owner = () => integer().references(() => users.id, { onDelete: 'set null' });

/** A text, a word list or a card set, as lists show it: what they say of its newest revision stands here, too. */
export const materials = pgTable(
  'materials',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text({ enum: materialKinds }).notNull(),
    owner_id: owner(),
    is_official: boolean().notNull().default(false),
    /** Of one from the files of the library: by what its file is known. */
    slug: text(),
    /** SHA-256 of that file as it was loaded last, whatever an administrator has made of it since; null once it is gone. */
    file_hash: bytes(),
    shared_with_school: boolean().notNull().default(false),
    title: text().notNull(),
    /** Null for card sets, which speak no language and have no level. */
    language: text({ enum: languages }),
    difficulty: text({ enum: difficulties }),
    /** Of a text: the level that its measures find. */
    measured: text({ enum: difficulties }),
    /** Of a text. */
    layout: text({ enum: textKinds }),
    topic: text({ enum: textTopics }),
    /** Of a text or a word list. */
    words: smallint(),
    /** How many questions a text has. */
    questions: smallint(),
    /** The revision that is played now. */
    revision_id: integer().references((): AnyPgColumn => materialRevisions.id),
    archived_at: instant(),
    created_at: instant().notNull(),
    changed_at: instant().notNull(),
    version: integer().notNull().default(1),
    /** What free text is looked for in. */
    search_text: text()
      .notNull()
      .generatedAlwaysAs((): SQL => searchable(sql`title`)),
  },
  (t) => [
    uniqueIndex('materials_slug_idx').on(t.kind, t.language, t.slug),
    index('materials_owner_idx').on(t.owner_id, t.kind),
    index('materials_official_idx')
      .on(t.kind, t.language, t.difficulty, t.words)
      .where(sql`${t.is_official} and ${t.archived_at} is null`),
    // Official ones are many, and everybody's: their lists are read in their order, and end early.
    ...([t.title, t.words] as const).map((column) =>
      index(`materials_official_${column.name}_idx`)
        .on(t.kind, column, t.id)
        .where(sql`${t.is_official} and ${t.archived_at} is null`),
    ),
    // For lists by `changed_at`, and for those by `source`, of which this is the order to its end.
    index('materials_official_source_idx')
      .on(t.kind, t.is_official, t.changed_at.desc().nullsFirst(), t.id.desc().nullsFirst())
      .where(sql`${t.is_official} and ${t.archived_at} is null`),
    index('materials_archived_idx')
      .on(t.kind, t.title, t.id)
      .where(sql`${t.is_official} and ${t.archived_at} is not null`),
    // For images, of which is asked what shows them.
    index('materials_revision_idx').on(t.revision_id),
    index('materials_search_idx').using('gin', sql`${t.search_text} gin_trgm_ops`),
    check('materials_kind_known', oneOf(t.kind, materialKinds)),
    check('materials_language_known', oneOf(t.language, languages)),
    check('materials_difficulty_known', oneOf(t.difficulty, difficulties)),
    check('materials_official_is_nobodys', sql`not ${t.is_official} or ${t.owner_id} is null`),
  ],
);

/** What was or is played. Rows are added, never changed. */
export const materialRevisions = pgTable(
  'material_revisions',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    material_id: integer()
      .notNull()
      .references((): AnyPgColumn => materials.id, { onDelete: 'cascade' }),
    /** Counted from 1 within the material. */
    number: smallint().notNull(),
    content: jsonb().$type<MaterialContent>().notNull(),
    /** SHA-256 of the content in its canonical form: the same content makes no new revision. */
    hash: bytes().notNull(),
    made_at: instant().notNull(),
  },
  (t) => [uniqueIndex('material_revisions_number_idx').on(t.material_id, t.number)],
);

/** Images, apart from their bytes so that lists never read them. */
export const images = pgTable(
  'images',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    owner_id: owner(),
    shared_with_school: boolean().notNull().default(false),
    name: text().notNull(),
    /** For whoever cannot see it. */
    alternative: text().notNull(),
    file_id: uuid()
      .notNull()
      .references((): AnyPgColumn => imageFiles.id),
    created_at: instant().notNull(),
    changed_at: instant().notNull(),
    version: integer().notNull().default(1),
    search_text: text()
      .notNull()
      .generatedAlwaysAs((): SQL => searchable(sql`name || ' ' || alternative`)),
  },
  (t) => [
    index('images_owner_idx').on(t.owner_id, t.changed_at),
    index('images_file_idx').on(t.file_id),
    index('images_search_idx').using('gin', sql`${t.search_text} gin_trgm_ops`),
  ],
);

/** What an image shows. It outlives the image where a revision shows it: nothing that was played loses its picture. */
export const imageFiles = pgTable('image_files', {
  /** Drawn at random: whoever knows it may see the image. */
  id: uuid().primaryKey(),
  content: bytes().notNull(),
  width: smallint().notNull(),
  height: smallint().notNull(),
  made_at: instant().notNull(),
});

/** Which revisions show which files. */
export const revisionImages = pgTable(
  'revision_images',
  {
    revision_id: integer()
      .notNull()
      .references(() => materialRevisions.id, { onDelete: 'cascade' }),
    file_id: uuid()
      .notNull()
      .references(() => imageFiles.id),
  },
  (t) => [
    primaryKey({ name: 'revision_images_pkey', columns: [t.revision_id, t.file_id] }),
    index('revision_images_file_idx').on(t.file_id),
  ],
);

/**
 * What somebody has played of a material: when last, so that nobody reads the same twice before all else is read, how
 * often, and what of its questions was right.
 */
export const materialReads = pgTable(
  'material_reads',
  {
    user_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    material_id: integer()
      .notNull()
      .references(() => materials.id, { onDelete: 'cascade' }),
    /** When the last play of it began. */
    read_at: instant().notNull(),
    /** Finished plays. */
    times: integer().notNull().default(0),
    correct: integer().notNull().default(0),
    asked: integer().notNull().default(0),
  },
  (t) => [
    primaryKey({ name: 'material_reads_pkey', columns: [t.user_id, t.material_id] }),
    index('material_reads_material_idx').on(t.material_id),
  ],
);

/** What pupils have read of a material, added up; a trigger keeps it (migration 0002), nothing else writes here. */
export const materialTotals = pgTable('material_totals', {
  material_id: integer().primaryKey(),
  times: integer().notNull().default(0),
  correct: integer().notNull().default(0),
  asked: integer().notNull().default(0),
});

/** What was loaded of the library's files, in one row: a start compares it and has nothing to do. */
export const loadedLibrary = pgTable(
  'loaded_library',
  {
    is_loaded: boolean().primaryKey().default(true),
    /** SHA-256 of all files. */
    hash: bytes().notNull(),
    loaded_at: instant().notNull(),
  },
  (t) => [check('loaded_library_is_one', t.is_loaded.getSQL())],
);
