import { dictionary } from '@zxcvbn-ts/language-common';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { makePassword } from './first-password.ts';
import { faultsOfNewPassword } from './passwords.ts';

const known = dictionary['passwords-common'];

/** What people do to a word so that a form accepts it, one after the other. */
const decorations: ((word: string) => string)[] = [
  (word) => word.replaceAll('a', '@').replaceAll('o', '0').replaceAll('s', '$'),
  (word) => word.replaceAll('e', '3').replaceAll('i', '1').replaceAll('t', '7'),
  (word) => word.replace(/([a-z])$/, '$1$1$1'),
];
const ends = ['', '1', '12', '123', '2026', '!', '1!', '007', '99', '#1', '4827', '20102010'];

/** Whatever the rules of letters and digits ask for beside, where the word lacks it. */
function completed(word: string): string {
  const lettered = /\p{L}/u.test(word) ? word : `${word}Aa`;
  const capital = /\p{Lu}/u.test(lettered)
    ? lettered
    : lettered.replace(/\p{Ll}/u, (letter) => letter.toUpperCase());
  const small = /\p{Ll}/u.test(capital)
    ? capital
    : capital.replace(/\p{Lu}/u, (letter) => letter + letter.toLowerCase());
  const digit = /\d/.test(small) ? small : `${small}1`;
  return digit.padEnd(8, '1');
}

test('every well-known password is refused, however it is capitalised, disguised, repeated or numbered', () => {
  const accepted: string[] = [];
  for (const [n, word] of known.entries()) {
    const before = n % 2 === 0 ? '' : ends[n % ends.length];
    const password = completed(`${before}${word}${ends[(n * 7) % ends.length]}`);
    if (faultsOfNewPassword(password).length === 0) accepted.push(`${word}: ${password}`);
  }
  expect(accepted).toEqual([]);
});

test('also with several decorations at once', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...known.filter((word) => /^[a-z]{4,}$/.test(word))),
      fc.subarray(decorations),
      fc.constantFrom(1, 2),
      fc.constantFrom(...ends),
      fc.constantFrom(...ends),
      (word, some, times, before, after) => {
        const decorated = some.reduce((text, decorate) => decorate(text), word);
        const password = completed(`${before}${decorated.repeat(times)}${after}`);
        expect(faultsOfNewPassword(password)).not.toEqual([]);
      },
    ),
    { seed: 4, numRuns: 2000 },
  );
});

test.each([
  'Abc12345',
  'Iloveyou1',
  'Aaaaaaa1',
  'Mindhero1',
  'Пароль123',
  'P@ssw0rd!',
  '123456Aa',
  'Dragon-Dragon1',
])('%s is refused', (password) => {
  expect(faultsOfNewPassword(password)).toEqual(['password_common']);
});

test('passwords that are drawn for staff fulfil the rules', () => {
  for (let n = 0; n < 300; n++) expect(faultsOfNewPassword(makePassword())).toEqual([]);
});
