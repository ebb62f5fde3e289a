/** What a grid flash play amounts to. */
import type { ItemOutcome, PlayResult } from '@mindhero/engine/play';
import { levelDifficulty } from './levels.ts';
import { isComplete, type Pattern, playedPatterns, type State } from './state.ts';

function outcome(pattern: Pattern, highlightMs: number): ItemOutcome {
  const { gridSize, firstTapMs } = pattern;
  return {
    correct: isComplete(pattern),
    // A pattern found without a wrong tap is right at the first try; each wrong tap makes it one more.
    attempts: pattern.found.length + pattern.wrong.length === 0 ? 0 : 1 + pattern.wrong.length,
    ...(firstTapMs !== undefined && { ms: firstTapMs }),
    difficulty: levelDifficulty({ gridSize, highlights: pattern.cells.length }, highlightMs),
  };
}

/** Counts tiles: found, tapped wrongly, never found. `level` is the highest level that was completed, 0 for none. */
export function resultOf(state: State): PlayResult {
  const patterns = playedPatterns(state);
  const count = (of: (pattern: Pattern) => number) => patterns.reduce((sum, pattern) => sum + of(pattern), 0);
  const complete = patterns.filter(isComplete);
  return {
    correct: count(({ found }) => found.length),
    incorrect: count(({ wrong }) => wrong.length),
    missed: count(({ cells, found }) => cells.length - found.length),
    level: complete.at(-1)?.level ?? 0,
    ended: state.ended ?? 'stopped',
    metrics: {
      most_tiles: Math.max(0, ...complete.map(({ cells }) => cells.length)),
      perfect_patterns: complete.filter(({ wrong }) => wrong.length === 0).length,
      lives_left: state.lives,
    },
    items: patterns.map((pattern) => outcome(pattern, state.settings.highlight_ms)),
  };
}
