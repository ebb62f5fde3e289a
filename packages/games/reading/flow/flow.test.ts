import { InvalidEvent, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import type { Material, TextContent } from '@mindhero/engine/reading/material';
import { countWords } from '@mindhero/engine/reading/words';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exampleMaterials } from '../../example-materials.ts';
import { slotFrames, waitFor } from '../../film/slots.ts';
import type { Event } from './event.ts';
import { rules } from './rules.ts';
import { WAS_THERE } from './script.ts';
import { modes, type Settings } from './settings.ts';
import { slotsOf } from './slots.ts';
import { chunkAt, endsAt, restMs, type State } from './state.ts';

const body =
  'Mia finds an old bridge. Nobody has crossed it for years, says Dr. Brown.\n\nShe tries each plank. The third one is loose!';
const text: Material<TextContent> = {
  kind: 'text',
  revision: 1,
  title: 'The bridge',
  language: 'EN',
  layout: 'story',
  body,
  questions: [
    { kind: 'literal', text: 'What is loose?', options: ['a plank', 'a stone', 'a rope'], right: 0 },
  ],
  picture: null,
};

function begin(settings: Partial<Settings> = {}, material: Material = text): State {
  return rules.start({ ...rules.settings.defaults, ...settings }, streams(1), material);
}

const play = (state: State, ...events: Event[]) => events.reduce(rules.apply, state);
const shown = (t: number): Event => ({ type: 'shown', t });
const shownText = (state: State, t: number) => state.script.chunks[chunkAt(state, t)]?.text;

/** One word a second, each as long as the other. */
const even = { wpm: 60, warm_up: false } as const;
const list = (count: number): Material => ({
  kind: 'words',
  revision: 2,
  title: 'Things',
  language: 'EN',
  words: Array.from({ length: count }, (_, index) => `word${index}`),
  syllables: null,
});

describe('the flow', () => {
  it('takes exactly the time that the speed says, in every mode', () => {
    const settings = fc.record({
      mode: fc.constantFrom(...modes),
      wpm: fc.integer({ min: 50, max: 800 }),
      chunk: fc.integer({ min: 1, max: 3 }),
      warm_up: fc.boolean(),
    });
    fc.assert(
      fc.property(settings, (settings) => {
        const state = play(begin(settings), shown(500));
        const total = (60_000 * countWords(body)) / settings.wpm;
        expect(endsAt(state)).toBe(500 + Math.floor(total));
        const { metrics } = rules.result(play(state, { type: 'read', t: endsAt(state) ?? 0 }));
        expect(metrics).toMatchObject({ words: countWords(body), wpm: settings.wpm });
      }),
    );
  });

  it('says at any time what is on the screen, as it did when it was played', () => {
    fc.assert(
      fc.property(fc.constantFrom(...modes), fc.nat(20_000), (mode, since) => {
        const state = play(begin({ mode }), shown(1000));
        const { boundaries } = state.script;
        const place = chunkAt(state, 1000 + since);
        const isThere = (boundaries[place] ?? 0) <= since;
        const isLast = place === boundaries.length - 2;
        expect(isThere && (since < (boundaries[place + 1] ?? 0) || isLast)).toBe(true);
      }),
    );
  });

  it('is not over before all was shown, and asks nothing before that', () => {
    const state = play(begin(), shown(0));
    const end = endsAt(state) ?? 0;
    expect(() => play(state, { type: 'read', t: end - 1 })).toThrow(InvalidEvent);
    expect(() => play(state, { type: 'choose', t: end, question: 0, option: 0 })).toThrow(InvalidEvent);
    expect(() => play(state, shown(5))).toThrow(InvalidEvent);
    const read = play(state, { type: 'read', t: end + 7 });
    expect(read).toMatchObject({ isRead: true, shownAt: null, quiz: { since: end + 7 } });
    expect(() => play(read, { type: 'rewind', t: end + 8 })).toThrow(InvalidEvent);
    expect(() => play(read, shown(end + 8))).toThrow(InvalidEvent);
  });

  it('ends with the text where nothing is asked about it', () => {
    const state = play(begin({}, { ...text, questions: [] }), shown(0));
    const over = play(state, { type: 'read', t: endsAt(state) ?? 0 });
    expect(rules.isOver(over)).toBe(true);
    expect(rules.result(over)).toMatchObject({ ended: 'completed', correct: 0, missed: 0 });
    expect(rules.result(over).metrics).not.toHaveProperty('understanding');
  });
});

describe('the slots of a film', () => {
  it('are whole frames, one after the other, and nearest to their times: nothing adds up', () => {
    const settings = fc.record({ wpm: fc.integer({ min: 50, max: 800 }), warm_up: fc.boolean() });
    const frame = fc.constantFrom(1000 / 60, 1000 / 120, 1000 / 90);
    fc.assert(
      fc.property(settings, frame, fc.constantFrom(0, 5, 13), (settings, frame, from) => {
        const { script } = begin(settings);
        const origin = script.boundaries[from] ?? 0;
        const slots = slotsOf({ script, from }, frame);
        expect(slots).toHaveLength(script.chunks.length - from);
        slots.forEach((slot, index) => {
          expect(slot.from / frame).toBeCloseTo(Math.round(slot.from / frame), 6);
          const time = (script.boundaries[from + index] ?? 0) - origin;
          expect(Math.abs(slot.from - time)).toBeLessThanOrEqual(frame / 2 + 1e-6);
          expect(slot.until - slot.from).toBeGreaterThan(1.5 * frame);
          expect(slots[index + 1]?.from ?? slot.until).toBe(slot.until);
        });
      }),
    );
  });

  it('are keyframes that an animation takes, though the last frame may end after the text', () => {
    const settings = fc.record({
      wpm: fc.integer({ min: 50, max: 800 }),
      words_shown: fc.integer({ min: 1, max: 40 }),
      warm_up: fc.boolean(),
    });
    const frame = fc.constantFrom(...[30, 50, 60, 75, 90, 144].map((rate) => 1000 / rate));
    fc.assert(
      fc.property(settings, frame, fc.nat(20), fc.nat(900), (settings, frame, from, gone) => {
        const { script } = begin({ ...settings, content: 'words' }, list(60));
        const state = { script, from: Math.min(from, script.chunks.length - 1) };
        const wait = waitFor(800, { frame, gone });
        const slots = slotsOf(state, frame).map((slot) => ({
          from: slot.from + wait,
          until: slot.until + wait,
        }));
        const offsets = slotFrames(slots, wait + restMs(state), false).map(({ offset }) => offset);
        expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
        expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
      }),
    );
  });
});

describe('going back', () => {
  it('leads to the beginning of the sentence, and from its beginning to that of the one before', () => {
    const state = play(begin(even), shown(0));
    const late = state.script.boundaries[8] ?? 0;
    expect(shownText(state, late)).toBe('it');
    const back = play(state, { type: 'rewind', t: Math.ceil(late) + 10 });
    expect([back.from, back.shownAt, back.rewinds]).toEqual([5, null, 1]);
    expect(shownText(back, 99_999)).toBe('Nobody');
    // It stands still, and goes back further at each touch.
    expect(play(back, { type: 'rewind', t: 20_000 }).from).toBe(0);
    expect(play(back, shown(20_000), { type: 'rewind', t: 20_400 }).from).toBe(0);
    expect(play(back, shown(20_000), { type: 'rewind', t: 22_000 }).from).toBe(5);
    expect(play(state, { type: 'rewind', t: 100 }).from).toBe(0);
  });

  it('takes its time, and no word counts twice', () => {
    const state = play(begin(even), shown(0), { type: 'rewind', t: 3000 }, shown(4000));
    const { metrics } = rules.result(play(state, { type: 'read', t: endsAt(state) ?? 0 }));
    const words = countWords(body);
    expect(metrics).toMatchObject({ words, rewinds: 1, reading_ms: 1000 * words + 3000 });
    expect(metrics['wpm']).toBe(Math.round((60_000 * words) / (1000 * words + 3000)));
  });

  it('is what a pause does, too: the sentence begins anew', () => {
    const state = play(begin(even), shown(0), { type: 'interrupted', t: 9000 });
    expect([state.from, state.shownAt, state.interruptions]).toEqual([5, null, 1]);
    expect(() => play(state, { type: 'interrupted', t: 9001 })).toThrow(InvalidEvent);
    expect(rules.result(state).metrics).toMatchObject({ pauses: 1, reading_ms: 9000 });
  });

  it('at whatever times leaves a play that can be finished, and never reads faster than was set', () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('rewind', 'interrupted'), fc.nat(15_000)), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(steps, fc.constantFrom(...modes), (steps, mode) => {
        let state = begin({ mode });
        let t = 0;
        for (const [type, after] of steps) {
          state = play(state, shown(t), { type, t: (t += after) });
        }
        state = play(state, shown(t));
        const { metrics } = rules.result(play(state, { type: 'read', t: endsAt(state) ?? 0 }));
        expect(metrics['words']).toBe(countWords(body));
        expect(metrics['wpm']).toBeLessThanOrEqual(150);
      }),
    );
  });
});

describe('a play that was stopped', () => {
  it('counts the words until then', () => {
    const state = play(begin(even), shown(0), { type: 'stop', t: 3500 });
    expect(rules.result(state)).toMatchObject({ ended: 'stopped', missed: 1, metrics: { reading_ms: 3500 } });
    expect(rules.result(state).metrics['words']).toBe(chunkAt(play(begin(even), shown(0)), 3500) + 1);
    expect(rules.result(play(begin(), { type: 'stop', t: 5 })).metrics).toMatchObject({ words: 0, wpm: 0 });
    // Nothing flows when all was shown, however late that is noticed.
    expect(rules.result(play(begin(even), shown(0), { type: 'stop', t: 999_999 })).metrics).toMatchObject({
      reading_ms: 1000 * countWords(body),
    });
  });
});

describe('a word list', () => {
  it('shows words once, and asks for some of them and for some others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 120 }), fc.nat().map(streams), (count, random) => {
        const settings = { ...rules.settings.defaults, content: 'words' } as const;
        const { script, quiz } = rules.start(settings, random, list(count));
        const shown = script.chunks.map((chunk) => chunk.text);
        expect(new Set(shown).size).toBe(shown.length);
        expect(shown.length).toBeLessThanOrEqual(Math.min(20, count - 1));
        const asked = quiz.questions.map((question) => question.text);
        expect(new Set(asked).size).toBe(asked.length);
        for (const { text: word, right } of quiz.questions)
          expect(shown.includes(word)).toBe(right === WAS_THERE);
        const rights = new Set(quiz.questions.map(({ right }) => right));
        expect(rights.size).toBe(2);
        expect(asked.length).toBeLessThanOrEqual(9);
      }),
    );
  });

  it('says nothing of understanding', () => {
    const settings = { ...rules.settings.defaults, content: 'words' } as const;
    const { words } = exampleMaterials;
    const game = { ...rules, start: () => rules.start(settings, streams(3), words) };
    const { state } = simulatePlay(game, settings, streams(3), { skill: 1, pace: 1 });
    const result = rules.result(state);
    expect(result).toMatchObject({ ended: 'completed', incorrect: 0 });
    expect(result.metrics).not.toHaveProperty('understanding');
  });
});
