/** The release of before goes on for a while upon the newest schema, as it does while one process after the other is replaced. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { truthSql } from '@mindhero/server/test/totals';
import { root } from '../../../tools/command.ts';
import { type Country, onDatabase, type Process, tokenOf } from '../../serving.ts';
import { leftOut, type Line, tooth, toothOf } from '../line.ts';
import { freePorts } from '../ports.ts';
import { makeSchool, type School } from '../school.ts';
import { until } from '../until.ts';
import { type Safeguard, without } from '../without/safeguard.ts';
import { atWork, linesOf, noWork, schoolOfWriters, type Work } from '../writers.ts';

const run = promisify(execFile);

/** What is done, for the table. */
export const BESIDE = 'the release of before upon the newest schema';
export const TOO_SOON = 'a migration takes away a column that the release of before reads';

/** @param newest the name of the newest migration, which the release of before does not know */
export async function besidePrevious(newest: string): Promise<Line[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mindhero-previous-'));
  try {
    const called = await unpackPrevious(folder, newest);
    if (called === null) {
      const why = 'there is no history of git';
      return [leftOut(BESIDE, why), leftOut(toothOf(TOO_SOON), why)];
    }
    const previous = join(folder, 'apps/server/src/main.ts');
    const beside = await onDatabase((country) => sideBySide(country, previous));
    return [
      ...beside.map((line) => ({ ...line, what: `beside ${called}: ${line.what}` })),
      await onDatabase((country) => tooSoon(country, previous)),
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Place {
  readonly country: Country;
  readonly school: School;
  readonly processes: Process[];
  readonly work: Work;
}

async function open(country: Country): Promise<Place> {
  const school = await makeSchool(country, schoolOfWriters);
  await country.pool.query(truthSql);
  return { country, school, processes: [], work: noWork() };
}

/** Starts one more process of a release. */
async function begin({ country, processes }: Place, file: string, env: object = {}): Promise<Process> {
  const [port = 0] = await freePorts(1);
  const process = await country.start(file, port, { LOG_LEVEL: 'warn', ...env });
  processes.push(process);
  return process;
}

const THIS = '../apps/server/src/main.ts';

async function sideBySide(country: Country, previous: string): Promise<Line[]> {
  const place = await open(country);
  await begin(place, THIS);
  const old = await begin(place, previous);
  const crew = { pupils: 20, others: 4 };
  // Writers go to the other process where one refuses: what the old one says by itself is looked at as well.
  const looks: number[] = [];
  const seen = await atWork(place, {
    crew,
    meanwhile: async () => {
      await until(() => place.work.tasks.size > 0);
      const end = performance.now() + 120_000;
      while (performance.now() < end) {
        looks.push(await taskOf(old, place));
        await wait(1000);
      }
    },
  });
  const served = looks.filter((status) => status === 200).length;
  return [
    ...linesOf(seen),
    {
      what: 'a task, asked of the release of before by itself',
      expected: 'always 200',
      seen: `${served} of ${looks.length} times`,
      met: served === looks.length && served > 60,
    },
  ];
}

/** The code of a release that calls the column by its new name. */
const renamed: readonly Safeguard[] = [
  {
    what: 'the column of what a teacher says to homework',
    file: 'apps/server/src/platform/db/schema/homework.ts',
    is: "comment: text().notNull().default(''),\n    author_id: integer().references",
    without: "comment: text('remark').notNull().default(''),\n    author_id: integer().references",
  },
  {
    what: 'the same as pupils read it',
    file: 'apps/server/src/modules/homework/own.ts',
    is: 't.comment,',
    without: 't.remark as comment,',
  },
];

/** A release that renames a column at once, instead of having two of it for as long as the one before is at work. */
async function tooSoon(country: Country, previous: string): Promise<Line> {
  const place = await open(country);
  const old = await begin(place, previous);
  const crew = { pupils: 6, others: 2 };
  let answers: readonly number[] = [];
  const seen = await atWork(place, {
    crew,
    meanwhile: async () => {
      // It is at work: plays have ended, and everybody who writes homework has.
      await until(() => place.work.plays.size > 0 && place.work.tasks.size === crew.others);
      await country.pool.query('alter table tasks rename column comment to remark');
      const fresh = await begin(place, THIS, without(...renamed));
      answers = [await taskOf(fresh, place), await taskOf(old, place)];
      await wait(5000);
    },
  });
  const line = linesOf(seen).find(({ what }) => what === 'answers');
  const [ofThis, ofBefore] = answers;
  return tooth(
    TOO_SOON,
    `answers: ${line?.seen}; a task: ${ofThis} of this release, ${ofBefore} of the one before`,
    line?.met === false && ofThis === 200 && ofBefore === 500,
  );
}

/** What a process answers to a teacher who looks at homework. */
async function taskOf({ url }: Process, { school, work }: Place): Promise<number> {
  const [teacher] = school.teachers;
  const [task] = work.tasks.keys();
  if (teacher === undefined) throw new Error('there is no teacher');
  const headers = { authorization: `Bearer ${tokenOf(teacher)}` };
  const answer = await fetch(`${url}/api/v1/tasks/${task}/`, { headers });
  await answer.arrayBuffer();
  return answer.status;
}

/**
 * Unpacks what was there before the newest migration.
 * @returns how that commit is called; null where there is no history
 */
async function unpackPrevious(folder: string, newest: string): Promise<string | null> {
  const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim();
  try {
    const file = `apps/server/migrations/${newest}.sql`;
    // A merge may have given it its number.
    const commits = await git('log', '-m', '--first-parent', '--format=%h', '--diff-filter=A', '--', file);
    const added = commits.split('\n').at(-1);
    const before = await git('rev-parse', '--short', `${added}^`);
    const archive = join(folder, 'previous.tar');
    await git('archive', '--output', archive, before, 'apps/server', 'packages', 'package.json');
    await run('tar', ['-xf', archive, '-C', folder]);
    await linkPackages(folder);
    return before;
  } catch (error) {
    console.error(error);
    return null;
  }
}

/** What is installed serves both; packages of our own are those of before. */
async function linkPackages(folder: string): Promise<void> {
  const installed = join(root, 'node_modules');
  const modules = join(folder, 'node_modules');
  await mkdir(join(modules, '@mindhero'), { recursive: true });
  for (const name of await readdir(installed))
    if (name !== '@mindhero') await symlink(join(installed, name), join(modules, name));
  for (const name of await readdir(join(folder, 'packages')))
    await symlink(join(folder, 'packages', name), join(modules, '@mindhero', name));
  await symlink(join(folder, 'apps', 'server'), join(modules, '@mindhero', 'server'));
}
