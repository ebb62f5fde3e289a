import type { FinishedPlay } from '@mindhero/contract/play';
import { replayStates, simulatePlay } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import type { GameId } from '@mindhero/games/catalogue';
import { withExamples } from '@mindhero/games/example-materials';
import { loadRoom } from '@mindhero/games/players';
import { loadRoomStrings } from '@mindhero/games/strings';
import i18next from 'i18next';
import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, expect, test } from 'vitest';
import common from '../../../strings/en/common.json' with { type: 'json' };
import result from '../../../strings/en/result.json' with { type: 'json' };
import { Banner } from './banner.tsx';

const i18n = i18next.createInstance();
beforeAll(async () => {
  const rooms = ['rooms', 'cross-math', 'sequence'];
  const texts = await Promise.all(
    rooms.map(async (name) => [name, await loadRoomStrings('en', name)] as const),
  );
  const resources = { en: { result, common, ...Object.fromEntries(texts) } };
  await i18n.use(initReactI18next).init({ lng: 'en', resources });
});

/** What can be read of it. */
const words = (shown: ReactNode) => {
  const markup = renderToStaticMarkup(createElement(I18nextProvider, { i18n }, shown));
  return markup.replaceAll(/<[^>]*>/g, ' ');
};

/** A play by somebody of this skill: its end, and how it stood before its last event. */
async function played(game: GameId, skill: number, changed: object = {}) {
  const room = await loadRoom(game);
  const rules = withExamples(room.rules);
  const settings = { ...rules.settings.defaults, ...changed };
  const { events, state } = simulatePlay(rules, settings, streams(7), { skill, pace: 1 });
  const before = [...replayStates(rules, settings, streams(7), events)].at(-2);
  return { room, settings, state, before };
}

test.each([
  ['time_limit', true],
  ['completed', false],
] as const)('of a play that ended by %s it is said that its time ran out: %s', async (ended, isSaid) => {
  const { room, settings, state } = await played('multiply', 1);
  const result = { ...room.rules.result(state), ended };
  const banner = createElement(Banner, {
    room,
    texts: { achievement: () => undefined },
    ended: { id: 'one', settings, state, result, activeMs: 60_000, isPractice: false },
    delivery: null,
    bestBefore: null,
    guise: 1,
    calm: false,
  });
  expect(words(banner).includes('Time’s up')).toBe(isSaid);
});

test('a text with two questions shows the stars that it brought, and says why it is no record', async () => {
  const { room, settings, state } = await played('texts', 1);
  const ended = room.rules.result(state);
  const banner = createElement(Banner, {
    room,
    texts: { achievement: () => undefined },
    ended: { id: 'one', settings, state, result: ended, activeMs: 60_000, isPractice: false },
    delivery: {
      kind: 'counted',
      id: 'one',
      finished: {
        play: {
          ...({} as FinishedPlay['play']),
          settings,
          flags: ['skimmed'],
          metrics: { words: 30, reading_ms: 15_000, wpm: 120, questions: 2, understanding: 100 },
          correct: 2,
          incorrect: 0,
          missed: 0,
          points: 6,
          stars: 3,
        },
        total_points: 6,
        total_stars: 0,
        level: 1,
        previous_level: 1,
      },
    },
    bestBefore: null,
    guise: 1,
    calm: true,
  });
  const said = words(banner);
  expect(said).toContain('at least three questions; this one has fewer. ');
  expect(said).toContain('Your points and stars count.');
  expect(renderToStaticMarkup(createElement(I18nextProvider, { i18n }, banner))).toContain('3 of 3 stars');
});

test.each([
  ['the shortest chain there is', 2, /Say the digits to yourself/, /shorter chain/],
  ['a longer one', 4, /shorter chain/, /Say the digits to yourself/],
])('whoever remembered nothing of %s is told what helps', async (_, start_length, said, unsaid) => {
  const { room, settings, state } = await played('sequence', 0, { start_length });
  await room.Review.load?.();
  const review = words(createElement(room.Review, { settings, state, calm: false }));
  expect(review).toMatch(said);
  expect(review).not.toMatch(unsaid);
});

test('a board of cross math that is filled in asks for a check, and no longer once it is solved', async () => {
  const { room, settings, state, before } = await played('cross-math', 1);
  await room.Player.load?.();
  const board = (state: unknown) =>
    words(
      createElement(room.Player, {
        settings,
        state,
        send: () => undefined,
        now: () => 0,
        rest: () => undefined,
        paused: false,
        watching: false,
        calm: false,
        cue: () => undefined,
        audio: () => null,
        hasVoice: () => false,
        say: () => undefined,
      }),
    );
  expect(board(before)).toContain('Check it!');
  expect(board(state)).toContain('All correct.');
  expect(board(state)).not.toContain('Check it!');
});
