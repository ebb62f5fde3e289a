/**
 * The server under load, against two yardsticks: one that runs the same SQL and does nothing else, and a bare one, which
 * shows what the task costs at least.
 */
import type pg from 'pg';
import type { Figure } from './figure.ts';
import { callers, startPlays } from './fill.ts';
import { finishOf, tokensOf } from './finishing.ts';
import type { Speed } from './load.ts';
import { loaded } from './loading.ts';
import { inCountry, type Process, refreshTokenOf } from './serving.ts';

const PORTS = { server: 3112, yardstick: 3113, bare: 3114, two: 3115 };

/** The product once more, by this name. */
const TWO = 'two processes';

/** Requests of one round; nobody finishes two plays in it. The first round warms up; of the others the best counts, as noise only ever slows down. */
const REQUESTS = { me: 20_000, finish: 5_000 };
const ROUNDS = 4;

/** Plain copies of what is read, without anything that the product needs beside. */
const bareSchema = `
create schema bare;
create table bare.users as select id, username, role, language, theme, first_name, last_name, email, school_id, points, stars
  from users;
alter table bare.users add primary key (id);
create table bare.sessions as select id, user_id, refresh_counter, used_at from sessions;
alter table bare.sessions add primary key (id);
create table bare.subscriptions as select id, user_id, type, start_date, end_date, created_at from subscriptions;
create index on bare.subscriptions (user_id);
create table bare.plays as select * from plays;
alter table bare.plays add primary key (id);
create index on bare.plays (user_id, finished_at desc);
create table bare.play_events as select * from play_events;
alter table bare.play_events add primary key (play_id);
create table bare.play_bests as select user_id, game, plays, stars, points from play_bests;
alter table bare.play_bests add primary key (user_id, game);
create table bare.play_days as select user_id, day, game, plays, correct, incorrect, active_ms, points from play_days;
alter table bare.play_days add primary key (user_id, day, game)`;

export function measure(): Promise<Figure[]> {
  return inCountry(async ({ pool, start }) => {
    await pool.query(bareSchema);
    await pool.query('vacuum analyze');
    const server = await start('../apps/server/src/main.ts', PORTS.server);
    const wait = await measureWait(pool, server);
    const yardstick = await start('./yardstick.ts', PORTS.yardstick);
    const bare = await start('./bare.ts', PORTS.bare);
    const two = await start('../apps/server/src/main.ts', PORTS.two, { WEB_CONCURRENCY: '2' });
    return [
      ...(await measureMe(pool, { server, [TWO]: two, yardstick, bare })),
      ...(await measurePlans(pool, { server, bare })),
      ...(await measureRefresh(pool, { server, bare })),
      ...(await measureFinish(pool, { server, [TWO]: two, yardstick, bare })),
      wait,
    ];
  });
}

/** The product and what it is measured against, by name. */
type Targets = Readonly<Record<string, Process>>;
type Speeds = Readonly<Record<string, Speed>>;

async function measureMe(pool: pg.Pool, targets: Targets): Promise<Figure[]> {
  const requests = [...(await tokensOf(pool)).values()].map((token) => get('users/me/', token));
  const speeds = await alternate(targets, (target) => loaded(target, REQUESTS.me, requests));
  return figures('GET users/me/', speeds, { yardstick: 0.5, bare: 0.5 });
}

async function measurePlans(pool: pg.Pool, targets: Targets): Promise<Figure[]> {
  const requests = [...(await tokensOf(pool))].map(([id, token]) =>
    get(`subscriptions/${id}/active/`, token),
  );
  const speeds = await alternate(targets, (target) => loaded(target, REQUESTS.me, requests));
  return figures('GET subscriptions/{user_id}/active/', speeds, { bare: 0.5 });
}

/** Each with the newest token, so that each rotates. */
async function measureRefresh(pool: pg.Pool, targets: Targets): Promise<Figure[]> {
  const all = await callers(pool);
  let counter = 0;
  const speeds = await alternate(targets, (target) => {
    const requests = all.map((caller) => ({
      method: 'POST' as const,
      path: '/api/token/refresh/',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ refresh: refreshTokenOf({ ...caller, counter }) }),
    }));
    if (target === targets['server']) counter++;
    return loaded(target, requests.length, requests);
  });
  return figures('POST token/refresh/', speeds, { bare: 0.3 });
}

const FINISH = 'POST plays/{id}/finish/';

/** How long somebody waits, while no other process of the product is there: each would fold, and do what has to be done in the background. */
async function measureWait(pool: pg.Pool, server: Process): Promise<Figure> {
  const speeds = await alternateFinish(pool, { server });
  const p99 = speeds['server']?.p99 ?? Infinity;
  return { name: `${FINISH}, p99 of one process`, measured: `${p99} ms`, target: '< 60 ms', met: p99 < 60 };
}

async function measureFinish(pool: pg.Pool, targets: Targets): Promise<Figure[]> {
  return figures(FINISH, await alternateFinish(pool, targets), { yardstick: 0.4, bare: 0.4 });
}

async function alternateFinish(pool: pg.Pool, targets: Targets): Promise<Speeds> {
  const tokens = await tokensOf(pool);
  return alternate(targets, async (target) => {
    const plays = await startPlays(pool, REQUESTS.finish);
    if (target === targets['bare'])
      await pool.query(
        'insert into bare.plays select * from plays where finished_at is null on conflict do nothing',
      );
    return loaded(
      target,
      plays.length,
      plays.map((play) => finishOf(play, tokens)),
    );
  });
}

const get = (path: string, token: string) => ({
  method: 'GET' as const,
  path: `/api/v1/${path}`,
  headers: { authorization: `Bearer ${token}` },
});

/** Lets them take turns, so that whatever else the machine does hits all; the best round of each counts. */
async function alternate(targets: Targets, round: (target: Process) => Promise<Speed>): Promise<Speeds> {
  const best: Record<string, Speed> = {};
  for (let i = 0; i < ROUNDS; i++) {
    for (const [name, target] of Object.entries(targets)) {
      const speed = await round(target);
      const known = best[name];
      // The first round warms up.
      if (i > 0 && (known === undefined || speed.perSecond > known.perSecond)) best[name] = speed;
    }
  }
  return best;
}

/** @param least which share of what it is measured against the product should reach */
function figures(name: string, speeds: Speeds, least: Readonly<Record<string, number>>): Figure[] {
  const rate = ({ perSecond, p99 }: Speed) =>
    `${Math.round(perSecond).toLocaleString('en')}/s, p99 ${p99} ms`;
  const shown = Object.entries(speeds).map(([who, speed]) => ({
    name: who === 'server' ? name : `${name}, ${who}`,
    measured: rate(speed),
    target: '',
    met: null,
  }));
  const own = speeds['server']?.perSecond ?? 0;
  const shares = Object.entries(least).map(([who, share]) => {
    const ratio = own / (speeds[who]?.perSecond ?? Infinity);
    return {
      name: `${name}, share of ${who}`,
      measured: ratio.toFixed(2),
      target: `≥ ${share}`,
      met: ratio >= share,
    };
  });
  const two = speeds[TWO];
  if (two === undefined) return [...shown, ...shares];
  // On two processors, which they share with PostgreSQL and with whoever asks.
  const gain = two.perSecond / own;
  const against = {
    name: `${name}, ${TWO} against one`,
    measured: gain.toFixed(2),
    target: '≥ 1',
    met: gain >= 1,
  };
  return [...shown, ...shares, against];
}
