import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type Beats,
  beatAt,
  beatAtOrBefore,
  beatFrom,
  beatsBetween,
  isAccented,
  nearestBeat,
} from './beats.ts';
import { createMetronome, LOOK_MS } from './metronome.tsx';
import { fill, MOST_FLASHES, ring } from './pulse-frames.ts';

const bpm = fc.integer({ min: 20, max: 240 });
const beats: fc.Arbitrary<Beats> = fc.record({ start: fc.double({ min: 0, max: 1e5, noNaN: true }), bpm });
const time = fc.double({ min: 0, max: 1e6, noNaN: true });

describe('beats', () => {
  test('each is where it is by the first one alone', () => {
    fc.assert(
      fc.property(beats, fc.nat(2400), (beats, n) => {
        expect(beatAt(beats, n)).toBe(beats.start + (n * 60_000) / beats.bpm);
      }),
    );
  });

  test('spans that meet hold every beat once', () => {
    fc.assert(
      fc.property(beats, fc.array(time, { minLength: 2, maxLength: 12 }), (beats, times) => {
        const cuts = times.toSorted((a, b) => a - b);
        const parts = cuts.slice(1).map((until, index) => beatsBetween(beats, cuts[index] ?? 0, until));
        expect(parts.flat()).toEqual(beatsBetween(beats, cuts[0] ?? 0, cuts.at(-1) ?? 0));
      }),
    );
  });

  test('from, at, before and nearest agree', () => {
    fc.assert(
      fc.property(beats, time, (beats, t) => {
        const [from, before] = [beatFrom(beats, t), beatAtOrBefore(beats, t)];
        expect(beatAt(beats, from)).toBeGreaterThanOrEqual(t);
        expect(before === -1 || beatAt(beats, before) <= t).toBe(true);
        expect(from - before).toBeLessThanOrEqual(1);
        expect([from, before]).toContain(t < beats.start ? 0 : nearestBeat(beats, t));
      }),
    );
    const second = { start: 100, bpm: 60 };
    expect(beatAtOrBefore(second, 1100)).toBe(1);
    expect(beatAtOrBefore(second, 99)).toBe(-1);
  });

  test('the first of every so many is accented, none without accents', () => {
    expect([0, 1, 2, 3, 4, 5, 6].map((beat) => isAccented(beat, 3))).toEqual([
      true,
      false,
      false,
      true,
      false,
      false,
      true,
    ]);
    expect(isAccented(0, 0)).toBe(false);
  });
});

/** An output whose clock stands where the test puts it, and that notes what it is to play. */
class Output {
  readonly sampleRate = 8000;
  readonly destination = {};
  currentTime = 0;
  readonly sources: { at: number; buffer: unknown; isStopped: boolean }[] = [];
}

class Node {
  connect() {
    return this;
  }
}

class Source extends Node {
  private readonly noted;
  constructor(output: Output, { buffer }: { buffer: unknown }) {
    super();
    this.noted = { at: Infinity, buffer, isStopped: false };
    output.sources.push(this.noted);
  }
  start(at: number) {
    this.noted.at = at;
  }
  stop() {
    this.noted.isStopped = true;
  }
}

describe('the metronome', () => {
  beforeEach(() => {
    vi.stubGlobal('GainNode', Node);
    vi.stubGlobal('AudioBufferSourceNode', Source);
    vi.stubGlobal(
      'AudioBuffer',
      class {
        copyToChannel() {}
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  const metronomeOn = (output: Output, beats: Beats, accent = 0) =>
    createMetronome(output as unknown as BaseAudioContext, { beats, accent, volume: 1 });

  test('however unevenly the page looks, every beat of ten minutes is handed over once, at its own time', () => {
    // Up to its look-ahead, as if the page were busy.
    const looks = fc.infiniteStream(fc.integer({ min: 5, max: 95 }));
    fc.assert(
      fc.property(bpm, looks, (bpm, looks) => {
        const output = new Output();
        const metronome = metronomeOn(output, { start: 500, bpm });
        for (const step of looks) {
          metronome.look();
          output.currentTime += step / 1000;
          if (output.currentTime > 600) break;
        }
        const times = output.sources.map(({ at }) => at);
        expect(times.length).toBeGreaterThan(10 * bpm - 3);
        const drift = times.map((at, beat) => Math.abs(1000 * at - (500 + (beat * 60_000) / bpm)));
        expect(Math.max(...drift)).toBeLessThan(0.001);
      }),
      { numRuns: 5 },
    );
  });

  test('a beat that went by while the page was busy is left out, and those after it are in time', () => {
    const output = new Output();
    const metronome = metronomeOn(output, { start: 0, bpm: 240 });
    metronome.look();
    output.currentTime = 0.9;
    metronome.look();
    expect(output.sources.map(({ at }) => at)).toEqual([0]);
    output.currentTime = 0.95;
    metronome.look();
    expect(output.sources.map(({ at }) => at)).toEqual([0, 1]);
  });

  test('stopped, it plays nothing that has not begun', () => {
    const output = new Output();
    const metronome = metronomeOn(output, { start: 0, bpm: 240 });
    metronome.look();
    output.currentTime = 0.2;
    metronome.look();
    metronome.stop();
    expect(output.sources.map(({ isStopped }) => isStopped)).toEqual([false, true]);
    expect(LOOK_MS).toBeLessThan(100);
  });

  test('accented beats sound otherwise', () => {
    const output = new Output();
    const metronome = metronomeOn(output, { start: 0, bpm: 240 }, 2);
    for (; output.currentTime < 1; output.currentTime += 0.05) metronome.look();
    const [first, second, third, fourth] = output.sources.map(({ buffer }) => buffer);
    expect(first).not.toBe(second);
    expect([third, fourth]).toEqual([first, second]);
    expect(third).toBe(first);
  });
});

describe('the pulse', () => {
  const lightings = (frames: readonly { readonly opacity?: number }[]) =>
    frames.filter(({ opacity = 0 }, index) => opacity > (frames[index - 1]?.opacity ?? 0)).length;

  test('lights up at most three times a second, at every tempo and with every accent', () => {
    fc.assert(
      fc.property(bpm, fc.constantFrom(0, 2, 3, 4), (bpm, accent) => {
        for (const cycle of [ring(bpm, accent), fill(bpm)]) {
          if (cycle === null) continue;
          const seconds = (cycle.beats * 60) / bpm;
          // The end of one cycle is the beginning of the next.
          const times = lightings(cycle.frames.slice(0, -1));
          expect(times / seconds).toBeLessThanOrEqual(MOST_FLASHES);
        }
      }),
    );
    expect(ring(180, 0)).not.toBeNull();
    expect(ring(181, 0)).toBeNull();
  });

  test('its keyframes are in order, from the beginning to the end of a cycle', () => {
    fc.assert(
      fc.property(bpm, fc.constantFrom(0, 2, 3, 4), (bpm, accent) => {
        for (const cycle of [ring(bpm, accent), fill(bpm)].filter((one) => one !== null)) {
          const offsets = cycle.frames.map(({ offset }) => offset);
          expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
          expect([offsets[0], offsets.at(-1)]).toEqual([0, 1]);
        }
      }),
    );
  });
});
