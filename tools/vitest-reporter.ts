/** Tells a run of vitest in one line per project; the failures are told at the end of everything, by whoever started it. */
import { relative } from 'node:path';
import type { SerializedError } from 'vitest';
import type { Reporter, TestModule } from 'vitest/node';
import { root } from './command.ts';
import { placeOf, writeReport } from './report.ts';
import { duration } from './step.ts';
import { type Failure, shortened } from './tally.ts';

export default class ProjectReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const byProject = Map.groupBy(modules, ({ project }) => project.name);
    for (const [name, files] of byProject) console.log(`  ${name}: ${summary(files)}`);
    writeReport('tests', {
      passed: modules.reduce((sum, module) => sum + countOf(module, 'passed'), 0),
      failures: [
        ...modules.flatMap(failuresOf),
        ...unhandled.map((error) => failureOf(error, { name: 'outside of any test' })),
      ],
    });
  }
}

function summary(modules: readonly TestModule[]): string {
  const [passed, failed, skipped] = (['passed', 'failed', 'skipped'] as const).map((state) =>
    modules.reduce((sum, module) => sum + countOf(module, state), 0),
  );
  const work = modules.reduce((sum, module) => sum + module.diagnostic().duration, 0);
  const parts = [`${modules.length} files`, `${passed} passed`];
  if (failed) parts.push(`${failed} failed`);
  if (skipped) parts.push(`${skipped} not run`);
  return `${parts.join(', ')}, ${duration(work)} of work`;
}

function countOf(module: TestModule, state: 'passed' | 'failed' | 'skipped'): number {
  return [...module.children.allTests(state)].length;
}

/** Of its tests; and of what should have come before them, for which none of them was run. */
function failuresOf(module: TestModule): Failure[] {
  const file = relative(root, module.moduleId);
  const tests = [...module.children.allTests('failed')].flatMap((test) => {
    const [error] = test.result().errors ?? [];
    return [failureOf(error ?? { message: 'failed' }, { name: test.fullName, file })];
  });
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => failureOf(error, { name: suite.fullName, file })),
  );
  return [...module.errors().map((error) => failureOf(error, { file })), ...suites, ...tests];
}

type Failed = Pick<SerializedError, 'message' | 'stacks'> & { readonly diff?: string | undefined };

/** With the line of the test's file, whatever called what. */
function failureOf(error: Failed, { name, file }: { name?: string; file?: string }): Failure {
  const own = error.stacks?.find((frame) => file !== undefined && frame.file.endsWith(file));
  const at = own ?? error.stacks?.[0];
  const place = own || file === undefined ? at && placeOf(at.file, at.line) : file;
  const text = [error.message, error.diff].filter((part) => part !== undefined).join('\n');
  return { ...(name && { name }), ...(place && { place }), message: shortened(text) };
}
