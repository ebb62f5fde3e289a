/**
 * The plans behind every list and every detail of the contract, and behind every list as a file, in a country with
 * 100,000 students: no query may read a large table from end to end, neither row after row nor by an index. The tables
 * hold a fiftieth of that; the planner is told that there is as much of everything.
 */
import { LONGEST_LIST } from '@mindhero/contract/page';
import type { Role } from '@mindhero/contract/role';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from './app.ts';
import { populate, readersOf } from './country.ts';
import { exportsOf, readingsOf } from './requests.ts';

const STUDENTS = 2000;
const FACTOR = 50;

/** The end of a list that nothing bounds, and a little more; a school has far fewer students. */
const MOST_ROWS = LONGEST_LIST * 1.2;

/** All others are large: these hold a row a school, a material that was played, a price list made by hand, or what came this half second. */
const smallTables = new Set([
  'schools',
  'school_totals',
  'school_weeks',
  'material_totals',
  'price_lists',
  'rating_log',
]);

/** What is told of the whole platform is added up from all rows of what is kept short for it; `bench/statistics.ts` measures it. */
const tellsOfAll = /^\/api\/v1\/statistics\/(platform|funnel|health|model)\//;

/** What is told of a school is read from the weeks of all its groups, and from all that came this half second. */
const tellsOfSchool = /^\/api\/v1\/statistics\/(activity|growth|mastered|schools)\//;
const ofSchool = / of (group_weeks|finish_log)$/;

/** A part of `plays` or `play_events`. */
const isMonth = /^play(s|_events)_\d{4}_\d\d$/;

/** Looks for a thousand people by a common part of a name, whom a country has soon and so few tables never. */
const looksForPeople = /^\/api\/v1\/(audit-events|orders)\/\?search=(k|ba)$/;

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
  // Those who fill the country began today.
  server.clock.now = new Date();
  // The limits of the server's own connections are for requests.
  const pool = new pg.Pool({ connectionString: server.database.url, max: 1 });
  await spreadOut(pool);
  await populate(pool, {
    schools: 20,
    students: STUDENTS,
    // More than a long list shows of their groups.
    teachers: 520,
    tutors: 10,
    administrators: 1,
    playsPerStudent: 3,
    signedIn: 2,
    // More than a long list shows.
    texts: 1_100,
  });
  await magnify(pool);
  await pool.end();
});
afterAll(() => server.close());

/** Ten times as many pages, since what a plan costs depends on them. */
async function spreadOut(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "select quote_ident(relname) as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  await pool.query(rows.map(({ name }) => `alter table ${name} set (fillfactor = 10)`).join(';'));
}

/**
 * Tells the planner that there are more of everything. What is many already, such as groups, becomes more, and its most
 * common values are forgotten; of what is few, such as roles, the shares stay.
 */
async function magnify(pool: pg.Pool): Promise<void> {
  const ours = `relnamespace = 'public'::regnamespace and reltuples > 0`;
  await pool.query(
    `update pg_statistic set stadistinct = -stadistinct / reltuples, 
       stakind1 = case stakind1 when 1 then 0 else stakind1 end
     from pg_class where pg_class.oid = starelid and ${ours} and stadistinct > 10`,
  );
  await pool.query(`update pg_class set reltuples = reltuples * ${FACTOR} where ${ours}`);
}

interface Statement {
  readonly text: string;
  readonly values?: unknown[];
}

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  /** Of one loop, as all that follow. */
  readonly 'Actual Rows': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Rows Removed by Index Recheck'?: number;
  readonly Plans?: readonly Plan[];
}

/** What a request asks of the database. */
async function statementsOf(path: string, token: string): Promise<Statement[]> {
  const asked = vi.spyOn(pg.Client.prototype, 'query');
  try {
    const answer = await server.call('GET', path, { token });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return asked.mock.calls.map((call: readonly unknown[]) => {
      const [query, values] = call as readonly [string | Statement, unknown[] | undefined];
      return typeof query === 'string'
        ? { text: query, ...(values && { values }) }
        : { values: values ?? [], ...query };
    });
  } finally {
    asked.mockRestore();
  }
}

async function planOf({ text, values }: Statement): Promise<Plan> {
  const { rows } = await server.database.pool.query<{ 'QUERY PLAN': readonly [{ readonly Plan: Plan }] }>({
    text: `explain (analyze, timing off, summary off, buffers off, format json) ${text}`,
    values: values ?? [],
  });
  const [plan] = rows.map((row) => row['QUERY PLAN'][0].Plan);
  if (plan === undefined) throw new Error(`no plan for ${text}`);
  return plan;
}

/** All but what begins and ends a transaction. */
const isPlanned = /^\s*(select|with|insert|update|delete)/i;

function faultsOf(plan: Plan, parent?: Plan): string[] {
  return [...faultsOfScan(plan, parent), ...(plan.Plans ?? []).flatMap((child) => faultsOf(child, plan))];
}

function faultsOfScan(node: Plan, parent: Plan | undefined): string[] {
  const { 'Relation Name': table, 'Node Type': kind } = node;
  if (table === undefined || smallTables.has(table)) return [];
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const read = node['Actual Rows'] + removed;
  if (read > MOST_ROWS) return [`reads ${read} rows of ${table}`];
  // There is no quicker way through a month in which nobody has played yet.
  if (read === 0 && isMonth.test(table)) return [];
  // Who counts to a thousand may begin anywhere.
  return kind === 'Seq Scan' && parent?.['Node Type'] !== 'Limit'
    ? [`reads ${table} without an index, unless country.ts leaves it empty`]
    : [];
}

test.each<Role>(['STUDENT', 'TEACHER', 'DIRECTOR', 'ADMIN'])('what is read as %s', async (role) => {
  const [{ user_id, sample } = never()] = await readersOf(server.database.pool, role, 1);
  const { access: token } = await server.signedIn(user_id);
  const statements = new Map<string, Statement & { readonly path: string }>();
  for (const { path } of [...readingsOf(role, sample), ...exportsOf(role, sample)]) {
    for (const statement of await statementsOf(path, token)) {
      if (isPlanned.test(statement.text)) statements.set(JSON.stringify(statement), { ...statement, path });
    }
  }
  const faults = new Map<string, string>();
  for (const { path, ...statement } of statements.values()) {
    if (looksForPeople.test(path) || tellsOfAll.test(path)) continue;
    for (const fault of faultsOf(await planOf(statement))) {
      if (!(tellsOfSchool.test(path) && ofSchool.test(fault)))
        faults.set(fault, `${path}: ${statement.text}`);
    }
  }
  expect(Object.fromEntries(faults)).toEqual({});
});

function never(): never {
  throw new Error('nobody has this role');
}
