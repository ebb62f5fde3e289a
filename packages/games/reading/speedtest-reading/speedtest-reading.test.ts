import { InvalidEvent, replay, simulatePlay, withMaterial } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import type { Material, TextQuestion } from '@mindhero/engine/reading/material';
import { countSymbols, countWords, spanOfWords } from '@mindhero/engine/reading/words';
import { readSettings } from '@mindhero/engine/settings';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exampleMaterials } from '../../example-materials.ts';
import { adviceFor, speedIn } from '../timed-text/result.ts';
import type { Event } from '../timed-text/state.ts';
import { fewestWords, rules } from './rules.ts';

const question: TextQuestion = { kind: 'literal', text: 'Where?', options: ['here', 'there'], right: 0 };
/** A text of so many words and questions. */
const text = (words: number, questions = 4): Material => ({
  kind: 'text',
  revision: 1,
  title: 'Run',
  language: 'EN',
  layout: 'story',
  body: Array.from({ length: words }, (_, at) => (at % 5 === 4 ? 'ran.' : 'Tim')).join(' '),
  questions: Array.from({ length: questions }, () => question),
  picture: null,
});

const settings = { ...rules.settings.defaults, text: 1 };
const limited = { ...settings, limit_time: true, reading_time_s: 10 };

/** Plays events, each at its time; every answer is right up to the first wrong one. */
function played(material: Material, events: readonly Event[], given: typeof settings = settings) {
  return replay(withMaterial(rules, material), given, streams(3), events);
}

const begin: Event = { type: 'begin', t: 0 };

/** Answers of a reader who gets so many right, the others wrong. */
function answers(material: Material, t: number, right: number): Event[] {
  const { quiz } = rules.start(settings, streams(3), material);
  return quiz.questions.map((asked, at) => ({
    type: 'choose' as const,
    t: t + 2000 * (at + 1),
    question: at,
    option: at < right ? asked.right : 1 - asked.right,
  }));
}

const readIn = (material: Material, ms: number, right = 4): Event[] => [
  begin,
  { type: 'read', t: ms },
  ...answers(material, ms, right),
];

describe('a reading', () => {
  test('is measured as defined', () => {
    const arbitrary = fc.record({
      words: fc.integer({ min: 1, max: 400 }),
      ms: fc.integer({ min: 1, max: 600_000 }),
      questions: fc.integer({ min: 1, max: 7 }),
      right: fc.nat({ max: 7 }),
    });
    fc.assert(
      fc.property(arbitrary, ({ words, ms, questions, right }) => {
        const material = text(words, questions);
        const { metrics, correct, ended } = played(material, readIn(material, ms, right)).result;
        const symbols = material.kind === 'text' ? countSymbols(material.body) : 0;
        const got = Math.min(right, questions);
        const understanding = (100 * got) / questions;
        expect({ correct, ended }).toEqual({ correct: got, ended: 'completed' });
        expect(metrics).toMatchObject({ words, symbols, reading_ms: ms, questions });
        expect(metrics['wpm']).toBeCloseTo((60_000 * words) / ms, -0.5);
        expect(metrics['cpm']).toBeCloseTo((60_000 * symbols) / ms, -0.5);
        expect(Math.abs((metrics['understanding'] ?? 0) - understanding)).toBeLessThanOrEqual(0.5);
        const effective = ((60_000 * words) / ms) * (Math.round(understanding) / 100);
        expect(metrics['effective']).toBeCloseTo(effective, -0.5);
        const { wpm, cpm = 0 } = metrics;
        expect(speedIn('words', metrics)).toEqual({ speed: wpm, effective: metrics['effective'] });
        expect(speedIn('symbols', metrics)).toEqual({
          speed: cpm,
          effective: Math.round((cpm * (metrics['understanding'] ?? 0)) / 100),
        });
      }),
    );
  });

  test('is measured up to the word that was tapped when its time was up', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 300 }), fc.nat({ max: 299 }), (words, at) => {
        const material = text(words);
        const word = at % words;
        const { metrics, ended } = played(
          material,
          [
            begin,
            { type: 'time_up', t: 10_000 },
            { type: 'last_word', t: 14_000, word },
            ...answers(material, 14_000, 4),
          ],
          limited,
        ).result;
        expect(ended).toBe('time_limit');
        expect(metrics).toMatchObject({ words: word + 1, reading_ms: 10_000, wpm: 6 * (word + 1) });
      }),
    );
  });

  test('counts the symbols up to that word, without what follows it', () => {
    const material = exampleMaterials.text;
    const { body } = material.kind === 'text' ? material : { body: '' };
    const last = spanOfWords(body)[7];
    const { metrics } = played(
      material,
      [begin, { type: 'time_up', t: 10_000 }, { type: 'last_word', t: 11_000, word: 7 }],
      limited,
    ).result;
    expect(last?.text).toBe('mill');
    expect(metrics).toMatchObject({
      words: 8,
      symbols: countSymbols('Mia finds an old bridge behind the mill'),
    });
  });

  test('of a text without questions ends with it, and nobody says how much was understood', () => {
    const { result } = played(text(40, 0), [begin, { type: 'read', t: 20_000 }]);
    expect(result).toMatchObject({ ended: 'completed', correct: 1, incorrect: 0, missed: 0 });
    expect(result.metrics).toMatchObject({ words: 40, wpm: 120, questions: 0 });
    expect(result.metrics).not.toHaveProperty('understanding');
    expect(result.metrics).not.toHaveProperty('effective');
    expect(speedIn('symbols', result.metrics).effective).toBeUndefined();
  });
});

describe('nothing else happens than', () => {
  const material = text(20);
  test.each<[string, Event[], typeof settings]>([
    ['a text that is on the screen', [{ type: 'read', t: 5 }], settings],
    ['one text', [begin, begin], settings],
    ['a time that is limited', [begin, { type: 'time_up', t: 60_000 }], settings],
    ['a time that is up', [begin, { type: 'time_up', t: 9_999 }], limited],
    ['reading within the time', [begin, { type: 'read', t: 10_001 }], limited],
    ['marking after the time', [begin, { type: 'last_word', t: 5, word: 1 }], limited],
    [
      'a word of the text',
      [begin, { type: 'time_up', t: 10_000 }, { type: 'last_word', t: 10_001, word: 20 }],
      limited,
    ],
    ['questions after the text', [begin, { type: 'choose', t: 5, question: 0, option: 0 }], settings],
    [
      'an interruption of reading',
      [begin, { type: 'read', t: 9_000 }, { type: 'interrupted', t: 9_001 }],
      settings,
    ],
  ])('%s', (_, events, given) => {
    expect(() => played(material, events, given)).toThrow(InvalidEvent);
  });
});

describe('a reading is no measure', () => {
  const flagsOf = (material: Material, events: readonly Event[]) =>
    rules.flags?.(played(material, events).state);

  test.each([
    ['as it is to be', 200, 4, 60_000, 4, []],
    ['with seven of ten', 200, 4, 60_000, 3, []],
    ['understood by half', 200, 4, 60_000, 2, ['skimmed']],
    ['asked about twice', 200, 2, 60_000, 2, ['skimmed']],
    ['without a question', 200, 0, 60_000, 0, ['skimmed']],
    ['as quickly as one can', 200, 4, 20_000, 4, []],
    ['more quickly', 200, 4, 19_900, 4, ['skimmed']],
    ['in three seconds', 200, 4, 3_000, 4, ['too_fast', 'skimmed']],
  ] as const)('%s: %i words, %i questions, %i ms, %i right: %j', (_, words, questions, ms, right, flags) => {
    const material = text(words, questions);
    expect(flagsOf(material, readIn(material, ms, right))).toEqual(flags);
  });

  test('where it was interrupted; while it was asked about there may be a break', () => {
    const material = text(60);
    const [, ...rest] = readIn(material, 60_000);
    expect(flagsOf(material, [begin, { type: 'interrupted', t: 900 }, ...rest])).toEqual(['interrupted']);
    expect(flagsOf(material, [begin, ...rest])).toEqual([]);
  });

  test('and nothing is said of a text that was put away', () => {
    expect(flagsOf(text(60), [begin, { type: 'stop', t: 400 }])).toEqual([]);
  });
});

describe('settings', () => {
  test.each([
    ['reading_time_s', 9, 'too_small'],
    ['reading_time_s', 3601, 'too_big'],
    ['font_size', 13, 'too_small'],
    ['font_size', 49, 'too_big'],
    ['pass_understanding', 101, 'too_big'],
    ['unit', 'letters', 'not_an_option'],
  ])('refuse %s %s at its field: %s', (field, value, code) => {
    const read = readSettings(rules, { limit_time: true, [field]: value });
    expect(read).toMatchObject({ ok: false, issues: [{ path: field, code }] });
  });

  test.each([10, 3600])('take a reading time of %i s', (reading_time_s) => {
    expect(readSettings(rules, { limit_time: true, reading_time_s }).ok).toBe(true);
  });
});

test('whoever plays reads no more words than there are', () => {
  const pupil = fc.record({
    skill: fc.double({ min: 0, max: 1, noNaN: true }),
    pace: fc.constantFrom(0.3, 1, 4),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200 }), fc.nat(), pupil, (words, seed, pupil) => {
      const material = text(words);
      const { state } = simulatePlay(withMaterial(rules, material), limited, streams(seed), pupil);
      const { metrics } = rules.result(state);
      expect(metrics['words']).toBeGreaterThanOrEqual(1);
      expect(metrics['words']).toBeLessThanOrEqual(words);
      expect(countWords(state.text.body)).toBe(words);
    }),
  );
});

test.each([
  { told: 'well_read', words: 60, ms: 20_000, right: 4 },
  { told: 'slower', words: 60, ms: 20_000, right: 2 },
  // 1,200 words a minute: answers that were right by luck are not praised.
  { told: 'slower', words: 60, ms: 3000, right: 4 },
])(
  'who reads $words words in $ms ms and gets $right of 4 right is told: $told',
  ({ told, words, ms, right }) => {
    const material = text(words);
    expect(adviceFor(played(material, readIn(material, ms, right)).state)).toBe(told);
  },
);

test('who answers wrongly about the part that the time cut off is not told to read more slowly', () => {
  const material = text(60);
  const events: Event[] = [
    begin,
    { type: 'time_up', t: 10_000 },
    { type: 'last_word', t: 11_000, word: 19 },
    ...answers(material, 11_000, 1),
  ];
  expect(adviceFor(played(material, events, limited).state)).toBe('cut');
});

test.each([
  ['long enough for a record', {}, 31],
  ['of any length where that is asked for', { max_words: '30' }, 0],
  ['of any length where they are a teacher’s', { source: 'my' }, 0],
  ['so long that half a minute ends before most', { limit_time: true, reading_time_s: 30 }, 61],
  ['so long that a minute does', { limit_time: true, reading_time_s: 60 }, 101],
  ['as long as there are many, for an hour', { limit_time: true, reading_time_s: 3600 }, 101],
  ['no longer than is asked for', { limit_time: true, reading_time_s: 60, max_words: '100' }, 61],
] as const)('texts are drawn that are %s', (_, changed, expected) => {
  const given = { ...rules.settings.defaults, ...changed };
  expect(fewestWords(given)).toBe(expected);
  expect(rules.material?.(given)).toMatchObject(expected === 0 ? {} : { fewest_words: expected });
});
