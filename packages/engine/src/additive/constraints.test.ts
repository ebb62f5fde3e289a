import fc from 'fast-check';
import { expect, it } from 'vitest';
import { settingsWith } from '../../test/settings.ts';
import { expand, techniques } from '../soroban.ts';
import { constraintsOf, judge, type Verdict } from './constraints.ts';
import { blockDigits, moduleIds } from './settings.ts';

/** What a judgement says, told from the steps as the hands do them. */
function judgedByHand(settings: Parameters<typeof settingsWith>[0], total: number, addend: number) {
  const { module, complex, trained } = constraintsOf(settingsWith(settings));
  const { line } = module;
  const { total: after, steps } = expand(total, addend);
  const rankOf = (step: (typeof steps)[number]) => techniques.indexOf(step.technique);
  const worked = steps.filter(({ carry }) => !carry);
  const isAllowed =
    worked.every((step) => rankOf(step) <= module.hardest) &&
    (complex || steps.every((step) => !step.carry || rankOf(step) === 0));
  const crosses = line === null || total < line !== after < line;
  return isAllowed
    ? ({
        hardest: worked.some((step) => rankOf(step) === module.hardest),
        required:
          crosses &&
          worked.some(
            (step) =>
              module.trains(rankOf(step)) &&
              trained[Math.abs(step.move)] === true &&
              (line === null || step.rod === 0),
          ),
      } satisfies Verdict)
    : null;
}

it('judges an addend by the steps that the hands do', () => {
  fc.assert(
    fc.property(
      fc.record({
        module: fc.constantFrom(...moduleIds),
        blocks: fc.subarray([...blockDigits]),
        allow_complex_transitions: fc.boolean(),
      }),
      fc.oneof(fc.nat(300), fc.nat(99_999_999_999)),
      fc.oneof(fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 999_999_999 })),
      fc.boolean(),
      (settings, total, size, isTaken) => {
        const addend = isTaken && size <= total ? -size : size;
        const verdict = judge(constraintsOf(settingsWith(settings)), total, addend);
        expect(verdict).toEqual(judgedByHand(settings, total, addend));
      },
    ),
    { numRuns: 3000 },
  );
});
