/** The calls about texts. */
import { endpoints } from '@mindhero/contract/endpoints';
import { type ReadingText, SHOWN_UNCOMMON, type TextRow } from '@mindhero/contract/text';
import type { ShownImage } from '@mindhero/engine/reading/material';
import type { FastifyInstance } from 'fastify';
import { record } from '../../entities/audit.ts';
import { fileIdOf } from '../../entities/materials/content.ts';
import { imagesToShow, shownImages, takeImages } from '../../entities/materials/images.ts';
import { measuresOf } from '../../entities/materials/measures.ts';
import { textOf } from '../../entities/materials/written.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { tenths } from '../../platform/db/week.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { refuseField } from '../../platform/http/refuse-field.ts';
import { refuseUnknownIds } from '../../platform/http/refuse-unknown-ids.ts';
import { change, type Doing, fieldsIn, isOf, lock, make } from './changes.ts';
import { textFile } from './file.ts';
import { type Found, findMaterial, findMaterials, findSome, type FoundWhole } from './queries.ts';

const KIND = 'text';

/** The endpoints of texts. */
export function mountTexts(app: FastifyInstance, { db, clock }: Context): void {
  const doing = ({ actor }: Caller): Doing => ({ actor, now: clock() });

  mount(app, endpoints.listTexts, async ({ actor, query }) => {
    const { results, ...length } = await findMaterials(db, KIND, actor, query);
    return { status: 200, body: { ...length, results: results.map(toRow) } };
  });

  mount(app, endpoints.getText, async (call) => ({
    status: 200,
    body: await shown(db, call, call.params.id),
  }));

  mount(app, endpoints.measureText, ({ body: { body, language } }) => {
    const { common_percent, uncommon } = measuresOf(body, language);
    return {
      status: 200,
      body: {
        common_percent: tenths(common_percent ?? 0),
        uncommon: (uncommon ?? []).slice(0, SHOWN_UNCOMMON),
      },
    };
  });

  mountChange(app, endpoints.createText, (call) =>
    call.once(async (tx) => {
      const { shared_with_school, picture, ...text } = call.body;
      const written = textOf(text, await pictureOf(tx, call, picture, null));
      const id = await make(tx, doing(call), written, shared_with_school);
      return { status: 201, body: await shown(tx, call, id) };
    }),
  );

  mountChange(app, endpoints.updateText, (call) =>
    call.once(async (tx) => {
      const { version, shared_with_school, picture, ...parts } = call.body;
      const { material, former } = await lock(tx, doing(call), KIND, call.params.id, version);
      const written = textOf(
        {
          title: parts.title ?? material.title,
          language: parts.language ?? material.language ?? 'EN',
          difficulty: parts.difficulty ?? material.difficulty ?? 'easy',
          kind: parts.kind ?? former.layout,
          topic: parts.topic === undefined ? material.topic : parts.topic,
          body: parts.body ?? former.body,
          questions: parts.questions ?? former.questions,
        },
        picture === undefined ? former.picture : await pictureOf(tx, call, picture, former.picture),
      );
      const fields = fieldsIn(call.body);
      await change(tx, doing(call), material, { written, shared_with_school, fields });
      return { status: 200, body: await shown(tx, call, material.id) };
    }),
  );

  mountChange(app, endpoints.copyText, (call) =>
    call.once(async (tx) => {
      const { content, ...text } = await found(tx, call, call.params.id);
      if (content.picture !== null && call.actor.role !== 'ADMIN') {
        const { alternative } = content.picture;
        await takeImages(tx, call.actor, [{ file_id: fileIdOf(content.picture), alternative }], clock());
      }
      const written = { content, difficulty: text.difficulty, topic: text.topic };
      return { status: 201, body: await shown(tx, call, await make(tx, doing(call), written, false)) };
    }),
  );

  mount(app, endpoints.exportTexts, async ({ actor, body: { ids, format } }) => {
    const texts = (await findSome(db, KIND, actor, [...new Set(ids)])).map(whole);
    refuseUnknownIds(texts, ids);
    const now = clock();
    const details = { list: 'texts', format, rows: texts.length };
    const { school_id } = actor;
    await record(
      db,
      { actor, now },
      { action: 'exported', subject: 'text', subject_id: null, school_id, details },
    );
    return { status: 200, body: textFile(texts, format, actor.account.language, now) };
  });
}

/** @throws ApiError 404 */
async function found(db: Database, { actor }: Caller, id: number) {
  const text = await findMaterial(db, KIND, actor, id);
  if (text === null) throw new ApiError('not_found');
  return whole(text);
}

async function shown(db: Database, call: Caller, id: number): Promise<ReadingText> {
  const { content, topic, ...text } = await found(db, call, id);
  const images = content.picture === null ? [] : [content.picture];
  const [[picture = null] = []] = await shownImages(db, [{ owner_id: text.owner_id, images }]);
  return {
    ...toRow(text),
    topic,
    body: content.body,
    questions: [...content.questions],
    picture,
  };
}

/** @throws ApiError 422 for an image that the caller may not use */
async function pictureOf(
  tx: Database,
  { actor }: Caller,
  id: number | null,
  former: ShownImage | null,
): Promise<ShownImage | null> {
  if (id === null) return null;
  const [image = null] = await imagesToShow(tx, actor, [id], former === null ? [] : [former]);
  return image ?? refuseField('body.picture', 'not_an_option');
}

/** What every text has. */
function toRow({
  language,
  difficulty,
  layout,
  measured,
  words,
  questions,
  ...row
}: Omit<Found, 'topic'>): TextRow {
  return {
    ...row,
    language: language ?? 'EN',
    difficulty: difficulty ?? 'easy',
    kind: layout ?? 'facts',
    measured: measured ?? 'easy',
    words: words ?? 0,
    questions: questions ?? 0,
  };
}

/** @throws Error for what is no text */
function whole(text: FoundWhole) {
  const { content } = text;
  if (!isOf(KIND, content)) throw new Error('no text');
  return { ...text, content };
}
