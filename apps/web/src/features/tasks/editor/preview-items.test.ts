import { games } from '@mindhero/games/rules';
import { expect, test } from 'vitest';
import { previewOf } from './preview-items.ts';

test.each([
  ['columns', {}, 'whole'],
  ['columns', { time_limit_s: 5 }, 'as_far'],
  ['stroop', { length: 'time' }, 'as_far'],
  ['cards', {}, 'whole'],
  ['simon', {}, 'as_far'],
  ['matrix', {}, 'until_mistake'],
  ['matrix', { strict: true }, 'as_far'],
  ['forsage', { repeats: 6 }, 'until_mistake'],
  ['abacus', { mode: 'free' }, 'free'],
  ['columns', { module: 'mix' }, 'own'],
  ['flash', { mode: 'cards', module: 'mix' }, 'whole'],
] as const)('what %s with %j is shown of holds for everybody: %s', (id, changes, extent) => {
  const settings = { ...games[id].settings.defaults, ...changes };
  expect(previewOf(games[id], settings, 7).extent).toBe(extent);
});
