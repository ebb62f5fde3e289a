import { expect, it } from 'vitest';
import { namesInGroup } from './names-in-group.ts';

it.each([
  [
    ['JSA, 2nd kyu', 'JSA, 1st kyu'],
    ['2nd kyu', '1st kyu'],
  ],
  [
    ['Soroban Kentei, 3. Dan', 'Soroban Kentei, 10. Dan, Finale'],
    ['3. Dan', '10. Dan, Finale'],
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
