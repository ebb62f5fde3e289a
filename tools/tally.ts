/** Counts what passed and what failed over all steps of a run, and keeps what is to be read of each failure. */
import { stripVTControlCharacters } from 'node:util';

export interface Failure {
  /** What failed; the step itself if left out. */
  readonly name?: string;
  /** Below the repository, with the line where there is one: `e2e/journeys/play.spec.ts:12`. */
  readonly place?: string;
  readonly message: string;
}

export interface Count {
  readonly passed: number;
  readonly failures: readonly Failure[];
}

export interface Tally {
  add(step: string, count: Count): void;
  /** Prints every failure and, as the very last line, "N passed, N failed"; the exit code to end with. */
  report(): 0 | 1;
}

/** An empty one. @param print a line, or several */
export function createTally(print: (text: string) => void = console.log): Tally {
  let passed = 0;
  const failures: string[] = [];
  return {
    add(step, count) {
      passed += count.passed;
      for (const failure of count.failures) failures.push(described(step, failure));
    },
    report() {
      for (const failure of failures) print(failure);
      print(`${passed} passed, ${failures.length} failed`);
      return failures.length > 0 ? 1 : 0;
    },
  };
}

function described(step: string, { name, place, message }: Failure): string {
  const title = [step, place, name].filter((part) => part !== undefined).join(' › ');
  return `✗ ${title}\n${message.trimEnd().replaceAll(/^(?=.)/gm, '    ')}`;
}

const MOST_LINES = 15;
const LONGEST_LINE = 300;

/** What a runner says of a failure, for a screenful: without colours, and without the rest of what is long. */
export function shortened(message: string, most = MOST_LINES): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => (line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE)} …` : line.trimEnd()))
    .filter((line, index, all) => line !== '' || all[index - 1] !== '');
  return [...lines.slice(0, most), ...(lines.length > most ? ['…'] : [])].join('\n').trim();
}
