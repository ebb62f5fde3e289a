/**
 * Two processes of the server and PostgreSQL are killed without asking while writers are at work; of their answers some get
 * lost on the way, too. What was acknowledged has to be there, once, and every sum has to be what is counted anew.
 */
import { setTimeout as wait } from 'node:timers/promises';
import { type RunningSandbox, runSandbox } from '@mindhero/server/test/sandbox';
import { truthSql } from '@mindhero/server/test/totals';
import { type Country, onDatabase, type Process } from '../serving.ts';
import { buy, settled } from './kill/buyer.ts';
import { keeping, safeguards } from './kill/safeguards.ts';
import { type Drill, type Line, tooth } from './line.ts';
import { freePorts } from './ports.ts';
import { makeSchool } from './school.ts';
import { until } from './until.ts';
import { type Safeguard, without } from './without/safeguard.ts';
import {
  atWork,
  kindsOf,
  type Crew,
  doneIn,
  linesOf,
  noWork,
  schoolOfWriters,
  type Stage,
} from './writers.ts';

interface Blows extends Crew {
  readonly server: number;
  readonly database: number;
  /** So much is acknowledged between two blows, so that there is always something under way. */
  readonly between: number;
  /** A blow waits until this is so. */
  readonly isRipe?: () => Promise<boolean>;
}

/** Thirty-two writers. */
const long: Blows = { server: 20, database: 5, between: 150, pupils: 20, others: 4 };
const short: Blows = { server: 1, database: 1, between: 40, pupils: 6, others: 2 };

export const drill: Drill = async ({ isShort }) => {
  const sandbox = await runSandbox();
  try {
    return await onDatabase((country) => drillOn(country, isShort ? short : long, sandbox));
  } finally {
    await sandbox.close();
  }
};

async function drillOn(country: Country, blows: Blows, sandbox: RunningSandbox): Promise<Line[]> {
  const start = serversOn(country, sandbox);
  const school = await makeSchool(country, schoolOfWriters);
  await country.pool.query(truthSql);
  const ports = await freePorts(2);
  const processes: Process[] = [];
  for (const port of ports) processes.push(await start(port));
  const place = { country, school, processes, work: noWork(), start };
  const dealt = noBlows();
  const [seen, paid] = await Promise.all([
    atWork(place, { crew: blows, meanwhile: () => strike(place, blows, dealt) }),
    buy(place, sandbox),
  ]);
  const bought = await settled(country, sandbox, paid);

  for (const statement of [
    `alter table users disable trigger users_inserted`,
    // From here on what is acknowledged is on the disk some time later.
    `alter system set synchronous_commit = off`,
    `alter system set wal_writer_delay = '10s'`,
    `alter system set wal_writer_flush_after = '1GB'`,
    `select pg_reload_conf()`,
  ])
    await country.pool.query(statement);
  const careless = await atWork(place, {
    crew: short,
    meanwhile: () => strike(place, { ...short, server: 0, isRipe: () => owesMuch(country) }, noBlows()),
  });
  const lost = careless.kinds.reduce((sum, kind) => sum + kind.lost, 0);

  // Nobody else folds what is finished.
  for (const process of processes) process.stop();
  await Promise.all(processes.map(({ ended }) => ended));
  // Its answers are the same, so that the other teeth bite at the same time.
  const faulty = await start((await freePorts(1))[0] ?? 0, ...Object.values(safeguards), ...keeping);
  const playsBefore = place.work.plays.size;
  const keyless = await atWork(
    { ...place, processes: [faulty] },
    {
      // Whoever has played much today moves nowhere in the rating any more.
      crew: { ...short, resting: blows.pupils },
      withKeys: false,
      // Of what is lost on the way only some would be done twice.
      losesOneOf: 3,
      // Each kind comes seldom enough that it may not have been done twice so soon.
      meanwhile: () =>
        strike(
          place,
          { ...short, server: 0, database: 0, between: 150, isRipe: () => allIsWrong(place, playsBefore) },
          noBlows(),
        ),
    },
  );
  const wrong = [...keyless.sums.wrong, ...keyless.learned.wrong];
  return [
    {
      what: 'kill -9 of a server process, of PostgreSQL',
      expected: `${blows.server}, ${blows.database}`,
      seen: `${dealt.server}, ${dealt.database}`,
      met: dealt.server === blows.server && dealt.database === blows.database,
    },
    ...linesOf(seen),
    bought.line,
    tooth('synchronous_commit = off', `${lost} lost`, lost > 0),
    tooth(
      'no trigger that counts new students',
      `${careless.sums.wrong.length} sums differ`,
      careless.sums.wrong.length > 0,
    ),
    ...keyless.kinds
      .filter(({ name }) => keyed.includes(name))
      .map(({ name, twice }) => tooth(`no idempotency keys: ${name}`, `${twice} twice`, twice > 0)),
    tooth(safeguards.points.what, `points of ${keyless.wrongPoints} people differ`, keyless.wrongPoints > 0),
    tooth(safeguards.rating.what, `${keyless.wrongRatings} figures differ`, keyless.wrongRatings > 0),
    ...keeping.map(({ what, rows }) => {
      const some = wrong.filter((one) => one.startsWith(rows));
      return tooth(what, `${some.length} × ${some[0] ?? rows} differ`, some.length > 0);
    }),
    tooth(
      safeguards.stock.what,
      `${keyless.brokenBooks.length} invariants broken`,
      keyless.brokenBooks.includes('balance_is_sum_of_transfers'),
    ),
    bought.teeth,
  ];
}

/** What is done twice where requests have no keys. A play has an id of its own. */
const keyed = ['plans activated', 'students imported', 'tasks edited'];

/**
 * Whether of each of these kinds more was done than acknowledged, and since then a play brought points, somebody has played twice,
 * and mistakes were folded.
 */
async function allIsWrong(
  { country, work }: Pick<Stage, 'country' | 'work'>,
  playsBefore: number,
): Promise<boolean> {
  const since = [...work.plays].slice(playsBefore);
  if (since.every(([, points]) => points === 0)) return false;
  const { rowCount: twice } = await country.pool.query(
    `select from plays where id = any($1) and not exists (select from finish_log where play_id = plays.id)
     group by user_id having count(*) > 1 and sum(incorrect) > 0`,
    [since.map(([id]) => id)],
  );
  if (twice === 0) return false;
  const kinds = await kindsOf(country, work);
  return kinds.every(({ name, twice }) => !keyed.includes(name) || twice > 0);
}

const noBlows = () => ({ server: 0, database: 0 });

/** More than a change or two writes. */
const MUCH_BYTES = 200_000;

/** Whether much was acknowledged that is not on the disk. */
async function owesMuch({ pool }: Country): Promise<boolean> {
  const { rows } = await pool.query<{ bytes: string }>(
    'select pg_current_wal_insert_lsn() - pg_current_wal_flush_lsn() as bytes',
  );
  return Number(rows[0]?.bytes) > MUCH_BYTES;
}

/** Starts servers that are paid through the sandbox. */
const serversOn =
  (country: Country, sandbox: RunningSandbox) =>
  (port: number, ...off: readonly Safeguard[]) =>
    country.start('./drills/kill/paying-server.ts', port, {
      LOG_LEVEL: 'warn',
      SANDBOX: JSON.stringify(sandbox.address),
      ...without(...off),
    });

/** Kills, in turn and evenly, and starts again what does not come back by itself. */
async function strike(
  { country, processes, work, start }: Stage & { readonly start: (port: number) => Promise<Process> },
  { server, database, between, isRipe = () => Promise.resolve(true) }: Blows,
  dealt: ReturnType<typeof noBlows>,
): Promise<void> {
  const progress = async () => {
    const goal = doneIn(work) + between;
    if (!(await until(() => doneIn(work) >= goal)))
      throw new Error('for a minute too little was acknowledged');
    // Not always at the moment of an answer.
    await wait(Math.random() * 100);
    await until(isRipe);
  };
  const all = server + database;
  for (let blow = 1; blow <= all; blow++) {
    await progress();
    if (Math.floor((blow * database) / all) > dealt.database) {
      await country.killDatabase();
      dealt.database++;
    } else {
      const index = dealt.server % processes.length;
      const victim = processes[index];
      victim?.kill();
      if ((await victim?.ended) !== null) throw new Error('a server process had ended before it was killed');
      dealt.server++;
      processes[index] = await start(Number(new URL(victim?.url ?? '').port));
    }
  }
  await progress();
}
