import type { GroupTrouble } from '@mindhero/contract/group-trouble';
import type { GameId } from '@mindhero/games/catalogue';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../../test/app.ts';
import { addGroup, addPerson, type Person } from '../../../test/people.ts';
import { addTraining } from '../../../test/trained.ts';
import { fold } from '../../entities/training/fold.ts';

const server: TestApp = await testApp();
afterAll(() => server.close());

let teacher: Person, colleague: Person, anna: Person, bohdan: Person, closed: Person;
let group: number;

beforeEach(async () => {
  teacher = await addPerson(server, { role: 'TEACHER' });
  colleague = await addPerson(server, { role: 'TEACHER' });
  anna = await addPerson(server, { created_by: teacher.id });
  bohdan = await addPerson(server, { created_by: teacher.id });
  closed = await addPerson(server, { created_by: teacher.id, is_active: false });
  group = await addGroup(server, { name: 'Ours', teacher_id: teacher.id, members: [anna, bohdan, closed] });
});

type Tags = Readonly<Record<string, readonly [right: number, wrong: number]>>;

interface Played {
  readonly game?: GameId;
  readonly right?: number;
  readonly wrong?: number;
  readonly tags?: Tags;
  readonly daysAgo?: number;
}

/** Half of it is folded already when it is looked at, half is not. */
async function hasPlayed(
  person: Person,
  { game = 'columns', right = 0, wrong = 0, tags, daysAgo = 1 }: Played,
) {
  const at = new Date(server.clock.now.getTime() - daysAgo * 86_400_000);
  const figures = { day: at.toISOString().slice(0, 10), game, correct: right, incorrect: wrong };
  await addTraining(server, [person], tags ? { ...figures, tags } : figures);
  if (isFolded) await fold(server.database.pool, server.clock.now);
  isFolded = !isFolded;
}

let isFolded = false;

const trouble = async (days = 21) =>
  (await teacher.get<GroupTrouble>(`/api/v1/groups/${group}/trouble/?days=${days}`)).body;

test('the largest share of mistakes over all students comes first, and little played says nothing', async () => {
  await hasPlayed(anna, {
    right: 90,
    wrong: 10,
    tags: { 'small_friend:+4@3': [6, 4], 'simple:+1@1': [1, 1] },
  });
  await hasPlayed(bohdan, {
    right: 80,
    wrong: 20,
    tags: { 'small_friend:+4@3': [3, 7], 'big_friend:+9@1': [18, 2], 'big_friend:+8@1': [9, 10] },
  });
  await hasPlayed(bohdan, { game: 'flash', right: 10, wrong: 15 });
  await hasPlayed(bohdan, { game: 'forsage', right: 1, wrong: 5 });
  expect(await trouble()).toEqual({
    techniques: [
      { digit: 3, move: 4, right: 9, wrong: 11 },
      { digit: 1, move: 9, right: 18, wrong: 2 },
    ],
    games: [
      { game: 'flash', right: 10, wrong: 15 },
      { game: 'columns', right: 170, wrong: 30 },
    ],
  });
});

test('nothing counts of closed accounts, of long ago, and of what went well', async () => {
  await hasPlayed(closed, { wrong: 50 });
  await hasPlayed(anna, { wrong: 50, daysAgo: 22 });
  await hasPlayed(anna, { game: 'flash', right: 50, tags: { 'small_friend:+4@3': [20, 0], other: [0, 20] } });
  expect(await trouble()).toEqual({ techniques: [], games: [] });
  expect((await trouble(30)).games).toEqual([{ game: 'columns', right: 0, wrong: 50 }]);
});

test('only of groups within reach', async () => {
  expect((await colleague.refused('GET', `/api/v1/groups/${group}/trouble/`)).status).toBe(404);
});
