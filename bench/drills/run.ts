/**
 * `npm run drill [-- [--short] <name> …]`: what an installation must survive, tried for real, as one table. It ends with
 * exit code 1 if anything is not as it should be, or if a drill did not notice that a safeguard was off.
 */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { REPORT_FILE, writeReport } from '../../tools/report.ts';
import { duration } from '../../tools/step.ts';
import { printTable } from '../table.ts';
import type { Drill, Line } from './line.ts';

const drills = {
  kill: () => import('./kill.ts'),
  roll: () => import('./roll.ts'),
  away: () => import('./away.ts'),
  backup: () => import('./backup.ts'),
  upgrade: () => import('./upgrade.ts'),
  fuzz: () => import('./fuzz.ts'),
  slow: () => import('./slow.ts'),
  pooler: () => import('./pooler.ts'),
  replica: () => import('./replica.ts'),
  classroom: () => import('./classroom.ts'),
  clocks: () => import('./clocks.ts'),
} satisfies Record<string, () => Promise<{ drill: Drill }>>;

type Name = keyof typeof drills;

const names = Object.keys(drills) as Name[];
const { values, positionals } = parseArgs({
  options: { short: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !names.includes(name as Name));
if (unknown.length > 0) {
  console.error(`There is no drill "${unknown.join(', ')}". There are: ${names.join(', ')}.`);
  process.exit(1);
}

/** Short drills wait more than they work, and measure nothing: some go on side by side. */
const SIDE_BY_SIDE = 4;

// Two dozen server processes start, each with the same code.
if (values.short) process.env['NODE_COMPILE_CACHE'] ??= join(tmpdir(), 'node-compile-cache');

const asked = names.filter((one) => positionals.length === 0 || positionals.includes(one));
const found = new Map<Name, readonly Line[]>();
const waiting = asked.values();
await Promise.all(
  Array.from({ length: values.short ? SIDE_BY_SIDE : 1 }, async () => {
    for (const name of waiting) {
      const started = performance.now();
      console.log(`▸ ${name}`);
      found.set(name, await linesOf(name));
      console.log(`  ${name}: done in ${duration(performance.now() - started)}`);
    }
  }),
);
const table = asked.flatMap((name) => (found.get(name) ?? []).map((line) => ({ ...line, drill: name })));
printTable([
  ['drill', 'what', 'expected', 'seen', 'met'],
  ...table.map(({ drill, what, expected, seen, met }) => [drill, what, expected, seen, wordOf(met)]),
]);
const passed = table.filter(({ met }) => met === true);
const failed = table.filter(({ met }) => met === false);
const leftOut = table.filter(({ met }) => met === 'left out');
console.log(`${passed.length} met, ${failed.length} not met, ${leftOut.length} left out`);
if (process.env[REPORT_FILE] !== undefined)
  writeReport('drills', {
    passed: passed.length,
    failures: failed.map(({ drill, what, expected, seen }) => ({
      name: `${drill}: ${what}`,
      message: `expected: ${expected}\nseen: ${seen}`,
    })),
  });
process.exit(failed.length > 0 ? 1 : 0);

function wordOf(met: Line['met']): string {
  if (met === 'left out') return met;
  if (met === 'noted') return '';
  return met ? 'yes' : 'NO';
}

/** A drill that breaks off has shown nothing. */
async function linesOf(name: Name): Promise<Line[]> {
  const { drill } = await drills[name]();
  try {
    return await drill({ isShort: values.short });
  } catch (error) {
    console.error(error);
    return [{ what: 'the drill comes to its end', expected: 'yes', seen: String(error), met: false }];
  }
}
