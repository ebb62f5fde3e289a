import { expect, test } from 'vitest';
import { joinPieces, type Piece, weigher } from './parts.ts';

const SMALL = 500;
const LARGE = 20_000;

const piece = (name: string, size: number, ...loaders: readonly number[]): Piece => ({
  modules: [name],
  size,
  hasStyles: false,
  loaders: loaders.reduce((bits, loader) => bits | (1n << BigInt(loader)), 0n),
});

const partsOf = (pieces: readonly Piece[], imports: Readonly<Record<string, readonly string[]>> = {}) =>
  joinPieces(pieces, weigher([1, 1, 1, 1, 1, 1, 1]), (id) => imports[id] ?? [])
    .map(({ modules }) => modules.toSorted().join(' '))
    .toSorted();

test('sets weigh what is in them, however many loaders there are', () => {
  const weightOf = weigher(Array.from({ length: 100 }, (_, loader) => loader));
  const one = 1n << 70n;
  const other = 1n << 99n;
  expect([one, other, one | other, 0n].map(weightOf)).toEqual([70, 99, 169, 0]);
});

test('what the same screens need is one, what is large and in vain for some is not', () => {
  expect(partsOf([piece('a', SMALL, 0, 1), piece('b', SMALL, 0, 1), piece('c', LARGE, 0, 2)])).toEqual([
    'a b',
    'c',
  ]);
});

test('a file is loaded with what it imports: that counts for all that load it', () => {
  const pieces = [piece('a', 3000, 0, 1), piece('b', SMALL, 0, 1, 2, 3), piece('c', LARGE, 0, 1, 4, 5, 6)];
  expect(partsOf(pieces)).toEqual(['a b', 'c']);
  expect(partsOf(pieces, { a: ['c'] })).toEqual(['a c', 'b']);
});
