/** Every list and every detail of the contract in a country of 100,000 pupils: the slowest of all ways to ask for it. */
import type { Role } from '@mindhero/contract/role';
import { type Reader, readersOf } from '@mindhero/server/test/country';
import { type Reading, readingsOf } from '@mindhero/server/test/requests';
import type pg from 'pg';
import type { Figure } from './figure.ts';
import { fire, type Request } from './fire.ts';
import { quantile } from './samples.ts';
import { inCountry, type Process, tokenOf } from './serving.ts';

const PORT = 3112;
const CONNECTIONS = 16;
const TARGET_MS = 50;

/** Of each way to ask, of which there are some eight hundred: enough to tell which are slow. */
const FIRST_REQUESTS = 32;

/** Of the slowest way for each role, in each round: enough for the slowest hundredth of them to mean something. */
const REQUESTS = 400;

/**
 * The best of them counts, as noise only ever slows down: whatever holds the machine up for a moment hits all that are on
 * their way, and those are four of a hundred.
 */
const ROUNDS = 3;

/** So many take turns, since each may ask only so often, and each sees another school. */
const READERS = 100;

const roles: readonly Role[] = ['STUDENT', 'TEACHER', 'DIRECTOR', 'ADMIN'];

/** One way to ask for something: how long half of the first answers took, and how to ask again. */
interface Way extends Reading {
  readonly median: number;
  readonly requestOf: (number: number) => Request;
}

/** The slowest way of a role, and how long all but the slowest hundredth of its answers took in the best round. */
interface Slowest extends Reading {
  readonly role: Role;
  readonly ways: number;
  readonly p99: number;
}

/** @param only the endpoint, if it is one alone */
export function measure(only?: string): Promise<Figure[]> {
  return inCountry(async ({ pool, start }) => {
    const server = await start('../apps/server/src/main.ts', PORT);
    const found: Slowest[] = [];
    for (const role of roles)
      found.push(...(await measureRole(server, role, await readersOf(pool, role, READERS), only)));
    return [
      ...[...Map.groupBy(found, ({ endpoint }) => endpoint).values()].map(figureOf),
      ...(only === undefined ? [await measureSchool(pool, server)] : []),
    ];
  });
}

async function measureRole(
  server: Process,
  role: Role,
  readers: readonly Reader[],
  only: string | undefined,
): Promise<Slowest[]> {
  const ways: Way[] = [];
  for (const way of waysOf(role, readers)) {
    if (only !== undefined && way.endpoint !== only) continue;
    // What nobody has asked for yet is read from the disk first.
    await fire(server, CONNECTIONS, CONNECTIONS, way.requestOf);
    const times = await fire(server, CONNECTIONS, FIRST_REQUESTS, way.requestOf);
    ways.push({ ...way, median: times[Math.floor(times.length / 2)] ?? Infinity });
  }
  const found: Slowest[] = [];
  for (const alike of Map.groupBy(ways, ({ endpoint }) => endpoint).values()) {
    const { endpoint, path, requestOf } = alike.reduce((a, b) => (b.median > a.median ? b : a));
    let p99 = Infinity;
    for (let round = 0; round < ROUNDS; round++) {
      const times = await fire(server, CONNECTIONS, REQUESTS, requestOf);
      p99 = Math.min(p99, quantile(times, 0.99));
    }
    found.push({ endpoint, path, role, ways: alike.length, p99 });
  }
  return found;
}

/** Every way in which the role reads; the readers take turns. */
function waysOf(role: Role, readers: readonly Reader[]): Omit<Way, 'median'>[] {
  const asked = readers.map((reader) => ({
    token: tokenOf({ ...reader, userId: reader.user_id }),
    readings: readingsOf(role, reader.sample),
  }));
  return (asked[0]?.readings ?? []).map((reading, index) => ({
    ...reading,
    requestOf(number) {
      const { token = '', readings = [] } = asked[number % asked.length] ?? {};
      return { path: readings[index]?.path ?? '', token };
    },
  }));
}

function figureOf(found: readonly Slowest[]): Figure {
  const worst = found.reduce((a, b) => (b.p99 > a.p99 ? b : a));
  const ways = found.reduce((sum, { ways }) => sum + ways, 0);
  return {
    name: `GET ${worst.endpoint}, the slowest of ${ways} ways`,
    measured: `p99 ${Math.round(worst.p99)} ms, ${worst.role} ${decodeURIComponent(worst.path.replace('/api/v1/', ''))}`,
    target: `< ${TARGET_MS} ms`,
    met: worst.p99 < TARGET_MS,
  };
}

const BIG_SCHOOL = 5_000;

/** The list of a school's pupils, asked for by its director alone. */
async function measureSchool(pool: pg.Pool, server: Process): Promise<Figure> {
  // Somebody who has not asked yet, since nobody may ask without end.
  const director = (await readersOf(pool, 'DIRECTOR', READERS + 1)).at(-1);
  if (director === undefined) throw new Error('nobody directs a school');
  const { school } = director.sample;
  await pool.query("update users set school_id = $1 where role = 'STUDENT' and id <= $2", [
    school,
    BIG_SCHOOL,
  ]);
  await pool.query('vacuum analyze users');
  const token = tokenOf({ ...director, userId: director.user_id });
  const lists = readingsOf('DIRECTOR', director.sample).filter(({ endpoint }) => endpoint === 'listStudents');
  const ways: { path: string; max: number }[] = [];
  for (const { path } of lists) {
    const times = await fire(server, 1, 4, () => ({ path, token }));
    ways.push({ path, max: times.at(-1) ?? Infinity });
  }
  const worst = ways.reduce((a, b) => (b.max > a.max ? b : a));
  return {
    name: `GET listStudents in a school of ${BIG_SCHOOL.toLocaleString('en')}, one at a time`,
    measured: `${Math.round(worst.max)} ms, ${worst.path.replace('/api/v1/', '')}`,
    target: '< 100 ms',
    met: worst.max < 100,
  };
}
