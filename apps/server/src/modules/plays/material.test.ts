import { randomUUID } from 'node:crypto';
import type { ResponseOf } from '@mindhero/contract/endpoint';
import type { Problem } from '@mindhero/contract/errors';
import type { CheckedMaterial, drawTickets, getPlay, StartedPlay } from '@mindhero/contract/play';
import { withMaterial } from '@mindhero/engine/play';
import { exampleMaterials } from '@mindhero/games/example-materials';
import { games } from '@mindhero/games/rules';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { finishPlay, simulated } from '../../../test/plays.ts';
import { readInsteadOfStroop } from '../../../test/reading-game.ts';
import { addMaterial, addRevision, cardsOf, removeMaterials } from '../../../test/stored-materials.ts';
import { materials, users } from '../../platform/db/schema/index.ts';

const url = '/api/v1/plays/';
const checkUrl = '/api/v1/plays/material-check/';
const SEED = 5;

let server: TestApp;
let teacher: Person;
let pupil: Person;
let putBack: () => void;
beforeAll(async () => {
  putBack = readInsteadOfStroop();
  server = await testApp();
});
beforeEach(async () => {
  server.seed = SEED;
  await removeMaterials(server);
  teacher = await addPerson(server, { role: 'TEACHER' });
  pupil = await addPerson(server, { created_by: teacher.id });
});
afterAll(async () => {
  putBack();
  await server.close();
});

const texts = (settings: object = {}, more: object = {}) => ({
  id: randomUUID(),
  game: 'stroop',
  settings,
  ...more,
});
const cards = (card_set: number, more: object = {}) => ({
  id: randomUUID(),
  game: 'cards',
  settings: { theme: 'own', card_set, board: '2x3', ...more },
});

async function start(body: object, who = pupil): Promise<StartedPlay> {
  const answer = await who.post<StartedPlay>(url, body);
  expect(answer.status).toBe(201);
  return answer.body;
}
const revisionOf = async (body: object, who = pupil) => (await start(body, who)).material?.revision;
const refusal = async (body: object, who = pupil, at = url) =>
  (await who.refused('POST', at, body)) as { status: number; body: Problem };
const archive = (id: number) =>
  server.database.db.update(materials).set({ archived_at: server.clock.now }).where(eq(materials.id, id));
const reads = async ({ id } = pupil) =>
  (
    await server.database.pool.query(
      'select material_id, read_at, times, correct, asked from material_reads where user_id = $1 order by 1',
      [id],
    )
  ).rows as { material_id: number; read_at: Date; times: number; correct: number; asked: number }[];

async function play(started: StartedPlay, skill = 1) {
  const game = withMaterial(games[started.game], started.material ?? null);
  const { settings, seed } = started;
  return finishPlay(
    server,
    pupil,
    started.id,
    simulated({ game, settings, seed, pupil: { skill, pace: 1 } }),
  );
}

describe('a start', () => {
  it('names the revision with what it holds, says that it is read, and answers the same again', async () => {
    const text = await addMaterial(server, { title: 'The bridge' });
    const body = texts();
    const started = await start(body);
    expect(started.material).toMatchObject({ revision: text.revision, kind: 'text', title: 'The bridge' });
    const read = { material_id: text.id, read_at: server.clock.now, times: 0, correct: 0, asked: 0 };
    expect(await reads()).toEqual([read]);
    server.clock.forward(1000);
    // Another one would be next, and the first is out of use.
    await addMaterial(server);
    await archive(text.id);
    expect(await start(body)).toEqual(started);
    expect(await reads()).toEqual([read]);
  });

  it('answers the same again even where nothing is left', async () => {
    const text = await addMaterial(server);
    const body = texts({ text: text.id });
    const started = await start(body);
    await archive(text.id);
    expect(await start(body)).toEqual(started);
    expect((await refusal({ ...body, id: randomUUID() })).status).toBe(422);
  });

  it('gives what was not read yet, then what was read longest ago', async () => {
    const added = [await addMaterial(server), await addMaterial(server), await addMaterial(server)];
    const given: (number | undefined)[] = [];
    for (let turn = 0; turn < 9; turn++) {
      server.seed = turn;
      server.clock.forward(1000);
      given.push(await revisionOf(texts()));
    }
    expect(new Set(given.slice(0, 3))).toEqual(new Set(added.map(({ revision }) => revision)));
    expect(given.slice(3, 6)).toEqual(given.slice(0, 3));
    expect(given.slice(6)).toEqual(given.slice(0, 3));
  });

  it('draws another one where the first does not suit, and refuses only where none does', async () => {
    const { revision: _, ...example } = exampleMaterials.text;
    const short = { ...example, body: 'The cat sleeps now. Nobody wakes it up.' };
    for (let index = 0; index < 5; index++) await addMaterial(server, { content: short });
    const body = (more: object = {}) => ({
      id: randomUUID(),
      game: 'remember-last-word',
      settings: { content: 'text', sentences: 3, ...more },
    });
    const { status, body: problem } = await refusal(body());
    expect([status, problem.errors]).toEqual([
      422,
      [
        {
          path: 'body.settings.sentences',
          code: 'too_few_sentences',
          params: { sentences: 2, needed: 3 },
          suggestion: 2,
        },
      ],
    ]);
    const long = await addMaterial(server);
    // It was read, and the others never were.
    for (let turn = 0; turn < 6; turn++) {
      server.seed = turn;
      server.clock.forward(1000);
      expect(await revisionOf(body())).toBe(long.revision);
    }
    const named = await addMaterial(server, { content: short });
    expect((await refusal(body({ text: named.id }))).body.errors).toMatchObject([
      { code: 'too_few_sentences' },
    ]);
  });

  it('gives nothing to games that need nothing', async () => {
    expect(await start({ id: randomUUID(), game: 'columns', settings: {} })).not.toHaveProperty('material');
    expect(await reads()).toEqual([]);
  });

  it.each([
    [{ language: 'EN' }, 'language', 'random'],
    [{ difficulty: 'easy' }, 'difficulty', 'any'],
    [{ source: 'my' }, 'source', 'all'],
    [{ max_words: '30' }, 'max_words', 'any'],
    [{ difficulty: 'easy', source: 'official' }, 'difficulty', 'any'],
  ])(
    'names the filter of %j that leaves nothing, before a start as well',
    async (filters, field, suggestion) => {
      await addMaterial(server, { language: 'UK', difficulty: 'advanced', words: 100 });
      const settings = { language: 'random', ...filters };
      const expected = { path: `body.settings.${field}`, code: 'no_material', suggestion };
      for (const [at, body] of [
        [url, texts(settings)],
        [checkUrl, { game: 'stroop', settings }],
      ] as const) {
        const { status, body: problem } = await refusal(body, pupil, at);
        expect(status).toBe(422);
        expect(problem).toMatchObject({ code: 'invalid_settings', errors: [expected] });
      }
      expect(await reads()).toEqual([]);
    },
  );

  it('says so where no single filter is to blame', async () => {
    const { body } = await refusal(texts({ language: 'DE', difficulty: 'easy' }));
    expect(body.errors).toEqual([{ path: 'body.settings.language', code: 'no_material_at_all' }]);
  });

  it('gives one by its id only to whom it is within reach, and not out of use', async () => {
    const own = await addMaterial(server, { owner: teacher.id });
    const others = await addMaterial(server, { owner: (await addPerson(server, { role: 'TEACHER' })).id });
    expect(await revisionOf(texts({ text: own.id }))).toBe(own.revision);
    for (const text of [others.id, 2_000_000_000]) {
      const { body } = await refusal(texts({ text }));
      expect(body.errors).toEqual([{ path: 'body.settings.text', code: 'not_an_option' }]);
    }
    await archive(own.id);
    const { body } = await refusal(texts({ text: own.id }));
    expect(body.errors).toEqual([{ path: 'body.settings.text', code: 'archived' }]);
  });

  it('lets nobody choose a text by its revision whose seed is drawn', async () => {
    const [one, other] = [await addMaterial(server), await addMaterial(server)];
    const chosen = await revisionOf(texts());
    const again = one.revision === chosen ? one : other;
    expect(await revisionOf(texts({}, { revision: again.revision }))).not.toBe(again.revision);
  });
});

describe('cards of one’s own', () => {
  it('are played, finished, looked back at and counted with the set as it was', async () => {
    const set = await addMaterial(server, { kind: 'cards', owner: teacher.id, content: cardsOf(4) });
    const started = await start(cards(set.id));
    expect(started.material).toEqual({ ...cardsOf(4), revision: set.revision });
    await addRevision(server, set.id, 2, cardsOf(3));
    const { status, body } = await play(started);
    expect(status).toBe(200);
    expect(body.play).toMatchObject({ correct: 3, ended: 'completed', flags: [] });
    const seen = await teacher.get<ResponseOf<typeof getPlay>>(`${url}${started.id}/`);
    expect(seen.body.material).toEqual(started.material);
    expect(await reads()).toMatchObject([{ times: 1, correct: 3 }]);
    expect(await revisionOf(cards(set.id))).not.toBe(set.revision);
  });

  it('are refused where the board has more pairs than the set pictures, with the largest that works', async () => {
    const set = await addMaterial(server, { kind: 'cards', owner: teacher.id, content: cardsOf(3) });
    const { body } = await refusal(cards(set.id, { board: '4x4' }));
    expect(body.errors).toEqual([
      { path: 'body.settings.board', code: 'too_many_pairs', params: { max: 3 }, suggestion: '2x3' },
    ]);
    expect(await reads()).toEqual([]);
  });

  it('are told before a start, to pupils as well; a text is not', async () => {
    const set = await addMaterial(server, { kind: 'cards', owner: teacher.id, content: cardsOf(3) });
    const text = await addMaterial(server, { owner: teacher.id, title: 'The bridge' });
    const check = async (who: Person, game: string, settings: object) =>
      (await who.post<CheckedMaterial>(checkUrl, { game, settings })).body;
    const { settings } = cards(set.id);
    expect(await check(pupil, 'cards', settings)).toMatchObject({
      material: { kind: 'cards' },
      title: 'Our class',
    });
    expect(await check(pupil, 'stroop', {})).toEqual({ material: null, title: null });
    expect(await check(pupil, 'stroop', { text: text.id })).toEqual({ material: null, title: 'The bridge' });
    expect(await check(teacher, 'stroop', {})).toMatchObject({ material: { revision: text.revision } });
    expect(await check(pupil, 'columns', {})).toEqual({ material: null, title: null });
    expect(await reads()).toEqual([]);
  });
});

it('sums up what was right, of whatever counts, and repeats mistakes with the same text', async () => {
  const text = await addMaterial(server);
  await addMaterial(server, { language: 'DE' });
  const started = await start(texts());
  const { body } = await play(started, 0.5);
  const { correct, incorrect } = body.play;
  expect(incorrect).toBeGreaterThan(0);
  const counted = { times: 1, correct, asked: correct + incorrect };
  expect(await reads()).toMatchObject([{ material_id: text.id, ...counted }]);
  // The same end told again counts once.
  await play(started, 0.5);
  expect(await reads()).toMatchObject([counted]);
  await addMaterial(server);
  const answer = await pupil.post<StartedPlay>(`${url}${started.id}/retry/`, { id: randomUUID() });
  expect(answer.body.material?.revision).toBe(text.revision);
  await finishPlay(server, pupil, answer.body.id, []);
  expect(await reads()).toMatchObject([{ ...counted, times: 2 }]);
});

it('plays a worksheet with the text that was printed', async () => {
  const [one, other] = [await addMaterial(server), await addMaterial(server)];
  for (const { revision } of [one, other, one])
    expect(await revisionOf(texts({}, { seed: 77, revision }))).toBe(revision);
  const foreign = await addMaterial(server, { owner: (await addPerson(server, { role: 'TEACHER' })).id });
  const list = await addMaterial(server, { kind: 'words' });
  for (const revision of [foreign.revision, list.revision, 2_000_000_000]) {
    const { body } = await refusal(texts({}, { seed: 77, revision }));
    expect(body.errors).toEqual([{ path: 'body.revision', code: 'not_an_option' }]);
  }
});

describe('without a network', () => {
  const draw = async () =>
    (await pupil.post<ResponseOf<typeof drawTickets>>('/api/v1/plays/tickets/', { count: 1 })).body;

  it('is played with what came with the tickets, which the told start names', async () => {
    const text = await addMaterial(server);
    await addMaterial(server, { language: 'DE' });
    const { tickets, materials: supply } = await draw();
    expect(supply).toMatchObject([{ kind: 'text', revision: text.revision }]);
    const [ticket] = tickets;
    if (ticket === undefined) throw new Error('no ticket');
    // Out of use by the time that it is told: it was handed out.
    await archive(text.id);
    const told = {
      ...texts({}, { revision: text.revision }),
      id: ticket.id,
      ticket: { token: ticket.token, version: games.stroop.version, started_ms_ago: 0 },
    };
    const started = await start(told);
    expect(started.material?.revision).toBe(text.revision);
    expect((await play(started)).body.play).toMatchObject({ ended: 'completed', flags: [] });
  });

  it('is refused with what nobody has handed out', async () => {
    await addMaterial(server);
    const foreign = await addMaterial(server, { owner: (await addPerson(server, { role: 'TEACHER' })).id });
    const { tickets } = await draw();
    const [ticket] = tickets;
    if (ticket === undefined) throw new Error('no ticket');
    const { body } = await refusal({
      ...texts({}, { revision: foreign.revision }),
      id: ticket.id,
      ticket: { token: ticket.token, version: games.stroop.version, started_ms_ago: 0 },
    });
    expect(body.errors).toEqual([{ path: 'body.revision', code: 'not_an_option' }]);
  });
});

it('reads in the language of the account, whatever that is by then', async () => {
  const [english, german] = [await addMaterial(server), await addMaterial(server, { language: 'DE' })];
  expect(await revisionOf(texts())).toBe(english.revision);
  await server.database.db.update(users).set({ language: 'DE' }).where(eq(users.id, pupil.id));
  expect(await revisionOf(texts())).toBe(german.revision);
});
