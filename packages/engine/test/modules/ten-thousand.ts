/** Ten thousand examples of a module in each size, every one worked bead by bead. */
import { describe, expect, it } from 'vitest';
import { checkExamples, generateExamples } from '../../src/additive/examples.ts';
import type { AdditiveSettings, ModuleId } from '../../src/additive/settings.ts';
import { streams } from '../../src/random.ts';
import { examine, exists, shareWanted } from '../oracle.ts';
import { settingsWith } from '../settings.ts';

const EXAMPLES = 10_000;

/** As many examples as a play has at most; none comes twice in a play. */
const PLAY = 100;

/** The settings of a size. Where one digit does not reach the line from an empty board, a start is taken down over it. */
function settingsOf(module: ModuleId, digits: number, amount_of_numbers: number): AdditiveSettings {
  const settings = settingsWith({ module, digits, amount_of_numbers });
  if (checkExamples(settings).length === 0) return settings;
  expect(digits).toBe(1);
  expect(exists(settings)).toBe(false);
  return { ...settings, operations: 'subtract' };
}

/** What is wrong with an example of the settings: also too few required steps, or all of them at the beginning. */
function faultsOf(settings: AdditiveSettings, terms: readonly number[], answer: number): readonly string[] {
  const { faults, required } = examine(settings, terms);
  const share = shareWanted(settings);
  const all = [...faults];
  if (required.length < share) all.push('too few required steps');
  if (share > 0 && terms.length >= 5 && !required.some((index) => index >= 2)) all.push('none of them late');
  if (answer !== terms.reduce((sum, term) => sum + term, 0)) all.push('answer');
  return all;
}

/** Declares the test of a module; each has a file of its own, so that they run side by side. */
export function testTenThousand(module: ModuleId): void {
  describe(`${EXAMPLES} examples of ${module}`, () => {
    for (const digits of [1, 2, 3]) {
      for (const count of [3, 5, 10]) {
        it(`${digits} × ${count} train it and break no rule`, { timeout: 60_000 }, () => {
          const settings = settingsOf(module, digits, count);
          const violations: string[] = [];
          for (let seed = 0; seed < EXAMPLES / PLAY; seed++) {
            for (const { terms, answer } of generateExamples(settings, streams(seed)('items'), PLAY)) {
              for (const fault of faultsOf(settings, terms, answer))
                violations.push(`${terms.join(' ')}: ${fault}`);
            }
          }
          expect(violations).toEqual([]);
        });
      }
    }
  });
}
