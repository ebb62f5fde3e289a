import { InvalidEvent, type PlayEvent } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import type { Material, TextContent } from '@mindhero/engine/reading/material';
import { countWords } from '@mindhero/engine/reading/words';
import { describe, expect, test } from 'vitest';
import { games } from '../rules.ts';
import { figuresOfReading } from './measure.ts';
import { answered, quizOf } from './quiz/quiz.ts';

const sentence = 'Mia finds an old bridge behind the mill and tries each plank of it.';
const body = Array.from({ length: 12 }, () => sentence).join(' ');
const question = { kind: 'literal', text: 'What is it?', options: ['a bridge', 'a mill'], right: 0 } as const;
const text = (questions: number): Material<TextContent> => ({
  kind: 'text',
  revision: 1,
  title: 'The bridge',
  language: 'EN',
  layout: 'story',
  body,
  questions: Array.from({ length: questions }, () => question),
  picture: null,
});

interface Course {
  readonly questions?: number;
  /** How many are answered right. */
  readonly right?: number;
  /** Words a minute of the reading. */
  readonly wpm?: number;
  readonly pauses?: number;
}

interface ReadingRoom {
  readonly settings: (wpm: number) => object;
  /** The reading, with as many pauses as are asked for; a text that comes on its own time is begun again after each. */
  readonly read: (ms: number, pauses: number) => PlayEvent[];
}

type RoomName = 'texts' | 'speedtest-reading' | 'metronome' | 'flow' | 'sliding-matrix';

const times = (count: number, type: string) =>
  Array.from({ length: count }, (_, index) => ({ type, t: 10 + index }));

const rooms: Readonly<Record<RoomName, ReadingRoom>> = {
  texts: {
    settings: () => ({}),
    read: (ms, pauses) => [{ type: 'begin', t: 0 }, ...times(pauses, 'interrupted'), { type: 'read', t: ms }],
  },
  'speedtest-reading': {
    settings: () => ({}),
    read: (ms, pauses) => [{ type: 'begin', t: 0 }, ...times(pauses, 'interrupted'), { type: 'read', t: ms }],
  },
  metronome: {
    settings: () => ({ mode: 'listen' }),
    read: (ms, pauses) => [{ type: 'shown', t: 0 }, ...times(pauses, 'interrupted'), { type: 'read', t: ms }],
  },
  flow: {
    settings: (wpm) => ({ content: 'text', wpm, warm_up: false }),
    read: (ms, pauses) => [
      { type: 'shown', t: 0 },
      ...times(pauses, 'interrupted').flatMap(({ t }) => [
        { type: 'interrupted', t },
        { type: 'shown', t },
      ]),
      { type: 'read', t: ms + 1000 },
    ],
  },
  'sliding-matrix': {
    settings: (wpm) => ({
      task: 'read',
      content: 'text',
      rows: 2,
      columns: 1,
      step_ms: Math.round(60_000 / wpm),
    }),
    read: () => [],
  },
};

/** What is said of a play of a room with this course. */
function flags(id: RoomName, { questions = 3, right = questions, wpm = 150, pauses = 0 }: Course) {
  const game = games[id];
  const room = rooms[id];
  const settings = { ...game.settings.defaults, difficulty: 'easy', ...room.settings(wpm) };
  let state = game.start(settings, streams(1), text(questions));
  const ms = Math.round((60_000 * countWords(body)) / wpm);
  let t = 0;
  const act = (event: PlayEvent) => {
    state = game.apply(state, event);
    t = event.t;
  };
  if (id === 'sliding-matrix') {
    for (let pause = 0; pause < pauses; pause++) {
      t += 10_000;
      act({ type: 'shown', t });
      act({ type: 'void', t: t + 1 });
    }
    // Board after board, until the questions come.
    for (let boards = 0; boards < 1000; boards++) {
      try {
        act({ type: 'shown', t: t + 10_000 });
        act({ type: 'hidden', t: t + 10_000 });
      } catch (error) {
        if (!(error instanceof InvalidEvent)) throw error;
        break;
      }
    }
  } else for (const event of room.read(ms, pauses)) act(event);
  for (let place = 0; place < questions; place++) {
    t += 2000;
    const { right: option = 0 } = optionsOf(state)[place] ?? {};
    act({ type: 'choose', t, question: place, option: place < right ? option : 1 - option } as PlayEvent);
  }
  return game.flags?.(state);
}

describe('the figures of a reading', () => {
  const quiz = [0, 1, 2].reduce(
    (quiz, place) => {
      const right = quiz.questions[place]?.right ?? 0;
      return answered(quiz, {
        type: 'choose',
        t: place,
        question: place,
        option: place < 2 ? right : 1 - right,
      });
    },
    quizOf(text(3).questions, streams(1)),
  );

  test('are whole numbers a minute; of the words, so many count as were understood', () => {
    expect(figuresOfReading({ words: 90, symbols: 400, ms: 40_000.4, quiz })).toEqual({
      words: 90,
      symbols: 400,
      reading_ms: 40_000,
      wpm: 135,
      cpm: 600,
      questions: 3,
      understanding: 67,
      effective: 90,
    });
  });

  test('say nothing of understanding where nothing was asked, and nothing of speed where it took no time', () => {
    const figures = { words: 90, symbols: 400, reading_ms: 0, wpm: 0, cpm: 0 };
    const measured = { words: 90, symbols: 400, ms: 0 };
    expect(figuresOfReading({ ...measured, quiz: null })).toEqual(figures);
    expect(figuresOfReading({ ...measured, quiz: quizOf([], streams(1)) })).toEqual({
      ...figures,
      questions: 0,
    });
  });
});

const optionsOf = (state: unknown) =>
  (state as { quiz: { questions: readonly { right: number }[] } }).quiz.questions;

describe.each(Object.keys(rooms) as RoomName[])('%s', (id) => {
  test('says nothing of a text that was read in one go and understood', () => {
    expect(flags(id, {})).toEqual([]);
  });

  test('one pause, and more of them, make it interrupted', () => {
    expect(flags(id, { pauses: 1 })).toEqual(['interrupted']);
    expect(flags(id, { pauses: 3 })).toEqual(['interrupted']);
  });

  test('too little that was understood or asked makes it skimmed', () => {
    expect(flags(id, { right: 2 })).toEqual(['skimmed']);
    expect(flags(id, { questions: 2 })).toEqual(['skimmed']);
  });
});

// The fastest step of the window is 600 words a minute.
test.each(['texts', 'speedtest-reading', 'metronome', 'flow'] as const)(
  '%s: a speed at which nobody understands makes it skimmed',
  (id) => {
    expect(flags(id, { wpm: 700 })).toEqual(['skimmed']);
  },
);

test('a list of words that flows by is nothing to be understood', () => {
  const { flow } = games;
  const words = Array.from({ length: 30 }, (_, index) => `word${index}`);
  const settings = { ...flow.settings.defaults, content: 'words' };
  const list = {
    kind: 'words',
    revision: 2,
    title: 'Things',
    language: 'EN',
    words,
    syllables: null,
  } as const;
  const shown = flow.apply(flow.start(settings, streams(1), list), { type: 'shown', t: 0 });
  expect(flow.flags?.(flow.apply(shown, { type: 'read', t: 100_000 }))).toEqual([]);
});
