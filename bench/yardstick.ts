/**
 * The yardstick: a bare node:http server with `pg` that runs the same prepared SQL as the real one, believing whatever
 * it is sent. It reads who calls from the token without verifying it, and stores every play with the same score.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Score } from '@mindhero/server/modules/plays/rules';
import { playOfFinish, storeFinish } from '@mindhero/server/modules/plays/statements';
import { authenticateSql, authenticateWith } from '@mindhero/server/platform/auth/authenticate';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });

interface Claims {
  readonly sub: string;
  readonly sid: string;
}

function claimsOf(request: IncomingMessage): Claims {
  const payload = request.headers.authorization?.split('.')[1] ?? '';
  return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
}

async function account({ sub, sid }: Claims): Promise<object> {
  const { rows } = await pool.query<object>({
    name: 'authenticate',
    text: authenticateSql,
    values: [sid, Number(sub), new Date()],
  });
  return rows[0] ?? {};
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}

const withPlay = authenticateWith(playOfFinish);

async function finish(request: IncomingMessage, claims: Claims): Promise<object | null> {
  const { sub, sid } = claims;
  const id = request.url?.split('/')[4] ?? '';
  const user_id = Number(sub);
  await pool.query({ ...withPlay, values: [[sid], [user_id], [new Date()], [id]] });
  const { events } = JSON.parse(await bodyOf(request)) as Pick<Score, 'events'>;
  return storeFinish(pool, { play: { id, user_id }, score: { ...score, events }, now: new Date() }, 'known');
}

const score: Omit<Score, 'events'> = {
  active_ms: 60_000,
  least_ms: 20_000,
  correct: 9,
  incorrect: 1,
  missed: 0,
  level: null,
  ended: 'completed',
  metrics: {},
  difficulty: 30,
  points: 60,
  stars: 2,
  flags: [],
  trains: true,
  mistakes: [],
  answers: [],
  // As many as ten easy examples have.
  tags: Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [`direct:+${1 + (index % 9)}@${index % 10}`, [index % 5, 1]]),
  ),
};

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Whether anything listens is asked without a token.
  if (request.headers.authorization === undefined) return void response.writeHead(401).end();
  const claims = claimsOf(request);
  const body = request.method === 'POST' ? await finish(request, claims) : await account(claims);
  response.writeHead(body === null ? 404 : 200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
