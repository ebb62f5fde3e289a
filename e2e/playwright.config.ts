import { defineConfig } from '@playwright/test';
import { browserFlags, findBrowser } from '../tools/browser.ts';
import { drawPort } from '../tools/port.ts';

// Drawn once by the main process; the workers inherit it.
const port = (process.env['E2E_PORT'] ??= String(drawPort()));
const executablePath = findBrowser();

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './server.ts',
  fullyParallel: true,
  // Twice the cores: journeys mostly wait, for numbers that are shown and for people who think.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    screenshot: 'only-on-failure',
    // Each journey would put the whole app on its disk first. Those that need it say so.
    serviceWorkers: 'block',
    launchOptions: {
      args: browserFlags,
      // Without a locale of Unicode the browser calls a file “download” whose name is not in Latin letters.
      env: { ...process.env, LC_ALL: 'C.UTF-8' },
      ...(executablePath !== null && { executablePath }),
    },
  },
});
