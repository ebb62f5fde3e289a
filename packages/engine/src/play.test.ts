import { expect, test } from 'vitest';
import {
  defineGame,
  excerpt,
  type ItemOutcome,
  InvalidEvent,
  mistakesOf,
  replay,
  replayStates,
  simulatePlay,
  wishOf,
  withMaterial,
} from './play.ts';
import { type Streams, streams } from './random.ts';
import type { Material } from './reading/material.ts';
import { rounds, type RoundsEvent } from './rounds.ts';
import { defineSettings, integer } from './settings.ts';

/** Says a number back, `count` times; one that is never solved stays open for ever. */
const settings = defineSettings({ count: integer({ min: 1, max: 9, default: 3 }) });
const echo = defineGame({
  id: 'echo',
  version: 1,
  subject: 'memory',
  path: '/echo',
  settings,
  presets: [],
  check: () => [],
  ...rounds<{ count: number }, number>({
    generate: ({ count }, random) => Array.from({ length: count }, () => random('items').integer(0, 999)),
    grade: (item, answer) => answer === String(item),
    answer: String,
    mistake: (item) => String(item + 1),
    thinkingMs: () => 1000,
    untilCorrect: () => true,
  }),
  difficulty: () => 1,
  fastestAnswerMs: 300,
  asked: () => [],
  sample: () => [],
});

const game = { count: 3 };
const good = { skill: 1, pace: 1 };
const done = (events: readonly RoundsEvent[]) =>
  [...replayStates(echo, game, streams(5), events)].map((state) => echo.progress(state).done.length);

test('the states of a log begin before its first event, and the last is that of its replay', () => {
  const { events, state } = simulatePlay(echo, game, streams(5), good);
  expect(done(events)).toEqual([0, 1, 2, 3]);
  expect(replay(echo, game, streams(5), events)).toEqual({ state, result: echo.result(state) });
  expect(replay(echo, game, streams(5), []).state).toEqual(echo.start(game, streams(5)));
});

test('a log out of order or longer than the play has states up to there', () => {
  const { events } = simulatePlay(echo, game, streams(5), good);
  const [first, second, third] = events as [RoundsEvent, RoundsEvent, RoundsEvent];
  expect(() => done([second, { ...third, t: second.t - 1 }])).toThrow(InvalidEvent);
  expect(() => done([{ ...first, t: 9000 }, second])).toThrow('event at');
  expect(() => done([...events, { type: 'stop', t: third.t }])).toThrow('comes after the end');
  const states = replayStates(echo, game, streams(5), [first, { ...second, t: 0 }]);
  expect([states.next().done, states.next().done]).toEqual([false, false]);
  expect(() => states.next()).toThrow('comes after one');
});

test('a simulated pupil plays to the end, or as long as patience lasts', () => {
  expect(simulatePlay(echo, game, streams(5), good).events).toHaveLength(3);
  const { events, state } = simulatePlay(echo, game, streams(5), { skill: 0, pace: 1 }, { mostEvents: 20 });
  expect(events).toHaveLength(20);
  expect(echo.isOver(state)).toBe(false);
});

test('luck comes from elsewhere where that is said, and changes the pupil, not the items', () => {
  const half = { skill: 0.5, pace: 1 };
  const own: Streams = (purpose) => streams(5)(`pupil: ${purpose}`);
  const usual = simulatePlay(echo, game, streams(5), half);
  const other = simulatePlay(echo, game, streams(5), half, { luck: own });
  expect(other.state.items).toEqual(usual.state.items);
  expect(other.events).not.toEqual(usual.events);
});

test('an excerpt has just some items of the seed, and is played like any other play', () => {
  const whole = echo.start(game, streams(5));
  const part = excerpt(echo, [2, 0]);
  expect(part.start(game, streams(5)).items).toEqual([whole.items[2], whole.items[0]]);
  const { events, state } = simulatePlay(part, game, streams(5), good);
  expect(events).toHaveLength(2);
  expect(replay(part, game, streams(5), events).result).toMatchObject({ correct: 2, ended: 'completed' });
  expect(part.result(state).items).toHaveLength(2);
  expect(excerpt(echo, null)).toBe(echo);
});

test('a game whose items build on each other has no excerpt', () => {
  const { only: _, ...whole } = echo;
  expect(() => excerpt(whole, [0])).toThrow('the items of echo build on each other');
});

test('a mistake is an item whose first answer was wrong, solved later or not', () => {
  const items: readonly ItemOutcome[] = [
    { correct: true, attempts: 1 },
    { correct: false, attempts: 1 },
    { correct: true, attempts: 2 },
    { correct: false, attempts: 0 },
  ];
  expect(mistakesOf(items)).toEqual([1, 2]);
});

const list: Material = {
  kind: 'words',
  revision: 7,
  title: 'Things',
  language: 'EN',
  words: ['boat'],
  syllables: null,
};

test('a game is played with one material wherever it is sampled, and with none as it is', () => {
  const sampled = {
    ...echo,
    sample: (_: object, _random: Streams, count: number, material?: Material) =>
      Array<number>(count).fill(material?.revision ?? 0),
  };
  expect(withMaterial(sampled, null)).toBe(sampled);
  expect(withMaterial(sampled, list).sample(game, streams(1), 2)).toEqual([7, 7]);
  expect(wishOf(echo, game)).toBeNull();
  expect(wishOf({ ...echo, material: () => ({ kind: 'cards', id: 3 }) }, game)).toEqual({
    kind: 'cards',
    id: 3,
  });
});
