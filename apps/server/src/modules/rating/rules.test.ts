import { expect, it } from 'vitest';
import { firstPlaces } from './rules.ts';

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index, points: count - index, rank: index + 1 }));
const told = (count: number, me: number | null) => firstPlaces(places(count), me).length;

it.each([
  ['three are told whole', 3, 3],
  ['of four the last is not told', 4, 3],
  ['of a class the upper third is', 25, 9],
  ['of a hundred, who are all, too', 100, 34],
  ['of more the first hundred are', 101, 100],
])('%s', (_, count, expected) => {
  expect(told(count, 7)).toBe(expected);
  expect(told(count, null)).toBe(Math.min(count, 100));
});
