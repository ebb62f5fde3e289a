import { type AnyGame, type PlayResult, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { starsOfPlay } from '@mindhero/engine/stars';
import { withExamples } from '@mindhero/games/example-materials';
import { games } from '@mindhero/games/rules';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { celebrations, cueAtEnd, endingOf, isScored } from './ending.ts';
import { praiseOf } from './headline.ts';

const play = (correct: number, incorrect: number, rest: Partial<PlayResult> = {}): PlayResult => ({
  correct,
  incorrect,
  missed: 0,
  ended: 'completed',
  metrics: {},
  items: Array.from({ length: correct + incorrect }, (_, item) => ({ correct: item < correct, attempts: 1 })),
  ...rest,
});

test.each([
  ['no mistake', play(10, 0), 'triumph'],
  ['one mistake in twenty', play(19, 1), 'triumph'],
  ['one in ten', play(9, 1), 'good'],
  ['six of ten', play(6, 4), 'good'],
  ['half of them', play(5, 5), 'brave'],
  ['nothing', play(0, 3), 'brave'],
  ['stopped without a mistake', play(4, 0, { missed: 6, ended: 'stopped' }), 'stopped'],
])('%s is an ending of its own', (_, result, ending) => {
  expect(endingOf(result, true)).toBe(ending);
});

test('a text about which nothing was asked has no stars to be earned', () => {
  const read = play(1, 0, { items: [{ correct: true, attempts: 1, tags: ['read'] }] });
  expect(endingOf(read, true)).toBe('unscored');
});

test('practice is never celebrated like what is earned, nor is what the server does not count', () => {
  expect(isScored({ isPractice: true }, null)).toBe(false);
  expect(isScored({ isPractice: false }, ['given_seed'])).toBe(false);
  expect(isScored({ isPractice: false }, ['too_fast'])).toBe(false);
  expect(isScored({ isPractice: false }, ['overlap'])).toBe(true);
  expect(isScored({ isPractice: false }, ['skimmed', 'interrupted'])).toBe(true);
  expect(endingOf(play(10, 0), false)).toBe('unscored');
});

const everyGame = Object.entries(games).map(([id, game]): [string, AnyGame] => [id, withExamples(game)]);

test.each(everyGame)('%s: whatever the outcome, fanfare and rain go with stars and praise', (_, game) => {
  const arbitrary = fc.record({
    seed: fc.nat(0xffff_ffff),
    skill: fc.constantFrom(0, 0.2, 0.5, 0.8, 0.95, 1),
    cut: fc.integer({ min: 0, max: 150 }),
    isPractice: fc.boolean(),
    sound: fc.boolean(),
  });
  fc.assert(
    fc.property(arbitrary, ({ seed, skill, cut, isPractice, sound }) => {
      const settings = { ...game.settings.defaults, sound };
      const mostEvents = cut > 100 ? 400 : cut;
      const { state } = simulatePlay(game, settings, streams(seed), { skill, pace: 1 }, { mostEvents });
      const result = game.result(state);
      const stars = starsOfPlay(result);
      const ending = endingOf(result, !isPractice);
      const { cue, rain, mood } = celebrations[ending];
      const isStopped = result.ended === 'stopped';
      expect(ending === 'stopped').toBe(isStopped);
      expect(rain).toBe(stars === 3 && !isPractice);
      expect(cue === 'win').toBe(rain);
      expect(mood === 'cheering').toBe(rain);
      expect(praiseOf(result) === 'perfect' && !isPractice).toBe(rain && praiseOf(result) === 'perfect');
      expect(ending === 'good').toBe(!isPractice && (stars === 1 || stars === 2));
      expect(ending === 'brave').toBe(!isPractice && !isStopped && praiseOf(result) === 'keep_going');
      expect(isStopped && (cue !== null || mood !== 'calm')).toBe(false);
      expect(cueAtEnd({ result, settings, isPractice })).toBe(sound ? cue : null);
    }),
    { numRuns: 25 },
  );
});
