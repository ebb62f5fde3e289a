import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import type { Material } from '@mindhero/engine/reading/material';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../../example-materials.ts';
import { anySettings, begin, materialOf, seed, withDefaults } from './begin.fixture.ts';
import type { Event } from './event.ts';
import { outcomeLook, watchedBoard } from './look.ts';
import { rules } from './rules.ts';
import { type Settings } from './settings.ts';
import { roundBefore, type State } from './state.ts';
import { dueAt, goneAfter, LATE_TAP_MS, nextStepMs, slidingMs } from './times.ts';
import { targetTimes, wasShown } from './trial.ts';

const show = (state: State): State => rules.apply(state, { type: 'shown', t: dueAt(state) });
/** Milliseconds from the beginning of the film to when the target appears. */
const appears = ({ trial, settings, stepMs }: State): number =>
  targetTimes(trial, settings, stepMs)[0]?.from ?? 0;
const tap = (state: State, ms: number, cell = state.trial.target ?? 0): State => {
  const shown = show(state);
  return rules.apply(shown, { type: 'tap', t: shown.since + appears(shown) + ms, cell });
};
const another = ({ trial }: State): number =>
  trial.words.findIndex((word, cell) => word !== '' && cell !== trial.target);
const miss = (state: State): State => {
  const shown = show(state);
  return rules.apply(shown, { type: 'timeout', t: shown.since + goneAfter(shown) });
};
const slide = (state: State): State => {
  const shown = show(state);
  return rules.apply(shown, { type: 'hidden', t: shown.since + slidingMs(shown) });
};
const interrupt = (state: State): State => {
  const shown = show(state);
  return rules.apply(shown, { type: 'void', t: shown.since + 50 });
};
const options = ({ trial }: State, wanted: boolean): number[] =>
  trial.options.flatMap((word, option) => (wasShown(trial, word) === wanted ? [option] : []));
const pick = (state: State, picks: readonly number[]): State =>
  picks.reduce(
    (now, option, index) => rules.apply(now, { type: 'pick', t: state.since + 500 * (index + 1), option }),
    state,
  );

describe('finding a word', () => {
  test.each([
    ['as soon as it is seen', 0, 'right'],
    ['in the last moment in which it is seen', 699, 'right'],
    ['a moment after it was covered', 700 + LATE_TAP_MS - 1, 'right'],
    ['before it was seen', -1, 'wrong'],
    ['when its time is over', 700 + LATE_TAP_MS, 'missed'],
  ] as const)('by a tap %s: %#', (_, ms, last) => {
    expect(tap(begin(), ms)).toMatchObject({ last, settled: [{ isRight: last === 'right' }] });
  });

  test('counts another word as wrong, and what was not tapped as missed', () => {
    let state = begin({ rounds: 3 });
    state = tap(state, 300);
    state = tap(state, 300, another(state));
    state = miss(state);
    expect(rules.result(state)).toMatchObject({ correct: 1, incorrect: 1, missed: 1, ended: 'completed' });
    expect(rules.result(state).items).toEqual([
      { correct: true, attempts: 1, ms: 300 },
      { correct: false, attempts: 1, ms: 300 },
      { correct: false, attempts: 0 },
    ]);
  });

  test('a window that comes back to a cell gives it another time', () => {
    const settings = { content: 'numbers', rows: 4, columns: 4, window_columns: 2, window_rows: 2 } as const;
    let state = begin(settings);
    for (let seed = 2; targetTimes(state.trial, state.settings, 700).length < 2; seed++)
      state = begin(settings, seed);
    const [first, second] = targetTimes(state.trial, state.settings, 700) as [
      { from: number; until: number },
      { from: number },
    ];
    expect(tap(state, second.from - first.from).last).toBe('right');
    expect(goneAfter(state)).toBeGreaterThan(second.from + LATE_TAP_MS);
  });

  test('an ended play counts what is left as missed', () => {
    const state = rules.apply(tap(begin(), 300), { type: 'stop', t: 99_999 });
    expect(rules.result(state)).toMatchObject({ correct: 1, incorrect: 0, missed: 9, ended: 'stopped' });
    expect(rules.result(state).items).toHaveLength(10);
  });
});

describe('the speed', () => {
  test('goes up after a right answer and further down after any other, within its bounds', () => {
    const settings = withDefaults({});
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 5000 }), (step) => {
        const [quicker, slower] = [nextStepMs(settings, step, true), nextStepMs(settings, step, false)];
        expect(quicker).toBeLessThanOrEqual(step);
        expect(slower).toBeGreaterThanOrEqual(step);
        expect(Math.min(quicker, slower)).toBeGreaterThanOrEqual(100);
        expect(Math.max(quicker, slower)).toBeLessThanOrEqual(5000);
        expect(nextStepMs({ ...settings, adaptive: false }, step, true)).toBe(step);
        expect(nextStepMs({ ...settings, task: 'read' }, step, false)).toBe(step);
      }),
    );
    expect([nextStepMs(settings, 700, true), nextStepMs(settings, 700, false)]).toEqual([630, 880]);
  });

  test('settles where two of three answers are right', () => {
    // A pupil whose chance falls with the speed: sure of 1.2 s, lost at 0.2 s.
    const random = streams(5)('answers');
    const settings = withDefaults({});
    let step = 700;
    let right = 0;
    for (let round = 0; round < 3000; round++) {
      const isRight = random.chance(Math.min(1, Math.max(0, (step - 200) / 1000)));
      if (isRight) right++;
      step = nextStepMs(settings, step, isRight);
    }
    expect(right / 3000).toBeGreaterThan(0.62);
    expect(right / 3000).toBeLessThan(0.74);
  });

  test('keeps the shortest step that was right', () => {
    let state = begin({ rounds: 4 });
    for (const isRight of [true, true, false, true]) state = isRight ? tap(state, 100) : miss(state);
    // 700, 630, 570 (missed), 710
    expect(state.settled.map(({ stepMs }) => stepMs)).toEqual([700, 630, 570, 710]);
    expect(rules.result(state).metrics).toEqual({ word_ms: 630 });
  });
});

describe('recalling words', () => {
  test('counts each word that was chosen, and a round as right only if all three are', () => {
    let state = slide(begin({ task: 'recall', rounds: 3 }));
    expect(state.phase).toBe('recall');
    state = pick(state, options(state, true));
    expect(state).toMatchObject({ last: 'right', phase: 'ready' });
    state = slide(state);
    state = pick(state, [...options(state, true).slice(0, 2), ...options(state, false).slice(0, 1)]);
    expect(state.last).toBe('wrong');
    state = slide(state);
    state = rules.apply(pick(state, options(state, true).slice(0, 1)), { type: 'stop', t: 999_999 });
    expect(rules.result(state)).toMatchObject({ correct: 6, incorrect: 1, missed: 2, ended: 'stopped' });
    expect(rules.result(state).items.map(({ correct, attempts }) => [correct, attempts])).toEqual([
      [true, 1],
      [false, 1],
      [false, 0],
    ]);
    expect(rules.shownMs?.(state)).toBe(16 * 700 + 16 * 630);
  });
});

describe('reading a text', () => {
  const read = { task: 'read', content: 'text', step_ms: 500 } as const;

  test('goes board after board, then asks; its speed is that of the window', () => {
    let state = begin(read);
    expect(state.pages).toHaveLength(3);
    state = slide(slide(slide(state)));
    expect(state).toMatchObject({ phase: 'quiz', ended: null, quiz: { since: state.since } });
    for (const question of [0, 1]) {
      const option = state.quiz.questions[question]?.right ?? 0;
      state = rules.apply(state, {
        type: 'choose',
        t: state.since + 5000 * (question + 1),
        question,
        option,
      });
    }
    const words = state.pool.words.length;
    expect(rules.result(state)).toMatchObject({
      correct: 2,
      incorrect: 0,
      missed: 0,
      ended: 'completed',
      metrics: { words, reading_ms: words * 500, wpm: 120, understanding: 100, effective: 120 },
    });
    expect(rules.shownMs?.(state)).toBe(words * 500);
  });

  test('says nothing of speed before all was read', () => {
    const metrics = rules.result(slide(begin(read))).metrics;
    expect(Object.keys(metrics).toSorted()).toEqual(['symbols', 'words']);
  });

  test('an interrupted board is shown again; too often, and the next one comes', () => {
    let state = begin(read);
    for (let count = 0; count < INTERRUPTIONS_FORGIVEN; count++) state = interrupt(state);
    expect(state).toMatchObject({ page: 0, last: 'void' });
    expect(interrupt(state)).toMatchObject({ page: 1, last: 'interrupted' });
  });

  test('a text without questions ends with its last board', () => {
    const text: Material = { ...exampleMaterials.text, questions: [] } as Material;
    let state = rules.start(withDefaults(read), streams(1), text);
    while (!rules.isOver(state)) state = slide(state);
    expect(rules.result(state)).toMatchObject({ correct: 0, missed: 0, ended: 'completed', items: [] });
  });
});

describe('interruptions', () => {
  test('bring another board, and count as missed from the fourth on', () => {
    const first = begin();
    let state = interrupt(first);
    expect(state).toMatchObject({ phase: 'ready', last: 'void', settled: [], stepMs: 700 });
    expect(state.trial).not.toEqual(first.trial);
    expect(roundBefore(state)).toBeUndefined();
    for (let count = 1; count < INTERRUPTIONS_FORGIVEN; count++) state = interrupt(state);
    expect(state.settled).toHaveLength(0);
    state = interrupt(state);
    expect(state).toMatchObject({ last: 'interrupted', settled: [{ isRight: false }], stepMs: 880 });
    expect(roundBefore(state)).toBe(state.settled[0]);
    expect(rules.result(state)).toMatchObject({ correct: 0, incorrect: 0, missed: 10 });
  });
});

describe('what cannot have happened', () => {
  const ready = begin();
  const shown = show(ready);
  const sliding = show(begin({ task: 'recall' }));
  const recall = slide(begin({ task: 'recall' }));
  const half = show(begin({ task: 'read', content: 'text', rows: 8, columns: 4 }));
  const empty = show({ ...slide(begin({ task: 'read', content: 'text' })), page: 2 });
  const cases: [string, State, Event][] = [
    ['a window that starts too soon', ready, { type: 'shown', t: dueAt(ready) - 1 }],
    ['a window that starts twice', shown, { type: 'shown', t: 9999 }],
    ['a tap before anything is seen', ready, { type: 'tap', t: 9999, cell: 1 }],
    ['a tap beside the board', shown, { type: 'tap', t: shown.since + 10, cell: 16 }],
    ['a tap where words are to be recalled', sliding, { type: 'tap', t: sliding.since + 10, cell: 1 }],
    ['a tap on a text', half, { type: 'tap', t: half.since + 10, cell: 1 }],
    ['a timeout while there is time', shown, { type: 'timeout', t: shown.since + goneAfter(shown) - 1 }],
    ['a timeout of nothing', sliding, { type: 'timeout', t: 99_999 }],
    [
      'the end of a board before it is over',
      sliding,
      { type: 'hidden', t: sliding.since + slidingMs(sliding) - 1 },
    ],
    ['the end of a board that waits for a tap', shown, { type: 'hidden', t: 99_999 }],
    ['a choice while the window slides', sliding, { type: 'pick', t: 99_999, option: 0 }],
    ['a choice that is not offered', recall, { type: 'pick', t: 99_999, option: 6 }],
    ['a choice made twice', pick(recall, [2]), { type: 'pick', t: 99_999, option: 2 }],
    ['an interruption of nothing', ready, { type: 'void', t: 100 }],
    ['an answer before all is read', empty, { type: 'choose', t: 99_999, question: 0, option: 0 }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });
});

describe('what is looked at', () => {
  test('shows through the window what a play shows at that time', () => {
    const state = show(begin({ content: 'numbers' }));
    const { at, look } = watchedBoard(state, 2 * 700 + 350);
    expect(at).toBe(2);
    expect([1, 2, 3].map(look)).toEqual(['covered', 'seen', 'covered']);
    expect(watchedBoard(state, 1e6).at).toBe(15);
    expect(watchedBoard(begin(), 5).look(0)).toBe('covered');
  });

  test('stands still as a whole, with its target marked, where nothing moves', () => {
    const state = show(begin());
    const { look } = watchedBoard(state, null);
    expect(look(state.trial.target ?? 0)).toBe('target');
    expect(look(another(state))).toBe('seen');
  });

  test('tells what came of a round', () => {
    const wrong = tap(begin(), 300, another(begin()));
    const [round] = wrong.settled;
    if (round === undefined) throw new Error('nothing was settled');
    expect(outcomeLook(round)(round.tapped ?? -1)).toBe('wrong');
    expect(outcomeLook(round)(round.trial.target ?? -1)).toBe('target');
    expect(outcomeLook({ ...round, isRight: true })(round.trial.target ?? -1)).toBe('right');
  });
});

test('a larger board, a quicker window and a leaping one are harder; a larger window is easier', () => {
  const of = (settings: Partial<Settings>) => rules.difficulty(withDefaults(settings));
  expect(of({ rows: 6 })).toBeGreaterThan(of({}));
  expect(of({ step_ms: 300 })).toBeGreaterThan(of({}));
  expect(of({ path: 'random' })).toBeGreaterThan(of({}));
  expect(of({ window_columns: 2 })).toBeLessThan(of({}));
  expect(of({ task: 'recall' })).toBeGreaterThan(of({}));
});

test('whoever plays any settings comes to an end', () => {
  fc.assert(
    fc.property(anySettings, seed, (settings, seed) => {
      const game = {
        ...rules,
        start: (_: Settings, random: typeof streams extends (seed: number) => infer S ? S : never) =>
          rules.start(settings, random, materialOf(settings)),
      };
      const { state } = simulatePlay(game, settings, streams(seed), { skill: 0.6, pace: 1 });
      expect(rules.isOver(state)).toBe(true);
    }),
    { numRuns: 40 },
  );
});
