import { flawlessRound } from '@mindhero/engine/homework';
import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Event, rules } from './rules.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import { ANTICIPATION_MS, BLANK_MS, dueAt, GAP_MS } from './times.ts';
import {
  answerOf,
  type Colour,
  colours,
  coloursOf,
  isIncongruent,
  makeTrials,
  type Trial,
} from './trials.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const anySettings: fc.Arbitrary<Settings> = fc.record({
  task: fc.constantFrom('ink', 'word', 'switch'),
  colours: fc.integer({ min: 3, max: 6 }),
  length: fc.constantFrom('trials', 'time'),
  trials: fc.integer({ min: 10, max: 120 }),
  time_s: fc.integer({ min: 30, max: 180 }),
  incongruent: fc.integer({ min: 0, max: 100 }),
  response_ms: fc.integer({ min: 1000, max: 10_000 }),
});

const trialsOf = (settings: Settings, seed: number) => makeTrials(settings, streams(seed), settings.trials);
const withDefaults = (settings: Partial<Settings>): Settings => ({
  ...rules.settings.defaults,
  ...settings,
});

/** How often each value occurs. */
function counts<T>(values: readonly T[]): Map<T, number> {
  return values.reduce((map, value) => map.set(value, (map.get(value) ?? 0) + 1), new Map<T, number>());
}

function spread(values: readonly unknown[], all: readonly unknown[]): number {
  const found = counts(values);
  const each = all.map((value) => found.get(value) ?? 0);
  return Math.max(...each) - Math.min(...each);
}

describe('trials', () => {
  test('so many percent contradict their ink, rounded; the others agree', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        const trials = trialsOf(settings, seed);
        expect(trials).toHaveLength(settings.trials);
        expect(trials.filter(isIncongruent)).toHaveLength(
          Math.round((settings.trials * settings.incongruent) / 100),
        );
        expect(
          trials.every(
            ({ word, ink }) => coloursOf(settings).includes(word) && coloursOf(settings).includes(ink),
          ),
        ).toBe(true);
      }),
    );
  });

  test('every answer comes equally often, and in each block against the other cue equally often, up to one', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        const trials = trialsOf(settings, seed);
        const all = coloursOf(settings);
        expect(spread(trials.map(answerOf), all)).toBeLessThanOrEqual(1);
        const block = trials.slice(0, 3 * settings.colours);
        expect(spread(block.filter(isIncongruent).map(answerOf), all)).toBeLessThanOrEqual(1);
      }),
    );
  });

  test('words come equally often too where all contradict', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 6 }), seed, (count, seed) => {
        const settings = withDefaults({ colours: count, incongruent: 100, trials: 6 * count });
        expect(
          spread(
            trialsOf(settings, seed).map(({ word }) => word),
            coloursOf(settings),
          ),
        ).toBe(0);
      }),
    );
  });

  test('no answer is right more than three times in a row', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        const answers = trialsOf(settings, seed).map(answerOf);
        answers.forEach((_, index) => {
          const run = answers.slice(index, index + 4);
          expect(run.length === 4 && new Set(run).size === 1).toBe(false);
        });
      }),
    );
  });

  test('switch asks for both tasks equally often, the others for one', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        const asked = trialsOf(settings, seed)
          .slice(0, 3 * settings.colours)
          .map(({ task }) => task);
        const allowed = settings.task === 'switch' ? ['ink', 'word'] : [settings.task];
        expect(spread(asked, allowed)).toBeLessThanOrEqual(1);
        expect(asked.every((task) => allowed.includes(task))).toBe(true);
      }),
    );
  });

  test('green is never among the colours', () => {
    expect(colours).not.toContain('green');
  });
});

test.each([
  ['colours', 2, 'too_small'],
  ['colours', 7, 'too_big'],
  ['trials', 9, 'too_small'],
  ['trials', 121, 'too_big'],
  ['time_s', 181, 'too_big'],
  ['incongruent', 101, 'too_big'],
  ['response_ms', 999, 'too_small'],
  ['task', 'green', 'not_an_option'],
])('%s %s is %s', (path, value, code) => {
  expect(readSettings(rules, { [path]: value })).toMatchObject({ ok: false, issues: [{ path, code }] });
});

const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start(withDefaults(settings), streams(seed));
const show = (state: State): State => rules.apply(state, { type: 'shown', t: dueAt(state) });
const current = (state: State): Trial => state.trials[state.current] as Trial;
const wrongFor = (state: State): Colour =>
  coloursOf(state.settings).find((colour) => colour !== answerOf(current(state))) as Colour;

function answer(state: State, ms: number, colour: Colour = answerOf(current(state))): State {
  const shown = show(state);
  return rules.apply(shown, { type: 'answer', t: shown.since + ms, colour });
}

describe('a play', () => {
  test('counts right and wrong answers and words that got none', () => {
    let state = answer(begin(), 700);
    state = answer(state, 800, wrongFor(state));
    const shown = show(state);
    state = rules.apply(shown, { type: 'timeout', t: shown.since + 3000 });
    expect(state.settled.map(({ ms }) => ms)).toEqual([700, 800, undefined]);
    expect(rules.progress(state)).toEqual({ done: ['right', 'wrong', 'wrong'], total: 24 });
    expect(rules.result(state)).toMatchObject({ correct: 1, incorrect: 1, missed: 22, ended: 'stopped' });
  });

  test('an answer within 150 ms is an anticipation: it counts for nothing, and another word takes its place', () => {
    const before = begin({ trials: 10 });
    let state = answer(before, ANTICIPATION_MS - 1);
    expect(state).toMatchObject({ last: 'too_early', settled: [], current: 1 });
    for (let i = 0; i < 10; i++) state = answer(state, ANTICIPATION_MS);
    expect(rules.result(state)).toMatchObject({
      correct: 10,
      ended: 'completed',
      metrics: { too_early: 1 },
    });
  });

  test('an interrupted word counts for nothing either', () => {
    const shown = show(begin());
    const state = rules.apply(shown, { type: 'void', t: shown.since + 900 });
    expect(state).toMatchObject({ last: 'void', settled: [], tooEarly: 0, current: 1 });
  });

  test('after three interruptions each further word is missed, whatever is answered in between', () => {
    fc.assert(
      fc.property(seed, fc.array(fc.boolean(), { maxLength: 30 }), (seed, turns) => {
        let state = begin({ trials: 10 }, seed);
        let interruptions = 0;
        let answers = 0;
        for (const isInterrupted of turns) {
          if (rules.isOver(state)) break;
          if (isInterrupted) interruptions++;
          else answers++;
          const shown = show(state);
          state = isInterrupted
            ? rules.apply(shown, { type: 'void', t: shown.since + 200 })
            : answer(state, 700);
        }
        const counted = Math.max(0, interruptions - INTERRUPTIONS_FORGIVEN);
        expect(state.settled).toHaveLength(answers + counted);
        expect(rules.isOver(state)).toBe(answers + counted === 10);
        expect(rules.result(state)).toMatchObject({ correct: answers, incorrect: 0, missed: 10 - answers });
      }),
    );
  });

  test('whoever answers nothing but too early misses everything in the end', () => {
    let state = begin({ trials: 10 });
    while (!rules.isOver(state)) state = answer(state, 10);
    expect(rules.result(state)).toMatchObject({
      correct: 0,
      incorrect: 0,
      missed: 10,
      metrics: { too_early: 20 },
    });
  });

  test('an answer that comes after its time, before the device noticed, is missed', () => {
    expect(answer(begin({ response_ms: 1000 }), 1000).last).toBe('right');
    expect(answer(begin({ response_ms: 1000 }), 1001)).toMatchObject({
      last: 'missed',
      settled: [{ trial: {} }],
    });
  });

  test('what homework shows of a play of some words are those that come', () => {
    const settings = withDefaults({ trials: 10 });
    const pupil = { skill: 1, pace: 1 };
    const { state } = simulatePlay(rules, settings, streams(8), pupil);
    const shown = (trial: Trial) => ({ ...trial, answer: answerOf(trial) });
    expect(flawlessRound(rules, settings, 8).asked).toEqual(state.settled.map(({ trial }) => shown(trial)));
  });

  test('a play against time ends when it is up; the word on the screen does not count', () => {
    let state = begin({ length: 'time', time_s: 30 });
    while (dueAt(state) + 500 <= 30_000) state = answer(state, 500);
    state = rules.apply(state, { type: 'time_up', t: 30_000 });
    const { correct, missed, ended, items } = rules.result(state);
    expect({ correct, missed, ended }).toEqual({
      correct: state.settled.length,
      missed: 0,
      ended: 'time_limit',
    });
    expect(items).toHaveLength(correct);
    expect(rules.progress(state).total).toBeUndefined();
  });

  test('time that no word accounts for is time for words that were missed', () => {
    const lazy = begin({ length: 'time', time_s: 60, response_ms: 2000 });
    const once = rules.apply(answer(lazy, 700), { type: 'time_up', t: 60_000 });
    // 60 s less 1.5 s for the one answer hold twenty words of 2.8 s.
    expect(rules.result(once)).toMatchObject({ correct: 1, incorrect: 0, missed: 20, ended: 'time_limit' });
    expect(rules.result(once).items).toHaveLength(21);
  });

  test.each([
    ['leaves the word on the screen', (state: State) => show(state)],
    [
      'answers when it is much too late',
      (state: State) => rules.apply(show(state), { type: 'timeout', t: 58_000 }),
    ],
    [
      'interrupts every word',
      (state: State) => {
        let voided = state;
        while (dueAt(voided) < 59_000)
          voided = rules.apply(show(voided), { type: 'void', t: dueAt(voided) + 100 });
        return voided;
      },
    ],
    [
      'taps before every word',
      (state: State) => {
        let early = state;
        while (dueAt(early) < 59_000) early = answer(early, 0);
        return early;
      },
    ],
  ])('whoever %s in a play against time has missed the words of that time', (_, idle) => {
    const state = idle(answer(begin({ length: 'time', time_s: 60 }), 700));
    const { correct, missed } = rules.result(rules.apply(state, { type: 'time_up', t: 60_000 }));
    expect(correct).toBe(1);
    expect(missed).toBeGreaterThanOrEqual(14);
  });

  test('frames that come late, and the word on the screen at the end, are nobody’s fault', () => {
    let state = begin({ length: 'time', time_s: 60, response_ms: 2000 });
    while (dueAt(state) + 16 + 1500 <= 60_000) {
      const shown = rules.apply(state, { type: 'shown', t: dueAt(state) + 16 });
      state = rules.apply(shown, {
        type: 'answer',
        t: shown.since + 1500,
        colour: answerOf(current(state)),
      });
    }
    if (dueAt(state) + 16 <= 60_000) state = rules.apply(state, { type: 'shown', t: dueAt(state) + 16 });
    expect(rules.result(rules.apply(state, { type: 'time_up', t: 60_016 })).missed).toBe(0);
  });

  test('gives medians per condition, and what the contradiction costs', () => {
    let state = begin({ trials: 20, incongruent: 50 });
    while (!rules.isOver(state)) state = answer(state, isIncongruent(current(state)) ? 900 : 650);
    expect(rules.result(state).metrics).toEqual({
      median_rt_ms: 775,
      median_congruent_ms: 650,
      median_incongruent_ms: 900,
      interference_ms: 250,
      rt_per_accuracy_ms: 775,
      too_early: 0,
    });
  });

  test('wrong answers make the time per right answer longer, and leave the medians alone', () => {
    let state = begin({ trials: 20, incongruent: 0 });
    for (let i = 0; !rules.isOver(state); i++) {
      state = i % 2 === 0 ? answer(state, 600) : answer(state, 200, wrongFor(state));
    }
    expect(rules.result(state).metrics).toMatchObject({ median_rt_ms: 600, rt_per_accuracy_ms: 1200 });
    expect(rules.result(state).metrics).not.toHaveProperty('interference_ms');
  });

  test('says what switching costs', () => {
    let state = begin({ task: 'switch', trials: 40 });
    while (!rules.isOver(state)) {
      const switches = state.current > 0 && state.trials[state.current - 1]?.task !== current(state).task;
      state = answer(state, switches ? 1000 : 800);
    }
    expect(rules.result(state).metrics['switch_cost_ms']).toBe(200);
  });
});

describe('what cannot have happened', () => {
  const gap = begin();
  const shown = show(gap);
  const after = answer(gap, 500);
  const timed = begin({ length: 'time', time_s: 30 });
  const cases: [string, State, Event][] = [
    ['an answer while no word is shown', gap, { type: 'answer', t: 9000, colour: 'blue' }],
    ['an answer that is not offered', shown, { type: 'answer', t: shown.since + 500, colour: 'grey' }],
    ['a word before the countdown’s blank is over', gap, { type: 'shown', t: BLANK_MS - 1 }],
    ['a word before the gap is over', after, { type: 'shown', t: after.since + GAP_MS - 1 }],
    ['a word while another is shown', shown, { type: 'shown', t: 9000 }],
    ['a timeout while there is time', shown, { type: 'timeout', t: shown.since + 2999 }],
    ['an interruption of nothing', gap, { type: 'void', t: 100 }],
    ['time up without a time limit', gap, { type: 'time_up', t: 999_999 }],
    ['time up too soon', timed, { type: 'time_up', t: 29_999 }],
    ['a word after the time limit', timed, { type: 'shown', t: 30_001 }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });
});
