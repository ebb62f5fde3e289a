/** What each module allows and trains. */
import { LARGEST_TOTAL, type ModuleId } from './settings.ts';

export interface Module {
  readonly id: ModuleId;
  /** Rank in `techniques` of the hardest technique allowed; those learned before are allowed with it. */
  readonly hardest: number;
  /** Whether carries that are not direct may occur: as the settings say, or always. Without B and F none occur. */
  readonly carries: 'as_set' | 'any';
  /** True for the techniques (by rank) that a required step shows. */
  readonly trains: (rank: number) => boolean;
  /** Then only the ones of a step that crosses this line, up or down, make it a required one. */
  readonly line: number | null;
  /** Digits that can be trained: the blocks to choose from. */
  readonly digits: readonly number[];
  /** Numbers from which an example must hold a required step. `Infinity`: only if blocks are chosen. */
  readonly requiredFrom: number;
  /** The bound of the running total if the settings name none. */
  readonly defaultMaxTotal: (digits: number) => number;
}

const all = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const sameDigits = (digits: number) => 10 ** digits - 1;
const oneMoreRod = (digits: number) => (digits === 1 ? 99 : sameDigits(digits));

/**
 * The modules as mental-arithmetic schools teach them: brothers (small friend), friends (big friend), family for both
 * formulas together, anzan for any technique, and crossing 50 and 100, where a carry meets the 5 of the next rod.
 */
export const modules: Readonly<Record<ModuleId, Module>> = {
  easy: {
    id: 'easy',
    hardest: 0,
    carries: 'as_set',
    trains: (rank) => rank === 0,
    line: null,
    digits: all,
    requiredFrom: Infinity,
    defaultMaxTotal: sameDigits,
  },
  small_friend: {
    id: 'small_friend',
    hardest: 1,
    carries: 'as_set',
    trains: (rank) => rank === 1,
    line: null,
    digits: [1, 2, 3, 4],
    requiredFrom: 2,
    defaultMaxTotal: sameDigits,
  },
  big_friend: {
    id: 'big_friend',
    hardest: 2,
    carries: 'as_set',
    trains: (rank) => rank === 2,
    line: null,
    digits: all,
    requiredFrom: 2,
    defaultMaxTotal: oneMoreRod,
  },
  family: {
    id: 'family',
    hardest: 3,
    carries: 'as_set',
    trains: (rank) => rank === 3,
    line: null,
    digits: [6, 7, 8, 9],
    requiredFrom: 2,
    defaultMaxTotal: oneMoreRod,
  },
  anzan: {
    id: 'anzan',
    hardest: 3,
    carries: 'as_set',
    trains: (rank) => rank > 0,
    line: null,
    digits: all,
    requiredFrom: 4,
    defaultMaxTotal: oneMoreRod,
  },
  over_50: {
    id: 'over_50',
    hardest: 3,
    carries: 'any',
    trains: (rank) => rank >= 2,
    line: 50,
    digits: all,
    requiredFrom: 2,
    defaultMaxTotal: (digits) => Math.max(99, sameDigits(digits)),
  },
  over_100: {
    id: 'over_100',
    hardest: 3,
    carries: 'any',
    trains: (rank) => rank >= 2,
    line: 100,
    digits: all,
    requiredFrom: 2,
    defaultMaxTotal: (digits) => Math.min(LARGEST_TOTAL, Math.max(300, 3 * 10 ** digits)),
  },
  /** Made of the others by `mixed.ts`; what it says here is what they have in common. */
  mix: {
    id: 'mix',
    hardest: 3,
    carries: 'any',
    trains: () => true,
    line: null,
    digits: all,
    requiredFrom: Infinity,
    // That of the largest that occurs: 100 is crossed by numbers of two digits.
    defaultMaxTotal: (digits) => Math.max(300, sameDigits(digits)),
  },
};
