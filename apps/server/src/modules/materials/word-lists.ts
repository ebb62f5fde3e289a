/** The calls about word lists. */
import { endpoints } from '@mindhero/contract/endpoints';
import type { WordList, WordListRow } from '@mindhero/contract/word-list';
import type { FastifyInstance } from 'fastify';
import { syllablesKept, wordsOf } from '../../entities/materials/written.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/db/database.ts';
import { type Caller, mount, mountChange } from '../../platform/http/mount.ts';
import { ApiError } from '../../platform/http/problem.ts';
import { change, type Doing, fieldsIn, isOf, lock, make } from './changes.ts';
import { type Found, findMaterial, findMaterials } from './queries.ts';

const KIND = 'words';

/** The endpoints of word lists. */
export function mountWordLists(app: FastifyInstance, { db, clock }: Context): void {
  const doing = ({ actor }: Caller): Doing => ({ actor, now: clock() });

  mount(app, endpoints.listWordLists, async ({ actor, query }) => {
    const { results, ...length } = await findMaterials(db, KIND, actor, query);
    return { status: 200, body: { ...length, results: results.map(toRow) } };
  });

  mount(app, endpoints.getWordList, async (call) => ({
    status: 200,
    body: await shown(db, call, call.params.id),
  }));

  mountChange(app, endpoints.createWordList, (call) =>
    call.once(async (tx) => {
      const { shared_with_school, ...list } = call.body;
      const id = await make(tx, doing(call), wordsOf(list, null), shared_with_school);
      return { status: 201, body: await shown(tx, call, id) };
    }),
  );

  mountChange(app, endpoints.updateWordList, (call) =>
    call.once(async (tx) => {
      const { version, shared_with_school, ...parts } = call.body;
      const { material, former } = await lock(tx, doing(call), KIND, call.params.id, version);
      const list = {
        title: parts.title ?? material.title,
        language: parts.language ?? material.language ?? 'EN',
        difficulty: parts.difficulty ?? material.difficulty ?? 'easy',
        words: parts.words ?? former.words,
      };
      const written = wordsOf(list, syllablesKept(former, list.words));
      await change(tx, doing(call), material, { written, shared_with_school, fields: fieldsIn(call.body) });
      return { status: 200, body: await shown(tx, call, material.id) };
    }),
  );

  mountChange(app, endpoints.copyWordList, (call) =>
    call.once(async (tx) => {
      const { content, difficulty } = await found(tx, call, call.params.id);
      const id = await make(tx, doing(call), { content, difficulty, topic: null }, false);
      return { status: 201, body: await shown(tx, call, id) };
    }),
  );
}

/** @throws ApiError 404 */
async function found(db: Database, { actor }: Caller, id: number) {
  const list = await findMaterial(db, KIND, actor, id);
  if (list === null || !isOf(KIND, list.content)) throw new ApiError('not_found');
  return { ...list, content: list.content };
}

async function shown(db: Database, call: Caller, id: number): Promise<WordList> {
  const { content, ...list } = await found(db, call, id);
  return { ...toRow(list), words: [...content.words] };
}

/** What every word list has. */
function toRow({ language, difficulty, words, ...row }: Found): WordListRow {
  return {
    ...row,
    language: language ?? 'EN',
    difficulty: difficulty ?? 'easy',
    words: words ?? 0,
  };
}
