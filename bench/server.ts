/** The server under load, against a yardstick that runs the same SQL and does nothing else. */
import { performance } from 'node:perf_hooks';
import autocannon from 'autocannon';
import type pg from 'pg';
import type { Figure } from './figure.ts';
import { callers, startPlays } from './fill.ts';
import { inCountry, type Process, tokenOf } from './serving.ts';

const CONNECTIONS = 32;
const PORTS = { server: 3112, yardstick: 3113 };

/** Requests of one round. The first round warms up; of the others the best counts, as noise only ever slows down. */
const REQUESTS = { me: 20_000, finish: 6_000 };
const ROUNDS = 4;

interface Speed {
  readonly perSecond: number;
  readonly p99: number;
}

export function measure(): Promise<Figure[]> {
  return inCountry(async ({ pool, start }) => {
    const server = await start('../apps/server/src/main.ts', PORTS.server);
    const yardstick = await start('./yardstick.ts', PORTS.yardstick);
    return [...(await measureMe(pool, server, yardstick)), ...(await measureFinish(pool, server, yardstick))];
  });
}

async function measureMe(pool: pg.Pool, server: Process, yardstick: Process): Promise<Figure[]> {
  const tokens = await tokensOf(pool);
  const all = [...tokens.values()];
  const request = (number: number) => ({
    method: 'GET' as const,
    path: '/api/v1/users/me/',
    headers: { authorization: `Bearer ${all[number % all.length]}` },
  });
  const measured = await alternate(server, yardstick, (target) => fire(target, REQUESTS.me, request));
  return figures('GET users/me/', measured, 0.5);
}

async function measureFinish(pool: pg.Pool, server: Process, yardstick: Process): Promise<Figure[]> {
  const tokens = await tokensOf(pool);
  const measured = await alternate(server, yardstick, async (target) => {
    const plays = await startPlays(pool, REQUESTS.finish);
    const requests = plays.map(({ id, userId, events }) => ({
      method: 'POST' as const,
      path: `/api/v1/plays/${id}/finish/`,
      headers: { authorization: `Bearer ${tokens.get(userId)}`, 'content-type': 'application/json' },
      body: JSON.stringify({ events }),
    }));
    return fire(target, requests.length, (number) => requests[number] ?? {});
  });
  const { p99 } = measured.server;
  return [
    ...figures('POST plays/{id}/finish/', measured, 0.4),
    { name: 'POST plays/{id}/finish/, p99', measured: `${p99} ms`, target: '< 60 ms', met: p99 < 60 },
  ];
}

/** Access tokens by person, made anew for each measurement. */
async function tokensOf(pool: pg.Pool): Promise<ReadonlyMap<number, string>> {
  return new Map((await callers(pool)).map((caller) => [caller.userId, tokenOf(caller)]));
}

/** Lets the two take turns, so that whatever else the machine does hits both. */
async function alternate(
  server: Process,
  yardstick: Process,
  round: (target: Process) => Promise<Speed>,
): Promise<{ server: Speed; yardstick: Speed }> {
  const speeds: { server: Speed; yardstick: Speed }[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    speeds.push({ yardstick: await round(yardstick), server: await round(server) });
  }
  const best = (of: 'server' | 'yardstick') =>
    speeds
      .slice(1)
      .map((speed) => speed[of])
      .reduce((a, b) => (b.perSecond > a.perSecond ? b : a));
  return { server: best('server'), yardstick: best('yardstick') };
}

async function fire(
  { url }: Process,
  amount: number,
  request: (number: number) => autocannon.Request,
): Promise<Speed> {
  let number = 0;
  const started = performance.now();
  let last = started;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    requests: [
      {
        setupRequest: (base) => ({ ...base, ...request(number++) }),
        // autocannon's own duration is a whole number of seconds.
        onResponse: () => (last = performance.now()),
      },
    ],
  });
  const failed = result.non2xx + result.errors;
  if (failed > 0) throw new Error(`${failed} of ${amount} requests to ${url} failed`);
  return { perSecond: (1000 * amount) / (last - started), p99: result.latency.p99 };
}

function figures(
  name: string,
  { server, yardstick }: { server: Speed; yardstick: Speed },
  least: number,
): Figure[] {
  const ratio = server.perSecond / yardstick.perSecond;
  const rate = ({ perSecond }: Speed) => `${Math.round(perSecond).toLocaleString('en')}/s`;
  return [
    { name, measured: `${rate(server)}, p99 ${server.p99} ms`, target: '', met: null },
    {
      name: `${name}, yardstick`,
      measured: `${rate(yardstick)}, p99 ${yardstick.p99} ms`,
      target: '',
      met: null,
    },
    {
      name: `${name}, share of the yardstick`,
      measured: ratio.toFixed(2),
      target: `≥ ${least}`,
      met: ratio >= least,
    },
  ];
}
