/**
 * `npm run drill [-- <restarts>]`: what an installation must survive, tried for real. Twenty pupils do homework while
 * PostgreSQL restarts again and again; the server must stay alive, and keep all that it has acknowledged.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Homework } from '@mindhero/contract/homework';
import type { StartedPlay } from '@mindhero/contract/play';
import type { Task } from '@mindhero/contract/task';
import { games } from '@mindhero/games/rules';
import { simulateLog } from '@mindhero/server/demo/simulate';
import { plansForAll } from '@mindhero/server/test/given-plans';
import type pg from 'pg';
import { type Country, onDatabase, type Process, tokenOf } from './serving.ts';

const PORT = 3119;
const PUPILS = 20;
const RESTARTS = Number(process.argv[2] ?? 20);
/** So many rounds are finished between two restarts, so that there is always something under way. */
const ANSWERS = 40;

const school = [
  `insert into schools (name) values ('School')`,
  `insert into users (username, role, password_hash, school_id)
   select 'pupil' || n, 'STUDENT', 'none', 1 from generate_series(1, ${PUPILS}) n`,
  `insert into users (username, role, password_hash, school_id) values ('teacher', 'TEACHER', 'none', 1)`,
  ...plansForAll(),
  `insert into sessions (id, user_id, started_at, idle_expires_at, expires_at)
   select gen_random_uuid(), id, now(), now() + interval '1 day', now() + interval '1 day' from users`,
  `insert into groups (name, school_id, teacher_id) values ('Class', 1, ${PUPILS + 1})`,
  `insert into group_members (group_id, user_id) select 1, n from generate_series(1, ${PUPILS}) n`,
];

interface Lesson {
  readonly task: number;
  readonly tokens: ReadonlyMap<number, string>;
  /** How often each status was answered; 0: not at all. */
  readonly answers: Map<number, number>;
  /** The plays whose finish was acknowledged. */
  readonly finished: Set<string>;
  isOver: boolean;
}

const failed = await onDatabase(async (country) => {
  for (const statement of school) await country.pool.query(statement);
  const { rows } = await country.pool.query<{ id: string; user_id: number }>(
    'select id, user_id from sessions',
  );
  const tokens = new Map(
    rows.map(({ id, user_id }) => [user_id, tokenOf({ sessionId: id, userId: user_id })]),
  );
  const server = await country.start('../apps/server/src/main.ts', PORT);
  const lesson: Lesson = { task: 0, tokens, answers: new Map(), finished: new Set(), isOver: false };
  const task = await send<Task>(server, lesson, PUPILS + 1, 'tasks/', {
    name: 'Homework',
    available_from: new Date(Date.now() - 3_600_000).toISOString(),
    due_at: new Date(Date.now() + 86_400_000).toISOString(),
    groups: [1],
    blocks: [{ game: 'columns', settings: {}, repeats: 3, seed: 7 }],
  });
  if (task === null) throw new Error('no task was set');
  return survive(country, server, { ...lesson, task: task.id });
});
process.exit(failed ? 1 : 0);

/** Whether anything went wrong, which is told. */
async function survive({ pool, restart }: Country, server: Process, lesson: Lesson): Promise<boolean> {
  const pupils = Array.from({ length: PUPILS }, (_, index) => learn(pool, server, lesson, index + 1));
  for (let number = 1; number <= RESTARTS && server.isAlive(); number++) {
    const before = lesson.finished.size;
    const answered = () => lesson.answers.get(200) ?? 0;
    const goal = answered() + ANSWERS;
    while (answered() < goal && server.isAlive()) await wait(20);
    await restart();
    console.log(`restart ${number}: ${lesson.finished.size - before} rounds finished before it`);
  }
  lesson.isOver = true;
  await Promise.all(pupils);
  const { rows } = await pool.query<{ id: string }>('select id from plays where finished_at is not null');
  const stored = new Set(rows.map(({ id }) => id));
  const lost = [...lesson.finished].filter((id) => !stored.has(id)).length;
  const counts = [...lesson.answers].map(([status, count]) => `${status}: ${count}`).join(', ');
  console.log(`The server is ${server.isAlive() ? 'alive' : 'DEAD'}. Answers ${counts}.`);
  console.log(`${lesson.finished.size} rounds were acknowledged, ${lost} of them lost.`);
  return !server.isAlive() || lost > 0;
}

/** A pupil who goes on with homework until the lesson is over, whatever is answered. */
async function learn(pool: pg.Pool, server: Process, lesson: Lesson, pupil: number): Promise<void> {
  while (!lesson.isOver && server.isAlive()) {
    const done = await playRound(pool, server, lesson, pupil);
    // Nobody may ask without end, and a database that is away should not be asked in vain all the time.
    await wait(done ? 100 : 300);
  }
}

async function playRound(pool: pg.Pool, server: Process, lesson: Lesson, pupil: number): Promise<boolean> {
  const path = `homework/${lesson.task}/attempts/`;
  const homework = await send<Homework>(server, lesson, pupil, path, { id: randomUUID() });
  if (homework === null) return false;
  const wish = { id: randomUUID(), game: 'columns', settings: {}, homework: homework.next };
  const play = await send<StartedPlay>(server, lesson, pupil, 'plays/', wish);
  if (play === null) return false;
  const { id, settings, seed } = play;
  const events = simulateLog(games.columns, { settings, seed, pupil: { skill: 0.9, pace: 1 } });
  for (let attempt = 0; attempt < 20; attempt++) {
    // Nobody waits for the time that a real pupil takes.
    await pool
      .query(`update plays set started_at = started_at - interval '1 hour' where id = $1`, [id])
      .catch(() => {});
    if ((await send(server, lesson, pupil, `plays/${id}/finish/`, { events })) !== null) {
      lesson.finished.add(id);
      return true;
    }
    await wait(200);
  }
  return false;
}

/** The body of an answer that grants what was asked; null for any other. */
async function send<T>(
  server: Process,
  { tokens, answers }: Lesson,
  person: number,
  path: string,
  body: object,
): Promise<T | null> {
  const count = (status: number) => answers.set(status, (answers.get(status) ?? 0) + 1);
  try {
    const answer = await fetch(`${server.url}/api/v1/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens.get(person)}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = await answer.text();
    count(answer.status);
    return answer.ok ? (JSON.parse(text) as T) : null;
  } catch {
    count(0);
    return null;
  }
}
