/** Finds the Chromium that tests and benchmarks drive, and installs one where there is none. */
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { command } from './command.ts';

// The shell does without a window system's half of the browser: the journeys need a fifth less of the processor.
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

/** The path of a Chromium: `CHROME_PATH`, the system's, or Playwright's own. Null if there is none. */
export function findBrowser(): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const candidates = [
    process.env['CHROME_PATH'] ?? '',
    ...names.flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    chromium.executablePath(),
  ];
  return candidates.find((path) => path !== '' && existsSync(path)) ?? null;
}

const aptInstall =
  'apt-get update -qq && (apt-get install -qq -y chromium-headless-shell || apt-get install -qq -y chromium)';

/**
 * The same, but installs a browser first if there is none: Playwright's, else (as root, with apt) the distribution's.
 * @throws Error that tells what to do by hand
 */
export async function provideBrowser(): Promise<string> {
  const present = findBrowser();
  if (present !== null) return present;
  const isRoot = process.getuid?.() === 0;
  const attempts: [string, ...string[]][] = [
    ['playwright', 'install', ...(isRoot ? ['--with-deps'] : []), '--only-shell', 'chromium'],
    ['playwright', 'install', 'chromium'],
  ];
  if (isRoot) attempts.push(['sh', '-c', aptInstall]);
  const complaints = [];
  for (const attempt of attempts) {
    const { code, output } = await command(attempt);
    const found = findBrowser();
    if (found !== null) return found;
    complaints.push(
      `${attempt.join(' ')} (exit code ${code}): ${output.trim().split('\n').slice(-3).join(' ')}`,
    );
  }
  throw new Error(
    `No Chromium was found and none could be installed. Install Chromium or Chrome, or set CHROME_PATH.\n${complaints.join('\n')}`,
  );
}

/** Switches without which Chromium does not run as root, or would talk to hosts of its own accord. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
