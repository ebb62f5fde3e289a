/** Whatever the devices of a pupil do and in whatever order, the same counts. */
import { randomUUID } from 'node:crypto';
import type { StartedPlay } from '@mindhero/contract/play';
import { games } from '@mindhero/games/rules';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { openAttempt, setTask, sums } from '../../../test/homework.ts';
import { addPerson, type Person } from '../../../test/people.ts';
import { simulateLog } from '../../demo/simulate.ts';
import { assignments, plays, users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let teacher: Person, anna: Person;
beforeAll(async () => {
  teacher = await addPerson(server, { role: 'TEACHER' });
  anna = await addPerson(server, { created_by: teacher.id });
});

const blocks = [sums({ repeats: 2 }), sums({ seed: 8 })];
const rounds = [
  { block: 0, round: 1 },
  { block: 0, round: 2 },
  { block: 1, round: 1 },
];

/** A device plays a round, at once or together with what follows, and may send its finish again. */
const steps = fc.array(
  fc.record({
    round: fc.integer({ min: 0, max: 2 }),
    skill: fc.constantFrom(0, 0.5, 1),
    again: fc.boolean(),
  }),
  { minLength: 3, maxLength: 6 },
);

const events = ({ game, settings, seed }: StartedPlay, skill: number) =>
  simulateLog(games[game], { settings, seed, pupil: { skill, pace: 1 } });

test('of each round one play counts, its points are earned once, and what is shown is their sum', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (wanted, atOnce) => {
      const { db } = server.database;
      const task = await setTask(server, teacher, { students: [anna.id], blocks });
      const attempt = (await openAttempt(anna, task.id)).all_attempts[0]?.id ?? '';
      const [before] = await db.select().from(users).where(eq(users.id, anna.id));

      const started = await Promise.all(
        wanted.map(async ({ round, ...step }) => {
          const homework = { attempt, ...rounds[round] };
          const body = { id: randomUUID(), game: 'columns', settings: {}, homework };
          const { body: play } = await anna.post<StartedPlay>('/api/v1/plays/', body);
          return { play, round, ...step };
        }),
      );
      server.clock.forward(3_600_000);
      const finishes = started.flatMap(({ play, skill, again }) => {
        const send = () => anna.post(`/api/v1/plays/${play.id}/finish/`, { events: events(play, skill) });
        return again ? [send, send] : [send];
      });
      const answers = atOnce
        ? await Promise.all(finishes.map((send) => send()))
        : await finishes.reduce<Promise<{ status: number }[]>>(
            async (done, send) => [...(await done), await send()],
            Promise.resolve([]),
          );
      expect(answers.every(({ status }) => status === 200)).toBe(true);

      const stored = await db.select().from(plays).where(eq(plays.attempt_id, attempt));
      const counted = stored.filter(({ flags }) => flags?.length === 0);
      const played = new Set(wanted.map(({ round }) => round));
      expect(new Set(counted.map(({ block, round }) => `${block} ${round}`)).size).toBe(played.size);
      expect(counted).toHaveLength(played.size);

      const [after] = await db.select().from(users).where(eq(users.id, anna.id));
      const sum = (of: 'points' | 'correct' | 'incorrect' | 'missed') =>
        counted.reduce((total, play) => total + (play[of] ?? 0), 0);
      expect((after?.points ?? 0) - (before?.points ?? 0)).toBe(sum('points'));
      const [assignment] = await db.select().from(assignments).where(eq(assignments.task_id, task.id));
      expect(assignment).toMatchObject({
        attempt_id: attempt,
        attempts: 1,
        correct: sum('correct'),
        incorrect: sum('incorrect'),
        missed: sum('missed'),
      });
      expect(assignment?.completed_at !== null).toBe(played.size === rounds.length);
    }),
    { numRuns: 12, seed: 6 },
  );
});
