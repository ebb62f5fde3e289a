import { checkExamples } from '@mindhero/engine/additive/examples';
import { loadOf } from '@mindhero/engine/additive/load';
import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, replay, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { readSettings } from '@mindhero/engine/settings';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flashPresets } from './presets.ts';
import { type Event, rules, showingMs, type State } from './rules.ts';
import { flashSettings, type FlashSettings } from './settings.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const settingsWith = (changes: Partial<FlashSettings>): FlashSettings => ({
  ...flashSettings.defaults,
  ...changes,
});
const begin = (changes: Partial<FlashSettings> = {}): State => rules.start(settingsWith(changes), streams(1));

const shown = (state: State, t: number, item = state.settled.length): State =>
  rules.apply(state, { type: 'shown', t, item });
const lengthOf = (state: State, item = state.settled.length): number =>
  showingMs(state.items[item] ?? { terms: [], answer: 0 }, state.settings);
function answered(state: State, t: number, off = 0): State {
  const item = state.settled.length;
  const value = String((state.items[item]?.answer ?? 0) + off);
  return rules.apply(state, { type: 'answer', t, item, value });
}

describe('a showing', () => {
  it('takes an interval for each number, without a millisecond more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 10_000 }), fc.integer({ min: 2, max: 5 }), (interval_ms, n) => {
        const state = begin({ interval_ms, amount_of_numbers: n });
        const end = 700 + n * interval_ms;
        expect(() => answered(shown(state, 700), end - 1)).toThrow(InvalidEvent);
        expect(answered(shown(state, 700), end).settled).toEqual([0]);
      }),
    );
  });

  it('comes before the answer, and answer time runs from its end', () => {
    const state = begin();
    expect(() => answered(state, 60_000)).toThrow(InvalidEvent);
    const result = rules.result(answered(shown(state, 500), 500 + lengthOf(state) + 1234));
    expect(result.items[0]).toMatchObject({ correct: true, attempts: 1, ms: 1234 });
    expect(result.metrics).toEqual({ median_answer_ms: 1234 });
  });

  it('begins anew after an interruption, but what was shown to its end is not shown again', () => {
    const state = shown(begin(), 500);
    const again = shown(state, 4000);
    expect(() => answered(again, 500 + lengthOf(state))).toThrow(InvalidEvent);
    expect(answered(again, 4000 + lengthOf(state)).settled).toEqual([0]);
    expect(() => shown(state, 500 + lengthOf(state))).toThrow(InvalidEvent);
  });

  it('is of the open item only', () => {
    const state = begin({ repeats: 2 });
    expect(() => shown(state, 500, 1)).toThrow(InvalidEvent);
    const next = answered(shown(state, 500), 500 + lengthOf(state));
    expect(() => shown(next, 60_000, 0)).toThrow(InvalidEvent);
    expect(() => shown(next, 60_000, 2)).toThrow(InvalidEvent);
    expect(next.shownAt).toBeNull();
  });

  it('comes again for an example that stays after a wrong answer, whose first answer is what counts', () => {
    const end = 500 + lengthOf(begin());
    const wrong = answered(shown(begin({ accept_only_correct: true }), 500), end + 900, 1);
    expect(wrong.settled).toEqual([]);
    expect(() => answered(wrong, end + 1000)).toThrow(InvalidEvent);
    const again = shown(wrong, end + 1000);
    const solved = answered(again, end + 1000 + lengthOf(wrong));
    expect(solved.settled).toEqual([0]);
    expect(rules.result(solved)).toMatchObject({ correct: 0, incorrect: 1 });
  });

  it('cannot be left out anywhere in a log', () => {
    const pupil = { skill: 0.7, pace: 1 };
    fc.assert(
      fc.property(seed, fc.nat(), (seed, nth) => {
        const settings = settingsWith({ repeats: 4 });
        const { events } = simulatePlay(rules, settings, streams(seed), pupil);
        const showings = events.flatMap(({ type }, index) => (type === 'shown' ? [index] : []));
        expect(showings).toHaveLength(4);
        const without = events.toSpliced(showings[nth % 4] as number, 1);
        expect(() => replay(rules, settings, streams(seed), without)).toThrow(InvalidEvent);
      }),
      { numRuns: 30 },
    );
  });
});

describe('a showing that the device did not manage', () => {
  const voided = (state: State, t: number, item = state.settled.length): State =>
    rules.apply(state, { type: 'void', t, item });

  it('does not count, be it noticed before its end or after it: another one comes before the answer', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), fc.nat(5000), (after, pause) => {
        const state = voided(shown(begin(), 500), 500 + after);
        expect(() => answered(state, 500_000)).toThrow(InvalidEvent);
        const from = 500 + after + pause;
        const again = shown(state, from);
        expect(() => answered(again, from + lengthOf(state) - 1)).toThrow(InvalidEvent);
        const result = rules.result(answered(again, from + lengthOf(state) + 1234));
        expect(result.items[0]).toMatchObject({ correct: true, attempts: 1, ms: 1234 });
      }),
    );
  });

  it('is forgiven some times in a play, whichever examples it hits; then the answer is asked for', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(4), { minLength: 4, maxLength: 4 }), (wanted) => {
        let state = begin({ repeats: 4 });
        let t = 0;
        let left = INTERRUPTIONS_FORGIVEN;
        for (const times of wanted) {
          state = shown(state, (t += 1000));
          for (let time = 0; time < times; time++, left--) {
            t += 1000;
            if (left > 0) state = shown(voided(state, t), t);
          }
          const [standing, at] = [state, t];
          const isRefused = (() => {
            try {
              voided(standing, at);
              return false;
            } catch (error) {
              return error instanceof InvalidEvent;
            }
          })();
          expect(isRefused).toBe(left <= 0);
          t += lengthOf(state);
          state = answered(state, t);
        }
        expect(rules.result(state)).toMatchObject({ correct: 4, ended: 'completed' });
      }),
    );
  });

  it('is the one of the open item, which has begun and was not answered', () => {
    const state = begin({ repeats: 2, accept_only_correct: true });
    const going = shown(state, 500);
    const wrong = answered(going, 500 + lengthOf(state), 1);
    for (const none of [state, voided(going, 600), wrong])
      expect(() => voided(none, 60_000)).toThrow(InvalidEvent);
    expect(() => voided(going, 600, 1)).toThrow(InvalidEvent);
    const stopped = rules.apply(going, { type: 'stop', t: 600 });
    expect(() => voided(stopped, 700)).toThrow(InvalidEvent);
  });
});

describe('bead cards', () => {
  const cards = (changes: Partial<FlashSettings>, seed: number, count: number) =>
    rules.sample(settingsWith({ mode: 'cards', ...changes }), streams(seed), count);

  it('show one number within the settings each', () => {
    const digits = fc.integer({ min: 1, max: 9 });
    fc.assert(
      fc.property(digits, fc.constantFrom('exact', 'up_to'), seed, (digits, digits_mode, seed) => {
        for (const { terms, answer } of cards({ digits, digits_mode }, seed, 30)) {
          expect(terms).toEqual([answer]);
          expect(answer).toBeGreaterThanOrEqual(digits_mode === 'exact' ? 10 ** (digits - 1) : 1);
          expect(answer).toBeLessThan(10 ** digits);
        }
      }),
    );
  });

  it('keep to bounds and groups', () => {
    const mirror = cards({ digits: 3, digit_groups: ['mirror'], min: 200 }, 3, 80);
    for (const { answer } of mirror) {
      expect(String(answer)).toBe([...String(answer)].toReversed().join(''));
      expect(answer).toBeGreaterThanOrEqual(200);
    }
    const tens = cards({ digits: 7, digit_groups: ['thousands'] }, 3, 80);
    expect(tens.every(({ answer }) => answer % 1000 === 0)).toBe(true);
  });

  it('come once each while there are unused ones', () => {
    fc.assert(
      fc.property(seed, (seed) => {
        const digits = cards({}, seed, 9).map(({ answer }) => answer);
        expect(digits.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
        expect(new Set(cards({ digits: 4 }, seed, 100).map(({ answer }) => answer)).size).toBe(100);
      }),
    );
  });

  it('need a number, and nothing that only sums need', () => {
    // No sum of ten such numbers is easy; a card does not mind.
    const many: Partial<FlashSettings> = { mode: 'cards', operations: 'add', amount_of_numbers: 10 };
    expect(readSettings(rules, many)).toMatchObject({ ok: true });
    for (const none of [
      { min: 50, max: 20, digits: 2 },
      { digits: 3, max: 40 },
    ]) {
      const read = readSettings(rules, { mode: 'cards', ...none });
      expect(read).toMatchObject({ ok: false, issues: [{ code: 'impossible_configuration' }] });
    }
  });
});

describe('numbers', () => {
  it('are refused where columns would refuse them', () => {
    const impossible = settingsWith({ operations: 'add', amount_of_numbers: 10 });
    expect(rules.check(impossible)).toEqual(checkExamples(impossible));
    expect(rules.check(impossible)).not.toEqual([]);
  });

  it('add up to the answer', () => {
    const settings = settingsWith({ module: 'anzan', digits: 3, amount_of_numbers: 8 });
    for (const { terms, answer } of rules.sample(settings, streams(4), 50)) {
      expect(terms).toHaveLength(8);
      expect(terms.reduce((sum, term) => sum + term, 0)).toBe(answer);
    }
  });
});

describe('exams', () => {
  const exam = (id: string): FlashSettings =>
    settingsWith(flashPresets.find((preset) => preset.id === id)?.settings ?? {});

  it('are additions in the time of their definition', () => {
    const exams = flashPresets.filter(
      ({ group }) => group !== undefined && group !== 'cards' && group !== 'mix',
    );
    expect(exams).toHaveLength(40);
    for (const { settings } of exams) {
      const full = settingsWith(settings);
      const [example] = rules.sample(full, streams(2), 1);
      expect(example?.terms.every((term) => term > 0 && String(term).length === full.digits)).toBe(true);
      expect(example && loadOf(example.terms)).toBeGreaterThan(0);
    }
    expect(exam('zen_shu_ren_kyu_10')).toMatchObject({ digits: 1, interval_ms: 1000, repeats: 15 });
    expect(exam('soroban_soft_dan_20')).toMatchObject({ amount_of_numbers: 15, interval_ms: 100 });
  });

  /** The scale of difficulty was fitted to these. */
  it.each([
    ['zen_shu_ren_kyu_10', 27],
    ['zen_shu_ren_kyu_8', 30],
    ['zen_shu_ren_kyu_6', 39],
    ['zen_shu_ren_kyu_4', 46],
    ['zen_shu_ren_kyu_1', 52],
    ['zen_shu_ren_dan_1', 54],
    ['zen_shu_ren_dan_3', 63],
    ['zen_shu_ren_dan_5', 70],
    ['soroban_soft_dan_7', 73],
    ['soroban_soft_dan_10', 89],
  ])('%s has the difficulty %i', (id, difficulty) => {
    expect(Math.abs(rules.difficulty(exam(id)) - difficulty)).toBeLessThan(2.5);
  });

  it('get harder from grade to grade', () => {
    for (const body of ['zen_shu_ren', 'soroban_soft']) {
      const grades = flashPresets.filter(({ group }) => group === body);
      const difficulties = grades.map(({ settings }) => rules.difficulty(settingsWith(settings)));
      expect(difficulties).toEqual(difficulties.toSorted((a, b) => a - b));
    }
  });
});

describe('difficulty', () => {
  it('rises with shorter intervals, more digits and more numbers', () => {
    const base: Partial<FlashSettings> = { module: 'anzan', digits: 2, amount_of_numbers: 5 };
    const of = (changes: Partial<FlashSettings>) => rules.difficulty(settingsWith({ ...base, ...changes }));
    for (const mode of ['numbers', 'cards'] as const) {
      expect(of({ mode, interval_ms: 900 })).toBeGreaterThan(of({ mode, interval_ms: 1000 }));
      expect(of({ mode, digits: 3 })).toBeGreaterThan(of({ mode }));
    }
    expect(of({ amount_of_numbers: 6 })).toBeGreaterThan(of({}));
  });
});

it('tells what sums trained; a card trains no step', () => {
  const play = (changes: Partial<FlashSettings>) => {
    const { state } = simulatePlay(rules, settingsWith(changes), streams(3), { skill: 1, pace: 1 });
    return rules.result(state).items;
  };
  const sums = play({ module: 'family' });
  expect(sums.every(({ tags }) => tags?.some((tag) => tag.startsWith('family:')))).toBe(true);
  expect(play({ mode: 'cards' }).every(({ tags }) => tags?.length === 0)).toBe(true);
});

it('has frozen seeds', () => {
  const event: Event = { type: 'shown', t: 0, item: 0 };
  expect(rules.event.parse(event)).toEqual(event);
  const sample = (changes: Partial<FlashSettings>) =>
    rules.sample(settingsWith(changes), streams(2026), 2).map(({ terms }) => terms.join(' '));
  expect({ version: rules.version, defaults: sample({}), cards: sample({ mode: 'cards', digits: 3 }) })
    .toMatchInlineSnapshot(`
      {
        "cards": [
          "334",
          "773",
        ],
        "defaults": [
          "4 -3 -1 8 -2",
          "3 1 -4 1 8",
        ],
        "version": 1,
      }
    `);
});
