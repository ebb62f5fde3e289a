import type { GroupNeeds } from '@mindhero/contract/group-needs';
import type { MasteryTold } from '@mindhero/contract/statistics/pupil';
import { readSettings } from '@mindhero/engine/settings';
import { games } from '@mindhero/games/rules';
import { trainingsOf } from '@mindhero/games/skill-trainings';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addGroup, addPerson, type Person } from '../../../test/people.ts';
import { finishPlay, simulated, startPlay } from '../../../test/plays.ts';
import { fold } from '../../entities/training/fold.ts';
import { users } from '../../platform/db/schema/index.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let teacher: Person, anna: Person, bohdan: Person, vera: Person, closed: Person;
let group: number;

beforeEach(async () => {
  teacher = await addPerson(server, { role: 'TEACHER' });
  const pupil = (is_active = true) => addPerson(server, { created_by: teacher.id, is_active });
  [anna, bohdan, vera, closed] = [await pupil(), await pupil(), await pupil(), await pupil(false)];
  group = await addGroup(server, {
    name: 'Ours',
    teacher_id: teacher.id,
    members: [anna, bohdan, vera, closed],
  });
});

const needs = async (of = group) => (await teacher.get<GroupNeeds>(`/api/v1/groups/${of}/needs/`)).body;

/** A training of +3 alone, on some day, by somebody who is right this often. */
async function trains(person: Person, skill: number, seed = 1) {
  const game = games.columns;
  const settings = { ...game.settings.defaults, ...trainingsOf('direct:+3')[0]?.settings };
  const play = { game, settings, seed, pupil: { skill, pace: 1 } };
  const { id } = await startPlay(server, person, play);
  expect((await finishPlay(server, person, id, simulated(play))).status).toBe(200);
}

test('of a group that has not trained nothing is known', async () => {
  expect(await needs()).toEqual({ trained: 0, needs: [] });
  const left = await addGroup(server, { name: 'Left', teacher_id: teacher.id, members: [closed] });
  expect(await needs(left)).toEqual({ trained: 0, needs: [] });
});

test('what most of those miss who have trained, folded or not, with trainings that can be set', async () => {
  for (const seed of [1, 2, 3]) await trains(anna, 0, seed);
  await fold(server.database.pool, server.clock.now);
  for (const seed of [1, 2, 3]) await trains(bohdan, 0, seed);
  const { trained, needs: found } = await needs();
  expect(trained).toBe(2);
  expect(found.length).toBeGreaterThan(0);
  expect(found.length).toBeLessThanOrEqual(4);
  const plus3 = found.find(({ skill }) => skill === 'direct:+3');
  expect(plus3).toMatchObject({ unlocked: 2, missing: 2 });
  const answersOf = async ({ id }: Person) =>
    (await teacher.get<MasteryTold>(`/api/v1/students/${id}/mastery/`)).body.skills.find(
      ({ skill }) => skill === 'direct:+3',
    )?.answers ?? NaN;
  expect(plus3?.answers).toBe((await answersOf(anna)) + (await answersOf(bohdan)));
  expect(plus3?.percent).toBeLessThan(50);
  expect(plus3?.trainings.map(({ game }) => game)).toEqual(['columns', 'abacus', 'flash']);
  for (const { trainings } of found)
    for (const { game, settings } of trainings) expect(readSettings(games[game], settings).ok).toBe(true);
});

test('who is able at something does not miss it, and who has left is not asked', async () => {
  for (const [day, seed] of [1, 2, 3, 4, 5, 6].entries()) {
    await trains(anna, 1, seed);
    await trains(bohdan, 1, seed + 10);
    if (day === 2) server.clock.forward(86_400_000);
  }
  const { trained, needs: found } = await needs();
  expect(trained).toBe(2);
  expect(found.map(({ skill }) => skill)).not.toContain('direct:+3');
  await server.database.db.update(users).set({ is_active: false }).where(eq(users.id, anna.id));
  expect((await needs()).trained).toBe(1);
});

test('without the area nothing is proposed, and another teacher’s group is not there', async () => {
  await trains(anna, 0);
  const colleague = await addPerson(server, { role: 'TEACHER' });
  expect((await colleague.refused('GET', `/api/v1/groups/${group}/needs/`)).status).toBe(404);
  await server.database.db.update(users).set({ can_use_math: false }).where(eq(users.id, teacher.id));
  expect(await needs()).toEqual({ trained: 1, needs: [] });
});
