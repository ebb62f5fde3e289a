/** Homework of the demonstration school: over, running, due today and to come, done well, late, half and not at all. */
import type { Block } from '@mindhero/contract/task';
import { roundSeed } from '@mindhero/engine/homework';
import { playIdAt } from '@mindhero/engine/play-id';
import { presetOf } from '@mindhero/engine/presets';
import type { Random, Streams } from '@mindhero/engine/random';
import type { GameId } from '@mindhero/games/catalogue';
import { games } from '@mindhero/games/rules';
import type pg from 'pg';
import { insertAttempt } from '../modules/homework/own.ts';
import { finishRound } from '../modules/plays/finish.ts';
import { isFinished } from '../modules/plays/row.ts';
import { insertPlay } from '../modules/plays/statements.ts';
import { type Chances, chancesOf } from './abilities.ts';
import { groups, pupils, staff } from './people.ts';
import { simulateLog } from './simulate.ts';
import { UNDERWAY_MS, uuid } from './store-play.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** The last minutes of a day in Kyiv, in winter and in summer, as hours of UTC. */
const EVENING = 20.5;

interface DemoTask {
  readonly name: string;
  readonly comment: string;
  readonly group: keyof typeof groups;
  /** Days from today. */
  readonly from: number;
  readonly due: number;
  readonly blocks: readonly Block[];
  /** Of the pupils, in their order from `first` on: how many have played all, and how many are in the midst of it. */
  readonly first: number;
  readonly done: number;
  readonly begun: number;
}

function block(id: GameId, preset: number, repeats: number, seed: number): Block {
  const game = games[id];
  return {
    game: id,
    settings: { ...game.settings.defaults, ...game.presets[preset]?.settings },
    repeats,
    seed,
  };
}

const tasks: readonly DemoTask[] = [
  {
    name: 'Маленькі друзі: плюс чотири',
    comment: 'Спочатку на рахівниці, потім подумки.',
    group: 'young',
    from: -8,
    due: -3,
    blocks: [block('columns', 0, 2, 401), block('matrix', 0, 1, 402)],
    first: 0,
    done: 11,
    begun: 1,
  },
  {
    name: 'Розминка на тиждень',
    comment: '',
    group: 'young',
    from: -2,
    due: 2,
    blocks: [block('columns', 1, 1, 411), block('stroop', 0, 1, 412)],
    first: 6,
    done: 5,
    begun: 3,
  },
  {
    name: 'Швидке читання чисел',
    comment: 'До кінця дня. Не поспішай.',
    group: 'old',
    from: -3,
    due: 0,
    blocks: [block('stroop', 0, 1, 421), block('columns', 0, 1, 422)],
    first: 0,
    done: 7,
    begun: 2,
  },
  {
    name: 'Пам’ять: спалахи',
    comment: 'Дивись уважно, поспішати не треба.',
    group: 'young',
    from: -1,
    due: 0,
    blocks: [block('matrix', 0, 1, 441)],
    first: 2,
    done: 4,
    begun: 0,
  },
  {
    name: 'Пам’ять на вихідні',
    comment: '',
    group: 'young',
    from: 2,
    due: 6,
    blocks: [block('matrix', 1, 2, 431)],
    first: 0,
    done: 0,
    begun: 0,
  },
  {
    name: 'Таблиця множення: повторення',
    comment: 'Хто не встиг, може закінчити пізніше.',
    group: 'young',
    from: -5,
    due: -2,
    blocks: [block('multiply', 0, 1, 451), block('cards', 0, 1, 452)],
    first: 1,
    done: 8,
    begun: 1,
  },
];

const templates: readonly (Pick<DemoTask, 'name' | 'comment' | 'blocks'> & { readonly ageDays: number })[] = [
  {
    name: 'Ранкова розминка',
    comment: 'П’ять хвилин щодня, найкраще зранку.',
    blocks: [block('columns', 0, 1, 461), block('matrix', 0, 1, 462), block('stroop', 0, 1, 463)],
    ageDays: 20,
  },
  {
    name: 'П’ятниця: пам’ять і увага',
    comment: 'Грай у тиші й не поспішай.',
    blocks: [block('sequence', 1, 1, 471), block('cards', 1, 2, 472), block('number-search', 0, 1, 473)],
    ageDays: 6,
  },
];

interface Draws {
  readonly random: Streams;
  /** Those of which all plays of a pupil come: what is hard for them is hard in homework, too. */
  readonly ofPupil: (username: string) => Streams;
}

/** Sets the tasks and lets the pupils play, by the product's own statements; keeps templates of the teacher's. */
export async function storeHomework(
  client: pg.PoolClient,
  ids: ReadonlyMap<string, number>,
  { random, ofPupil }: Draws,
  now: Date,
): Promise<void> {
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const teacher = ids.get(staff.teacher.username);
  for (const { name, comment, blocks, ageDays } of templates) {
    await client.query(
      'insert into task_templates (author_id, name, comment, blocks, created_at) values ($1, $2, $3, $4, $5)',
      [teacher, name, comment, JSON.stringify(blocks), new Date(midnight - ageDays * DAY_MS)],
    );
  }
  for (const task of tasks) {
    const from = midnight + task.from * DAY_MS + 6 * HOUR_MS;
    const due = midnight + task.due * DAY_MS + EVENING * HOUR_MS;
    const id = await storeTask(client, task, { teacher, from: new Date(from), due: new Date(due), now });
    const draw = random(task.name);
    const ofGroup = pupils.filter(({ group }) => group === task.group);
    const inOrder = [...ofGroup.slice(task.first), ...ofGroup.slice(0, task.first)];
    for (const [index, pupil] of inOrder.slice(0, task.done + task.begun).entries()) {
      const userId = ids.get(pupil.username);
      if (userId === undefined) throw new Error(`${pupil.username} was not stored`);
      const { skill, growth, pace } = pupil.habits;
      // Each pupil at another time; the last of those who are done is late.
      const isLate = task.due < 0 && index === task.done - 1;
      const span = isLate ? { from: due, to: due + DAY_MS } : { from, to: Math.min(now.getTime(), due) };
      await play(client, draw, {
        task_id: id,
        user_id: userId,
        blocks: task.blocks,
        isDone: index < task.done,
        at: afterSchool(span, draw),
        pupil: { skill: Math.min(0.97, skill + growth), pace, chances: chancesOf(ofPupil(pupil.username)) },
      });
    }
  }
}

/** Between two and seven in the afternoon in Kyiv in winter, an hour later in summer, as hours of UTC. */
const AFTERNOON = { begin: 12, end: 17 };

/** No homework takes longer, so one that is begun so long before now is over by now. */
const LONGEST_MS = HOUR_MS / 2;

/** Some time of an afternoon within the span, both in milliseconds; of a span without an afternoon its beginning. */
function afterSchool({ from, to }: { readonly from: number; readonly to: number }, draw: Random): number {
  const firstDay = Math.floor(from / DAY_MS) * DAY_MS;
  const afternoons: (readonly [number, number])[] = [];
  for (let day = firstDay; day <= to; day += DAY_MS) {
    const begin = Math.max(from, day + AFTERNOON.begin * HOUR_MS);
    const end = Math.min(to - LONGEST_MS, day + AFTERNOON.end * HOUR_MS);
    if (begin < end) afternoons.push([begin, end]);
  }
  const share = draw.integer(0, 9_999) / 10_000;
  if (afternoons.length === 0) return from;
  const [begin, end] = draw.pick(afternoons);
  return begin + Math.floor(share * (end - begin));
}

interface Span {
  readonly teacher: number | undefined;
  readonly from: Date;
  readonly due: Date;
  readonly now: Date;
}

async function storeTask(
  client: pg.PoolClient,
  { name, comment, blocks, group }: DemoTask,
  { teacher, from, due, now }: Span,
): Promise<number> {
  const { rows } = await client.query<{ id: number }>(
    `with task as (
       insert into tasks (name, comment, author_id, school_id, available_from, due_at, created_at, blocks)
       select $1, $2, $3, school_id, $4, $5, least($4::timestamptz - interval '1 day', $8), $6 from users where id = $3
       returning id
     ), ofgroup as (
       insert into task_groups (task_id, group_id) select task.id, groups.id from task, groups where groups.name = $7
     ), given as (
       insert into assignments (task_id, user_id)
       select task.id, user_id from task, group_members join groups on groups.id = group_id where groups.name = $7
     )
     select id from task`,
    [name, comment, teacher, from, due, JSON.stringify(blocks), groups[group], now],
  );
  const [task] = rows;
  if (task === undefined) throw new Error(`${name} was not stored`);
  return task.id;
}

/** Few, so that some items are hard for several pupils, as they are in a class. */
const KINDS_OF_LUCK = 4;

interface Walk {
  readonly task_id: number;
  readonly user_id: number;
  readonly blocks: readonly Block[];
  readonly isDone: boolean;
  readonly at: number;
  readonly pupil: { readonly skill: number; readonly pace: number; readonly chances: Chances };
}

/** One attempt; who is not done has played the first round. */
async function play(client: pg.PoolClient, random: Random, walk: Walk): Promise<void> {
  const { task_id, user_id, pupil } = walk;
  const attemptId = uuid(random);
  await insertAttempt(client, { task_id, user_id, id: attemptId, number: 1 }, new Date(walk.at));
  const rounds = walk.blocks.flatMap(({ repeats, ...played }, index) =>
    Array.from({ length: repeats }, (_, round) => ({ ...played, block: index, round: round + 1 })),
  );
  let at = walk.at;
  for (const { game: id, settings, seed: ofBlock, block, round } of walk.isDone
    ? rounds
    : rounds.slice(0, 1)) {
    const game = games[id];
    const seed = roundSeed(ofBlock, { attempt: 1, round });
    const row = await insertPlay(client, {
      id: playIdAt(at, uuid(random)),
      user_id,
      game: id,
      subject: game.subject,
      version: game.version,
      settings,
      origin: 'drawn',
      seed,
      only: null,
      started_at: new Date(at),
      earliest_at: null,
      homework: { attempt: attemptId, block, round },
      preset: presetOf(game, settings)?.id ?? null,
      material: null,
    });
    if (row === null || isFinished(row)) throw new Error('a round was not started');
    const skill = Math.min(0.99, Math.max(0.2, pupil.skill + random.integer(-15, 5) / 100));
    const today = { skill, pace: pupil.pace, chanceOf: pupil.chances(skill, game.difficulty(settings)) };
    const log = simulateLog(game, { settings, seed, pupil: today, luck: random.integer(1, KINDS_OF_LUCK) });
    at += (log.at(-1)?.t ?? 0) + UNDERWAY_MS;
    await finishRound(client, {
      row,
      round: { attempt: attemptId, block, round },
      log,
      now: new Date(at),
    });
    at += 5_000;
  }
}
