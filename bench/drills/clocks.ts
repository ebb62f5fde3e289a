/** Clocks that are set, days that are an hour longer or shorter, and the end of a year: tests that bring their own time. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '../../tools/command.ts';
import { type Drill, inLongForm, type Line, tooth } from './line.ts';
import { goingWithout, type Safeguard } from './without/safeguard.ts';

const files = ['apps/server/test/clocks.test.ts', 'apps/web/src/entities/play/outbox/told-start.test.ts'];

/** Each with the tests that must notice: no other test looks at it. */
const safeguards: readonly (Safeguard & { readonly noticedBy: RegExp })[] = [
  {
    what: 'no day of the school: plays count for the day in UTC',
    file: 'apps/server/src/platform/db/school-day.ts',
    is: `coalesce(schools.time_zone, '\${homeTimeZone}')`,
    without: `'UTC'`,
    noticedBy: /each play counts once, on the day/,
  },
  {
    what: 'no midnight of the home time zone: plans end in UTC',
    file: 'packages/contract/src/calendar.ts',
    is: 'timeZone: homeTimeZone',
    without: `timeZone: 'UTC'`,
    noticedBy: /a plan that ends with the year/,
  },
  {
    what: 'nobody is late',
    file: 'packages/engine/src/homework.ts',
    is: 'completedAt !== null && completedAt > dueAt',
    without: 'false',
    noticedBy: /homework that is due at the end of the year/,
  },
  {
    what: 'the server believes when a device says that a play began',
    file: 'apps/server/src/modules/plays/tickets.ts',
    is: 'Math.max(claimed, ticket.issuedAt.getTime())',
    without: 'claimed',
    noticedBy: /clock was (an hour behind,|without a year)/,
  },
  {
    what: 'a device believes its own clock',
    file: 'apps/web/src/entities/play/outbox/told-start.ts',
    is: 'Math.max(now - at, events.at(-1)?.t ?? 0)',
    without: 'now - at',
    noticedBy: /set back while the play went on|steps back to the very beginning/,
  },
];

const ALL = 'all tests of clocks';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** The short form shows its teeth alone: `npm test` runs these tests beside all others. */
export const drill: Drill = async (effort) => [
  ...(await inLongForm(effort, [ALL], whole)),
  ...(await teeth()),
];

async function whole(): Promise<Line[]> {
  const { code, tests } = await run([]);
  const lines = tests.map(({ title, status }) => ({
    what: title,
    expected: 'passed',
    seen: status,
    met: status === 'passed',
  }));
  // A file that cannot be loaded has no tests that could fail.
  const met = code === 0 && lines.length > 0;
  return [...lines, { what: ALL, expected: 'exit code 0', seen: String(code), met }];
}

/** All at once, which takes as long as one: each is noticed by tests of its own, and all others pass. */
async function teeth(): Promise<Line[]> {
  const { tests } = await run(
    ['--config', 'bench/drills/without/vitest.config.ts'],
    goingWithout(safeguards),
  );
  return safeguards.map(({ what, noticedBy }) => {
    const looking = tests.filter(({ title }) => noticedBy.test(title));
    const failed = looking.filter(({ status }) => status === 'failed');
    const isNoticed = looking.length > 0 && failed.length === looking.length;
    return tooth(what, `${failed.length} of ${looking.length} tests fail`, isNoticed);
  });
}

async function run(options: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-clocks-'));
  const file = join(folder, 'report.json');
  try {
    const line = ['vitest', 'run', ...files, ...options, '--reporter=json', `--outputFile=${file}`] as const;
    const { code, output } = await command(line, { env });
    const report = await readFile(file, 'utf8').catch(() => {
      throw new Error(`the tests were not run: ${output}`);
    });
    const { testResults } = JSON.parse(report) as Report;
    return { code, tests: testResults.flatMap(({ assertionResults }) => assertionResults) };
  } finally {
    await rm(folder, { recursive: true });
  }
}
