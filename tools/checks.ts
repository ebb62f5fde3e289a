/** The checks that need nothing to run: style, types, house rules, dead code, texts. */
import { globSync } from 'node:fs';
import { command, root } from './command.ts';
import { step } from './step.ts';
import { shortened, type Tally } from './tally.ts';

interface Check {
  readonly name: string;
  readonly line: readonly [string, ...string[]];
}

const checks: readonly Check[] = [
  { name: 'lint', line: ['oxlint', '--type-aware', '--report-unused-disable-directives', '--deny-warnings'] },
  { name: 'format', line: ['oxfmt', '--check'] },
  // Several checkers in one process look at much of the same twice; two processes do not.
  ...globSync(['tsconfig.json', '{packages,apps}/*/tsconfig*.json'], { cwd: root })
    .toSorted()
    .map((file): Check => ({ name: `types (${file})`, line: ['tsc', '-p', file, '--checkers', '1'] })),
  {
    name: 'imports',
    line: [
      'depcruise',
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err',
      'packages',
      'apps',
      'tools',
      'bench',
      'e2e',
    ],
  },
  { name: 'dead code and unused dependencies', line: ['knip', '--no-progress'] },
  { name: 'texts', line: ['node', 'tools/check-strings.ts'] },
  { name: 'manual', line: ['node', 'tools/check-manual.ts'] },
  { name: 'library', line: ['node', 'tools/check-library.ts'] },
];

/** Complaints beyond that are seen when those before them are mended. */
const MOST_LINES = 100;

/** Runs all of them, two at a time, and counts them. */
export async function runChecks(tally: Tally): Promise<void> {
  await step('Check style, types, imports, dead code and texts', async () => {
    const queue = [...checks];
    const worker = async () => {
      for (let check = queue.shift(); check !== undefined; check = queue.shift()) {
        const { code, output } = await command(check.line);
        tally.add(
          check.name,
          code === 0
            ? { passed: 1, failures: [] }
            : { passed: 0, failures: [{ message: shortened(output, MOST_LINES) }] },
        );
      }
    };
    await Promise.all([worker(), worker()]);
  });
}
