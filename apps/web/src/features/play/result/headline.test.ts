import { type AnyGame, type PlayResult, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { isReadOnly, starsOfPlay } from '@mindhero/engine/stars';
import { withExamples } from '@mindhero/games/example-materials';
import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import en from '../../../strings/en/result.json' with { type: 'json' };
import uk from '../../../strings/uk/result.json' with { type: 'json' };
import { headline, praiseOf, shareOf } from './headline.ts';

/** Each item is right, wrong or missed. */
const play = (correct: number, incorrect: number, rest: Partial<PlayResult> = {}): PlayResult => {
  const { missed = 0 } = rest;
  return {
    correct,
    incorrect,
    missed,
    ended: 'completed',
    metrics: {},
    items: Array.from({ length: correct + incorrect + missed }, (_, item) => ({
      correct: item < correct,
      attempts: item < correct + incorrect ? 1 : 0,
    })),
    ...rest,
  };
};

const texts = i18next.createInstance();
beforeAll(() =>
  texts.init({ lng: 'en', defaultNS: 'result', resources: { en: { result: en }, uk: { result: uk } } }),
);
const t = (language: string) => texts.getFixedT(language, 'result');

test('small numbers are words, and inflect as the language wants', () => {
  expect(headline(t('en'), play(9, 1))).toBe('Nine of ten. Strong!');
  expect(headline(t('uk'), play(9, 1))).toBe('Дев’ять із десяти. Чудово!');
});

test('large numbers are figures', () => {
  expect(headline(t('en'), play(24, 1))).toBe('24 of 25. Strong!');
});

test('games with levels tell the level', () => {
  const items = [{ correct: true, attempts: 1 }];
  expect(headline(t('en'), play(9, 1, { level: 4, items }))).toBe('Level 4! Strong!');
});

test('nobody is told that nothing was right', () => {
  expect(headline(t('en'), play(0, 3))).toBe('A brave try! Every try makes you better.');
  expect(headline(t('en'), play(3, 5, { level: 0 }))).toContain('Three of eight.');
});

test('items that hold several answers are right or not as a whole', () => {
  const items = [true, false, false, false].map((correct) => ({ correct, attempts: 1 }));
  expect(headline(t('en'), play(9, 1, { missed: 40, items }))).toContain('One of four.');
});

test('a level with which a pupil began, and in which no trial was right, is none that was reached', () => {
  const items = [{ correct: false, attempts: 1 }];
  expect(headline(t('en'), play(4, 2, { level: 6, items, ended: 'failed' }))).toContain('A brave try!');
});

test('a room may say itself what was achieved, unless that is nothing', () => {
  expect(headline(t('en'), play(6, 2), '6 of 6 pairs found.')).toBe('6 of 6 pairs found. Well done!');
  expect(headline(t('en'), play(0, 2), '0 of 6 pairs found.')).toContain('A brave try!');
});

test('what was not reached before a stop is not held against the pupil', () => {
  expect(headline(t('en'), play(3, 1, { missed: 6, ended: 'stopped' }))).toContain('Three of four.');
});

test.each([
  [10, 0, 'perfect'],
  [8, 2, 'strong'],
  [6, 4, 'good'],
  [5, 5, 'keep_going'],
])('%i right and %i wrong is praised as %s', (correct, incorrect, praise) => {
  expect(praiseOf(play(correct, incorrect))).toBe(praise);
});

test('numbers on a board are counted, not the wrong choices on the way to them', () => {
  const items = Array.from({ length: 5 }, () => ({ correct: true, attempts: 1 }));
  expect(headline(t('en'), play(5, 5, { items }))).toBe('Five of five. Every try makes you better.');
  const again = items.with(2, { correct: true, attempts: 2 });
  expect(headline(t('en'), play(5, 1, { items: again }))).toBe('Five of five. Strong!');
});

test('right digits in wrong numbers are no success', () => {
  const items = [{ correct: false, attempts: 1 }];
  expect(headline(t('en'), play(2, 1, { level: 3, items, ended: 'failed' }))).toBe(
    'A brave try! Every try makes you better.',
  );
});

const everyGame = Object.entries(games).map(([id, game]): [string, AnyGame] => [id, withExamples(game)]);

test.each(everyGame)('%s: whatever the outcome, headline, praise and stars agree', (_, game) => {
  const settings = game.settings.defaults;
  const arbitrary = fc.record({
    seed: fc.nat(0xffff_ffff),
    skill: fc.constantFrom(0, 0.2, 0.5, 0.8, 0.95, 1),
    cut: fc.integer({ min: 0, max: 150 }),
  });
  fc.assert(
    fc.property(arbitrary, ({ seed, skill, cut }) => {
      const mostEvents = cut > 100 ? 400 : cut;
      const { state } = simulatePlay(game, settings, streams(seed), { skill, pace: 1 }, { mostEvents });
      const result = game.result(state);
      const { ended, correct, incorrect, missed, items } = result;
      const stars = starsOfPlay(result);
      const praise = praiseOf(result);
      const text = headline(t('en'), result);
      const { solved, all } = shareOf(result);
      expect(solved).toBeLessThanOrEqual(all);
      expect(text).not.toMatch(/undefined|result\.|NaN|^None/);
      const isStopped = ended === 'stopped';
      expect(praise === 'stopped').toBe(isStopped);
      expect(praise === 'keep_going').toBe(!isStopped && stars === 0);
      expect(praise === 'perfect').toBe(!isStopped && correct > 0 && incorrect + missed === 0);
      expect(isStopped && stars > 0).toBe(false);
      const isFull = result.level === undefined && !isStopped && items.every((item) => item.correct);
      expect(!isFull || incorrect > 0 || solved === all).toBe(true);
      const isBraveTry = text.startsWith('A brave try!');
      expect(isBraveTry).toBe(correct === 0 || !items.some((item) => item.correct));
      expect(isBraveTry && stars > 0).toBe(false);
    }),
    { numRuns: 25 },
  );
});

test('a text without questions was read, and nothing was answered', () => {
  const read = play(1, 0, { items: [{ correct: true, attempts: 1, tags: ['read'] }] });
  expect(headline(t('en'), read)).toBe('Read to the end. Well done!');
  expect(headline(t('uk'), read)).toBe('Текст прочитано до кінця. Гарна робота!');
  expect(starsOfPlay(read)).toBe(0);
  expect(isReadOnly(play(1, 0))).toBe(false);
  const stopped = play(0, 0, {
    missed: 1,
    ended: 'stopped',
    items: [{ correct: false, attempts: 0, tags: ['read'] }],
  });
  expect(isReadOnly(stopped)).toBe(false);
});
