import type { TrainedGame } from '@mindhero/contract/training';
import { expect, test, vi } from 'vitest';
import { echo } from '../../../entities/game/game-settings/echo.fixture.ts';
import { rememberSettings } from '../../../entities/game/game-settings/last-settings.ts';
import { dueSettings, noChoice, readChosen } from './due-settings.ts';

const stored = new Map<string, string>();
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
});

const trained = (count: number): TrainedGame => ({
  game: 'columns',
  stars: {},
  possible: 6,
  last: { preset: null, settings: { count, sound: true } },
  best: null,
});
const due = (known: TrainedGame | null) => dueSettings(echo, 'columns', known, 'en', noChoice)['count'];

test('what was chosen here comes first until the server knows of it, or of a later choice elsewhere', () => {
  const before = trained(7);
  expect(due(before)).toBe(7);
  rememberSettings('columns', { count: 8, sound: true }, before.last);
  expect(due(before)).toBe(8);
  expect(due(trained(8))).toBe(8);
  expect(due(trained(9))).toBe(9);
});

test('what was chosen where nobody could ask the server comes first, too', () => {
  rememberSettings('columns', { count: 5, sound: true }, null);
  expect(due(null)).toBe(5);
  expect(due(trained(9))).toBe(9);
});

test('a training that the address chooses comes first, in the silence that was chosen before', () => {
  stored.clear();
  const silent = {
    ...trained(9),
    last: { preset: null, settings: { count: 9, sound: false } },
  };
  const chosen = (preset: string, stars = {}) =>
    dueSettings(echo, 'columns', { ...silent, stars }, 'en', readChosen({ preset }));
  expect(chosen('short')).toEqual({ count: 2, sound: false });
  expect(chosen('short', { short: 3 })['count']).toBe(3);
  expect(chosen('gone')).toEqual({ count: 9, sound: false });
});

test('what is proposed comes first, as it is, in the silence that was chosen before', () => {
  stored.clear();
  const silent = { ...trained(9), last: { preset: null, settings: { count: 9, sound: false } } };
  const of = (proposed: unknown) =>
    dueSettings(echo, 'columns', silent, 'en', readChosen({ with: proposed }));
  expect(of({ count: 4 })).toEqual({ count: 4, sound: false });
  expect(of({})).toEqual({ ...echo.settings.defaults, sound: false });
  for (const none of [{ count: 'many' }, { cheat: 1 }, 'all', 7, null, undefined, [1]])
    expect(of(none)).toEqual({ count: 9, sound: false });
});
