import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesIn } from './pasted-names.ts';

const asText = (text: string, order: 'first_last' | 'last_first' = 'first_last') =>
  namesIn(text, order).map(({ first_name, last_name }) => `${first_name}|${last_name}`);

test.each([
  ['Anna Ek', ['Anna|Ek']],
  ['  Anna   van  Ek \r\n\r\n\tBo\n', ['Anna|van Ek', 'Bo|']],
  ['1. Anna Ek\n2) Bo Dahl\n 3 Cy Ode\n10.Di', ['Anna|Ek', 'Bo|Dahl', 'Cy|Ode', 'Di|']],
  ['Ek, Anna Maria\nDahl,', ['Anna Maria|Ek', 'Dahl|']],
  ['Anna\tEk\nBo;Dahl', ['Anna|Ek', 'Bo|Dahl']],
  ['', []],
])('%j holds %j', (text, names) => {
  expect(asText(text)).toEqual(names);
});

test('a name tells its line, empty ones counted', () => {
  const lines = namesIn('\r\nAnna\r\n\r\n \nBo\rCy', 'first_last').map(({ line }) => line);
  expect(lines).toEqual([2, 5, 6]);
});

test('a register has the last name first, but a comma says so by itself', () => {
  expect(asText('Іваненко Софія Петрівна\nЕк\tАнна\nEk, Bo', 'last_first')).toEqual([
    'Софія Петрівна|Іваненко',
    'Анна|Ек',
    'Bo|Ek',
  ]);
});

test('whatever is pasted, every name has a first one, without gaps at its ends', () => {
  const order = fc.constantFrom('first_last' as const, 'last_first' as const);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), order, (text, which) => {
      for (const { first_name, last_name } of namesIn(text, which)) {
        expect(first_name.trim()).not.toBe('');
        expect([first_name.trim(), last_name.trim()]).toEqual([first_name, last_name]);
      }
    }),
    { seed: 92 },
  );
});
