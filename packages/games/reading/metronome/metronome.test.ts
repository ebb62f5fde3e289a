import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, replay, simulatePlay } from '@mindhero/engine/play';
import { MAX_SEED, streams } from '@mindhero/engine/random';
import { type Material, MissingMaterial, type TextContent } from '@mindhero/engine/reading/material';
import { countWords, spanOfWords } from '@mindhero/engine/reading/words';
import { readSettings } from '@mindhero/engine/settings';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../../example-materials.ts';
import { beatAt, type Beats, beatMs, LEAD_MS, nearestBeat } from '../beat/beats.ts';
import { details } from './details.tsx';
import type { Event } from './event.ts';
import { beatKept } from './result.ts';
import { rules } from './rules.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import {
  askedBeats,
  CALIBRATION_TAPS,
  calibrationBpm,
  GRACE_MS,
  latencyOf,
  MOST_LATENCY_MS,
  tapped,
  tappingAgain,
  tappingFrom,
  tappingUntil,
  windowMs,
} from './taps.ts';
import { unitsOf } from './units.ts';

const text = exampleMaterials.text as Material<TextContent>;
const seed = fc.integer({ min: 0, max: MAX_SEED });
const bpm = fc.integer({ min: 20, max: 240 });
const withDefaults = (settings: Partial<Settings>): Settings => ({ ...rules.settings.defaults, ...settings });
const started = (settings: Partial<Settings>, material: Material<TextContent> = text): State =>
  rules.start(withDefaults(settings), streams(1), material);
const after = (state: State, ...events: readonly Event[]): State => events.reduce(rules.apply, state);
const game = {
  ...rules,
  start: (settings: Settings, random: Parameters<typeof rules.start>[1]) =>
    rules.start(settings, random, text),
};

describe('settings', () => {
  test.each([0, 19, 241, 60.5])('a beat of %d is refused', (bpm) => {
    const read = readSettings(rules, { bpm });
    expect(read.ok || read.issues.map(({ path }) => path)).toEqual(['bpm']);
  });

  test('20 and 240 are taken', () => {
    for (const bpm of [20, 240]) expect(readSettings(rules, { bpm }).ok).toBe(true);
  });

  test('there is nothing to play without a text', () => {
    expect(() => rules.start(rules.settings.defaults, streams(1))).toThrow(MissingMaterial);
  });
});

describe('units', () => {
  const poem =
    'Well, the wind blows.\nOver the hill\nit goes, and nobody knows where it will be tomorrow or on any other day';
  const bodies = fc.constantFrom(text.body, poem, '“No!” she said. Rock-’n’-roll – 3,000 times.', 'One');
  const units = fc.constantFrom('word', 'chunk', 'line');

  test('hold every word once, in order, as it stands there', () => {
    fc.assert(
      fc.property(bodies, units, (body, unit) => {
        const spans = unitsOf(body, 'en', unit);
        for (const { text, start } of spans) expect(body.slice(start, start + text.length)).toBe(text);
        const words = spans.flatMap(({ text, start }) => spanOfWords(text).map((word) => start + word.start));
        expect(words).toEqual(spanOfWords(body).map(({ start }) => start));
      }),
    );
  });

  test('are words, two or three of them, and about a line, and never reach into the next sentence', () => {
    expect(
      unitsOf(text.body, 'en', 'word')
        .map(({ text }) => text)
        .slice(4, 8),
    ).toEqual(['bridge', 'behind', 'the', 'mill.']);
    const sizes = (unit: 'chunk' | 'line') =>
      unitsOf(text.body, 'en', unit).map((one) => countWords(one.text));
    expect(sizes('chunk').every((words) => words >= 2 && words <= 3)).toBe(true);
    expect(sizes('line').every((words) => words >= 3 && words <= 8)).toBe(true);
    for (const unit of ['chunk', 'line'] as const)
      expect(unitsOf(text.body, 'en', unit).some((one) => /[.!?]\s/.test(one.text))).toBe(false);
  });

  test('marks stay with their words, and a line of a poem ends a unit', () => {
    expect(unitsOf('“No!” she said.', 'en', 'word').map((one) => one.text)).toEqual([
      '“No!”',
      'she',
      'said.',
    ]);
    expect(unitsOf(poem, 'en', 'line').map((one) => one.text)).toEqual([
      'Well, the wind blows.',
      'Over the hill',
      'it goes, and nobody knows where it will',
      'be tomorrow or on any other day',
    ]);
    const nine = 'one two three four five six seven eight nine';
    expect(unitsOf(nine, 'en', 'line').map((one) => one.text)).toEqual([
      'one two three four five',
      'six seven eight nine',
    ]);
  });
});

describe('taps', () => {
  const start = 1000;
  const anyBeats: fc.Arbitrary<Beats> = bpm.map((bpm) => ({ start, bpm }));
  const latency = fc.integer({ min: -MOST_LATENCY_MS, max: MOST_LATENCY_MS });

  test('the window is a quarter of a beat, between 80 and 250 ms, and no two of them overlap', () => {
    expect([20, 60, 120, 187.5, 240].map(windowMs)).toEqual([250, 250, 125, 80, 80]);
    fc.assert(fc.property(bpm, (bpm) => 2 * windowMs(bpm) < beatMs(bpm)));
  });

  test('within the window of each beat all are hit, whatever the device takes off', () => {
    fc.assert(
      fc.property(
        anyBeats,
        latency,
        fc.double({ min: -0.99, max: 0.99, noNaN: true }),
        (beats, latency, off) => {
          let tapping = tappingFrom(beats, latency);
          const first = tapping.stretches[0]?.first ?? 0;
          for (let beat = first; beat < first + 9; beat++)
            tapping = tapped(tapping, beatAt(beats, beat) + latency + off * windowMs(beats.bpm));
          const until = beatAt(beats, first + 9) + latency - windowMs(beats.bpm);
          expect(askedBeats(tapping, until).map(({ isHit }) => isHit)).toEqual(Array(9).fill(true));
          expect(tapping.extra).toBe(0);
          for (const one of tapping.offs) expect(one).toBeCloseTo(off * windowMs(beats.bpm), 6);
        },
      ),
    );
  });

  test('whatever is tapped: hits, misses and extra taps add up', () => {
    const taps = fc.array(fc.integer({ min: 0, max: 60_000 }), { maxLength: 120 });
    fc.assert(
      fc.property(
        anyBeats,
        latency,
        taps,
        fc.integer({ min: 0, max: 60_000 }),
        (beats, latency, taps, pause) => {
          let tapping = tappingFrom(beats, latency);
          let counted = 0;
          let isBack = false;
          for (const t of taps.toSorted((a, b) => a - b)) {
            if (!isBack && t > pause) {
              isBack = true;
              tapping = tappingAgain(tapping, pause);
            }
            // Until the beat has been found, or found again, no tap counts.
            if (nearestBeat(beats, t - latency) >= (tapping.stretches.at(-1)?.first ?? 0)) counted++;
            tapping = tapped(tapping, t);
          }
          const asked = askedBeats(tapping, 61_000);
          expect(tapping.hit.length + tapping.extra).toBe(counted);
          expect(asked.filter(({ isHit }) => isHit).map(({ beat }) => beat)).toEqual(tapping.hit);
          expect(new Set(asked.map(({ beat }) => beat)).size).toBe(asked.length);
        },
      ),
    );
  });

  test('a second tap on a beat, and one between two beats, hit nothing; before the first that counts none matters', () => {
    const beats = { start, bpm: 60 };
    const at = (seconds: number) => start + 1000 * seconds;
    const tapping = [at(0.5), at(1), at(3), at(3.1), at(3.5), at(4.26)].reduce(tapped, tappingFrom(beats, 0));
    expect(tapping).toMatchObject({ hit: [3], extra: 3 });
    expect(askedBeats(tapping, at(5.3))).toEqual([
      { beat: 2, isHit: false },
      { beat: 3, isHit: true },
      { beat: 4, isHit: false },
      { beat: 5, isHit: false },
    ]);
  });

  test('after an interruption nothing is asked for until the beat is found again', () => {
    const beats = { start, bpm: 60 };
    const again = tappingAgain(tappingFrom(beats, 0), start + 4_400);
    const asked = askedBeats(again, start + 10_000).map(({ beat }) => beat);
    expect(asked).toEqual([2, 3, 4, 7, 8, 9]);
    expect(GRACE_MS).toBe(2000);
    expect(tappingUntil(tappingUntil(again, start + 10_000), start + 20_000)).toEqual(
      tappingUntil(again, start + 10_000),
    );
  });

  test('the latency is the middle of the taps of the warm-up, and bounded', () => {
    expect(latencyOf([40, 60, 500, 50, 45])).toBe(50);
    expect(latencyOf([900])).toBe(MOST_LATENCY_MS);
    expect(latencyOf([-900])).toBe(-MOST_LATENCY_MS);
    // A latency of this size is nearer to its own beat than to the next one.
    fc.assert(fc.property(bpm, (bpm) => beatMs(calibrationBpm(bpm)) / 2 >= MOST_LATENCY_MS));
    expect([20, 60, 100, 240].map(calibrationBpm)).toEqual([80, 120, 100, 120]);
  });
});

describe('a play', () => {
  const warmUp = { type: 'warm_up', t: 0 } as const;
  const tapsAt = (beats: Beats, late: number): Event[] =>
    Array.from({ length: CALIBRATION_TAPS }, (_, beat) => ({
      type: 'tap',
      t: Math.round(beatAt(beats, beat) + late),
    }));

  test('eight taps tell how late the device is; what is tapped so late afterwards is on the beat', () => {
    const begun = after(started({ mode: 'tap', bpm: 120 }), warmUp);
    const taps = tapsAt(begun.beats as Beats, 70);
    expect(() => after(begun, ...taps.slice(1), { type: 'shown', t: 9000 })).toThrow(InvalidEvent);
    const shown = after(begun, ...taps, { type: 'shown', t: 9000 });
    expect(shown.latency).toBe(70);
    const beats = shown.beats as Beats;
    const end = after(
      shown,
      ...Array.from({ length: 30 }, (_, beat): Event => ({ type: 'tap', t: beatAt(beats, beat) + 70 })),
      { type: 'read', t: beatAt(beats, 30) },
    );
    expect(rules.result(end).metrics).toMatchObject({
      mean_asynchrony_ms: 0,
      sd_asynchrony_ms: 0,
      latency_ms: 70,
    });
    expect(rules.result({ ...end, quiz: { ...end.quiz, questions: [] } })).toMatchObject({
      incorrect: 0,
      missed: 0,
    });
  });

  test('taps that are early by less than a millisecond, as all of them go, are on the beat, and come back so from a log', () => {
    const begun = after(started({ mode: 'tap', bpm: 60 }), warmUp);
    const shown = after(begun, ...tapsAt(begun.beats as Beats, 45), { type: 'shown', t: 9000 });
    const beats = shown.beats as Beats;
    const end = after(
      shown,
      ...[0, -1, 0].map((off, tap): Event => ({ type: 'tap', t: beatAt(beats, 4 + tap) + 45 + off })),
      { type: 'read', t: beatAt(beats, 8) },
    );
    const { metrics } = rules.result(end);
    expect(metrics).toMatchObject({ hits: 3, mean_asynchrony_ms: 0 });
    expect(JSON.parse(JSON.stringify(metrics))).toEqual(metrics);
  });

  test('a device that was measured before says so, within bounds, and only before the text', () => {
    const begun = after(started({ mode: 'tap' }), warmUp);
    const measured = after(begun, { type: 'latency', t: 5, offset_ms: -120 });
    expect(after(measured, { type: 'shown', t: 6 })).toMatchObject({ phase: 'reading', latency: -120 });
    expect(rules.event.safeParse({ type: 'latency', t: 5, offset_ms: 201 }).success).toBe(false);
    expect(rules.event.safeParse({ type: 'latency', t: 5, offset_ms: 0.5 }).success).toBe(false);
    const shown = after(started({}), { type: 'shown', t: 0 });
    expect(() => after(shown, { type: 'latency', t: 5, offset_ms: 0 })).toThrow(InvalidEvent);
    expect(() => after(shown, { type: 'tap', t: 5 })).toThrow(InvalidEvent);
  });

  test('where the beat leads, the text ends with its last beat, and that is the speed', () => {
    fc.assert(
      fc.property(bpm, fc.constantFrom('word', 'chunk', 'line'), (bpm, per_beat) => {
        const shown = after(started({ mode: 'pace', bpm, per_beat }), { type: 'shown', t: 0 });
        const end = Math.ceil(LEAD_MS + shown.units.length * beatMs(bpm));
        expect(() => after(shown, { type: 'read', t: end - 1 })).toThrow(InvalidEvent);
        const { metrics } = rules.result(after(shown, { type: 'read', t: end }));
        expect(metrics['words']).toBe(countWords(text.body));
        expect(metrics['reading_ms']).toBe(Math.round(shown.units.length * beatMs(bpm)));
      }),
    );
  });

  test('a time limit takes the text away: the last word that was read is tapped, unless the beat knows it, then questions follow', () => {
    const cut = (mode: Settings['mode']) =>
      after(
        started({ mode, bpm: 60, time_limit_s: 10 }),
        { type: 'shown', t: 0 },
        { type: 'time_up', t: 10_000 },
      );
    expect(() =>
      after(started({ time_limit_s: 10 }), { type: 'shown', t: 0 }, { type: 'time_up', t: 9_999 }),
    ).toThrow(InvalidEvent);
    expect(rules.result(cut('listen')).metrics).not.toHaveProperty('wpm');
    const marked = (word: number) => after(cut('listen'), { type: 'last_word', t: 12_000, word });
    expect(marked(19)).toMatchObject({ phase: 'quiz', quiz: { since: 12_000 } });
    expect(rules.result(marked(19)).metrics).toMatchObject({ words: 20, reading_ms: 10_000, wpm: 120 });
    expect(() => marked(countWords(text.body))).toThrow(InvalidEvent);
    expect(() => after(cut('listen'), { type: 'choose', t: 12_000, question: 0, option: 0 })).toThrow(
      InvalidEvent,
    );
    expect(cut('pace').phase).toBe('quiz');
    expect(rules.result(cut('pace')).metrics).toMatchObject({ words: 8, wpm: 60 });
    const { state } = simulatePlay(game, withDefaults({ time_limit_s: 10 }), streams(1), {
      skill: 1,
      pace: 3,
    });
    expect(rules.result(state)).toMatchObject({ ended: 'time_limit', correct: 2, incorrect: 0, missed: 0 });
  });

  test('after a few interruptions the beats that one misses are missed', () => {
    const begun = after(
      started({ mode: 'tap' }),
      warmUp,
      { type: 'latency', t: 1, offset_ms: 0 },
      { type: 'shown', t: 2 },
    );
    const interrupted = (count: number, type: 'interrupted' | 'void' = 'interrupted') =>
      after(
        begun,
        ...Array.from({ length: count }, (_, index): Event => ({ type, t: 10_000 * (index + 1) })),
      );
    const missed = (state: State) =>
      askedBeats(state.tapping as NonNullable<State['tapping']>, 60_000).length;
    const forgiven = interrupted(INTERRUPTIONS_FORGIVEN);
    expect(missed(forgiven)).toBeLessThan(missed(begun));
    expect(missed(interrupted(INTERRUPTIONS_FORGIVEN + 2))).toBe(missed(forgiven));
    // As the first plays call it.
    expect(interrupted(INTERRUPTIONS_FORGIVEN + 1, 'void')).toEqual(interrupted(INTERRUPTIONS_FORGIVEN + 1));
    expect(rules.event.safeParse({ type: 'void', t: 1 }).success).toBe(true);
  });

  test('what is said of the beat never contradicts how many were hit', () => {
    expect(beatKept({ beats: 0, hits: 0, extra_taps: 0 })).toBeNull();
    expect(beatKept({ beats: 20, hits: 0, extra_taps: 0 })).toBe('untapped');
    expect(beatKept({ beats: 20, hits: 4, extra_taps: 0, mean_asynchrony_ms: 0 })).toBe('few');
    expect(beatKept({ beats: 20, hits: 0, extra_taps: 9 })).toBe('few');
    expect(beatKept({ beats: 20, hits: 15, extra_taps: 0, mean_asynchrony_ms: -20 })).toBe('on_beat');
    expect(beatKept({ beats: 20, hits: 20, extra_taps: 0, mean_asynchrony_ms: -21 })).toBe('early');
    expect(beatKept({ beats: 20, hits: 20, extra_taps: 0, mean_asynchrony_ms: 21 })).toBe('late');
  });

  test('a text without questions ends when it is read, and that is what counts', () => {
    const end = after(
      started({}, { ...text, questions: [] }),
      { type: 'shown', t: 0 },
      { type: 'read', t: 20_000 },
    );
    expect(rules.result(end)).toMatchObject({ correct: 1, incorrect: 0, missed: 0, ended: 'completed' });
  });

  test('how far a tap was from its beat is told, what the device is late by taken off', () => {
    const begun = after(started({ mode: 'tap', bpm: 60 }), warmUp);
    const warm = begun.beats as Beats;
    expect(details({ type: 'tap', t: beatAt(warm, 2) + 70 }, begun)).toEqual({ context: 'late', ms: 70 });
    const shown = after(begun, { type: 'latency', t: 1, offset_ms: 50 }, { type: 'shown', t: 2 });
    const tap = (off: number) =>
      details({ type: 'tap', t: beatAt(shown.beats as Beats, 4) + 50 + off }, shown);
    expect([tap(-30), tap(0), tap(20)]).toEqual([
      { context: 'early', ms: 30 },
      { context: 'exact' },
      { context: 'late', ms: 20 },
    ]);
  });

  test('whoever plays, at whatever beat: the log replays to the same figures, hits and misses are those of the beats', () => {
    const modes = fc.constantFrom('listen', 'pace', 'tap');
    fc.assert(
      fc.property(modes, bpm, seed, fc.double({ min: 0, max: 1, noNaN: true }), (mode, bpm, seed, skill) => {
        const settings = withDefaults({ mode, bpm });
        const { events, state } = simulatePlay(game, settings, streams(seed), { skill, pace: 1 });
        const result = rules.result(state);
        expect(replay(game, settings, streams(seed), events).result).toEqual(result);
        const { beats = 0, hits = 0 } = result.metrics;
        expect(result.correct + result.incorrect + result.missed).toBe(
          2 + beats + (result.metrics['extra_taps'] ?? 0),
        );
        expect(hits).toBeLessThanOrEqual(beats);
      }),
      { numRuns: 200 },
    );
  });

  test('faster beats that lead, and texts for older readers, are harder', () => {
    const difficulty = (settings: Partial<Settings>) => rules.difficulty(withDefaults(settings));
    expect(difficulty({ mode: 'pace', bpm: 120 })).toBeGreaterThan(difficulty({ mode: 'pace', bpm: 60 }));
    expect(difficulty({ difficulty: 'advanced' })).toBeGreaterThan(difficulty({ difficulty: 'beginner' }));
    expect(difficulty({ mode: 'tap' })).toBeGreaterThan(difficulty({ mode: 'listen' }));
  });
});
