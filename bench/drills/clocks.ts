/** Clocks that are set, days that are an hour longer or shorter, and the end of a year: tests that bring their own time. */
import { command } from '../../tools/command.ts';
import type { Drill } from './line.ts';

const files = ['apps/server/test/clocks.test.ts', 'apps/web/src/entities/play/outbox/told-start.test.ts'];

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

/** The short form is left out: `npm test` runs these tests beside all others. */
export const drill: Drill = async ({ isShort }) => {
  if (isShort) return [];
  const { code, output } = await command(['vitest', 'run', ...files, '--reporter=json']);
  const { testResults } = JSON.parse(output.slice(output.indexOf('{"'))) as Report;
  const lines = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ title, status }) => ({
      what: title,
      expected: 'passed',
      seen: status,
      met: status === 'passed',
    })),
  );
  // A file that cannot be loaded has no tests that could fail.
  const met = code === 0 && lines.length > 0;
  return [...lines, { what: 'all tests of clocks', expected: 'exit code 0', seen: String(code), met }];
};
