import { flawlessRound, roundSeed } from '@mindhero/engine/homework';
import { games } from '@mindhero/games/rules';
import { expect, it } from 'vitest';
import { askedItems } from './hard-items.ts';

const block = (game: 'columns' | 'matrix' | 'cards' | 'simon', changes: object, seed: number) => ({
  game,
  settings: { ...games[game].settings.defaults, ...changes },
  repeats: 2,
  seed,
});
const blocks = [
  block('columns', {}, 31),
  block('matrix', { strict: false }, 32),
  block('matrix', { strict: true }, 33),
];
const hard = (at: number, round: number, item: number) => ({ block: at, round, item, wrong: 4, students: 6 });
const rulesOf = (game: keyof typeof games) => games[game];

it('tells what everybody was asked, in each round its own', () => {
  const { items } = askedItems([hard(0, 1, 2), hard(0, 2, 2)], blocks, rulesOf);
  const seed = roundSeed(31, { attempt: 1, round: 2 });
  const second = flawlessRound(games.columns, games.columns.settings.defaults, seed);
  expect(items[1]?.asked).toEqual(second.asked[2]);
  expect(items[0]?.asked).not.toEqual(items[1]?.asked);
});

it('leaves out what a mistake before it has changed for some, and says of which blocks', () => {
  const { items, adapting } = askedItems(
    [hard(1, 1, 3), hard(2, 1, 1), hard(1, 1, 0), hard(1, 2, 1)],
    blocks,
    rulesOf,
  );
  expect(items.map(({ block: at, item }) => [at, item])).toEqual([
    [2, 1],
    [1, 0],
  ]);
  expect(adapting).toEqual([1]);
});

it('leaves out the parts of a board or a chain, which are others for each student, and says of which blocks', () => {
  const boards = [...blocks, block('cards', {}, 34), block('simon', {}, 35)];
  const hardOnes = [hard(4, 1, 5), hard(3, 1, 0), hard(0, 1, 2), hard(3, 1, 2)];
  const { items, whole } = askedItems(hardOnes, boards, rulesOf);
  expect(items.map(({ block: at }) => at)).toEqual([0]);
  expect(whole).toEqual([3, 4]);
});

it('leaves out a mix, of which each student has an own one, and says of which blocks', () => {
  const withMix = [...blocks, block('columns', { module: 'mix' }, 36)];
  const { items, mixed } = askedItems([hard(3, 1, 0), hard(0, 1, 2), hard(3, 2, 4)], withMix, rulesOf);
  expect(items.map(({ block: at }) => at)).toEqual([0]);
  expect(mixed).toEqual([3]);
});

it('leaves out what nobody is asked, and games that are not known', () => {
  expect(askedItems([hard(0, 1, 5000), hard(7, 1, 0)], blocks, rulesOf).items).toEqual([]);
  expect(askedItems([hard(0, 1, 0)], blocks, () => undefined)).toEqual({
    items: [],
    adapting: [],
    whole: [],
    mixed: [],
  });
});
