import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, replay, simulatePlay, withMaterial } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { type Material, MissingMaterial } from '@mindhero/engine/reading/material';
import { GenerationError, readSettings } from '@mindhero/engine/settings';
import { starsOf } from '@mindhero/engine/stars';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Board, boards, pairsOf, sizeOf } from './boards.ts';
import { deal, difficulty } from './deal.ts';
import type { Event } from './event.ts';
import { imageOf } from './own.ts';
import { pairsIn } from './result.ts';
import { rules } from './rules.ts';
import { type Settings, tooManyPairs } from './settings.ts';
import { partnerOf, type State } from './state.ts';
import { themeNames, themes } from './themes.ts';

const seed = fc.integer({ min: 0, max: MAX_SEED });
const anySettings = fc.record({
  theme: fc.constantFrom(...themeNames),
  card_set: fc.constant(null),
  board: fc.constantFrom(...boards),
  preview_s: fc.integer({ min: 0, max: 10 }),
  mismatch_ms: fc.integer({ min: 500, max: 3000 }),
  strict: fc.boolean(),
});
const pupil = fc.record({
  skill: fc.double({ min: 0, max: 1, noNaN: true }),
  pace: fc.double({ min: 0, max: 3, noNaN: true }),
});

const begin = (settings: Partial<Settings> = {}, seed = 1): State =>
  rules.start({ ...rules.settings.defaults, ...settings }, streams(seed));
const flip = (state: State, card: number, after = 500): State =>
  rules.apply(state, { type: 'flip', t: state.since + after, card });
const turnBack = (state: State): State =>
  rules.apply(state, { type: 'turned_back', t: state.since + state.settings.mismatch_ms });

/** The first card of each pair, in the order of the board. */
const firsts = ({ pictures }: State): number[] => [...new Set(pictures)].map((one) => pictures.indexOf(one));
/** Turns up two cards, and back what does not match. */
function move(state: State, first: number, second: number): State {
  const moved = flip(flip(state, first), second, 900);
  return moved.phase === 'mismatch' && moved.ended === null ? turnBack(moved) : moved;
}
const take = (state: State, card: number): State => move(state, card, partnerOf(state, card));
const show = (state: State): State => rules.apply(state, { type: 'shown', t: state.since });
const interrupt = (state: State): State => {
  const shown = show(state);
  return rules.apply(shown, { type: 'void', t: shown.since + 100 });
};

describe('settings', () => {
  test.each([
    ['preview_s', -1, 'too_small'],
    ['preview_s', 11, 'too_big'],
    ['mismatch_ms', 499, 'too_small'],
    ['mismatch_ms', 3001, 'too_big'],
    ['board', '3x3', 'not_an_option'],
    ['board', '8x8', 'not_an_option'],
    ['theme', 'cars', 'not_an_option'],
    ['strict', 'yes', 'wrong_type'],
  ])('%s %s is %s', (path, value, code) => {
    expect(readSettings(rules, { [path]: value })).toMatchObject({ ok: false, issues: [{ path, code }] });
  });

  test('a theme with fewer pictures than pairs is refused, with the largest board that works', () => {
    expect(tooManyPairs('4x5', 10)).toEqual([]);
    expect(tooManyPairs('4x5', 9)).toEqual([
      { path: 'board', code: 'too_many_pairs', params: { max: 9 }, suggestion: '4x4' },
    ]);
    expect(tooManyPairs('2x2', 1)).toEqual([{ path: 'board', code: 'too_many_pairs', params: { max: 1 } }]);
  });

  test('every theme has eighteen pictures, enough for the largest board', () => {
    for (const pictures of Object.values(themes)) expect(new Set(pictures).size).toBe(18);
    expect(Math.max(...boards.map(pairsOf))).toBe(18);
  });
});

describe('boards', () => {
  test('have each picture of theirs exactly twice, all of one theme', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        const { pictures } = begin(settings, seed);
        const { rows, columns } = sizeOf(settings.board);
        expect(pictures).toHaveLength(rows * columns);
        const counts = Map.groupBy(pictures, (picture) => picture);
        expect([...counts.values()].every(({ length }) => length === 2)).toBe(true);
        expect(themes[settings.theme]).toEqual(expect.arrayContaining([...counts.keys()]));
      }),
    );
  });

  test('a pair lies anywhere: every place has the same chance to be the partner of the first', () => {
    const counts = new Map<number, number>();
    const draws = 3000;
    for (let seed = 0; seed < draws; seed++) {
      const pictures = deal({ theme: 'sea', board: '2x3' }, streams(seed)('board'));
      const partner = pictures.lastIndexOf(pictures[0] ?? 'fish');
      counts.set(partner, (counts.get(partner) ?? 0) + 1);
    }
    expect(new Set(counts.keys())).toEqual(new Set([1, 2, 3, 4, 5]));
    for (const count of counts.values()) expect(Math.abs(count - draws / 5)).toBeLessThan(100);
  });

  test('are no harder with a preview or a longer hold, and harder the larger they are', () => {
    fc.assert(
      fc.property(anySettings, (settings) => {
        const now = difficulty(settings);
        expect(difficulty({ ...settings, preview_s: 10 })).toBeLessThanOrEqual(now);
        expect(difficulty({ ...settings, mismatch_ms: 3000 })).toBeLessThanOrEqual(now);
      }),
    );
    const byBoard = boards.map((board) => difficulty({ ...rules.settings.defaults, board }));
    expect(byBoard.map(Math.round)).toEqual([6, 12, 25, 32, 37, 46, 50]);
  });
});

describe('cards of one’s own', () => {
  const set = (pictures: number): Material => ({
    kind: 'cards',
    revision: 5,
    title: 'Our class',
    pictures: Array.from({ length: pictures }, (_, index) => ({
      address: `/image-files/${index}`,
      alternative: `child ${index}`,
    })),
  });
  const own = (board: Board) => ({ ...rules.settings.defaults, theme: 'own', card_set: 9, board }) as const;

  test('are asked for by the id of the set, which has to be chosen', () => {
    expect(rules.material?.(own('2x3'))).toEqual({ kind: 'cards', id: 9 });
    expect(rules.material?.({ ...own('2x3'), theme: 'sea' })).toBeNull();
    expect(readSettings(rules, { theme: 'own' })).toEqual({
      ok: false,
      issues: [{ path: 'card_set', code: 'nothing_chosen' }],
    });
    expect(readSettings(rules, { theme: 'own', card_set: 0 })).toMatchObject({ ok: false });
    expect(() => rules.start(own('2x3'), streams(1))).toThrow(MissingMaterial);
  });

  const anyBoard = fc.constantFrom(...boards);
  const size = fc.integer({ min: 2, max: 18 });

  test('need a picture for every pair', () => {
    fc.assert(
      fc.property(anyBoard, size, seed, (board, size, seed) => {
        fc.pre(pairsOf(board) > size);
        const issues = rules.checkMaterial?.(own(board), set(size));
        expect(issues).toMatchObject([{ path: 'board', code: 'too_many_pairs', params: { max: size } }]);
        expect(() => rules.start(own(board), streams(seed), set(size))).toThrow(GenerationError);
      }),
    );
  });

  test('lie on the board twice each, whatever the set and the board, and are won as any others', () => {
    fc.assert(
      fc.property(anyBoard, size, seed, (board, size, seed) => {
        fc.pre(pairsOf(board) <= size);
        const game = withMaterial(rules, set(size));
        expect(rules.checkMaterial?.(own(board), set(size))).toEqual([]);
        const state = game.start(own(board), streams(seed));
        const counts = Map.groupBy(state.pictures, (picture) => picture);
        expect(counts.size).toBe(pairsOf(board));
        expect([...counts.values()].every(({ length }) => length === 2)).toBe(true);
        for (const picture of counts.keys()) expect(imageOf(state.own, picture)).toBeDefined();
        expect(rules.asked(state)).toEqual([{ pictures: state.pictures, own: state.own }]);
        const played = simulatePlay(game, own(board), streams(seed), { skill: 1, pace: 1 });
        expect(game.result(played.state)).toMatchObject({ correct: pairsOf(board), ended: 'completed' });
      }),
      { numRuns: 50 },
    );
  });

  test('are dealt again from the same set after an interrupted preview', () => {
    const game = withMaterial(rules, set(3));
    const first = game.start({ ...own('2x3'), preview_s: 3 }, streams(4));
    const again = interrupt(first);
    expect(again.pictures).toHaveLength(6);
    expect(again.own).toBe(first.own);
    expect(new Set(again.pictures)).toEqual(new Set(first.pictures));
  });
});

describe('a play', () => {
  test('is won when every pair is found', () => {
    const state = firsts(begin({ board: '2x3' })).reduce(take, begin({ board: '2x3' }));
    expect(rules.result(state)).toMatchObject({
      correct: 3,
      incorrect: 0,
      missed: 0,
      ended: 'completed',
      metrics: { moves: 3, mismatches: 0, avoidable: 0, time_ms: 3 * 900 },
    });
    expect(rules.progress(state)).toEqual({ done: ['right', 'right', 'right'], total: 3 });
  });

  test('two unknown cards that do not match are no mistake; a partner that had been seen is', () => {
    const [a = 0, b = 0, c = 0] = firsts(begin());
    const once = move(begin(), a, b);
    expect(rules.result(once)).toMatchObject({ incorrect: 0, metrics: { mismatches: 1, avoidable: 0 } });
    const missed = move(once, partnerOf(once, a), c);
    expect(rules.result(missed)).toMatchObject({ incorrect: 1, metrics: { mismatches: 2, avoidable: 1 } });
    const found = take(missed, a);
    expect(pairsIn(found)[0]).toMatchObject({ found: true, looks: 4, missed: 1 });
    expect(rules.result(found).items[0]).toMatchObject({ correct: true, attempts: 2 });
  });

  test('a card that was seen in the preview is no mistake yet', () => {
    const ready = begin({ preview_s: 2 });
    expect(ready.phase).toBe('ready');
    const shown = show(ready);
    const open = rules.apply(shown, { type: 'hidden', t: 2000 });
    const [a = 0, b = 0] = firsts(open);
    expect(rules.result(move(open, a, b))).toMatchObject({ incorrect: 0, metrics: { mismatches: 1 } });
  });

  test('strict ends with two mismatches for each pair, whether they could be avoided or not', () => {
    let state = begin({ board: '2x2', strict: true });
    const [a = 0, b = 0] = firsts(state);
    for (let misses = 0; misses < 3; misses++) state = move(state, a, b);
    expect(state.ended).toBeNull();
    state = move(state, a, b);
    expect(rules.result(state)).toMatchObject({
      correct: 0,
      missed: 2,
      ended: 'failed',
      metrics: { mismatches: 4 },
    });
    const loose = move(move(move(move(begin({ board: '2x2' }), a, b), a, b), a, b), a, b);
    expect(loose.ended).toBeNull();
  });

  test('an interrupted preview lays other cards; after the third time without another preview', () => {
    let state = begin({ preview_s: 5, board: '6x6' });
    for (let times = 1; times <= INTERRUPTIONS_FORGIVEN; times++) {
      const next = interrupt(state);
      expect(next).toMatchObject({ phase: 'ready', interrupted: times });
      expect(next.pictures).not.toEqual(state.pictures);
      state = next;
    }
    const last = interrupt(state);
    expect(last).toMatchObject({ phase: 'idle', begun: last.since });
    expect(last.pictures).not.toEqual(state.pictures);
  });

  test('whoever plays: counts pairs and misses, and the server replays the same', () => {
    fc.assert(
      fc.property(anySettings, seed, pupil, (settings, seed, pupil) => {
        const { events, state } = simulatePlay(rules, settings, streams(seed), pupil);
        const result = rules.result(state);
        const { mismatches = 0, avoidable = 0, moves = 0 } = result.metrics;
        expect(replay(rules, settings, streams(seed), events).result).toEqual(result);
        expect(result.correct + result.missed).toBe(pairsOf(settings.board));
        expect(moves).toBe(result.correct + mismatches);
        expect(2 * moves).toBe(events.filter(({ type }) => type === 'flip').length);
        expect(avoidable).toBeLessThanOrEqual(mismatches);
        expect(result.incorrect).toBe(avoidable);
        expect(result.ended === 'failed').toBe(settings.strict && mismatches === 2 * pairsOf(settings.board));
        expect(result.items.filter(({ correct }) => correct)).toHaveLength(result.correct);
      }),
      { numRuns: 30 },
    );
  });

  test('a perfect memory wins every board without a mistake, with three stars', () => {
    fc.assert(
      fc.property(anySettings, seed, (settings, seed) => {
        const { state } = simulatePlay(rules, settings, streams(seed), { skill: 1, pace: 1 });
        const result = rules.result(state);
        expect(result).toMatchObject({ incorrect: 0, missed: 0, ended: 'completed' });
        // A miss shows a first card whose partner nobody has seen; that happens less often than there are pairs.
        expect(result.metrics['mismatches']).toBeLessThan(pairsOf(settings.board));
        expect(starsOf(result)).toBe(3);
      }),
      { numRuns: 30 },
    );
  });
});

describe('what cannot have happened', () => {
  const idle = begin();
  const [a = 0, b = 0, c = 0] = firsts(idle);
  const first = flip(idle, a);
  const hold = flip(first, b);
  const found = take(idle, a);
  const ready = begin({ preview_s: 3 });
  const cases: [string, State, Event][] = [
    ['a card turned up during the hold', hold, { type: 'flip', t: hold.since + 999, card: c }],
    [
      'a card turned up after the hold, but before the others are turned back',
      hold,
      { type: 'flip', t: 9000, card: c },
    ],
    ['the same card twice', first, { type: 'flip', t: 9000, card: a }],
    ['a card of a pair that is found', found, { type: 'flip', t: 9000, card: a }],
    ['a card beyond the board', idle, { type: 'flip', t: 9000, card: 12 }],
    ['a card turned up before the preview', ready, { type: 'flip', t: 9000, card: 0 }],
    ['a card turned up in the preview', show(ready), { type: 'flip', t: 9000, card: 0 }],
    ['a preview that ends too soon', show(ready), { type: 'hidden', t: 2999 }],
    ['a preview that nobody asked for', idle, { type: 'shown', t: 0 }],
    ['an interruption without a preview', first, { type: 'void', t: 9000 }],
    ['a hold that ends too soon', hold, { type: 'turned_back', t: hold.since + 999 }],
    ['a card turned back without a mismatch', first, { type: 'turned_back', t: 9000 }],
  ];
  test.each(cases)('%s', (_, state, event) => {
    expect(() => rules.apply(state, event)).toThrow(InvalidEvent);
  });
});
