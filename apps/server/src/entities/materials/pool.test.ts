import { languages } from '@mindhero/contract/user';
import { type MaterialWish, poolFilters, unfiltered } from '@mindhero/engine/reading/choice';
import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addGroup, addPerson, addSchool, type Person } from '../../../test/people.ts';
import { addMaterial, type AddedMaterial, removeMaterials } from '../../../test/stored-materials.ts';
import { type Ask, throughPool } from '../../platform/db/through.ts';
import { blamed, findMaterial, findNext, findSupply } from './pool.ts';

let server: TestApp;
let teacher: Person;
let reader: Person;
beforeAll(async () => {
  server = await testApp();
});
beforeEach(async () => {
  await removeMaterials(server);
  const school = await addSchool(server, 'A school');
  teacher = await addPerson(server, { role: 'TEACHER', school_id: school });
  reader = await addPerson(server, { school_id: school, created_by: teacher.id, language: 'DE' });
});
afterAll(() => server.close());

const ask: Ask = (statement) => throughPool(server.database.pool)(statement);
const wishFor = (filters: object = {}): Exclude<MaterialWish, { kind: 'cards' }> => ({
  kind: 'text',
  id: null,
  ...unfiltered,
  ...filters,
});

async function read(person: Person, { id }: Pick<AddedMaterial, 'id'>, at: Date): Promise<void> {
  await server.database.pool.query(
    `insert into material_reads (user_id, material_id, read_at) values ($1, $2, $3)
     on conflict (user_id, material_id) do update set read_at = excluded.read_at`,
    [person.id, id, at],
  );
}

const MINUTE = 60_000;
/** So many draws that a fair one gives no language half of its share. */
const SEEDS = 120;

const arbitraryText = fc.record({
  language: fc.constantFrom('EN' as const, 'DE' as const),
  difficulty: fc.constantFrom('beginner' as const, 'easy' as const),
  words: fc.constantFrom(20, 30, 60, 150),
  isOfficial: fc.boolean(),
  isArchived: fc.nat(4).map((draw) => draw === 0),
  /** Minutes ago; null for never. */
  read: fc.option(fc.integer({ min: 1, max: 30 })),
});

const wide = {
  language: fc.constant('random' as const),
  difficulty: fc.constant('any' as const),
  max_words: fc.constant(null),
  fewest_words: fc.constant(undefined),
};

const narrowing = fc.record({
  language: fc.constantFrom('own' as const, 'random' as const, 'EN' as const, 'UK' as const),
  difficulty: fc.constantFrom('any' as const, 'easy' as const),
  source: fc.constantFrom('all' as const, 'official' as const, 'my' as const),
  max_words: fc.constantFrom(null, 30, 100),
  fewest_words: fc.constantFrom(undefined, undefined, 30),
});

/** Often such as leave much. */
const arbitraryFilters = fc.oneof(
  narrowing,
  fc.record({ ...wide, source: fc.constantFrom('all' as const, 'my' as const) }),
);

type Text = ReturnType<typeof arbitraryText.generate>['value'];
type Filters = ReturnType<typeof arbitraryFilters.generate>['value'];

/** What the filters mean, said once more. */
const suits = (text: Text, { language, difficulty, source, max_words, fewest_words }: Filters): boolean =>
  (language === 'random' || text.language === (language === 'own' ? 'DE' : language)) &&
  (difficulty === 'any' || text.difficulty === difficulty) &&
  (source === 'all' || (source === 'official') === text.isOfficial) &&
  (max_words === null || text.words <= max_words) &&
  text.words >= (fewest_words ?? 0);

it('gives nothing twice before all else was read, then what was read longest ago', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(arbitraryText, { minLength: 3, maxLength: 8 }),
      arbitraryFilters,
      fc.nat(),
      async (texts, filters, seed) => {
        await removeMaterials(server);
        const pupil = await addPerson(server, { created_by: teacher.id, language: 'DE' });
        const lastRead = new Map<number, number>();
        for (const { isOfficial, isArchived, read: minutes, ...text } of texts) {
          const { now } = server.clock;
          const added = await addMaterial(server, {
            ...text,
            ...(!isOfficial && { owner: teacher.id }),
            archived_at: isArchived ? now : null,
          });
          const ago = minutes === null ? null : now.getTime() - minutes * MINUTE;
          if (ago !== null) await read(pupil, added, new Date(ago));
          if (!isArchived && suits({ isOfficial, isArchived, read: minutes, ...text }, filters))
            lastRead.set(added.id, ago ?? -Infinity);
        }
        for (let turn = 0; turn < 2 * texts.length + 1; turn++) {
          const asking = { reader: pupil.id, reach: pupil.id, seed: seed + turn };
          const found = await findMaterial(ask, wishFor(filters), asking);
          expect(found === null).toBe(lastRead.size === 0);
          if (found === null) return;
          // The same seed gives the same.
          expect(await findMaterial(ask, wishFor(filters), asking)).toEqual(found);
          const next = await findNext(ask, wishFor(filters), asking);
          expect(next[0]).toEqual(found);
          const times = next.map(({ material_id }) => lastRead.get(material_id));
          expect(times).toEqual([...lastRead.values()].toSorted((a, b) => (a < b ? -1 : 1)));
          expect(lastRead.get(found.material_id)).toBe(Math.min(...lastRead.values()));
          const now = server.clock.now.getTime() + turn;
          lastRead.set(found.material_id, now);
          await read(pupil, { id: found.material_id }, new Date(now));
        }
      },
    ),
    { numRuns: 25 },
  );
});

it('leaves it to the seed what comes among those that nobody has read', async () => {
  const added = await Promise.all(Array.from({ length: 4 }, () => addMaterial(server)));
  const found = new Set<number | undefined>();
  for (let seed = 0; seed < 60; seed++) {
    const asking = { reader: reader.id, reach: reader.id, seed };
    found.add((await findMaterial(ask, wishFor(), asking))?.material_id);
  }
  expect(found).toEqual(new Set(added.map(({ id }) => id)));
});

it('draws any of the languages that have something unread alike, however many of its texts there are', async () => {
  const amount = fc.record({ unread: fc.nat(4), read: fc.nat(1) });
  await fc.assert(
    fc.asyncProperty(fc.record({ EN: amount, DE: amount, RU: amount, UK: amount }), async (amounts) => {
      await removeMaterials(server);
      const pupil = await addPerson(server, { created_by: teacher.id });
      const languageOf = new Map<number, string>();
      for (const language of languages) {
        const { unread, read: known } = amounts[language];
        for (let index = 0; index < unread + known; index++) {
          const added = await addMaterial(server, { language });
          if (index < known) await read(pupil, added, server.clock.now);
          else languageOf.set(added.id, language);
        }
      }
      const possible = new Set(languageOf.values());
      if (possible.size === 0) return;
      const draws: (string | undefined)[] = [];
      for (let seed = 0; seed < SEEDS; seed++) {
        const found = await findMaterial(ask, wishFor(), { reader: pupil.id, reach: pupil.id, seed });
        draws.push(languageOf.get(found?.material_id ?? 0));
      }
      const times = Map.groupBy(draws, (language) => language);
      expect(new Set(times.keys())).toEqual(possible);
      for (const { length } of times.values()) expect(length).toBeGreaterThan(SEEDS / possible.size / 2);
    }),
    { numRuns: 12 },
  );
});

it('blames the first filter without which there would be something', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arbitraryText, { maxLength: 4 }), arbitraryFilters, async (texts, filters) => {
      await removeMaterials(server);
      for (const { isOfficial, isArchived, read: _, ...text } of texts)
        await addMaterial(server, {
          ...text,
          ...(!isOfficial && { owner: teacher.id }),
          archived_at: isArchived ? server.clock.now : null,
        });
      const inUse = texts.filter(({ isArchived }) => !isArchived);
      if (inUse.some((text) => suits(text, filters))) return;
      const expected = poolFilters.find((filter) =>
        inUse.some((text) => suits(text, { ...filters, [filter]: unfiltered[filter] })),
      );
      const asking = { reader: reader.id, reach: reader.id, seed: 1 };
      expect(await blamed(ask, wishFor(filters), asking)).toBe(expected ?? null);
    }),
    { numRuns: 25 },
  );
});

describe('within reach', () => {
  const isFoundBy = async (person: Person, { id }: AddedMaterial) => {
    const asking = { reader: person.id, reach: person.id, seed: 1 };
    const named = await findMaterial(ask, wishFor({ id }), asking);
    const drawn = await findMaterial(ask, wishFor({ source: 'my' }), asking);
    expect(drawn?.material_id === id).toBe(named !== null);
    return named !== null;
  };

  it('of a pupil are the materials of whoever made the account and of the teachers of their groups', async () => {
    const of = await addMaterial(server, { owner: teacher.id });
    expect(await isFoundBy(reader, of)).toBe(true);
    const pupil = await addPerson(server, { school_id: null });
    expect(await isFoundBy(pupil, of)).toBe(false);
    await addGroup(server, { name: 'A group', school_id: null, teacher_id: teacher.id, members: [pupil] });
    expect(await isFoundBy(pupil, of)).toBe(true);
  });

  it('of staff are their own, and what colleagues share; of pupils nothing that is only shared', async () => {
    const { school_id } = (
      await server.database.pool.query('select school_id from users where id = $1', [teacher.id])
    ).rows[0] as { school_id: number };
    const colleague = await addPerson(server, { role: 'TEACHER', school_id });
    const stranger = await addPerson(server, {
      role: 'TEACHER',
      school_id: await addSchool(server, 'South'),
    });
    const schoolmate = await addPerson(server, { school_id });
    const own = await addMaterial(server, { owner: teacher.id });
    expect(await isFoundBy(teacher, own)).toBe(true);
    expect(await isFoundBy(colleague, own)).toBe(false);
    await removeMaterials(server);
    const shared = await addMaterial(server, { owner: teacher.id, shared_with_school: true });
    expect(await isFoundBy(colleague, shared)).toBe(true);
    expect(await isFoundBy(stranger, shared)).toBe(false);
    expect(await isFoundBy(schoolmate, shared)).toBe(false);
  });
});

it('gives a device texts and lists of the library in the reader’s language, unread ones first', async () => {
  const inGerman = { language: 'DE' as const };
  const texts = await Promise.all(Array.from({ length: 10 }, () => addMaterial(server, inGerman)));
  const lists = await Promise.all(
    Array.from({ length: 5 }, () => addMaterial(server, { ...inGerman, kind: 'words' })),
  );
  await addMaterial(server, { language: 'EN' });
  await addMaterial(server, { ...inGerman, owner: teacher.id });
  // The third was read longest ago: where everything was read, it comes first.
  await Promise.all(texts.slice(0, 3).map((text, index) => read(reader, text, new Date(9 - index))));
  const fitting = async () => (await findSupply(ask, reader.id, 3)).map(({ revision }) => revision);
  const isOf = (all: readonly AddedMaterial[]) => (one: number) =>
    all.some(({ revision }) => revision === one);
  const supply = await fitting();
  expect(supply.filter(isOf(lists))).toHaveLength(4);
  expect(new Set(supply.filter((one) => !isOf(lists)(one)))).toEqual(
    new Set(texts.slice(2).map(({ revision }) => revision)),
  );
});
