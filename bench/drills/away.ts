/**
 * The database goes away: it is stopped, it stands still, its disk is full. The server stays alive, says so, refuses at
 * once what it cannot do, and goes on by itself; what devices kept is delivered.
 */
import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, rmdir, statfs, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { StartedPlay } from '@mindhero/contract/play';
import { createPasswords } from '@mindhero/server/platform/auth/passwords';
import { type Country, onDatabase, type Process } from '../serving.ts';
import { askInVain, askUntilDone, wishesOf } from './away/asking.ts';
import { type Kept, playOn } from './away/device.ts';
import { createClient } from './client.ts';
import {
  biting,
  type Drill,
  type Effort,
  inLongForm,
  leftOut,
  type Line,
  tooth,
  toothOf,
  within,
} from './line.ts';
import { freePorts } from './ports.ts';
import { type Caller, makeSchool, type School } from './school.ts';
import { solve } from './solve.ts';
import { HANGS_MS, until } from './until.ts';
import { type Safeguard, without } from './without/safeguard.ts';

const run = promisify(execFile);

/** They play; one more, who can sign in, asks for everything else. */
const PUPILS = 8;

const PASSWORD = 'Correct-horse-1';

/** For so long it is away. */
const awayMs = ({ isShort }: Effort) => (isShort ? 2000 : 60_000);

export const drill: Drill = async (effort) => {
  const ordinary = await onDatabase(async (country) => {
    const place = await open(country, effort);
    const stopped = await outage(place, 'stopped', stopping(country));
    const frozen = await outage(place, 'frozen', freezing(country));
    return [
      ...stopped,
      ...frozen,
      await toothlessOutbox(place),
      // They wait for what does not come.
      ...(await inLongForm(
        effort,
        Object.values(safeguards).map(({ what }) => toothOf(what)),
        () => teeth(place),
      )),
    ];
  });
  return [...ordinary, ...(await onSmallDisk(effort))];
};

const stopping = ({ halt, resume }: Country): Trouble => ({ begin: halt, end: resume });
const freezing = ({ freeze }: Country): Trouble => ({ begin: () => freeze(true), end: () => freeze(false) });

interface Place {
  readonly effort: Effort;
  readonly country: Country;
  readonly school: School;
  readonly server: Process;
}

async function open(country: Country, effort: Effort): Promise<Place> {
  const school = await makeSchool(country, { teachers: 1, pupilsPerTeacher: PUPILS + 1 });
  const hash = await createPasswords().hash(PASSWORD);
  await country.pool.query('update users set password_hash = $1 where id = $2', [
    hash,
    school.pupils.at(-1)?.userId,
  ]);
  return { effort, country, school, server: await startServer(country) };
}

async function startServer(country: Country, ...safeguards: readonly Safeguard[]): Promise<Process> {
  const [port = 0] = await freePorts(1);
  return country.start('../apps/server/src/main.ts', port, { LOG_LEVEL: 'warn', ...without(...safeguards) });
}

const safeguards = {
  ready: {
    what: 'nobody asks whether it is ready in less than a second',
    file: 'apps/server/src/modules/health/handlers.ts',
    is: "await Promise.race([pool.query('select 1'), timeIsUp()]);",
    without: "await pool.query('select 1');",
  },
  pulse: {
    what: 'nobody feels the pulse of the database',
    file: 'apps/server/src/platform/db/pulse.ts',
    is: 'if (busy.size > 0)',
    without: 'if (false)',
  },
  retryAfter: {
    what: 'no Retry-After',
    file: 'apps/server/src/platform/http/errors.ts',
    is: 'if (retryAfter !== undefined)',
    without: 'if (false)',
  },
  listener: {
    what: 'an error of a connection that nobody uses ends the process',
    file: 'apps/server/src/platform/db/database.ts',
    is: "pool.on('error', () => {});",
    without: "pool.on('error', () => process.exit(1));",
  },
} satisfies Record<string, Safeguard>;

const ofDisk: Safeguard = {
  what: 'a full disk is no reason to come again',
  file: 'apps/server/src/platform/http/failure.ts',
  is: '/^(53...|',
  without: '/^(',
};

/** Nobody waits for eleven seconds to see that two are over. */
const sooner: Safeguard = {
  what: 'the time that a statement has at most',
  file: 'apps/server/src/platform/db/database.ts',
  is: 'query_timeout: 11_000',
  without: 'query_timeout: 4000',
};

/** For a moment, where it is expected to fail. */
const brief = { forMs: 1000, patienceMs: 3000 };

/** The same troubles for a moment, upon servers that go without what helps against them. The limits are those of the long form. */
async function teeth({ country, school }: Place): Promise<Line[]> {
  const { ready, pulse, retryAfter, listener } = safeguards;
  const onServer = async (name: string, trouble: Trouble, ...off: readonly Safeguard[]) => {
    const server = await startServer(country, ...off);
    const lines = await outage({ effort: { isShort: false }, country, school, server }, name, {
      ...trouble,
      ...brief,
    });
    server.stop();
    return lines;
  };
  const frozen = await onServer('frozen', freezing(country), ready, pulse, retryAfter, sooner);
  const stopped = await onServer('stopped', stopping(country), listener);
  return [
    biting(ready.what, frozen, 'frozen: it says that it is not ready'),
    biting(pulse.what, frozen, 'frozen: the slowest refusal'),
    biting(retryAfter.what, frozen, 'frozen: what is asked for is refused, and told when to come again'),
    biting(listener.what, stopped, 'stopped: the process says that it lives'),
    biting(
      `${listener.what}, and nothing comes back`,
      stopped,
      'stopped: all is done again that was asked for, by itself',
    ),
  ];
}

interface Trouble {
  begin(): Promise<void>;
  end(): Promise<void>;
  /** What needs no room on the disk goes on. */
  readonly isHalf?: boolean;
  /** How long it lasts. */
  readonly forMs?: number;
  /** How long what has to come of it is waited for. */
  readonly patienceMs?: number;
}

/** A few pupils play on; somebody looks at the health of the server all the time. */
async function outage(
  { effort, country, school, server }: Place,
  name: string,
  { begin, end, isHalf = false, forMs = awayMs(effort), patienceMs = HANGS_MS }: Trouble,
): Promise<Line[]> {
  const client = createClient({ address: () => server.url, withKeys: true });
  const pupils = school.pupils.slice(0, PUPILS);
  const [caller] = school.pupils.slice(PUPILS);
  const [teacher] = school.teachers;
  if (caller === undefined || teacher === undefined) throw new Error('there is nobody');
  const plays = await Promise.all(pupils.map((pupil) => startPlay(country, client, pupil)));
  const person = { caller, username: `pupil${caller.userId}`, password: PASSWORD };
  const wishes = wishesOf(pupils, teacher, person, await startPlay(country, client, caller));
  const health = lookAfter(server, effort);
  await wait(200);

  await begin();
  const down = performance.now();
  const refusals = askInVain(server.url, wishes, isHalf);
  const devices = await Promise.all(plays.map((play) => playOn(play, server)));
  await wait(forMs);
  // A short while may be over before a busy machine has noticed.
  await until(
    () => refusals.has(503) && refusals.isAll() && (isHalf || health.unreadySince(down) !== undefined),
    patienceMs,
  );
  const refused = await refusals.stop();
  await end();
  const up = performance.now();
  const undone = await askUntilDone(server.url, wishes, patienceMs);
  const back = performance.now() - up;
  // The longer it failed, the later a device tries again.
  await until(() => devices.every((device) => device.isCounted()), forMs + patienceMs);
  for (const device of devices) device.switchOff();
  await until(() => health.readySince(up) !== undefined, patienceMs);
  const seen = health.stop();
  const { rows } = await country.pool.query<{ count: number }>(
    'select count(*)::int as count from plays where id = any($1) and finished_at is not null',
    [plays.map(({ id }) => id)],
  );
  const unready = health.unreadySince(down);
  const slowest = within(effort, {
    what: `${name}: the slowest refusal`,
    limitMs: 2000,
    ms: refused.slowest.ms,
  });
  const again = within(effort, {
    what: `${name}: all is done again that was asked for, by itself`,
    limitMs: 5000,
    ms: undone.length === 0 ? back : Infinity,
  });
  return [
    { what: `${name}: the process says that it lives`, expected: 'always', ...always(seen) },
    ...(isHalf
      ? []
      : [
          within(effort, {
            what: `${name}: it says that it is not ready`,
            limitMs: 1000,
            ms: (unready ?? Infinity) - down,
          }),
        ]),
    {
      what: `${name}: what is asked for is refused, and told when to come again`,
      expected: isHalf ? '503 with Retry-After, or done' : 'always 503 with Retry-After',
      seen: refused.seen,
      met: refused.isRight,
    },
    { ...slowest, seen: `${slowest.seen} (${refused.slowest.what})` },
    { ...again, seen: [again.seen, ...undone].join(', ') },
    {
      what: `${name}: plays that devices kept are delivered`,
      expected: String(plays.length),
      seen: `${rows[0]?.count} (${devices.filter((device) => device.isCounted()).length} acknowledged)`,
      met: rows[0]?.count === plays.length && devices.every((device) => device.isCounted()),
    },
  ];
}

/** A device that does not try again by itself keeps its play. */
async function toothlessOutbox(place: Place): Promise<Line> {
  const { country, school, server } = place;
  const client = createClient({ address: () => server.url, withKeys: true });
  const [pupil] = school.pupils;
  if (pupil === undefined) throw new Error('there is no pupil');
  const play = await startPlay(country, client, pupil);
  await country.halt();
  const device = await playOn(play, { url: server.url, triesAgain: false });
  await until(() => device.hasFailed());
  await country.resume();
  const { rowCount } = await country.pool.query(
    'select from plays where id = $1 and finished_at is not null',
    [play.id],
  );
  return tooth(
    'a device that does not try again',
    `${1 - (rowCount ?? 0)} not delivered, ${device.kept()} still on the device`,
    rowCount === 0,
  );
}

async function startPlay(
  { pool }: Country,
  client: ReturnType<typeof createClient>,
  pupil: Caller,
): Promise<Kept> {
  const body = { id: randomUUID(), game: 'columns', settings: {} };
  const answer = await client.insist(pupil, { path: 'plays/', body });
  if (answer?.status !== 201) throw new Error(`no play was started: ${answer?.status}`);
  const started = JSON.parse(answer.text) as StartedPlay;
  return { ...started, pupil, events: await solve(pool, started) };
}

interface Look {
  readonly at: number;
  readonly live: number;
  readonly ready: number;
}

/** Asks for both kinds of health twenty times a second. On a busy machine an answer may take its time. */
function lookAfter({ url }: Process, { isShort }: Effort) {
  const patienceMs = isShort ? 60_000 : 5000;
  const looks: Look[] = [];
  const over = new AbortController();
  const status = (kind: string) =>
    fetch(`${url}/api/health/${kind}/`, { signal: AbortSignal.timeout(patienceMs) }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status;
      },
      () => 0,
    );
  async function look(): Promise<void> {
    while (!over.signal.aborted) {
      const [live, ready] = await Promise.all([status('live'), status('ready')]);
      looks.push({ at: performance.now(), live, ready });
      await wait(50);
    }
  }
  void look();
  return {
    readySince: (since: number) => looks.find(({ at, ready }) => at > since && ready === 200)?.at,
    unreadySince: (since: number) => looks.find(({ at, ready }) => at > since && ready === 503)?.at,
    stop() {
      over.abort();
      return looks;
    },
  };
}

function always(looks: readonly Look[]): Pick<Line, 'seen' | 'met'> {
  const alive = looks.filter(({ live }) => live === 200).length;
  return { seen: `${alive} of ${looks.length} times`, met: alive === looks.length };
}

/** A disk of so many megabytes, which a fresh database half fills. */
const DISK_MB = 256;

const FULL = 'disk full';

/** Only root may make a disk, and in a container often not even root. */
async function onSmallDisk(effort: Effort): Promise<Line[]> {
  const noDisk = [leftOut(FULL, 'nobody may make a disk of its own here')];
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return noDisk;
  const disk = await mkdtemp(join(tmpdir(), 'mindhero-disk-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=755`, 'tmpfs', disk]);
  } catch {
    await rmdir(disk);
    return noDisk;
  }
  try {
    const dataDir = join(disk, 'data');
    await mkdir(dataDir);
    return await onDatabase((country) => fillDisk(country, disk, effort), dataDir);
  } finally {
    await run('umount', [disk]);
    await rmdir(disk);
  }
}

async function fillDisk(country: Country, disk: string, effort: Effort): Promise<Line[]> {
  const place = await open(country, effort);
  const full = filling(country, disk);
  return [
    ...(await outage(place, FULL, full)),
    ...(await inLongForm(effort, [toothOf(ofDisk.what)], async () => {
      const server = await startServer(country, ofDisk);
      const lines = await outage({ ...place, server }, FULL, { ...full, ...brief });
      return [
        biting(ofDisk.what, lines, `${FULL}: what is asked for is refused, and told when to come again`),
      ];
    })),
  ];
}

function filling({ pool }: Country, disk: string): Trouble {
  const ballast = join(disk, 'ballast');
  return {
    isHalf: true,
    async begin() {
      const { bavail, bsize } = await statfs(disk);
      await writeFile(ballast, Buffer.alloc(bavail * bsize - 64 * 1024)).catch(() => {});
      // Somebody writes on and on, little by little: what fails gives its room back.
      await pool.query('create table if not exists waste (what text)').catch(() => {});
      const more = `insert into waste select repeat(md5(n::text), 100) from generate_series(1, 100) n`;
      for (let hasRoom = true; hasRoom;)
        hasRoom = await pool.query(more).then(
          () => true,
          () => false,
        );
    },
    end: () => rm(ballast),
  };
}
