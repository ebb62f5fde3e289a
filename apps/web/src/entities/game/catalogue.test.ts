import type { Management } from '@mindhero/contract/permission';
import { catalogue } from '@mindhero/games/catalogue';
import { lists } from '@mindhero/games/listed';
import { expect, test } from 'vitest';
import { areasOf, gameAfter, gamesAt, listedLink, subjectOf } from './catalogue.ts';

test('from game to game one comes through the whole area, and into no other', () => {
  for (const { id, subject } of catalogue) {
    const area = catalogue.filter((game) => game.subject === subject);
    const seen = [id];
    for (let next = gameAfter(id); next !== null && next !== id; next = gameAfter(next)) seen.push(next);
    expect(seen.toSorted()).toEqual(area.map((game) => game.id).toSorted());
    expect(seen.every((game) => subjectOf(game) === subject)).toBe(true);
  }
});

const open = (flags: Partial<Management>) =>
  areasOf({
    role: 'STUDENT',
    management: {
      can_register_groups: false,
      can_use_math: false,
      can_use_reading: false,
      can_use_logic: false,
      can_register_students: false,
      can_manage_subscriptions: false,
      ...flags,
    },
  }).map(({ subject, games }) => ({ subject, ids: games.map(({ id }) => id) }));

test('number search is listed with mathematics for whom reading is open, too, as its screen is', () => {
  const [math] = open({ can_use_math: true });
  expect(math?.ids).not.toContain('number-search');
  const areas = open({ can_use_math: true, can_use_reading: true });
  expect(areas.map(({ subject, ids }) => [subject, ids.includes('number-search')])).toEqual([
    ['math', true],
    ['reading', true],
  ]);
});

test('games that share a screen lead to themselves, transformed texts to one of their trainings', () => {
  const tiles = [...lists.reading, ...lists.math];
  const addresses = tiles.map((listed) => JSON.stringify(listedLink(listed)));
  expect(new Set(addresses).size).toBe(tiles.length - 1);
  expect(listedLink({ id: 'words', game: 'words' }).search).toEqual({ game: 'words' });
  const transformed = lists.reading.find(({ id }) => id === 'text-transformations');
  expect(transformed && listedLink(transformed)).toMatchObject({
    params: { _splat: 'reading/texts' },
    search: { preset: 'half_hidden' },
  });
});

test('the address of every game is known in any case and with a slash at its end, and no address is only like it', () => {
  for (const { path } of catalogue) {
    const there = gamesAt(path);
    expect(there).not.toEqual([]);
    const capitals = path.replaceAll(/\/[a-z]/g, (start) => start.toUpperCase());
    for (const same of [path.toUpperCase(), capitals, `${path}/`]) expect(gamesAt(same)).toEqual(there);
    for (const other of [`${path}/more`, `${path}s`, path.slice(1)]) expect(gamesAt(other)).toEqual([]);
  }
});
