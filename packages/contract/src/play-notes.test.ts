import { describe, expect, it } from 'vitest';
import { type NotedPlay, notesOf } from './play-notes.ts';

const read = (metrics: Record<string, number>, rest: Partial<NotedPlay> = {}): NotedPlay => ({
  flags: ['skimmed'],
  settings: {},
  metrics: { words: 80, reading_ms: 40_000, wpm: 120, questions: 4, understanding: 100, ...metrics },
  correct: 4,
  incorrect: 0,
  missed: 0,
  ...rest,
});

describe('why a reading is no measure', () => {
  it.each([
    ['two questions, whatever was right', read({ questions: 2, understanding: 0 }), 'few_questions'],
    ['two of three right', read({ questions: 3, understanding: 67 }), 'little_understood'],
    [
      'less than was wanted',
      read({ understanding: 75 }, { settings: { pass_understanding: 80 } }),
      'little_understood',
    ],
    [
      'as much as was wanted, in haste',
      read({ wpm: 700, understanding: 50 }, { settings: { pass_understanding: 50 } }),
      'rushed',
    ],
    ['two questions and taps on a beat', read({ questions: 9 }), 'few_questions'],
  ] as const)('is said: %s', (_, play, note) => {
    expect(notesOf(play)).toEqual([note]);
  });

  it('is told of what counts where the room stores no questions', () => {
    const { questions: _, ...metrics } = read({}).metrics;
    expect(notesOf(read({}, { metrics, correct: 1, incorrect: 1 }))).toEqual(['few_questions']);
  });
});

it('says reading where a text was read too fast, and answering elsewhere', () => {
  const flags = ['too_fast'] as const;
  expect(notesOf(read({ reading_ms: 1000 }, { flags: [...flags] }))).toEqual(['read_too_fast']);
  expect(notesOf(read({}, { flags: [...flags] }))).toEqual(['too_fast']);
  expect(notesOf(read({}, { flags: [...flags], metrics: {} }))).toEqual(['too_fast']);
  expect(notesOf(read({}, { flags: ['overlap', 'interrupted'] }))).toEqual(['overlap', 'interrupted']);
});
