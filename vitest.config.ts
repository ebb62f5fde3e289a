import { defineConfig } from 'vitest/config';

const engine = 'packages/engine/src/**/*.test.ts';

export default defineConfig({
  test: {
    // On two cores vitest would leave one to itself.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          // The tests that coverage is counted with: it makes them several times slower, so all others go without.
          name: 'engine',
          include: [engine],
          isolate: false,
        },
      },
      {
        test: {
          name: 'packages',
          include: ['packages/**/*.test.ts'],
          exclude: [engine, '**/node_modules/**'],
          // Pure code keeps nothing: its modules are loaded once for all files.
          isolate: false,
        },
      },
      {
        test: {
          name: 'web-and-tools',
          include: ['apps/web/{src,build}/**/*.test.ts', 'tools/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/**/*.test.ts'],
          globalSetup: './apps/server/test/postgres.ts',
          // Each file makes an application and a database of its own; all state is in those.
          isolate: false,
          // One real PostgreSQL for the run.
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
    coverage: {
      provider: 'v8',
      include: ['packages/engine/src/**/*.ts'],
      exclude: ['**/*.test.ts'],
      thresholds: { lines: 95, branches: 95 },
      reporter: ['text-summary', ['text', { skipFull: true }]],
    },
  },
});
