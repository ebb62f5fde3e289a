/** How much work an example is: the measure behind difficulty and thinking times. */
import { walkSteps } from '../soroban.ts';
import type { ModuleId } from './settings.ts';

/** Weight of a technique by rank; carries that are direct come free, others weigh one more than their technique. */
const weights = [1, 2, 3, 4] as const;

/** The load of an example: the weights of all its steps. Of the first number, each digit other than 0 weighs 1. */
export function loadOf(terms: readonly number[]): number {
  let load = 0;
  let total = 0;
  for (const term of terms) {
    walkSteps(total, term, (_rod, _digit, _move, rank, carry) => {
      const weight = weights[rank] as number;
      if (!carry) load += weight;
      else if (rank > 0) load += weight + 1;
      return true;
    });
    total += term;
  }
  return load;
}

/**
 * Mean weight of a digit by module, measured over generated examples; for anzan over added numbers with any carry, as
 * exams have them.
 */
const meanWeights: Readonly<Record<ModuleId, number>> = {
  easy: 0.9,
  small_friend: 1.2,
  big_friend: 1.7,
  family: 2,
  anzan: 2.35,
  over_50: 2.4,
  over_100: 2.5,
  // As hard as it is for whom it is made: in the middle for everybody.
  mix: 1.7,
};

/** The mean load of the examples of a module: a constant of the settings, so that no item is worth more by chance. */
export function meanLoad(module: ModuleId, digits: number, count: number): number {
  return digits * (0.93 + (count - 1) * meanWeights[module]);
}
