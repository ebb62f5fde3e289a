import type { ResponseOf } from '@mindhero/contract/endpoint';
import { endpoints } from '@mindhero/contract/endpoints';
import type { getStudentReading, ReadingCourse } from '@mindhero/contract/reading';
import type { Report } from '@mindhero/contract/statistics/pupil';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { addMaterial } from '../../../test/stored-materials.ts';

type Told = ResponseOf<typeof getStudentReading>;

interface Read {
  readonly understanding?: number;
  readonly wpm?: number;
  readonly flags?: string;
  readonly transformed?: boolean;
  readonly ended?: string;
  readonly game?: string;
  readonly chosen?: boolean;
}

let server: TestApp;
let admin: Person;
let student: Person;
let revision: number;
let minutes = 0;
beforeAll(async () => {
  server = await testApp();
  admin = await addPerson(server, { role: 'ADMIN' });
  ({ revision } = await addMaterial(server, { language: 'EN', difficulty: 'easy', words: 80 }));
});
afterAll(() => server.close());
beforeEach(async () => {
  student = await addPerson(server);
});

/** A finished play of four questions, a minute after the one before. */
async function read(one: Read = {}) {
  const { understanding = 100, wpm = 100, transformed = false } = one;
  const effective = Math.round((wpm * understanding) / 100);
  const metrics = { words: 80, wpm, cpm: 6 * wpm, questions: 4, understanding, effective };
  await server.database.pool.query(
    `insert into plays (id, user_id, game, subject, version, settings, seed, revision_id, started_at, finished_at,
       active_ms, correct, incorrect, missed, ended, metrics, difficulty, points, stars, flags)
     values (gen_random_uuid(), $1, $2, 'reading', 1, $3, 1, $4, $5::timestamptz, $5::timestamptz, 60000, 4, 0, 0, $6,
       $7, 30, 0, 0, $8)`,
    [
      student.id,
      one.game ?? 'texts',
      { text: one.chosen ? 1 : null, max_words: one.chosen ? 'any' : '100' },
      revision,
      new Date(Date.UTC(2026, 0, 1) + 60_000 * minutes++),
      one.ended ?? 'completed',
      transformed ? { ...metrics, transformed: 1 } : metrics,
      one.flags ?? '{}',
    ],
  );
}

const course = async () => (await student.get<ReadingCourse>('/api/v1/plays/reading/')).body;
const nextIn = async (language: string) => (await course()).next.find((next) => next.language === language);
const toStaff = async () => (await admin.get<Told>(`/api/v1/students/${student.id}/reading/`)).body;

const first = { difficulty: 'beginner', max_words: 60, reason: 'first' };
const harder = { difficulty: 'intermediate', max_words: 100, reason: 'harder' };

describe('the course of reading', () => {
  it('is empty at first, and each language begins easy', async () => {
    const { texts, next } = await course();
    expect(texts).toEqual([]);
    expect(next).toEqual(['EN', 'DE', 'RU', 'UK'].map((language) => ({ language, ...first })));
  });

  it('tells each text, the latest first, and proposes from the last in that language', async () => {
    await read({ game: 'speedtest-reading', understanding: 75, wpm: 120 });
    await read();
    await read();
    const { texts } = await course();
    expect(texts.map(({ wpm, understanding, effective }) => [wpm, understanding, effective])).toEqual([
      [100, 100, 100],
      [100, 100, 100],
      [120, 75, 90],
    ]);
    expect(texts[0]).toMatchObject({ language: 'EN', difficulty: 'easy', words: 80, cpm: 600 });
    expect(await nextIn('EN')).toEqual({
      language: 'EN',
      difficulty: 'easy',
      max_words: 200,
      reason: 'harder',
    });
    expect(await nextIn('DE')).toMatchObject(first);
  });

  it('takes what was asked for; of a chosen text the length', async () => {
    await read({ chosen: true });
    await read({ chosen: true });
    expect(await nextIn('EN')).toMatchObject(harder);
  });

  it('goes down after texts that were not understood, although they are flagged as skimmed', async () => {
    await read({ understanding: 50, flags: '{skimmed}' });
    await read({ understanding: 50, flags: '{skimmed}' });
    expect(await nextIn('EN')).toMatchObject({ difficulty: 'easy', max_words: 60, reason: 'easier' });
  });

  it.each([
    ['too fast', { flags: '{too_fast}' }],
    ['interrupted', { flags: '{interrupted}' }],
    ['played again', { flags: '{retry}' }],
    ['skimmed at a speed at which nobody understands', { flags: '{skimmed}', wpm: 700 }],
    ['a game that sets the speed', { game: 'flow' }],
  ])('leaves out what was %s', async (_what, one) => {
    await read(one);
    await read(one);
    expect((await course()).texts).toEqual([]);
    expect(await nextIn('EN')).toMatchObject(first);
  });

  it('keeps transformed texts apart, and says nothing of understanding where the time was up', async () => {
    await read({ transformed: true });
    await read({ transformed: true });
    await read({ ended: 'time_limit', understanding: 50 });
    const { texts } = await course();
    expect(texts).toMatchObject([
      { is_transformed: false, understanding: null, effective: null },
      { is_transformed: true },
      { is_transformed: true },
    ]);
    expect(await nextIn('EN')).toMatchObject(first);
  });
});

describe('progress', () => {
  const report = async () =>
    (await student.get<Report>(`/api/v1/students/${student.id}/report/?days=365`)).body.reading;

  beforeEach(async () => {
    await read({ wpm: 111 });
    await read({ wpm: 120, understanding: 75 });
    await read({ wpm: 403, understanding: 0, flags: '{skimmed}' });
  });

  it('is no speed at which little was understood', async () => {
    expect((await course()).texts.map(({ wpm, is_measure }) => [wpm, is_measure])).toEqual([
      [403, false],
      [120, true],
      [111, true],
    ]);
  });

  it('is told parents without it', async () => {
    expect(await report()).toMatchObject({
      texts: 3,
      first: { wpm: 111 },
      latest: { wpm: 120, understanding: 75 },
    });
  });
});

describe('what is usual', () => {
  it('stands beside the last plain text that was understood, for who teaches', async () => {
    await read({ wpm: 120 });
    await read({ wpm: 150, understanding: 50, flags: '{skimmed}' });
    await read({ wpm: 20, transformed: true });
    const { norms, texts, next } = await toStaff();
    expect(texts).toHaveLength(3);
    expect(next).toHaveLength(4);
    expect(norms).toMatchObject([{ language: 'EN', wpm: 120, grades: [2, 3, 4] }]);
    expect(norms[0]?.bands[1]).toEqual({
      grade: 2,
      silent: { low: 87, high: 136 },
      aloud: { low: 50, high: 100 },
    });
  });

  it('is told no student by any endpoint', async () => {
    await read();
    expect((await student.get(`/api/v1/students/${student.id}/reading/`)).status).toBe(403);
    expect(JSON.stringify(await course())).not.toMatch(/norms|bands|silent|aloud|grade/);
    const telling = Object.entries(endpoints).filter(([, { responses }]) =>
      JSON.stringify(Object.values(responses).map(shapeOf)).includes('aloud'),
    );
    expect(telling.map(([name]) => name)).toEqual(['getStudentReading']);
    for (const [, { access }] of telling) expect(access).not.toHaveProperty('STUDENT');
  });
});

/** The definition of a schema, with all that lies in it. */
function shapeOf(schema: object): unknown {
  return 'file' in schema ? null : JSON.parse(JSON.stringify(schema));
}
