/** Tells the journeys in one line per file; the failures are told at the end of everything, by whoever started them. */
import type { FullConfig, Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { placeOf, writeReport } from '../tools/report.ts';
import { duration } from '../tools/step.ts';
import { type Failure, shortened } from '../tools/tally.ts';

interface Group {
  left: number;
  passed: number;
  failed: number;
  ms: number;
}

export default class JourneyReporter implements Reporter {
  private readonly files = new Map<string, Group>();
  private readonly failures: Failure[] = [];
  private passed = 0;

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const { location } of suite.allTests()) this.groupOf(location.file).left++;
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const { file, line } = test.location;
    const group = this.groupOf(file);
    group.left--;
    group.ms += result.duration;
    if (result.status === 'passed') {
      group.passed++;
      this.passed++;
    } else {
      group.failed++;
      const name = test.titlePath().slice(3).join(' › ');
      this.failures.push({ name, place: placeOf(file, line), message: told(result) });
    }
    if (group.left === 0) console.log(`  ${placeOf(file)}: ${summary(group)}`);
  }

  /** Outside of any journey: the server did not start, or a file cannot be read. */
  onError({ message = '', location }: TestError): void {
    this.failures.push({
      ...(location && { place: placeOf(location.file, location.line) }),
      message: shortened(message),
    });
  }

  onEnd(): void {
    writeReport('journeys', { passed: this.passed, failures: this.failures });
  }

  private groupOf(file: string): Group {
    const group = this.files.get(file) ?? { left: 0, passed: 0, failed: 0, ms: 0 };
    this.files.set(file, group);
    return group;
  }
}

function summary({ passed, failed, ms }: Group): string {
  return `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}, ${duration(ms)} of work`;
}

function told({ status, errors }: TestResult): string {
  const messages = errors.map(({ message = '', location }) =>
    [...(location ? [`at ${placeOf(location.file, location.line)}`] : []), shortened(message)].join('\n'),
  );
  return messages.length > 0 ? messages.join('\n') : status;
}
