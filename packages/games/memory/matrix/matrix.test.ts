import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LIVES } from '../../setbacks/setbacks.ts';
import type { Event } from './event.ts';
import { levelDifficulty, levelOf } from './levels.ts';
import { rules } from './rules.ts';
import { MAX_GRID, mostHighlights, type Settings } from './settings.ts';
import { patternBefore, type State, WRONG_TAPS_PER_LIFE } from './state.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const anySettings: fc.Arbitrary<Settings> = fc
  .record({
    grid_size: fc.integer({ min: 3, max: MAX_GRID }),
    share: fc.double({ min: 0, max: 1, noNaN: true }),
    highlight_ms: fc.integer({ min: 200, max: 10_000 }),
    levels: fc.integer({ min: 1, max: 30 }),
    progressive: fc.boolean(),
    strict: fc.boolean(),
  })
  .map(({ share, ...settings }) => ({
    ...settings,
    highlights: 1 + Math.floor(share * (mostHighlights(settings.grid_size) - 1)),
  }));

const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start({ ...rules.settings.defaults, ...settings }, streams(seed));

/** Shows and hides the pattern, so that it can be tapped. */
function toSelect(state: State): State {
  const shown = rules.apply(state, { type: 'shown', t: state.since });
  return rules.apply(shown, { type: 'hidden', t: shown.since + state.settings.highlight_ms });
}

const tap = (state: State, cell: number): State =>
  rules.apply(state, { type: 'tap', t: state.since + 500, cell });
const darkCells = ({ pattern }: State): number[] =>
  Array.from({ length: pattern.gridSize ** 2 }, (_, cell) => cell).filter(
    (cell) => !pattern.cells.includes(cell),
  );
const solve = (state: State): State => state.pattern.cells.reduce(tap, toSelect(state));
const interrupt = (state: State): State => {
  const shown = rules.apply(state, { type: 'shown', t: state.since });
  return rules.apply(shown, { type: 'void', t: shown.since + 100 });
};
const lose = (state: State): State =>
  darkCells(state).slice(0, WRONG_TAPS_PER_LIFE).reduce(tap, toSelect(state));

describe('settings', () => {
  test('more highlights than half of the cells are refused; the largest number that works is suggested', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 3, max: MAX_GRID }),
        fc.integer({ min: 1, max: 32 }),
        (grid_size, highlights) => {
          const read = readSettings(rules, { grid_size, highlights });
          const max = Math.floor((grid_size * grid_size) / 2);
          const issue = { path: 'highlights', code: 'too_many_highlights', params: { max }, suggestion: max };
          expect(read).toMatchObject(highlights <= max ? { ok: true } : { ok: false, issues: [issue] });
        },
      ),
    );
  });

  test.each([
    ['grid_size', 2, 'too_small'],
    ['grid_size', 9, 'too_big'],
    ['highlights', 0, 'too_small'],
    ['highlight_ms', 199, 'too_small'],
    ['highlight_ms', 10_001, 'too_big'],
  ])('%s %i is %s', (path, value, code) => {
    expect(readSettings(rules, { [path]: value })).toMatchObject({ ok: false, issues: [{ path, code }] });
  });
});

describe('patterns', () => {
  test('have as many different cells of the grid as the level asks for, at most half of it', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        for (const { level, grid_size, cells } of rules.sample(settings, streams(seed), settings.levels)) {
          expect(cells).toHaveLength(levelOf(settings, level).highlights);
          expect(new Set(cells).size).toBe(cells.length);
          expect(cells.every((cell) => cell >= 0 && cell < grid_size ** 2)).toBe(true);
          expect(cells.length).toBeLessThanOrEqual(mostHighlights(grid_size));
        }
      }),
    );
  });

  test('grow by one tile a level and by one row at a time, and get harder', () => {
    fc.assert(
      fc.property(anySettings, fc.integer({ min: 1, max: 29 }), (settings, number) => {
        const [level, next] = [levelOf(settings, number), levelOf(settings, number + 1)];
        fc.pre(settings.progressive);
        expect(next.highlights).toBe(Math.min(level.highlights + 1, mostHighlights(MAX_GRID)));
        expect(next.gridSize - level.gridSize).toBeOneOf([0, 1]);
        expect(next.gridSize === MAX_GRID || next.highlights <= 0.4 * next.gridSize ** 2).toBe(true);
        expect(levelDifficulty(next, 1500)).toBeGreaterThanOrEqual(levelDifficulty(level, 1500));
      }),
    );
  });

  test('stay as they are without progressive', () => {
    fc.assert(
      fc.property(anySettings, fc.integer({ min: 1, max: 30 }), (settings, number) => {
        const { grid_size: gridSize, highlights } = settings;
        expect(levelOf({ ...settings, progressive: false }, number)).toEqual({ gridSize, highlights });
      }),
    );
  });

  test('the first level keeps the grid that was chosen', () => {
    expect(levelOf({ ...rules.settings.defaults, highlights: 4 }, 1)).toEqual({
      gridSize: 3,
      highlights: 4,
    });
  });
});

describe('a play', () => {
  test('rises level by level and is completed after the last', () => {
    let state = begin({ levels: 3 });
    expect(state.pattern.level).toBe(1);
    state = solve(state);
    expect(state.pattern.level).toBe(2);
    state = solve(solve(state));
    expect(rules.isOver(state)).toBe(true);
    expect(rules.result(state)).toMatchObject({
      correct: 12,
      incorrect: 0,
      missed: 0,
      level: 3,
      ended: 'completed',
    });
    expect(rules.result(state).metrics).toEqual({ most_tiles: 5, perfect_patterns: 3, lives_left: LIVES });
  });

  test('three wrong taps cost a life and bring another pattern of the same level; no life left ends it', () => {
    const state = lose(begin());
    expect(state).toMatchObject({
      lives: 2,
      phase: 'ready',
      pattern: { level: 1, found: [], wrong: [] },
      ended: null,
    });
    const over = lose(lose(state));
    expect(over).toMatchObject({ lives: 0, ended: 'failed' });
    expect(rules.result(over)).toMatchObject({
      correct: 0,
      incorrect: 9,
      missed: 9,
      level: 0,
      ended: 'failed',
    });
  });

  test('two wrong taps are forgiven', () => {
    const open = toSelect(begin());
    const state = [...darkCells(open).slice(0, 2), ...open.pattern.cells].reduce(tap, open);
    expect(state).toMatchObject({ lives: LIVES, pattern: { level: 2 } });
    expect(rules.result(state)).toMatchObject({ correct: 3, incorrect: 2, level: 1 });
    expect(rules.progress(state)).toEqual({ done: ['right'], total: 10 });
  });

  test('strict ends with the first wrong tap', () => {
    const open = toSelect(solve(begin({ strict: true })));
    const state = tap(tap(open, open.pattern.cells[0] ?? 0), darkCells(open)[0] ?? 0);
    expect(rules.result(state)).toMatchObject({
      correct: 4,
      incorrect: 1,
      missed: 3,
      level: 1,
      ended: 'failed',
    });
  });

  test('an interrupted pattern is drawn anew and counts for nothing', () => {
    const shown = rules.apply(begin(), { type: 'shown', t: 0 });
    const state = rules.apply(shown, { type: 'void', t: 400 });
    expect(state).toMatchObject({ phase: 'ready', pattern: { level: 1 }, past: [] });
    expect(state.pattern.cells).not.toEqual(shown.pattern.cells);
    expect(rules.result(state)).toMatchObject({ correct: 0, incorrect: 0, missed: 0 });
  });

  test('the break speaks of the pattern before, unless an interruption has put another in its place', () => {
    const solved = solve(begin());
    expect(patternBefore(solved)).toBe(solved.past[0]);
    const interrupted = interrupt(solved);
    expect(interrupted).toMatchObject({ redrawn: true, past: solved.past });
    expect(patternBefore(interrupted)).toBeUndefined();
    const again = solve(interrupted);
    expect(patternBefore(again)).toBe(again.past[1]);
  });

  test('the end speaks of the last pattern, whether it was found or not', () => {
    const won = solve(begin({ levels: 1 }));
    expect(won.ended).toBe('completed');
    expect(patternBefore(won)).toBe(won.past[0]);
    const open = toSelect(begin({ strict: true }));
    expect(patternBefore(open)).toBeUndefined();
    const lost = tap(open, darkCells(open)[0] ?? 0);
    expect(lost.ended).toBe('failed');
    expect(patternBefore(lost)).toBe(lost.pattern);
    const stopped = rules.apply(toSelect(solve(begin({ levels: 2 }))), { type: 'stop', t: 9000 });
    expect(patternBefore(stopped)).toBeUndefined();
  });

  test('after three interruptions each further one costs a life, whatever is solved in between', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.boolean(), { maxLength: 20 }), fc.boolean(), (seed, turns, strict) => {
        let state = begin({ levels: 30, strict }, seed);
        let interruptions = 0;
        let solved = 0;
        for (const isInterrupted of turns) {
          if (rules.isOver(state)) break;
          if (isInterrupted) interruptions++;
          else solved++;
          state = isInterrupted ? interrupt(state) : solve(state);
        }
        const counted = Math.max(0, interruptions - INTERRUPTIONS_FORGIVEN);
        expect(state).toMatchObject({ lives: LIVES - counted, ended: counted === LIVES ? 'failed' : null });
        expect(state.past).toHaveLength(solved + counted);
        expect(rules.result(state).items.filter(({ attempts }) => attempts === 0)).toHaveLength(counted);
      }),
    );
  });

  test('a stop counts what is open as missed, but not a pattern that was never shown', () => {
    const open = toSelect(begin());
    const stopped = rules.apply(tap(open, open.pattern.cells[0] ?? 0), { type: 'stop', t: 9000 });
    expect(rules.result(stopped)).toMatchObject({ correct: 1, missed: 2, ended: 'stopped' });
    expect(rules.result(rules.apply(begin(), { type: 'stop', t: 0 }))).toMatchObject({
      missed: 0,
      items: [],
    });
  });

  test('counts tiles, whatever is tapped', () => {
    fc.assert(
      fc.property(anySettings, seed, fc.double({ min: 0, max: 1, noNaN: true }), (settings, seed, skill) => {
        const { events, state } = simulatePlay(rules, settings, streams(seed), { skill, pace: 1 });
        const taps = events.filter(({ type }) => type === 'tap').length;
        const result = rules.result(state);
        expect(result.correct + result.incorrect).toBe(taps);
        expect(result.correct + result.missed).toBe(
          state.past.reduce((sum, { cells }) => sum + cells.length, 0),
        );
        expect(result.level).toBeLessThanOrEqual(settings.levels);
        expect(result.ended === 'failed').toBe(state.lives === 0);
      }),
      { numRuns: 50 },
    );
  });
});

describe('what cannot have happened', () => {
  const ready = begin();
  const shown = rules.apply(ready, { type: 'shown', t: 100 });
  const open = toSelect(ready);
  const found = tap(open, open.pattern.cells[0] ?? 0);
  const cases: [string, State, Event][] = [
    ['a tap before anything was shown', ready, { type: 'tap', t: 200, cell: 0 }],
    ['a tap while the pattern is lit', shown, { type: 'tap', t: 200, cell: 0 }],
    ['a tap outside the grid', open, { type: 'tap', t: 9000, cell: 9 }],
    ['a second tap on a tile', found, { type: 'tap', t: 9000, cell: open.pattern.cells[0] ?? 0 }],
    ['a pattern that goes dark too soon', shown, { type: 'hidden', t: 100 + 1499 }],
    ['a pattern that goes dark before it was lit', ready, { type: 'hidden', t: 9000 }],
    ['a pattern shown twice', shown, { type: 'shown', t: 9000 }],
    ['an interruption while nothing is lit', open, { type: 'void', t: 9000 }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });
});
