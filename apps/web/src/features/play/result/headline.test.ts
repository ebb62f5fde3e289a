import type { PlayResult } from '@mindhero/engine/play';
import i18next from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import en from '../../../strings/en/play.json' with { type: 'json' };
import uk from '../../../strings/uk/play.json' with { type: 'json' };
import { headline, praiseOf } from './headline.ts';

const play = (correct: number, incorrect: number, rest: Partial<PlayResult> = {}): PlayResult => ({
  correct,
  incorrect,
  missed: 0,
  ended: 'completed',
  metrics: {},
  items: [],
  ...rest,
});

const texts = i18next.createInstance();
beforeAll(() =>
  texts.init({ lng: 'en', defaultNS: 'play', resources: { en: { play: en }, uk: { play: uk } } }),
);
const t = (language: string) => texts.getFixedT(language, 'play');

test('small numbers are words, and inflect as the language wants', () => {
  expect(headline(t('en'), play(9, 1))).toBe('Nine of ten. Strong!');
  expect(headline(t('uk'), play(9, 1))).toBe('Дев’ять із десяти. Сильно!');
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
  expect(headline(t('en'), play(5, 3, { level: 0 }))).toContain('A brave try!');
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
