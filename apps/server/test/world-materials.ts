/** What the staff of the two schools keep to themselves: texts, word lists, card sets and the images of these. */
import { randomUUID } from 'node:crypto';
import type { MaterialContent, MaterialKind } from '@mindhero/engine/reading/material';
import { addressOf } from '../src/entities/materials/content.ts';
import { revise } from '../src/entities/materials/revision.ts';
import { imageFiles, images, materials } from '../src/platform/db/schema/index.ts';
import type { TestApp } from './app.ts';

/** Ids of members of staff by their names. */
export type Staff<Name extends string> = ReadonlyMap<Name, number>;

export interface MadeMaterial<Name extends string> {
  readonly id: number;
  readonly kind: MaterialKind;
  readonly mark: string;
  readonly owner: Name;
}

export interface MadeImage {
  readonly id: number;
  readonly file_id: string;
  readonly mark: string;
}

export async function makeImages<Name extends string>(
  server: TestApp,
  staff: Staff<Name>,
): Promise<ReadonlyMap<Name, MadeImage>> {
  const { db } = server.database;
  const { now } = server.clock;
  const made = new Map<Name, MadeImage>();
  for (const [owner, owner_id] of staff) {
    const file_id = randomUUID();
    const mark = `mark-of-image-of-${owner.replace('_', '-')}`;
    await db
      .insert(imageFiles)
      .values({ id: file_id, content: Buffer.from('an image'), width: 4, height: 3, made_at: now });
    const [row] = await db
      .insert(images)
      .values({
        name: mark,
        alternative: mark,
        file_id,
        owner_id,
        created_at: now,
        changed_at: now,
      })
      .returning({ id: images.id });
    if (row !== undefined) made.set(owner, { id: row.id, file_id, mark });
  }
  return made;
}

export async function makeMaterials<Name extends string>(
  server: TestApp,
  staff: Staff<Name>,
  shown: ReadonlyMap<Name, MadeImage>,
): Promise<MadeMaterial<Name>[]> {
  const { db } = server.database;
  const { now } = server.clock;
  const made: MadeMaterial<Name>[] = [];
  for (const [owner, owner_id] of staff) {
    for (const kind of ['text', 'words', 'cards'] as const) {
      const mark = `mark-of-${kind}-of-${owner.replace('_', '-')}`;
      const [row] = await db
        .insert(materials)
        .values({
          kind,
          title: mark,
          owner_id,
          ...(kind !== 'cards' && { language: 'EN', difficulty: 'easy', words: 3 }),
          ...(kind === 'text' && { measured: 'easy', layout: 'facts', questions: 0 }),
          created_at: now,
          changed_at: now,
        })
        .returning();
      if (row === undefined) throw new Error('nothing was inserted');
      await revise(db, row, contentOf(kind, mark, shown.get(owner)), now);
      made.push({ id: row.id, kind, mark, owner });
    }
  }
  return made;
}

function contentOf(kind: MaterialKind, title: string, image: MadeImage | undefined): MaterialContent {
  const pictures =
    image === undefined ? [] : [{ address: addressOf(image.file_id), alternative: image.mark }];
  switch (kind) {
    case 'text':
      return { kind, title, language: 'EN', layout: 'facts', body: title, questions: [], picture: null };
    case 'words':
      return { kind, title, language: 'EN', words: ['one', 'two', 'three'], syllables: null };
    case 'cards':
      return { kind, title, pictures };
  }
}
