/** What a finish costs when few plays are stored and when many are, in the months by which they are stored. */
import pg from 'pg';
import type { Figure } from './figure.ts';
import { startPlays } from './fill.ts';
import { finishOf, tokensOf } from './finishing.ts';
import type { Speed } from './load.ts';
import { loaded } from './loading.ts';
import { fillBeside, fillMonths, MONTHS, writeQuickly, writeSafely } from './months-fill.ts';
import { median } from './samples.ts';
import { type Country, onDatabase, type Process } from './serving.ts';

const SIZES = { few: 1_000_000, many: 100_000_000 } as const;
type Size = keyof typeof SIZES;

/** How many times as much a finish may cost. */
const TARGET = 1.3;

const PORTS = { few: 3119, many: 3120 };

/** Nobody finishes two plays in a round. The first round warms up; each other one is compared with its neighbour. */
const REQUESTS = 5_000;
const ROUNDS = 8;

export function measure(): Promise<Figure[]> {
  return onDatabase(async (country) => {
    await writeQuickly(country);
    await country.pool.query('create database beside');
    await fillBeside(addressOf(country, 'beside'));
    for (const [name, plays] of Object.entries(SIZES)) {
      await country.pool.query(`create database ${name} template beside`);
      await fillMonths(addressOf(country, name), plays);
    }
    await writeSafely(country);
    const few = await place(country, 'few');
    const many = await place(country, 'many');
    const speeds: { few: Speed; many: Speed }[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const pair = { few: await finishAll(few), many: await finishAll(many) };
      if (round > 0) speeds.push(pair);
    }
    await Promise.all([few.pool.end(), many.pool.end()]);
    return figuresOf(speeds);
  });
}

interface Place {
  readonly pool: pg.Pool;
  readonly server: Process;
}

function addressOf({ url }: Country, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** A server on one of the databases, in which all but the plays is the same. */
async function place(country: Country, name: Size): Promise<Place> {
  const url = addressOf(country, name);
  const server = await country.start('../apps/server/src/main.ts', PORTS[name], { DATABASE_URL: url });
  return { server, pool: new pg.Pool({ connectionString: url, max: 2 }) };
}

async function finishAll({ pool, server }: Place): Promise<Speed> {
  const tokens = await tokensOf(pool);
  const plays = await startPlays(pool, REQUESTS);
  return loaded(
    server,
    plays.length,
    plays.map((play) => finishOf(play, tokens)),
  );
}

function figuresOf(speeds: readonly Readonly<Record<Size, Speed>>[]): Figure[] {
  const of = (size: Size, what: keyof Speed) => median(speeds.map((pair) => pair[size][what]));
  const plays = (size: Size) => SIZES[size].toLocaleString('en');
  const shown = (size: Size): Figure => ({
    name: `POST plays/{id}/finish/, ${plays(size)} plays in ${MONTHS} months, logs empty`,
    measured: `${Math.round(of(size, 'perSecond')).toLocaleString('en')}/s, p50 ${of(size, 'p50')} ms, p99 ${of(size, 'p99')} ms`,
    target: '',
    met: null,
  });
  const ratio = median(speeds.map(({ few, many }) => few.perSecond / many.perSecond));
  return [
    shown('few'),
    shown('many'),
    {
      name: `POST plays/{id}/finish/, cost with ${plays('many')} against ${plays('few')}`,
      measured: `${ratio.toFixed(2)} times`,
      target: `≤ ${TARGET} times`,
      met: ratio <= TARGET,
    },
  ];
}
