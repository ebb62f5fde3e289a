import { expect, test } from 'vitest';
import { isGuessable, plainWord, wordsOf } from './guessable.ts';
import { faultsOfPassword } from './password.ts';

test.each([
  'Abc12345',
  'Aaaaaaa1',
  'Abab1212',
  'Qwertz12',
  'Asdfgh1!',
  'Qwe123asd',
  'Aa112233',
  'Йцукен12',
  'Абвгде12',
  'Fedcba98',
])('runs and repetitions are guessed without any list: %s', (password) => {
  expect(faultsOfPassword(password)).toEqual(['password_common']);
});

test.each(['Mindhero1', 'MindHero2026!', 'm1ndh3r0A'])(
  'the product’s own name is no password: %s',
  (password) => {
    expect(isGuessable(password)).toBe(true);
  },
);

const own = ['olena.koval', 'Олена', 'Коваль-Сміт', 'olena@example.org', 'Lyceum 12'];

test.each([
  'Olena2015',
  'Koval.olena1',
  'ОленаКоваль7',
  '2015Сміт!',
  'Lyceum12',
  'OlenaOlena1',
  '0lenaK0val1',
])('what others know of oneself is no password: %s', (password) => {
  expect(isGuessable(password, { own })).toBe(true);
});

test.each([
  'OlenaTiger7',
  'Sonnenblume7',
  'Соняшник7',
  'Better-horse-2',
  'Kx7mPq2v',
  'Fünf7Enten',
  'TigerRiver4827',
])('a name beside another word, and words of one’s own are good: %s', (password) => {
  expect(isGuessable(password, { own })).toBe(false);
});

test('a word typed in Cyrillic by the keys of a known Latin one, and the other way round, is the same word', () => {
  expect(plainWord('Пароль')).toBe(plainWord('gfhjkm'));
  expect(plainWord('P@$$W0RD')).toBe(plainWord('password'));
});

test('a well-known password is found by itself and by its word', () => {
  expect(wordsOf('dragon99')).toEqual([plainWord('dragon99'), 'dragon']);
  expect(wordsOf('ab1')).toEqual(['abl']);
});
