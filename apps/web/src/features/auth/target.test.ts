import { expect, it } from 'vitest';
import { safeTarget } from './target.ts';

const origin = 'https://mindhero.example';

it.each([
  ['/games/math', '/games/math'],
  ['/students?page=2&search=a%20b#top', '/students?page=2&search=a%20b#top'],
  ['/Games/', '/Games/'],
])('leads back to %s', (wanted, target) => {
  expect(safeTarget(wanted, origin)).toBe(target);
});

it.each([
  undefined,
  '',
  'games',
  'https://evil.example/',
  '//evil.example/path',
  '/\\evil.example',
  '/\t/evil.example',
  'javascript:alert(1)',
  '/login',
  '/LOGIN/?redirect=%2Flogin',
])('goes home instead of to %s', (wanted) => {
  expect(safeTarget(wanted, origin)).toBe('/');
});
