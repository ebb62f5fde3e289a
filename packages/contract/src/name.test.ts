import { expect, it } from 'vitest';
import { isFound } from './name.ts';

const iryna = { username: 'director', first_name: 'Ірина', last_name: 'Шевченко' };

it.each([
  ['', true],
  [' ', true],
  ['шев', true],
  ['шевченко ірина', true],
  ['DIRECT', true],
  ['ірина бондар', false],
])('a search for “%s” finds a person: %s', (search, found) => {
  expect(isFound(iryna, search)).toBe(found);
});
