import { username as field } from '@mindhero/contract/fields';
import { languages } from '@mindhero/contract/user';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { usernameOf } from './username.ts';

test.each([
  // Ukrainian, by resolution 55: other letters at the beginning of a word.
  ['Єлизавета', 'Їжак', 'UK', 'yelyzaveta.yizhak'],
  ['Юрій', 'Гончаренко', 'UK', 'yurii.honcharenko'],
  ['Ґалаґан', 'Згурський', 'UK', 'galagan.zghurskyi'],
  ['Соломія', "Знам'янка", 'UK', 'solomiia.znamianka'],
  ['Яна', 'Щербань-Якименко', 'UK', 'yana.shcherban-yakymenko'],
  // Russian, as in passports.
  ['Юлия', 'Щукина', 'RU', 'iuliia.shchukina'],
  ['Артём', 'Подъячев', 'RU', 'artem.podieiachev'],
  ['Игорь', 'Чайковский', 'RU', 'igor.chaikovskii'],
  // The letters of one name tell the alphabet of both, whatever the language.
  ['Григорий', 'Быков', 'UK', 'grigorii.bykov'],
  ['Григорій', 'Гончар', 'RU', 'hryhorii.honchar'],
  ['Дар’я', 'Гай', 'RU', 'daria.hai'],
  // German and other Latin letters.
  ['Jürgen', 'Groß', 'DE', 'juergen.gross'],
  ['Zoë', 'Äcker', 'DE', 'zoe.aecker'],
  ['Łukasz', 'Dąbrowski', 'EN', 'lukasz.dabrowski'],
  ['İbrahim', 'Işık', 'EN', 'ibrahim.isik'],
  ['Søren', 'Ångström', 'EN', 'soren.angstroem'],
  ['Nguyễn Văn', 'Đức', 'EN', 'nguyen-van.duc'],
  ['Seán', "O'Neill", 'EN', 'sean.oneill'],
  // What leaves too little.
  ['Ли', '', 'RU', 'user.li'],
  ['ลี', '李', 'EN', 'user'],
] as const)('%s %s (%s) is called %s', (first_name, last_name, language, expected) => {
  expect(usernameOf({ first_name, last_name, language })).toBe(expected);
});

const letters = fc.stringMatching(/^[\p{L}\p{M}\p{N}' .’-]{0,60}$/u);
const names = fc.record({
  first_name: fc.oneof(letters, fc.string({ unit: 'grapheme', maxLength: 100 })),
  last_name: letters,
  language: fc.constantFrom(...languages),
});

test('every name gives a username that the contract takes, in letters of every keyboard', () => {
  fc.assert(
    fc.property(names, (name) => {
      const made = usernameOf(name);
      expect(made).toMatch(/^[a-z0-9][a-z0-9.-]{1,38}[a-z0-9]$/);
      expect(field.safeParse(made).success).toBe(true);
    }),
    { seed: 92, numRuns: 300 },
  );
});

test('neither case nor the way in which letters are composed changes it', () => {
  fc.assert(
    fc.property(letters, letters, fc.constantFrom(...languages), (first_name, last_name, language) => {
      const made = usernameOf({ first_name, last_name, language });
      expect(
        usernameOf({
          first_name: first_name.normalize('NFD'),
          last_name: last_name.normalize('NFD'),
          language,
        }),
      ).toBe(made);
    }),
    { seed: 92, numRuns: 300 },
  );
  const upper = usernameOf({ first_name: 'ЇЖАК', last_name: 'ГРОЗА', language: 'UK' });
  expect(upper).toBe(usernameOf({ first_name: 'їжак', last_name: 'гроза', language: 'UK' }));
});
