/**
 * Takes away what holds the books of plans, one thing after the other, and says whether the property of the books
 * notices: `npx node tools/mutate-books.ts`. Fails if one is missed, or if the books do not hold with all of them.
 */
import { spawnSync } from 'node:child_process';

const test = 'apps/server/src/modules/plans/books.test.ts';

const mutations = [
  { without: '', what: 'nothing', isRed: false },
  { without: 'lock', what: 'the lock of accounts', isRed: true },
  { without: 'key', what: 'the unique key of transfers', isRed: true },
  { without: 'check', what: 'the check that no stock falls below zero', isRed: true },
  { without: 'order', what: 'the lock of orders', isRed: true },
  { without: 'event', what: 'the unique hash of what providers tell', isRed: true },
  { without: 'hold', what: 'the hold on what is being refunded', isRed: true },
];

/** The invariant that broke, or else the line that says what was wrong. */
const reasonOf = (output: string) =>
  /"name": "(\w+)"/.exec(output)?.[1] ??
  /(?:Cause: )?\w*Error: (?!Property failed)[^\n]*/.exec(output)?.[0] ??
  '';

const rows = mutations.map(({ without, what, isRed }) => {
  const { status, stdout, stderr } = spawnSync('npx', ['vitest', 'run', test], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', BOOKS_WITHOUT: without, BOOKS_RUNS: '10' },
  });
  const wasRed = status !== 0;
  return {
    'taken away': what,
    test: wasRed ? 'red' : 'green',
    expected: isRed ? 'red' : 'green',
    'noticed by': wasRed ? reasonOf(stdout + stderr) : '',
  };
});
console.table(rows);
process.exitCode = rows.every(({ test: found, expected }) => found === expected) ? 0 : 1;
