/** Brings the library into the database: what changed becomes a new revision, what is gone is put out of use. */
import type { TextTopic } from '@mindhero/contract/text';
import type { Difficulty } from '@mindhero/engine/reading/choice';
import type { TextContent, WordsContent } from '@mindhero/engine/reading/material';
import pg from 'pg';
import { hashOf } from '../entities/materials/content.ts';
import { storedOf } from '../entities/materials/written.ts';
import { untilDone } from '../platform/db/transaction.ts';

/** A text or a word list of the library. */
export interface Official {
  /** Its own within its kind and language; it stays, whatever else changes. */
  readonly slug: string;
  /** Of all that its file says; hexadecimal digits. */
  readonly file_hash: string;
  readonly content: TextContent | WordsContent;
  readonly difficulty: Difficulty;
  readonly topic: TextTopic | null;
}

export interface Library {
  /** SHA-256 of all that it is read from. */
  readonly hash: Buffer;
  /** Not called if nothing has changed since it was loaded last; once more if loading was broken off for the sake of others. */
  read(): readonly Official[];
}

/** Any constant will do, as long as nothing else in the database locks it. */
const LIBRARY_LOCK = 7_231_907;

const kinds = ['text', 'words'] as const;

/**
 * Loads what has changed, in one transaction. Several processes may start at once: one loads, the others wait and find
 * it done.
 * @returns whether there was anything to load
 */
export function storeLibrary(url: string, library: Library, now: Date): Promise<boolean> {
  return untilDone(() => store(url, library, now));
}

async function store(url: string, library: Library, now: Date): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  // A lost connection is told by the statement that needs it.
  client.on('error', () => {});
  await client.connect();
  try {
    if (await isLoaded(client, library)) return false;
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [LIBRARY_LOCK]);
    if (await isLoaded(client, library)) return false;
    const all = library.read();
    for (const kind of kinds) {
      const rows = JSON.stringify(all.filter(({ content }) => content.kind === kind).map(rowOf));
      await client.query(statements.materials, [kind, rows, now]);
      await client.query(statements.revisions, [kind, rows, now]);
    }
    await client.query(statements.loaded, [library.hash, now]);
    await client.query('commit');
    return true;
  } finally {
    // Closing the connection ends a transaction that has not come to its end, and lets go of the lock.
    await client.end();
  }
}

async function isLoaded(client: pg.Client, { hash }: Library): Promise<boolean> {
  const { rows } = await client.query<{ hash: Buffer }>('select hash from loaded_library');
  return rows[0]?.hash.equals(hash) ?? false;
}

/** What the statements below are given of each. */
function rowOf({ slug, file_hash, content, difficulty, topic }: Official) {
  return {
    slug,
    ...storedOf({ content, difficulty, topic }),
    content,
    hash: hashOf(content).toString('hex'),
    file_hash,
  };
}

const input = `input as (
  select slug, title, language, difficulty, measured, layout, topic, words, questions, content, decode(hash, 'hex') as hash,
    decode(file_hash, 'hex') as file_hash
  from jsonb_to_recordset($2::jsonb) as file (slug text, title text, language text, difficulty text, measured text,
    layout text, topic text, words smallint, questions smallint, content jsonb, hash text, file_hash text))`;

/**
 * Each for all texts, or all word lists: a text at a time would take as many round trips. What an administrator has made of
 * one stays until its file changes; what an administrator has put out of use stays so, too, unless its file was gone.
 */
const statements = {
  materials: `with ${input},
    gone as (
      update materials set file_hash = null, archived_at = coalesce(archived_at, $3), version = version + 1
      where kind = $1 and file_hash is not null and not exists (
        select from input where input.slug = materials.slug and input.language = materials.language)),
    changed as (
      update materials set title = input.title, difficulty = input.difficulty, measured = input.measured,
        layout = input.layout, topic = input.topic, words = input.words, questions = input.questions,
        archived_at = case when materials.file_hash is null then null else archived_at end,
        file_hash = input.file_hash, changed_at = $3, version = version + 1
      from input
      where kind = $1 and input.slug = materials.slug and input.language = materials.language
        and materials.file_hash is distinct from input.file_hash)
    insert into materials (kind, is_official, slug, file_hash, title, language, difficulty, measured, layout, topic, words,
      questions, created_at, changed_at)
    select $1, true, slug, file_hash, title, language, difficulty, measured, layout, topic, words, questions, $3, $3
    from input where not exists (
      select from materials as known
      where known.kind = $1 and known.slug = input.slug and known.language = input.language)`,
  revisions: `with ${input},
    made as (
      insert into material_revisions (material_id, number, content, hash, made_at)
      select materials.id, coalesce(present.number, 0) + 1, input.content, input.hash, $3
      from input
      join materials on kind = $1 and materials.slug = input.slug and materials.language = input.language
      left join lateral (select max(number) as number from material_revisions
        where material_id = materials.id) as present on true
      -- Of what was loaded just now: of all else a revision may be an administrator's.
      where materials.changed_at = $3 and input.hash is distinct from (
        select hash from material_revisions where id = materials.revision_id)
      returning id, material_id)
    update materials set revision_id = made.id from made where materials.id = made.material_id`,
  loaded: `insert into loaded_library (hash, loaded_at) values ($1, $2)
    on conflict (is_loaded) do update set hash = excluded.hash, loaded_at = excluded.loaded_at`,
};
