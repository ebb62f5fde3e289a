import { InvalidEvent, type PlayEvent } from '@mindhero/engine/play';
import { streams } from '@mindhero/engine/random';
import { describe, expect, test } from 'vitest';
import { echo } from '../../../entities/game/game-settings/echo.fixture.ts';
import { clockTime } from './clock-time.ts';
import { replaySteps } from './replay-steps.ts';
import { type Playback, playback } from './use-playback.ts';

const answer = (item: number, t: number, value = '1'): PlayEvent =>
  ({ type: 'answer', item, t, value }) as PlayEvent;

describe('the steps of a replay', () => {
  const steps = replaySteps(echo, { count: 3 }, 5, [answer(0, 700), answer(1, 1500)]);

  test('begin before the first event and have one for each', () => {
    expect(steps.map(({ t }) => t)).toEqual([0, 700, 1500]);
    expect(steps[0]?.state).toEqual(echo.start({ count: 3 }, streams(5)));
    expect(steps.map(({ state }) => echo.progress(state).done.length)).toEqual([0, 1, 2]);
  });

  test('tell whether the answer was right', () => {
    const { items } = echo.start({ count: 2 }, streams(5)) as { items: readonly number[] };
    const given = [answer(0, 700, String(items[0])), answer(1, 1500, 'no number')];
    expect(replaySteps(echo, { count: 2 }, 5, given).map(({ right }) => right)).toEqual([null, true, false]);
  });

  test('do not exist for a log that the rules refuse', () => {
    expect(() => replaySteps(echo, { count: 1 }, 5, [answer(4, 1)])).toThrow(InvalidEvent);
    expect(() => replaySteps(echo, { count: 3 }, 5, [answer(0, 700), answer(1, 600)])).toThrow(InvalidEvent);
    expect(() => replaySteps(echo, { count: 1 }, 5, [answer(0, 700), answer(0, 800)])).toThrow(
      'after the end',
    );
  });
});

describe('playback', () => {
  const at = (step: number, isPlaying = false): Playback => ({ step, isPlaying, speed: 1 });

  test('goes nowhere beyond its ends, and stops where a hand put it', () => {
    expect(playback(at(1, true), { type: 'go', step: 9 }, 3)).toEqual(at(3));
    expect(playback(at(1), { type: 'go', step: -1 }, 3)).toEqual(at(0));
  });

  test('plays to its end and stops there', () => {
    expect(playback(at(1, true), { type: 'advance' }, 3)).toEqual(at(2, true));
    expect(playback(at(2, true), { type: 'advance' }, 3)).toEqual(at(3));
  });

  test('starts over from its end, goes on from elsewhere', () => {
    expect(playback(at(3), { type: 'toggle' }, 3)).toEqual(at(0, true));
    expect(playback(at(2), { type: 'toggle' }, 3)).toEqual(at(2, true));
    expect(playback(at(2, true), { type: 'toggle' }, 3)).toEqual(at(2));
    expect(playback(at(0), { type: 'toggle' }, 0)).toEqual(at(0));
  });
});

test('times read as minutes, seconds and tenths', () => {
  const times = [0, 5_349, 65_300, 3_600_000].map((ms) => clockTime(ms, 'en'));
  expect(times).toEqual(['0:00.0', '0:05.3', '1:05.3', '60:00.0']);
  expect(clockTime(65_300, 'uk')).toBe('1:05,3');
});
