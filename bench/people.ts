/** Every list and every detail of the contract in a country of 100,000 pupils: the slowest of all ways to ask for it. */
import type { Role } from '@mindhero/contract/role';
import { type Reader, readersOf } from '@mindhero/server/test/country';
import { type Reading, readingsOf } from '@mindhero/server/test/requests';
import type pg from 'pg';
import type { Figure } from './figure.ts';
import { fire } from './fire.ts';
import { inCountry, type Process, tokenOf } from './serving.ts';

const PORT = 3112;
const CONNECTIONS = 16;
const TARGET_MS = 50;

/** Of one way to ask, of which there are some six hundred. */
const REQUESTS = 100;

/** So many take turns, since each may ask only so often, and each sees another school. */
const READERS = 100;

const roles: readonly Role[] = ['STUDENT', 'TEACHER', 'DIRECTOR', 'ADMIN'];

/** One way to ask for something, and how long all but the slowest hundredth of the answers took. */
interface Way extends Reading {
  readonly role: Role;
  readonly p99: number;
}

export function measure(): Promise<Figure[]> {
  return inCountry(async ({ pool, start }) => {
    const server = await start('../apps/server/src/main.ts', PORT);
    const ways: Way[] = [];
    for (const role of roles)
      ways.push(...(await measureRole(server, role, await readersOf(pool, role, READERS))));
    return [
      ...[...Map.groupBy(ways, ({ endpoint }) => endpoint).values()].map(slowest),
      await measureSchool(pool, server),
    ];
  });
}

async function measureRole(server: Process, role: Role, readers: readonly Reader[]): Promise<Way[]> {
  const asked = readers.map((reader) => ({
    token: tokenOf(reader),
    readings: readingsOf(role, reader.sample),
  }));
  const ways: Way[] = [];
  for (const [index, reading] of (asked[0]?.readings ?? []).entries()) {
    const requestOf = (number: number) => {
      const { token = '', readings = [] } = asked[number % asked.length] ?? {};
      return { path: readings[index]?.path ?? '', token };
    };
    // What nobody has asked for yet is read from the disk first.
    await fire(server, CONNECTIONS, CONNECTIONS, requestOf);
    const times = await fire(server, CONNECTIONS, REQUESTS, requestOf);
    ways.push({ ...reading, role, p99: times[Math.floor(0.99 * times.length)] ?? Infinity });
  }
  return ways;
}

function slowest(ways: readonly Way[]): Figure {
  const worst = ways.reduce((a, b) => (b.p99 > a.p99 ? b : a));
  return {
    name: `GET ${worst.endpoint}, the slowest of ${ways.length} ways`,
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
  const token = tokenOf(director);
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
