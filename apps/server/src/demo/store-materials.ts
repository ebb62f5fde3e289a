/** What the teacher has made to read beside the library: two texts, a list of words and a set of cards. */
import { randomUUID } from 'node:crypto';
import type { ShownImage } from '@mindhero/engine/reading/material';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import sharp from 'sharp';
import { record } from '../entities/audit.ts';
import { addressOf } from '../entities/materials/content.ts';
import { revise } from '../entities/materials/revision.ts';
import { cardsOf, storedOf, textOf, wordsOf, type Written } from '../entities/materials/written.ts';
import type { Database } from '../platform/db/database.ts';
import * as schema from '../platform/db/schema/index.ts';
import { cards, texts, wordList } from './materials.ts';
import { staff } from './people.ts';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Pixels of a card. */
const SIZE = 320;

const subjects = { text: 'text', words: 'word_list', cards: 'card_set' } as const;

interface Teacher {
  readonly id: number;
  readonly school_id: number | null;
}

/** @param ids of people by their usernames */
export async function storeMaterials(
  client: pg.PoolClient,
  ids: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  const db: Database = drizzle(client, { schema });
  const id = ids.get(staff.teacher.username);
  if (id === undefined) throw new Error('the teacher was not stored');
  const { rows } = await client.query<Teacher>('select id, school_id from users where id = $1', [id]);
  const [teacher = { id, school_id: null }] = rows;
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  for (const [index, text] of texts.entries())
    await store(db, teacher, textOf(text, null), daysAgo(30 - 3 * index), index === 0);
  await store(db, teacher, wordsOf(wordList, null), daysAgo(20), false);
  const pictures: ShownImage[] = [];
  for (const card of cards.pictures) pictures.push(await storeImage(db, teacher, card, daysAgo(12)));
  await store(db, teacher, cardsOf(cards.title, pictures), daysAgo(12), false);
}

async function store(
  db: Database,
  teacher: Teacher,
  written: Written,
  now: Date,
  isShared: boolean,
): Promise<void> {
  const { kind, title } = written.content;
  const [made] = await db
    .insert(schema.materials)
    .values({
      ...storedOf(written),
      kind,
      owner_id: teacher.id,
      shared_with_school: isShared,
      created_at: now,
      changed_at: now,
    })
    .returning();
  if (made === undefined) throw new Error('nothing was inserted');
  await revise(db, made, written.content, now);
  const about = { subject: subjects[kind], subject_id: made.id, school_id: teacher.school_id };
  await record(db, { actor: teacher, now }, { action: 'created', ...about, details: { name: title } });
}

async function storeImage(
  db: Database,
  teacher: Teacher,
  { name, alternative, shapes }: (typeof cards.pictures)[number],
  now: Date,
): Promise<ShownImage> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shapes}</svg>`;
  const content = await sharp(Buffer.from(drawing)).resize(SIZE, SIZE).webp().toBuffer();
  const file_id = randomUUID();
  await db
    .insert(schema.imageFiles)
    .values({ id: file_id, content, width: SIZE, height: SIZE, made_at: now });
  const [made] = await db
    .insert(schema.images)
    .values({ owner_id: teacher.id, name, alternative, file_id, created_at: now, changed_at: now })
    .returning({ id: schema.images.id });
  const about = { subject: 'image' as const, subject_id: made?.id ?? null, school_id: teacher.school_id };
  await record(db, { actor: teacher, now }, { action: 'created', ...about, details: { name } });
  return { address: addressOf(file_id), alternative };
}
