import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isTypedAs } from './typed.ts';

describe('a typed word', () => {
  test.each([
    ['Apfel', 'apfel'],
    ['ЁЖИК', 'ежик'],
    ['ёжик'.normalize('NFD'), 'ёжик'],
    ['їжак'.normalize('NFD'), 'їжак'],
    ['strasse', 'Straße'],
    ['STRASSE', 'Straße'],
    ['STRAẞE', 'Strasse'],
    ["м'ята", 'мʼята'],
    ['м`ята', 'м’ята'],
    ['  cat ', 'cat'],
  ])('%s is %s', (typed, word) => {
    expect(isTypedAs(typed, word)).toBe(true);
  });

  test.each([
    ['Apfe', 'Apfel'],
    ['йод', 'иод'],
    ['schon', 'schön'],
    ['їжак', 'іжак'],
    ['мята', 'м’ята'],
    ['', 'cat'],
    ['a cat', 'cat'],
  ])('%s is not %s', (typed, word) => {
    expect(isTypedAs(typed, word)).toBe(false);
  });

  test('whatever it is, it is itself in capitals, in either composition, and the other way round', () => {
    const word = fc.stringMatching(/^[a-zäöüßа-яёіїєґ’]{1,30}$/u);
    fc.assert(
      fc.property(word, word, (one, other) => {
        expect(isTypedAs(one.toUpperCase(), one)).toBe(true);
        expect(isTypedAs(one.normalize('NFD'), one)).toBe(true);
        expect(isTypedAs(one, other)).toBe(isTypedAs(other, one));
      }),
    );
  });
});
