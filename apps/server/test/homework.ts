/** Homework for tests: tasks of short blocks, and pupils who play them. */
import { randomUUID } from 'node:crypto';
import type { Homework } from '@mindhero/contract/homework';
import type { FinishedPlay, StartedPlay } from '@mindhero/contract/play';
import type { Block, Task } from '@mindhero/contract/task';
import { withMaterial } from '@mindhero/engine/play';
import { games } from '@mindhero/games/rules';
import { simulateLog } from '../src/demo/simulate.ts';
import type { TestApp } from './app.ts';
import type { Answer, Person } from './people.ts';

const HOUR_MS = 3_600_000;

/** A few examples that are quickly played. */
export const sums = (changes: Partial<Block> = {}): Block => ({
  game: 'columns',
  settings: { ...games.columns.settings.defaults, ...games.columns.presets[0]?.settings },
  repeats: 1,
  seed: 7,
  ...changes,
});

/** A moment so many hours from now. */
export function hours(server: TestApp, from: number): string {
  return new Date(server.clock.now.getTime() + from * HOUR_MS).toISOString();
}

/** The body of a task that is open now and for a day. */
export const taskBody = (server: TestApp, changes: object = {}) => ({
  name: 'Friends of five',
  available_from: hours(server, -1),
  due_at: hours(server, 24),
  blocks: [sums()],
  ...changes,
});

/** Sets a task. @throws Error if it is refused */
export async function setTask(server: TestApp, teacher: Person, changes: object): Promise<Task> {
  const { status, body } = await teacher.post<Task>('/api/v1/tasks/', taskBody(server, changes));
  if (status !== 201) throw new Error(`not set: ${JSON.stringify(body)}`);
  return body;
}

/** Opens an attempt, or continues the one that is open. */
export async function openAttempt(
  pupil: Person,
  taskId: number,
  id: string = randomUUID(),
): Promise<Homework> {
  const { status, body } = await pupil.post<Homework>(`/api/v1/homework/${taskId}/attempts/`, { id });
  if (status !== 201) throw new Error(`not opened: ${JSON.stringify(body)}`);
  return body;
}

/** A round as an attempt names it. */
export interface Place {
  readonly attempt: string;
  readonly block: number;
  readonly round: number;
}

/** Asks to play a round. */
export function askForRound(
  pupil: Person,
  homework: Place,
  { game = 'columns', id = randomUUID() }: { readonly game?: string; readonly id?: string } = {},
): Promise<Answer<StartedPlay>> {
  return pupil.post<StartedPlay>('/api/v1/plays/', { id, game, settings: {}, homework });
}

/** Finishes a started play as a pupil of this skill does. */
export function finishRound(
  server: TestApp,
  pupil: Person,
  play: StartedPlay,
  skill: number,
): Promise<Answer<FinishedPlay>> {
  const { game: id, settings, seed } = play;
  const game = withMaterial(games[id], play.material ?? null);
  const events = simulateLog(game, { settings, seed, pupil: { skill, pace: 1 } });
  server.clock.forward((events.at(-1)?.t ?? 0) + 100);
  return pupil.post<FinishedPlay>(`/api/v1/plays/${play.id}/finish/`, { events });
}

/** Plays all that is left of a homework. */
export async function playToTheEnd(
  server: TestApp,
  pupil: Person,
  taskId: number,
  skill: number,
): Promise<Homework> {
  let at = await openAttempt(pupil, taskId);
  while (at.next !== null) {
    const game = at.blocks[at.next.block]?.game ?? '';
    const { body, status } = await askForRound(pupil, at.next, { game });
    if (status !== 201) throw new Error(`not started: ${JSON.stringify(body)}`);
    await finishRound(server, pupil, body, skill);
    at = (await pupil.get<Homework>(`/api/v1/homework/${taskId}/`)).body;
  }
  return at;
}
