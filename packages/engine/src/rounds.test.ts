import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flawlessRound } from './homework.ts';
import { defineGame, InvalidEvent, type Pupil, replay } from './play.ts';
import { streams } from './random.ts';
import { openItems, partOf, rounds, type RoundsEvent, type RoundsState } from './rounds.ts';
import { defineSettings, flag, integer, optionalInteger } from './settings.ts';

const settings = defineSettings({
  count: integer({ min: 1, max: 20, default: 3 }),
  page: integer({ min: 1, max: 5, default: 1 }),
  until_correct: flag({ default: false }),
  limit_ms: optionalInteger({ min: 1, max: 100_000 }),
});
type Settings = typeof settings.defaults;
type State = RoundsState<Settings, number>;

/** Asks for the double of a number. */
const game = defineGame({
  id: 'double',
  version: 1,
  subject: 'math',
  path: '/games/math/double',
  settings,
  presets: [],
  check: () => [],
  ...rounds<Settings, number>({
    generate: ({ count }, random) => Array.from({ length: count }, () => random('items').integer(1, 9)),
    grade: (item, answer) => answer === String(2 * item),
    answer: (item) => String(2 * item),
    mistake: (item, _settings, random) => String(2 * item + random('mistake').integer(1, 3)),
    thinkingMs: () => 1000,
    atOnce: ({ page }) => page,
    untilCorrect: (chosen) => chosen.until_correct,
    timeLimitMs: (chosen) => chosen.limit_ms,
    tags: (item) => [`double:${item}`],
    task: (item) => `2 × ${item}`,
  }),
  difficulty: () => 10,
  fastestAnswerMs: 100,
  sample: () => [],
});

const start = (changes: Partial<Settings> = {}) =>
  game.start({ ...settings.defaults, ...changes }, streams(1));
const answer = (state: State, item: number, t: number, right = true): RoundsEvent => ({
  type: 'answer',
  t,
  item,
  value: String(2 * (state.items[item] ?? 0) + (right ? 0 : 1)),
});
const play = (state: State, ...events: RoundsEvent[]) =>
  events.reduce((now, event) => game.apply(now, event), state);

/** Plays to the end as the simulated pupil does. */
function simulated(chosen: Settings, pupil: Pupil, seed: number) {
  const random = streams(seed);
  let state = game.start(chosen, random);
  const events: RoundsEvent[] = [];
  for (let event = game.simulate(state, pupil, random); event; event = game.simulate(state, pupil, random)) {
    events.push(event);
    state = game.apply(state, event);
  }
  return { state, events };
}

describe('rounds', () => {
  it('can be shown whole before anybody plays them, and say whether the time is enough', () => {
    const { items } = start({ count: 5 });
    const shown = (changes: Partial<Settings>) =>
      flawlessRound(game, { ...settings.defaults, ...changes }, 1);
    expect(shown({ count: 5 })).toEqual({ asked: items, ended: 'completed', isWhole: false });
    expect(shown({ count: 5, limit_ms: 2000 })).toEqual({
      asked: items,
      ended: 'time_limit',
      isWhole: false,
    });
  });

  it('count first answers, with the time since the answer before', () => {
    const fresh = start();
    const state = play(fresh, answer(fresh, 0, 900), answer(fresh, 1, 2000, false));
    expect(game.result(state)).toMatchObject({
      correct: 1,
      incorrect: 1,
      missed: 1,
      ended: 'stopped',
      items: [
        { correct: true, attempts: 1, ms: 900 },
        { correct: false, attempts: 1, ms: 1100 },
        { correct: false, attempts: 0 },
      ],
    });
    expect(game.result(state).items[0]?.tags).toEqual([`double:${state.items[0]}`]);
    expect(game.progress(state)).toEqual({ done: ['right', 'wrong'], total: 3 });
    expect(game.isOver(state)).toBe(false);
    const done = play(state, answer(fresh, 2, 3000));
    expect(game.isOver(done)).toBe(true);
    expect(game.result(done).ended).toBe('completed');
  });

  it('tell the first wrong answer with what was asked and what is right', () => {
    const state = start({ until_correct: true });
    const [first = 0] = state.items;
    const after = play(state, answer(state, 0, 500, false), answer(state, 0, 900));
    const slip = { task: `2 × ${first}`, expected: String(2 * first), given: String(2 * first + 1) };
    expect(game.result(after).items.map((item) => item.slip)).toEqual([slip, undefined, undefined]);
  });

  it('give the median time of the first answers', () => {
    const fresh = start();
    expect(game.result(fresh).metrics).toEqual({});
    const state = play(fresh, answer(fresh, 0, 500), answer(fresh, 1, 2500), answer(fresh, 2, 3500));
    expect(game.result(state).metrics).toEqual({ median_answer_ms: 1000 });
  });

  it('keep an item open until it is solved, and score its first answer', () => {
    const fresh = start({ until_correct: true, count: 1 });
    const state = play(fresh, answer(fresh, 0, 500, false), answer(fresh, 0, 900, false));
    expect(openItems(state, 1)).toEqual([0]);
    expect(game.isOver(state)).toBe(false);
    const solved = play(state, answer(fresh, 0, 1500));
    expect(game.isOver(solved)).toBe(true);
    expect(game.result(solved)).toMatchObject({
      correct: 0,
      incorrect: 1,
      items: [{ correct: true, attempts: 3, ms: 500 }],
    });
    expect(game.progress(solved).done).toEqual(['wrong']);
  });

  it('keep the first and the last of very many tries at one item', () => {
    const fresh = start({ until_correct: true, count: 1 });
    const wrong = Array.from({ length: 500 }, (_, i) => answer(fresh, 0, 100 * (i + 1), false));
    const solved = play(fresh, ...wrong, answer(fresh, 0, 60_000));
    expect(solved.answers[0]?.length).toBeLessThan(100);
    expect(game.result(solved)).toMatchObject({ ended: 'completed', items: [{ correct: true, ms: 100 }] });
  });

  it('open a page at a time, its items in any order', () => {
    const fresh = start({ page: 2 });
    expect(openItems(fresh, 2)).toEqual([0, 1]);
    const state = play(fresh, answer(fresh, 1, 500));
    expect(openItems(state, 2)).toEqual([0]);
    expect(openItems(play(state, answer(fresh, 0, 900)), 2)).toEqual([2]);
  });

  it('end by time and by a stop', () => {
    const fresh = start({ limit_ms: 1000 });
    const late = play(fresh, { type: 'time_up', t: 1000 });
    expect(game.result(late)).toMatchObject({ ended: 'time_limit', missed: 3 });
    expect(openItems(late, 1)).toEqual([]);
    expect(game.simulate(late, { skill: 1, pace: 1 }, streams(1))).toBeNull();
    expect(game.result(play(fresh, { type: 'stop', t: 10 })).ended).toBe('stopped');
  });

  it('refuse what cannot have happened', () => {
    const fresh = start({ limit_ms: 1000, page: 2 });
    const impossible: RoundsEvent[] = [
      answer(fresh, 2, 500),
      answer(fresh, 9, 500),
      answer(fresh, 0, 1001),
      { type: 'time_up', t: 999 },
    ];
    for (const event of impossible) expect(() => game.apply(fresh, event)).toThrow(InvalidEvent);
    expect(() => game.apply(start(), { type: 'time_up', t: 9_000 })).toThrow(InvalidEvent);
    const once = play(fresh, answer(fresh, 0, 100));
    expect(() => game.apply(once, answer(fresh, 0, 200))).toThrow(InvalidEvent);
  });

  it('refuse events that do not parse', () => {
    const bad = [
      { type: 'answer', t: 1, item: 0 },
      { type: 'answer', t: -1, item: 0, value: '' },
      { type: 'answer', t: 1, item: 0, value: 'x'.repeat(41) },
      { type: 'stop', t: 1, extra: true },
      { type: 'jump', t: 1 },
    ];
    for (const event of bad) expect(game.event.safeParse(event).success).toBe(false);
    expect(game.event.safeParse({ type: 'answer', t: 1, item: 0, value: '' }).success).toBe(true);
  });

  it('leave the state before as it was', () => {
    const fresh = start();
    const copy = structuredClone(fresh);
    play(fresh, answer(fresh, 0, 500), { type: 'stop', t: 900 });
    expect(fresh).toEqual(copy);
  });

  it('work with the least that a room must say', () => {
    const least = rounds<Settings, number>({
      generate: () => [1, 2],
      grade: () => true,
      answer: () => '',
      mistake: () => '',
      thinkingMs: () => 100,
    });
    const state = least.start(settings.defaults, streams(1));
    const after = least.apply(state, { type: 'answer', t: 5, item: 0, value: 'x' });
    expect(least.result(after).items[0]).toEqual({ correct: true, attempts: 1, ms: 5 });
    expect(() => least.apply(state, { type: 'time_up', t: 5 })).toThrow(InvalidEvent);
  });
});

it('share the time of the play among its items', () => {
  const timed = start({ count: 4, limit_ms: 10_000 });
  expect(game.result(timed).items.map(({ limit_ms }) => limit_ms)).toEqual([2500, 2500, 2500, 2500]);
  expect(game.result(start()).items[0]).not.toHaveProperty('limit_ms');
});

describe('items in parts', () => {
  /** Asks for each digit of a number, one after the other. */
  const spell = defineGame({
    ...game,
    ...rounds<Settings, number>({
      generate: ({ count }, random) => Array.from({ length: count }, () => random('items').integer(100, 999)),
      parts: (item) => String(item).length,
      grade: (item, typed, _settings, part) => typed === String(item)[part],
      answer: (item, _settings, part) => String(item)[part] ?? '',
      mistake: () => 'x',
      thinkingMs: () => 1000,
      untilCorrect: (chosen) => chosen.until_correct,
      partTags: (item, part) => [`digit:${String(item)[part]}`],
    }),
  });
  const spelled = (until_correct: boolean, ...marks: readonly boolean[]) => {
    let state = spell.start({ ...settings.defaults, count: 2, until_correct }, streams(3));
    for (const [index, right] of marks.entries()) {
      const item = state.settled.length;
      const value = right ? (String(state.items[item])[partOf(state, item)] ?? '') : 'x';
      state = spell.apply(state, { type: 'answer', t: 1000 * (index + 1), item, value });
    }
    return { state, result: spell.result(state) };
  };

  it('are right once every part is', () => {
    const half = spelled(false, true, true);
    expect(half.result).toMatchObject({ correct: 0, incorrect: 0, missed: 2 });
    expect(half.result.items[0]).toMatchObject({ correct: false, attempts: 0, ms: 1000 });
    expect(partOf(half.state, 0)).toBe(2);
    const whole = spelled(false, true, true, true, true);
    expect(whole.result).toMatchObject({ correct: 1, incorrect: 0, missed: 1 });
    expect(whole.result.items[0]).toMatchObject({ correct: true, attempts: 1 });
    expect(whole.state.settled).toEqual([0]);
  });

  it('are settled by a wrong part, unless they stay until they are solved', () => {
    const dropped = spelled(false, true, false);
    expect(dropped.state.settled).toEqual([0]);
    expect(dropped.result.items[0]).toMatchObject({ correct: false, attempts: 1 });
    const patient = spelled(true, true, false, true, true);
    expect(patient.state.settled).toEqual([0]);
    expect(patient.result).toMatchObject({ correct: 0, incorrect: 1, missed: 1 });
    expect(patient.result.items[0]).toMatchObject({ correct: true, attempts: 2 });
  });

  it('tell of each part that came up what it trained, and whether it was right at once', () => {
    const { state, result } = spelled(true, true, false, false, true);
    const [first, second] = String(state.items[0]);
    expect(result.items[0]?.steps).toEqual([
      { right: true, tags: [`digit:${first}`] },
      { right: false, tags: [`digit:${second}`] },
    ]);
    expect(result.items[1]?.steps).toEqual([]);
  });

  it('never forget a mistake, however many tries there are', () => {
    const tries = spelled(true, true, ...Array.from({ length: 200 }, () => false), true, true);
    expect(tries.result.items[0]).toMatchObject({ correct: true });
    expect(tries.result).toMatchObject({ correct: 0, incorrect: 1 });
    expect(tries.state.answers[0]?.length).toBeLessThan(60);
  });
});

describe('simulated pupils', () => {
  const anySettings = fc.record({
    count: fc.integer({ min: 1, max: 12 }),
    page: fc.integer({ min: 1, max: 5 }),
    until_correct: fc.boolean(),
    limit_ms: fc.option(fc.integer({ min: 1, max: 20_000 })),
  });
  const pupil = fc.record({
    skill: fc.double({ min: 0.3, max: 1, noNaN: true }),
    pace: fc.double({ min: 0.5, max: 2, noNaN: true }),
  });

  it('play to the end, and the replay of their log is the same', () => {
    fc.assert(
      fc.property(anySettings, pupil, fc.nat(), (chosen, who, seed) => {
        const { state, events } = simulated(chosen, who, seed);
        expect(game.isOver(state)).toBe(true);
        const again = replay(
          game,
          chosen,
          streams(seed),
          JSON.parse(JSON.stringify(events)) as RoundsEvent[],
        );
        expect(again.state).toEqual(state);
        expect(again.result).toEqual(game.result(state));
        const { correct, incorrect, missed, items } = again.result;
        expect(correct + incorrect + missed).toBe(chosen.count);
        expect(items).toHaveLength(chosen.count);
      }),
    );
  });

  it('score full marks when they know everything', () => {
    const { state } = simulated({ ...settings.defaults, count: 10 }, { skill: 1, pace: 1 }, 4);
    expect(game.result(state)).toMatchObject({ correct: 10, incorrect: 0, missed: 0, ended: 'completed' });
  });

  it('make mistakes when they know nothing', () => {
    const { state } = simulated({ ...settings.defaults, count: 10 }, { skill: 0, pace: 1 }, 4);
    expect(game.result(state)).toMatchObject({ correct: 0, incorrect: 10 });
  });
});

describe('replay', () => {
  const fresh = start();

  it('refuses a log out of order and events after the end', () => {
    const run = (...events: RoundsEvent[]) => replay(game, settings.defaults, streams(1), events);
    expect(() => run(answer(fresh, 0, 500), answer(fresh, 1, 400))).toThrow('comes after one at 500 ms');
    expect(() => run({ type: 'stop', t: 5 }, answer(fresh, 0, 500))).toThrow('comes after the end');
    expect(run().result.ended).toBe('stopped');
  });
});
