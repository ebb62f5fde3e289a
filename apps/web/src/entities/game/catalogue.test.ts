import { catalogue } from '@mindhero/games/catalogue';
import { expect, test } from 'vitest';
import { gameAfter, subjectOf } from './catalogue.ts';

test('from game to game one comes through the whole area, and into no other', () => {
  for (const { id, subject } of catalogue) {
    const area = catalogue.filter((game) => game.subject === subject);
    const seen = [id];
    for (let next = gameAfter(id); next !== null && next !== id; next = gameAfter(next)) seen.push(next);
    expect(seen.toSorted()).toEqual(area.map((game) => game.id).toSorted());
    expect(seen.every((game) => subjectOf(game) === subject)).toBe(true);
  }
});
