import fc from 'fast-check';
import { expect, test } from 'vitest';
import { namesIn, repeated, swapped } from './pasted-names.ts';

const asText = (text: string) =>
  namesIn(text).map(({ first_name, last_name }) => `${first_name}|${last_name}`);

test.each([
  ['Anna Ek', ['Anna|Ek']],
  ['  Anna   van  Ek \r\n\r\n\tBo\n', ['Anna|van Ek', 'Bo|']],
  ['1. Anna Ek\n2) Bo Dahl\n 3 Cy Ode\n10.Di', ['Anna|Ek', 'Bo|Dahl', 'Cy|Ode', 'Di|']],
  ['Ek, Anna Maria\nDahl,', ['Anna Maria|Ek', 'Dahl|']],
  // Columns of a spreadsheet, with a number before them or without.
  ['Ek\tAnna\nDahl;Bo\n3\tOde\tCy', ['Anna|Ek', 'Bo|Dahl', 'Cy|Ode']],
  ['', []],
])('%j holds %j', (text, names) => {
  expect(asText(text)).toEqual(names);
});

test.each([
  ['Прізвище\tІм’я\nЕк\tАнна', ['Анна|Ек']],
  ['\nVorname;Nachname\nAnna;Ek', ['Anna|Ek']],
  ['LAST NAME\tFirst name\nEk\tAnna', ['Anna|Ek']],
  // Somebody may be called so.
  ['Name\tEk', ['Ek|Name']],
])('headings say which column is which: %j', (text, names) => {
  expect(asText(text)).toEqual(names);
});

const surplus = { code: 'surplus_cell' };
const formula = { code: 'formula' } as const;
const tooLong = { code: 'too_long', params: { max: 100 } };

test('a name tells its line, empty ones counted', () => {
  const lines = namesIn('\r\nAnna\r\n\r\n \nBo\rCy').map(({ line }) => line);
  expect(lines).toEqual([2, 5, 6]);
});

test('what is wrong is told of the name it is in, or of the line, and goes where the name goes', () => {
  const text = `Ek\tAnna\t2015\nEk\t=HYPERLINK("x")\n${'x'.repeat(101)}\t=1+1\nEk\tBo`;
  const names = namesIn(text);
  expect(names.map(({ line, faults }) => [line, faults])).toEqual([
    [1, { line: surplus }],
    [2, { first_name: formula }],
    [3, { first_name: formula, last_name: tooLong }],
    [4, {}],
  ]);
  expect(names.map((name) => swapped(name).faults)).toEqual([
    { line: surplus },
    { last_name: formula },
    { first_name: tooLong, last_name: formula },
    {},
  ]);
});

test('what was said before is told with the line that said it', () => {
  expect([...repeated(namesIn('Anna Ek\nBo\nEk, ANNA\nanna  ek'))]).toEqual([
    [3, 1],
    [4, 1],
  ]);
});

test('whatever is pasted, every name has a first one, without gaps at its ends, swapped or not', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const name of namesIn(text))
        for (const { first_name, last_name } of [name, swapped(name)]) {
          expect(first_name.trim()).not.toBe('');
          expect([first_name.trim(), last_name.trim()]).toEqual([first_name, last_name]);
        }
    }),
    { seed: 92 },
  );
});

test('swapped twice, a name is as it was', () => {
  const name = fc.record({
    first_name: fc.string({ minLength: 1 }),
    last_name: fc.string(),
    line: fc.nat(),
    faults: fc.constant({ first_name: formula }),
  });
  fc.assert(
    fc.property(name, (one) => {
      expect(swapped(swapped(one))).toEqual(one);
    }),
    { seed: 179 },
  );
});
