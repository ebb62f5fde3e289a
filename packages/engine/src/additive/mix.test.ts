import { expect, it } from 'vitest';
import { isMix, withSnapshot } from './mix.ts';

it('puts a snapshot into a mix, whatever was there, and takes it out of all else', () => {
  const mix = { module: 'mix', digits: 2, abilities: [5] };
  expect(withSnapshot(mix, [7, 8])).toEqual({ ...mix, abilities: [7, 8] });
  expect(withSnapshot(mix, [])).toEqual({ ...mix, abilities: [] });
  expect(withSnapshot({ module: 'easy', abilities: [5] }, [7])).toEqual({ module: 'easy', abilities: [] });
  expect(withSnapshot({ module: 'mix' }, [7])).toEqual({ module: 'mix' });
});

it('knows a mix by what is asked for: cards and bare boards mix nothing', () => {
  expect(['numbers', 'solve'].map((mode) => isMix({ module: 'mix', mode }))).toEqual([true, true]);
  expect(['cards', 'read', 'show', 'free'].some((mode) => isMix({ module: 'mix', mode }))).toBe(false);
  expect(withSnapshot({ module: 'mix', mode: 'read', abilities: [5] }, [7]).abilities).toEqual([]);
});
