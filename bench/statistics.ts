/** Each view of the statistics in a school of 5,000 pupils with a year behind them, among a million pupils. */
import type { Role } from '@mindhero/contract/role';
import { periods } from '@mindhero/contract/statistics/period';
import type { Figure } from './figure.ts';
import { fire } from './fire.ts';
import { quantile } from './samples.ts';
import { onDatabase, type Process, tokenOf } from './serving.ts';
import { fillSchool, PUPILS, type Reader, readers } from './statistics-school.ts';

const PORT = 3119;
/** As many of the staff look at the same moment. */
const CONNECTIONS = 4;
const REQUESTS = 400;
/** The best counts, as noise only ever slows down. */
const ROUNDS = 3;
const TARGET_MS = 50;
/** What is told of all schools together. */
const PLATFORM_MS = 100;

interface View {
  readonly view: string;
  readonly role: Role;
  /** Every way in which it is asked for, below `/api/v1/`, `{me}` being who asks; the slowest is told. */
  readonly paths: readonly string[];
  readonly targetMs?: number;
}

const byDays = (path: string) =>
  periods.map((days) => `${path}${path.includes('?') ? '&' : '?'}days=${days}`);

/** What is measured: a line for each view. */
const views: readonly View[] = [
  { view: 'progress', role: 'STUDENT', paths: byDays('students/{me}/progress/') },
  { view: 'map of skills', role: 'STUDENT', paths: ['students/{me}/mastery/'] },
  { view: 'mistakes', role: 'STUDENT', paths: byDays('students/{me}/mistaken-plays/') },
  { view: 'report', role: 'STUDENT', paths: byDays('students/{me}/report/') },
  { view: 'skills', role: 'TEACHER', paths: byDays('statistics/grid/') },
  { view: 'skills, by games', role: 'TEACHER', paths: byDays('statistics/grid/?by=games') },
  { view: 'help', role: 'TEACHER', paths: ['statistics/help/'] },
  {
    view: 'homework',
    role: 'TEACHER',
    paths: [...byDays('statistics/homework/'), ...byDays('statistics/homework/?game=columns')],
  },
  { view: 'hardest', role: 'TEACHER', paths: byDays('statistics/hardest/') },
  {
    view: 'mistakes of a pupil',
    role: 'DIRECTOR',
    paths: byDays(`students/1/mistakes/?skill=${encodeURIComponent('direct:+1')}`),
  },
  { view: 'activity', role: 'DIRECTOR', paths: byDays('statistics/activity/') },
  { view: 'growth', role: 'DIRECTOR', paths: byDays('statistics/growth/') },
  { view: 'mastered', role: 'DIRECTOR', paths: ['statistics/mastered/'] },
  { view: 'plans', role: 'DIRECTOR', paths: ['statistics/plans/'] },
  { view: 'school', role: 'DIRECTOR', paths: ['statistics/schools/1/'] },
  ...['platform', 'health', 'model'].map((view): View => ({
    view,
    role: 'ADMIN',
    paths: byDays(`statistics/${view}/`),
    targetMs: PLATFORM_MS,
  })),
  { view: 'funnel', role: 'ADMIN', paths: ['statistics/funnel/'], targetMs: PLATFORM_MS },
  { view: 'schools', role: 'ADMIN', paths: ['statistics/schools/'], targetMs: PLATFORM_MS },
];

/** @param only the view, if it is one alone */
export function measure(only?: string): Promise<Figure[]> {
  return onDatabase(async ({ pool, start }) => {
    await fillSchool(pool);
    const server = await start('../apps/server/src/main.ts', PORT);
    const figures: Figure[] = [];
    for (const view of views.filter((one) => only === undefined || one.view === only))
      figures.push(await measureView(server, view, await readers(pool, view.role)));
    return figures;
  });
}

async function measureView(
  server: Process,
  { view, role, paths, targetMs = TARGET_MS }: View,
  asking: readonly Reader[],
): Promise<Figure> {
  let [slowest, worst] = ['', 0];
  for (const path of paths) {
    const p99 = await bestP99(server, path, asking);
    if (p99 > worst) [slowest, worst] = [path, p99];
  }
  return {
    name: `GET statistics as ${role}: ${view}, ${PUPILS.toLocaleString('en')} pupils, ${CONNECTIONS} at once`,
    measured: `p99 ${worst.toFixed(1)} ms, ${slowest}`,
    target: `≤ ${targetMs} ms`,
    met: worst <= targetMs,
  };
}

async function bestP99(server: Process, path: string, asking: readonly Reader[]): Promise<number> {
  // Tokens live for ten minutes, less than all of this takes.
  const requestOf = (number: number) => {
    const reader = asking[number % asking.length];
    if (reader === undefined) throw new Error('nobody asks');
    return { path: `/api/v1/${path.replace('{me}', String(reader.userId))}`, token: tokenOf(reader) };
  };
  // What nobody has asked for yet is read from the disk first.
  await fire(server, CONNECTIONS, asking.length, requestOf);
  let best = Infinity;
  for (let round = 0; round < ROUNDS; round++) {
    const times = await fire(server, CONNECTIONS, REQUESTS, requestOf);
    best = Math.min(best, quantile(times, 0.99));
  }
  return best;
}
