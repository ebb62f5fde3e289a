import { expect, it } from 'vitest';
import { namesInGroup, shortNames } from './names-in-group.ts';

it.each([
  [
    ['JSA, 2nd kyu', 'JSA, 1st kyu'],
    ['2nd kyu', '1st kyu'],
  ],
  [
    ['Soroban Kentei, 3. Dan', 'Soroban Kentei, 10. Dan, Finale'],
    ['3. Dan', '10. Dan, Finale'],
  ],
  [
    ['Running line, ages 6 to 9', 'Running line, ages 10 to 14'],
    ['Ages 6 to 9', 'Ages 10 to 14'],
  ],
  // Alone, or without a shared beginning, a name says everything.
  [['JSA, 2nd kyu'], ['JSA, 2nd kyu']],
  [
    ['Bead cards', 'Bead cards, two digits'],
    ['Bead cards', 'Bead cards, two digits'],
  ],
  [
    ['JSA, 2nd kyu', 'JCCI, 2nd kyu'],
    ['JSA, 2nd kyu', 'JCCI, 2nd kyu'],
  ],
  [[], []],
])('%j are called %j', (names, called) => {
  expect(namesInGroup(names)).toEqual(called);
});

it('names every training by what its group does not say, and those without a group in full', () => {
  const names = { a: 'Tiles, 6 years', b: 'Tiles, 9 years', c: 'Digits, 6 years', d: 'Digits, 9 years' };
  const presets = [
    { id: 'a', group: 'tiles' },
    { id: 'c' },
    { id: 'b', group: 'tiles' },
    { id: 'd' },
  ] as const;
  expect(Object.fromEntries(shortNames(presets, (id) => names[id as keyof typeof names]))).toEqual({
    a: '6 years',
    b: '9 years',
    c: 'Digits, 6 years',
    d: 'Digits, 9 years',
  });
});
