/** Runs vitest and Playwright and learns from our reporters inside them what passed and what failed. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './command.ts';
import { REPORT_FILE, readReport } from './report.ts';
import { type Count, shortened } from './tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'mindhero-reports-'));

/** The engine's own tests, which have to cover it. */
export function runEngineTests(): Promise<Count> {
  return runVitest('engine', ['--project', 'engine', '--coverage']);
}

/** All other unit and property tests, and those of the API. */
export function runUnitTests(): Promise<Count> {
  return runVitest('others', ['--project', '!engine']);
}

function runVitest(name: string, options: readonly string[]): Promise<Count> {
  return run(name, ['vitest', 'run', ...options, '--reporter=./tools/vitest-reporter.ts']);
}

/** The short form of every drill: servers, databases and poolers of their own, that are killed and started again. */
export function runDrills(): Promise<Count> {
  return run('drills', ['node', 'bench/drills/run.ts', '--short']);
}

/** Journeys in a real browser. */
export function runPlaywright(browser: string): Promise<Count> {
  const line = ['playwright', 'test', '--config', 'e2e', '--reporter=./e2e/reporter.ts'] as const;
  return run('journeys', line, { CHROME_PATH: browser });
}

async function run(
  name: string,
  line: readonly [string, ...string[]],
  env: Readonly<Record<string, string>> = {},
): Promise<Count> {
  const file = join(reports, `${name}.json`);
  const { code, output } = await command(line, { live: true, env: { ...env, [REPORT_FILE]: file } });
  return countOf(code, output, readReport(file));
}

const LAST_LINES = 20;

/**
 * A runner that ends badly although no test failed (it crashed, coverage is too low) counts as one failure.
 * @param output what the runner printed
 */
export function countOf(code: number, output: string, report: Count | undefined): Count {
  const { passed, failures } = report ?? { passed: 0, failures: [] };
  if (failures.length > 0 || (code === 0 && report !== undefined)) return { passed, failures };
  const said = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n');
  return { passed, failures: [{ message: `${line(code)}\n${shortened(said, LAST_LINES)}` }] };
}

const line = (code: number) => `It ended with exit code ${code}, although no test failed. Its last lines:`;
