/** Counts what passed and what failed over all steps of a run, and remembers where something failed. */

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

export interface Tally {
  add(step: string, count: Count): void;
  /** Prints the steps that failed and, as the very last line, "N passed, N failed"; the exit code to end with. */
  report(): 0 | 1;
}

/** An empty one. */
export function createTally(): Tally {
  let passed = 0;
  const failures = new Map<string, number>();
  return {
    add(step, count) {
      passed += count.passed;
      if (count.failed > 0) failures.set(step, (failures.get(step) ?? 0) + count.failed);
    },
    report() {
      for (const [step, count] of failures) console.log(`✗ ${step}: ${count} failed`);
      const failed = [...failures.values()].reduce((sum, count) => sum + count, 0);
      console.log(`${passed} passed, ${failed} failed`);
      return failed > 0 ? 1 : 0;
    },
  };
}
