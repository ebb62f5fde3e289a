/** What a colour echo play amounts to. */
import type { ItemOutcome, PlayResult } from '@mindhero/engine/play';
import { chainDifficulty } from './difficulty.ts';
import { isRight, type State, type Try } from './state.ts';

/** What became of the chains of one length: the tries at it are one after the other. */
function outcome(state: State, length: number): ItemOutcome {
  const answered = state.past.filter(
    ({ chain, outcome }) => chain.length === length && outcome !== 'interrupted',
  );
  const ms = answered[0]?.msPerPress;
  return {
    correct: answered.some(isRight),
    attempts: answered.length,
    ...(ms !== undefined && { ms }),
    difficulty: chainDifficulty(state.settings, length),
  };
}

/** The longest chain that was repeated, 0 for none. */
export function longestChain(past: readonly Try[]): number {
  return past.filter(isRight).length;
}

/** Counts chains: repeated, broken, and what was interrupted too often or by the stop. */
export function resultOf(state: State): PlayResult {
  const { past, phase, chain } = state;
  const count = (...outcomes: Try['outcome'][]) =>
    past.filter(({ outcome }) => outcomes.includes(outcome)).length;
  const longest = longestChain(past);
  const isOpen = phase === 'round';
  const lengths = Math.max(0, isOpen ? chain.length : 0, ...past.map(({ chain }) => chain.length));
  const items = Array.from({ length: lengths }, (_, index) => outcome(state, index + 1));
  return {
    correct: count('right'),
    incorrect: count('wrong', 'timeout'),
    missed: count('interrupted') + (isOpen ? 1 : 0),
    level: longest,
    ended: state.ended ?? 'stopped',
    metrics: {
      longest_chain: longest,
      at_first_try: items.filter(({ correct, attempts }) => correct && attempts === 1).length,
      lives_left: state.lives,
    },
    items,
  };
}
