import { defineConfig } from 'vitest/config';

const engine = 'packages/engine/src/**/*.test.ts';

/** Nets for what hangs. How fast something is, the bench measures: a test passes on however slow a machine. */
const limits = {
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

export default defineConfig({
  test: {
    // On two cores vitest would leave one to itself.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...limits,
          // The tests that coverage is counted with: it makes them several times slower, so all others go without.
          name: 'engine',
          include: [engine],
          isolate: false,
          setupFiles: './tools/frozen-draws.ts',
        },
      },
      {
        test: {
          ...limits,
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: [engine, '**/node_modules/**'],
          // Pure code keeps nothing: its modules are loaded once for all files.
          isolate: false,
          setupFiles: './tools/frozen-draws.ts',
        },
      },
      {
        test: {
          ...limits,
          name: 'web-and-tools',
          include: [
            'apps/web/{src,build}/**/*.test.ts',
            'apps/sandbox/src/**/*.test.ts',
            'tools/**/*.test.ts',
          ],
          isolate: false,
          setupFiles: ['./tools/frozen-draws.ts', './tools/afresh.ts'],
        },
      },
      {
        test: {
          ...limits,
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          // One real PostgreSQL for the run.
          globalSetup: './apps/server/test/postgres.ts',
          // Each file makes an application and a database of its own; all state is in those.
          isolate: false,
          setupFiles: './tools/frozen-draws.ts',
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/engine/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { lines: 95, branches: 95 },
      reporter: ['text-summary'],
    },
  },
});
