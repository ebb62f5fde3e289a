import { describe, expect, it } from 'vitest';
import { countOf } from './run-tests.ts';
import { createTally, shortened } from './tally.ts';

function told(...counts: Parameters<ReturnType<typeof createTally>['add']>[]) {
  const lines: string[] = [];
  const tally = createTally((text) => lines.push(...text.split('\n')));
  for (const count of counts) tally.add(...count);
  return { code: tally.report(), lines };
}

describe('a tally', () => {
  it('ends with the counts of all steps', () => {
    const { code, lines } = told(
      ['lint', { passed: 1, failures: [] }],
      ['tests', { passed: 41, failures: [] }],
    );
    expect(code).toBe(0);
    expect(lines).toEqual(['42 passed, 0 failed']);
  });

  it('tells every failure before them: of which step, where, what, and why', () => {
    const { code, lines } = told(
      [
        'Journeys',
        {
          passed: 3,
          failures: [{ name: 'a play', place: 'play.spec.ts:7', message: 'Expected: 1\n\nReceived: 2\n' }],
        },
      ],
      ['format', { passed: 0, failures: [{ message: 'a.ts' }] }],
    );
    expect(code).toBe(1);
    expect(lines).toEqual([
      '✗ Journeys › play.spec.ts:7 › a play',
      '    Expected: 1',
      '',
      '    Received: 2',
      '✗ format',
      '    a.ts',
      '3 passed, 2 failed',
    ]);
  });
});

describe('what is told of a failure', () => {
  it('has no colours', () => {
    expect(shortened('\u001B[31m- 1\u001B[39m\n\u001B[1;32m+ 2\u001B[0m')).toBe('- 1\n+ 2');
  });

  it('is short, whatever it was', () => {
    const lines = shortened(`${'x'.repeat(10_000)}\n\n\n${'y\n'.repeat(10_000)}`).split('\n');
    expect(lines.length).toBeLessThanOrEqual(16);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(310);
    expect(lines.at(-1)).toBe('…');
    expect(lines.slice(0, 3).filter((line) => line === '')).toHaveLength(1);
  });
});

describe('a runner', () => {
  const report = { passed: 2, failures: [{ message: 'no' }] };

  it('counts as what it reported', () => {
    expect(countOf(1, 'noise', report)).toEqual(report);
    expect(countOf(0, 'noise', { passed: 2, failures: [] })).toEqual({ passed: 2, failures: [] });
  });

  it('that ends badly though nothing failed, or without a report, is one failure with its last words', () => {
    const { passed, failures } = countOf(1, 'Coverage is too low\n', { passed: 2, failures: [] });
    expect(passed).toBe(2);
    expect(failures.map(({ message }) => message)).toEqual([expect.stringContaining('Coverage is too low')]);
    expect(countOf(0, '', undefined).failures).toHaveLength(1);
  });
});
