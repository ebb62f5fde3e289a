/** What every game must do is tested by the conformance suite; here stands what only this one promises. */
import { isTooFast } from '@mindhero/engine/plausibility';
import { InvalidEvent, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { operations } from './arithmetic.ts';
import { isTrue } from './puzzle.ts';
import { scoreOf, tierOf } from './result.ts';
import { rules, type Event } from './rules.ts';
import type { Settings } from './settings.ts';
import { isConfirmed, isSolved, type State, valueOf } from './state.ts';

type Untimed = Event extends infer Each ? (Each extends Event ? Omit<Each, 't'> : never) : never;

const seed = fc.integer({ min: 0, max: MAX_SEED });
const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start({ ...rules.settings.defaults, ...settings }, streams(seed));
const send = (state: State, event: Untimed): State => rules.apply(state, { ...event, t: state.now + 1000 });
const solutionAt = (state: State, cell: number): number => state.puzzle.solution[cell] ?? 0;
const fill = (state: State, cell: number, value = solutionAt(state, cell)): State =>
  send(state, { type: 'fill', cell, value });
const fillAll = (state: State): State =>
  state.puzzle.hidden.reduce((state, cell) => fill(state, cell), state);
const hiddenAt = (state: State, index: number): number => state.puzzle.hidden[index] ?? -1;
/** Every gap filled, the first so many of them wrongly. */
const fillWrongly = (state: State, wrong: number): State =>
  state.puzzle.hidden.reduce(
    (state, cell, index) => fill(state, cell, index < wrong ? 0 : solutionAt(state, cell)),
    state,
  );

describe('the end', () => {
  test('the own solution, filled in and checked, is all correct and perfect', () => {
    fc.assert(
      fc.property(
        fc.record({
          grid_size: fc.integer({ min: 5, max: 15 }),
          digits: fc.integer({ min: 2, max: 3 }),
          operations: fc.subarray([...operations], { minLength: 1 }),
          allow_negative: fc.boolean(),
        }),
        seed,
        (settings, seed) => {
          const full = fillAll(begin(settings, seed));
          expect(full.ended).toBeNull();
          expect(isSolved(full)).toBe(true);
          const state = send(full, { type: 'check' });
          expect(state.ended).toBe('completed');
          const { correct, incorrect, missed, metrics } = rules.result(state);
          expect({ correct, incorrect, missed }).toEqual({
            correct: state.puzzle.hidden.length,
            incorrect: 0,
            missed: 0,
          });
          expect(metrics).toEqual({ score: 100, tier: 4, all_correct: 1, hints_used: 0, failed_checks: 0 });
        },
      ),
      { numRuns: 40 },
    );
  });

  test('a full board is all correct if, and only if, every equation holds', () => {
    fc.assert(
      fc.property(
        seed,
        fc.array(fc.integer({ min: -1, max: 1 }), { minLength: 9, maxLength: 9 }),
        (seed, slips) => {
          const open = begin({ digits: 2 }, seed);
          const full = open.puzzle.hidden.reduce(
            (state, cell, index) =>
              fill(state, cell, Math.min(99, Math.max(0, solutionAt(state, cell) + (slips[index] ?? 0)))),
            open,
          );
          const holdAll = full.puzzle.lines.every((line) => isTrue(line, (cell) => valueOf(full, cell)));
          const { metrics } = rules.result(send(full, { type: 'finish' }));
          expect(metrics['all_correct']).toBe(holdAll ? 1 : 0);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('whoever finishes with errors has completed it, and is told what was wrong', () => {
    const state = send(fillWrongly(begin(), 2), { type: 'finish' });
    expect(rules.result(state)).toMatchObject({
      correct: 3,
      incorrect: 2,
      missed: 0,
      ended: 'completed',
      metrics: { all_correct: 0, score: 60, tier: 1, failed_checks: 0 },
    });
  });

  test('showing the solution counts only what a check has found right', () => {
    const once = fill(begin(), hiddenAt(begin(), 0));
    const checked = send(once, { type: 'check' });
    const state = send(fill(checked, hiddenAt(checked, 1)), { type: 'show_solution' });
    expect(rules.result(state)).toMatchObject({ correct: 1, incorrect: 0, missed: 4, ended: 'stopped' });
    expect(state.gaveUp).toBe(true);
  });

  test('a stop counts what is right so far', () => {
    const state = send(fill(begin(), hiddenAt(begin(), 0)), { type: 'stop' });
    expect(rules.result(state)).toMatchObject({ correct: 1, missed: 4, ended: 'stopped' });
  });

  test('is no fraud if all was thought out first and then filled in at one go', () => {
    const thought = 20_000;
    const open = begin();
    const typed = open.puzzle.hidden.reduce(
      (state, cell, index) =>
        rules.apply(state, {
          type: 'fill',
          cell,
          value: solutionAt(state, cell),
          t: thought + 150 * index,
        }),
      open,
    );
    const { now } = typed;
    const result = rules.result(rules.apply(typed, { type: 'check', t: now + 500 }));
    expect(isTooFast(result, now + 500, rules.fastestAnswerMs)).toBe(false);
    expect(isTooFast(result, now - thought, rules.fastestAnswerMs)).toBe(true);
  });

  test('hints for all of it end it too', () => {
    const open = begin({ hints: 5 });
    const state = open.puzzle.hidden.reduce((state, cell) => send(state, { type: 'hint', cell }), open);
    expect(rules.result(state)).toMatchObject({ correct: 0, missed: 5, ended: 'completed' });
    expect(scoreOf(state)).toBe(0);
  });
});

describe('a check', () => {
  test('marks wrong cells, and a mark goes with the next change', () => {
    const checked = send(fillWrongly(begin(), 1), { type: 'check' });
    const cell = hiddenAt(checked, 0);
    expect(checked).toMatchObject({ failedChecks: 1, ended: null });
    expect(checked.marks[cell]).toBe('wrong');
    expect(rules.result(checked)).toMatchObject({ correct: 4, incorrect: 1, missed: 0 });
    const mended = fill(checked, cell);
    expect(mended.marks[cell]).toBeUndefined();
    const state = send(mended, { type: 'check' });
    expect(rules.result(state)).toMatchObject({
      correct: 5,
      incorrect: 1,
      metrics: { score: 98, tier: 3 },
    });
    expect(rules.result(state).items[0]).toMatchObject({ correct: true, attempts: 2 });
    expect(rules.progress(state).done.filter((bead) => bead === 'wrong')).toHaveLength(1);
  });

  test('confirms a line only once all its gaps were found right', () => {
    const full = fillAll(begin());
    expect(full.puzzle.lines.some((line) => isConfirmed(full, line))).toBe(false);
    const state = send(full, { type: 'check' });
    const withGaps = state.puzzle.lines.filter(({ cells }) =>
      cells.some((cell) => state.puzzle.hidden.includes(cell)),
    );
    expect(withGaps.every((line) => isConfirmed(state, line))).toBe(true);
  });

  test('tells nothing before: neither the result nor the beads change with what is filled in', () => {
    const open = begin();
    const full = fillWrongly(open, 2);
    expect(rules.progress(full)).toEqual(rules.progress(open));
    expect(rules.result(full)).toEqual(rules.result(open));
  });
});

describe('hints, reset and the score', () => {
  test('a hint reveals the cell, costs five points, and is no right answer', () => {
    const open = begin({ hints: 1 });
    const cell = hiddenAt(open, 2);
    const hinted = send(open, { type: 'hint', cell });
    expect(valueOf(hinted, cell)).toBe(solutionAt(open, cell));
    const others = open.puzzle.hidden.filter((hidden) => hidden !== cell);
    const state = send(
      others.reduce((state, cell) => fill(state, cell), hinted),
      { type: 'check' },
    );
    expect(rules.result(state)).toMatchObject({ correct: 4, missed: 1, metrics: { score: 75, tier: 2 } });
  });

  test('reset empties what is not found yet, and keeps what it has cost', () => {
    const checked = send(fillWrongly(begin(), 1), { type: 'check' });
    const state = send(checked, { type: 'reset' });
    expect(state.puzzle.hidden.filter((cell) => state.entries[cell] === undefined)).toEqual([
      hiddenAt(state, 0),
    ]);
    expect(state.failedChecks).toBe(1);
  });

  test('score and tiers are what the definition says, for whoever plays', () => {
    fc.assert(
      fc.property(seed, fc.double({ min: 0, max: 1, noNaN: true }), (seed, skill) => {
        const { state } = simulatePlay(rules, { ...rules.settings.defaults, digits: 2 }, streams(seed), {
          skill,
          pace: 1,
        });
        const { correct, incorrect, missed, metrics, items } = rules.result(state);
        const hidden = state.puzzle.hidden.length;
        expect(items).toHaveLength(hidden);
        expect(correct + missed).toBeLessThanOrEqual(hidden);
        expect(correct + incorrect + missed).toBeGreaterThanOrEqual(hidden);
        expect(state.revealed.length).toBeLessThanOrEqual(state.settings.hints);
        const raw =
          (100 * correct) / hidden - 5 * (metrics['hints_used'] ?? 0) - 2 * (metrics['failed_checks'] ?? 0);
        expect(metrics['score']).toBeCloseTo(Math.max(0, raw), 1);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [100, 'perfect'],
    [99.9, 'excellent'],
    [90, 'excellent'],
    [89.9, 'great'],
    [75, 'great'],
    [74.9, 'good'],
    [50, 'good'],
    [49.9, 'try_again'],
    [0, 'try_again'],
  ] as const)('a score of %d is %s', (score, tier) => {
    expect(tierOf(score)).toBe(tier);
  });
});

test('larger boards, longer numbers, harder operations and negative ones are harder', () => {
  const ladder: Partial<Settings>[] = [
    { operations: ['add'] },
    { operations: ['add'], digits: 2 },
    { operations: ['add', 'multiply'], digits: 2 },
    { operations: ['add', 'multiply'], digits: 2, tricky: true },
    { operations: ['add', 'multiply'], digits: 2, tricky: true, allow_negative: true },
    { operations: ['add', 'multiply'], digits: 2, tricky: true, allow_negative: true, grid_size: 9 },
    { operations: ['add', 'multiply'], digits: 3, tricky: true, allow_negative: true, grid_size: 15 },
  ];
  const steps = ladder.map((settings) => rules.difficulty({ ...rules.settings.defaults, ...settings }));
  expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  expect(new Set(steps).size).toBe(steps.length);
});

describe('what cannot have happened', () => {
  const open = begin();
  const cell = hiddenAt(open, 0);
  const given = open.puzzle.solution.findIndex((_, cell) => !open.puzzle.hidden.includes(cell));
  const checked = send(fill(open, cell), { type: 'check' });
  const cases: [string, State, Untimed][] = [
    ['a number in a given cell', open, { type: 'fill', cell: given, value: 1 }],
    ['a number where no cell is', open, { type: 'fill', cell: 99, value: 1 }],
    ['a longer number than can be typed', open, { type: 'fill', cell, value: 10 }],
    ['a negative number where there are none', open, { type: 'fill', cell, value: -1 }],
    ['erasing an empty cell', open, { type: 'erase', cell }],
    ['a check of nothing', open, { type: 'check' }],
    ['a second check of the same', checked, { type: 'check' }],
    ['changing what was found right', checked, { type: 'fill', cell, value: 1 }],
    ['a reset of nothing', checked, { type: 'reset' }],
    ['a hint where there is none', begin({ hints: 0 }), { type: 'hint', cell }],
    ['a hint for a given cell', open, { type: 'hint', cell: given }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => send(state, event)).toThrow(InvalidEvent);
  });
});
