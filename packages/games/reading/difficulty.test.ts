import { difficulties } from '@mindhero/engine/reading/choice';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { games } from '../rules.ts';
import { difficultyOfReading, readers } from './difficulty.ts';

const levels = fc.constantFrom(...difficulties, 'any' as const);
const speeds = fc.integer({ min: 20, max: 900 });

test('at one’s own speed a text is worth what its difficulty says, and faster is harder', () => {
  for (const difficulty of difficulties)
    expect(difficultyOfReading({ difficulty })).toBeCloseTo(readers[difficulty].difficulty, 1);
  fc.assert(
    fc.property(levels, speeds, speeds, (difficulty, one, other) => {
      const [slow, fast] = [Math.min(one, other), Math.max(one, other)];
      const at = (wpm: number) => difficultyOfReading({ difficulty, wpm });
      expect(at(fast)).toBeGreaterThanOrEqual(at(slow));
      expect(difficultyOfReading({ difficulty, wpm: slow, effort: 1.2 })).toBeGreaterThanOrEqual(at(slow));
    }),
  );
});

test('the level of a text is worth as much in every room that reads one', () => {
  for (const [index, difficulty] of difficulties.entries()) {
    const at = (id: keyof typeof games, settings: object) =>
      games[id].difficulty({ ...games[id].settings.defaults, difficulty, ...settings });
    const { wpm } = readers[difficulty];
    const own = at('texts', {});
    expect(at('speedtest-reading', {})).toBe(own);
    expect(at('flow', { content: 'text', wpm })).toBeCloseTo(own, 0);
    expect(at('metronome', { mode: 'pace', per_beat: 'word', bpm: wpm })).toBeCloseTo(own, 0);
    const window = at('sliding-matrix', { task: 'read', content: 'text', step_ms: 60_000 / wpm });
    expect(window).toBeGreaterThan(own);
    expect(window).toBeLessThan(own + 4);
    expect(own).toBeGreaterThan(index === 0 ? 15 : readers[difficulties[index - 1] ?? 'beginner'].difficulty);
  }
});
