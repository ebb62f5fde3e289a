/** Runs vitest and Playwright, live on the terminal, and reads what they counted from their JSON reports. */
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from './command.ts';
import type { Count } from './tally.ts';

const reports = mkdtempSync(join(tmpdir(), 'mindhero-reports-'));

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
}

/** The engine's own tests, which have to cover it. */
export function runEngineTests(): Promise<Count> {
  return runVitest('engine', ['--project', 'engine', '--coverage']);
}

/** All other unit and property tests, and those of the API. */
export function runUnitTests(): Promise<Count> {
  return runVitest('others', ['--project', '!engine']);
}

async function runVitest(name: string, options: readonly string[]): Promise<Count> {
  const file = join(reports, `${name}.json`);
  const { code } = await command(
    ['vitest', 'run', ...options, '--reporter=dot', '--reporter=json', `--outputFile=${file}`],
    { live: true },
  );
  const report = read(file) as VitestReport | undefined;
  return counted(code, report && { passed: report.numPassedTests, failed: report.numFailedTests });
}

/** Journeys in a real browser. A journey that passed at its second try only is not a pass. */
export async function runPlaywright(browser: string): Promise<Count> {
  const file = join(reports, 'playwright.json');
  const { code } = await command(['playwright', 'test', '--config', 'e2e', '--reporter=dot,json'], {
    live: true,
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  });
  const stats = (read(file) as PlaywrightReport | undefined)?.stats;
  return counted(code, stats && { passed: stats.expected, failed: stats.unexpected + stats.flaky });
}

function read(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** A runner that ends badly although no test failed (it crashed, coverage is too low) counts as one failure. */
function counted(code: number, count: Count = { passed: 0, failed: 1 }): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}
