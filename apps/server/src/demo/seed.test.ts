import { calibrationError } from '@mindhero/engine/mastery/calibration';
import { type PlayEvent, replay, withMaterial } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import type { MaterialContent } from '@mindhero/engine/reading/material';
import { type GameId, gameIds } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import { keepsMistakes } from '@mindhero/games/skill-trainings';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../test/app.ts';
import { tellsOneNumber } from '../../test/one-source.ts';
import { loadLibrary } from '../library/load.ts';
import { DEMO_PASSWORD, newcomer, pupils } from './people.ts';
import { planPlays } from './plan.ts';
import { seedDemo } from './seed.ts';

const now = new Date('2026-11-20T09:00:00Z');
const passwords = { hash: (password: string) => Promise.resolve(`hash of ${password}`) };

let server: TestApp;
let database: TestApp['database'];
beforeAll(async () => {
  server = await testApp();
  server.clock.now = now;
  ({ database } = server);
  await loadLibrary(database.url, { now, notice: console.warn });
  await seedDemo({ pool: database.pool, passwords, clock: () => now });
});
afterAll(() => server.close());

async function ask<Row extends object>(text: string): Promise<Row[]> {
  return (await database.pool.query<Row>(text)).rows;
}

describe('the demonstration school', () => {
  it('has the four accounts, 24 more pupils in two groups, and the newcomer without plan', async () => {
    expect(
      await ask(`select username, role, password_hash from users
        where username in ('admin', 'director', 'teacher', 'student') order by username`),
    ).toEqual(
      ['admin', 'director', 'student', 'teacher'].map((username) => ({
        username,
        role: username.toUpperCase(),
        password_hash: `hash of ${DEMO_PASSWORD}`,
      })),
    );
    expect(await ask('select count(*)::int from group_members group by group_id order by 1')).toEqual([
      { count: 12 },
      { count: 13 },
    ]);
    expect(
      await ask(`select username from users u where role <> 'ADMIN' and not exists (
        select from subscriptions where user_id = u.id and date '2026-11-20' between start_date and end_date)`),
    ).toEqual([{ username: newcomer.username }]);
  });

  it('has months of plays of every pupil, all in the past, none of them out of question', async () => {
    const [sums] = await ask<Record<string, number>>(`
      select count(distinct user_id)::int as pupils, count(distinct game)::int as games, count(*)::int as plays,
        (max(finished_at) < '2026-11-20T09:00:00Z')::int as past, (count(*) filter (where not flags <@ '{skimmed}'))::int as flags,
        (date '2026-11-20' - min(started_at)::date) as days
      from plays`);
    expect(sums).toMatchObject({
      pupils: pupils.length,
      games: Object.keys(games).length,
      past: 1,
      flags: 0,
    });
    expect(sums?.['plays']).toBeGreaterThan(2_000);
    expect(sums?.['days']).toBeGreaterThan(100);
  });

  it('holds only plays that replay to what is stored', async () => {
    const sample = await ask<{
      game: GameId;
      settings: object;
      seed: string;
      events: PlayEvent[];
      correct: number;
      incorrect: number;
      missed: number;
      ended: string;
      revision_id: number | null;
      content: MaterialContent | null;
    }>(`select plays.*, events, content from plays join play_events on play_id = plays.id
      left join material_revisions r on r.id = revision_id order by md5(plays.id::text) limit 200`);
    expect(sample.some(({ content }) => content?.kind === 'words')).toBe(true);
    for (const { revision_id, content, game, settings, seed, events, ...stored } of sample) {
      const { correct, incorrect, missed, ended } = stored;
      const material = content && { ...content, revision: Number(revision_id) };
      const { result } = replay(withMaterial(games[game], material), settings, streams(Number(seed)), events);
      expect(result).toMatchObject({ correct, incorrect, missed, ended });
    }
  });

  it('has pupils who are good at some things and not at others, as the model foresees', async () => {
    const [known] = await ask<Record<string, number>>(`
      select count(*) filter (where letter = 'p')::int as passed, count(*) filter (where letter = 'w')::int as weak
      from masteries, unnest(string_to_array(standings, null)) as letter`);
    expect(known?.['passed']).toBeGreaterThan(300);
    expect(known?.['weak']).toBeGreaterThan(5);
    const tenths = await ask<{ answers: number; right: number; expected: number }>(
      'select sum(answers)::int as answers, sum("right")::int as right, sum(expected) as expected from predictions group by bucket',
    );
    expect(calibrationError(tenths)).toBeLessThan(0.05);
  });

  it('has mistakes to look at in the games that are said to keep them, and in no other', async () => {
    const mistaken = await ask<{ game: GameId }>(
      'select distinct game from mistakes join plays on plays.id = play_id order by game',
    );
    expect(mistaken.map(({ game }) => game)).toEqual(gameIds.filter(keepsMistakes).toSorted());
  });

  it('has homework in every state, played as pupils play it', async () => {
    const [sums] = await ask<Record<string, number>>(`
      select count(distinct t.id) filter (where due_at < '2026-11-20T09:00:00Z')::int as over,
        count(distinct t.id) filter (where available_from > '2026-11-20T09:00:00Z')::int as coming,
        count(*) filter (where completed_at is not null)::int as done,
        count(*) filter (where is_late)::int as late,
        count(*) filter (where started_at is not null and completed_at is null)::int as begun,
        count(*) filter (where started_at is null)::int as pending
      from assignments a join tasks t on t.id = a.task_id`);
    expect(sums).toMatchObject({ over: 2, coming: 1, done: 35, late: 2, begun: 7 });
    expect(sums?.['pending']).toBeGreaterThan(10);
    const hours = await ask<{ hour: number }>(
      `select distinct extract(hour from started_at at time zone 'Europe/Kyiv')::int as hour from attempts order by 1`,
    );
    expect(hours.at(0)?.hour).toBeGreaterThanOrEqual(14);
    expect(hours.at(-1)?.hour).toBeLessThan(20);
  });

  it('records who made what, and who looked at whom in the last days, all in the past', async () => {
    const entries = await ask<{ action: string; subject: string; count: number; orphans: number }>(`
      select action, subject, count(*)::int,
        count(*) filter (where actor_id is null or school_id is null or at > '2026-11-20T09:00:00Z')::int as orphans
      from audit_events group by 1, 2 order by 1, 2`);
    const counts = Object.fromEntries(
      entries.map(({ action, subject, count }) => [`${subject} ${action}`, count]),
    );
    expect(counts).toMatchObject({
      'school created': 1,
      'person created': pupils.length + 3,
      'group created': 2,
      'group members_added': 2,
      'task created': 6,
      'text created': 2,
      'word_list created': 1,
      'card_set created': 1,
      'image created': 4,
    });
    expect(counts['person viewed']).toBeGreaterThan(14);
    expect(entries.reduce((sum, { orphans }) => sum + orphans, 0)).toBe(0);
  });

  it('has materials of the teacher, one of them shared, whose images are files', async () => {
    expect(
      await ask(`select kind, count(*)::int, count(*) filter (where shared_with_school)::int as shared,
          count(revision_id)::int as revisions, sum(words)::int as words
        from materials where not is_official group by kind order by kind`),
    ).toEqual([
      { kind: 'cards', count: 1, shared: 0, revisions: 1, words: null },
      { kind: 'text', count: 2, shared: 1, revisions: 2, words: expect.any(Number) as number },
      { kind: 'words', count: 1, shared: 0, revisions: 1, words: 12 },
    ]);
    expect(await ask('select count(*)::int from revision_images join image_files on id = file_id')).toEqual([
      { count: 4 },
    ]);
  });

  it('is made once: where there is anybody, nothing is added', async () => {
    const before = await database.fingerprint();
    expect(await seedDemo({ pool: database.pool, passwords, clock: () => now })).toBe(false);
    expect(await database.fingerprint()).toBe(before);
  });

  it('comes from one seed, and only its dates move with today', () => {
    const [pupil] = pupils;
    if (pupil === undefined) throw new Error('there are no pupils');
    const plan = (today: Date) =>
      planPlays(pupil, Object.values(games), streams(1), today).map(
        ({ game, settings, seed, started_at }) => ({
          game: game.id,
          settings,
          seed,
          ago: today.getTime() - started_at.getTime(),
        }),
      );
    const sameWeekday = new Date(now.getTime() + 7 * 24 * 60 * 60 * 1_000);
    expect(plan(sameWeekday)).toEqual(plan(now));
  });
});

describe('screens of the demonstration school', () => {
  tellsOneNumber(() => server);
});
