/**
 * The second yardstick: what the task costs at least. A node:http server with `pg` and prepared statements over a plain
 * schema of the same size, which checks nothing and believes whatever it is sent. It shows SQL that is dear, which the
 * first yardstick cannot: that one runs the product's own.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

interface Claims {
  readonly sub: string;
  readonly sid: string;
}

/** Of a token, without looking at its signature. */
function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims;
}

async function rowsOf(name: string, text: string, values: readonly unknown[]): Promise<object[]> {
  const { rows } = await pool.query<object>({ name, text, values: [...values] });
  return rows;
}

const me = async ({ sub, sid }: Claims) =>
  (
    await rowsOf(
      'me',
      `select u.* from bare.sessions s join bare.users u on u.id = s.user_id where s.id = $1 and u.id = $2`,
      [sid, Number(sub)],
    )
  )[0];

const plans = ({ sub }: Claims) =>
  rowsOf(
    'plans',
    `select * from bare.subscriptions where user_id = $1 and current_date between start_date and end_date`,
    [Number(sub)],
  );

async function refresh(body: string): Promise<object | undefined> {
  const { sid } = claimsOf((JSON.parse(body) as { refresh: string }).refresh);
  const [row] = await rowsOf(
    'refresh',
    `update bare.sessions set refresh_counter = refresh_counter + 1, used_at = now() where id = $1 returning *`,
    [sid],
  );
  return row;
}

/** What a play brings that is stored as it comes: nobody counts its answers here. */
const finishSql = `
with play as (
  update bare.plays set finished_at = $2, active_ms = 60000, correct = 9, incorrect = 1, missed = 0, ended = 'completed',
    metrics = '{}', difficulty = 30, points = 60, stars = 2, flags = '{}', tags = '{"direct:+1@1": [9, 1]}'
  where id = $1 and finished_at is null returning id, user_id, game, points
), log as (
  insert into bare.play_events (play_id, events) select id, $3 from play
), best as (
  insert into bare.play_bests as b (user_id, game, plays, stars, points) select user_id, game, 1, 2, points from play
  on conflict (user_id, game) do update set plays = b.plays + 1, stars = greatest(b.stars, excluded.stars),
    points = greatest(b.points, excluded.points)
), day as (
  insert into bare.play_days as d (user_id, day, game, plays, correct, incorrect, active_ms, points)
  select user_id, $2::date, game, 1, 9, 1, 60000, points from play
  on conflict (user_id, day, game) do update set plays = d.plays + 1, correct = d.correct + excluded.correct,
    incorrect = d.incorrect + excluded.incorrect, active_ms = d.active_ms + excluded.active_ms,
    points = d.points + excluded.points
)
update bare.users set points = users.points + play.points from play where users.id = play.user_id
returning play.id, play.game, play.points, users.points as total_points`;

async function finish(url: string, body: string): Promise<object | undefined> {
  const { events } = JSON.parse(body) as { events: unknown };
  const id = url.split('/')[4];
  const [row] = await rowsOf('finish', finishSql, [id, new Date(), JSON.stringify(events)]);
  return row;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { url = '', headers } = request;
  const claims = () => claimsOf(headers.authorization ?? '');
  const body = url.includes('/finish/')
    ? await finish(url, await bodyOf(request))
    : url.includes('/token/refresh/')
      ? await refresh(await bodyOf(request))
      : headers.authorization === undefined
        ? undefined
        : await (url.includes('/subscriptions/') ? plans(claims()) : me(claims()));
  response.writeHead(body === undefined ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body ?? null));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
