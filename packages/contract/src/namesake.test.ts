import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { foldedName, isSameName } from './namesake.ts';

test.each([
  ['Anna Müller', ' anna  MÜLLER '],
  ['Anna Müller', 'Anna Mu\u0308ller'],
  ['Weiß', 'WEISS'],
  ['Мар’яна Ек', "Мар'яна\u00a0Ек"],
  ['Марʼяна', 'МАР`ЯНА'],
  ['Anna-Maria', 'Anna\u2011Maria'],
  ['Anna\u00adMaria', 'AnnaMaria'],
  ['３Ｂ', '3b'],
])('%j is called like %j', (one, other) => {
  expect(isSameName(one, other)).toBe(true);
});

test.each([
  ['Anna Ek', 'Ann Aek'],
  ['Мар’яна', 'Марьяна'],
  ['Zoë', 'Zoe'],
  ['3b', '3в'],
  ['3 b', '3b'],
])('%j is not called like %j', (one, other) => {
  expect(isSameName(one, other)).toBe(false);
});

describe('a name as it is compared', () => {
  const names = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.string({ unit: 'binary' }),
    fc.stringMatching(/^[a-zäßéііїґё'’ʼ´\-–—\u00ad\u00a0 ]{0,12}$/u),
  );
  const manners = fc.constantFrom<(name: string) => string>(
    (name) => name.normalize('NFD'),
    (name) => name.normalize('NFC'),
    (name) => ` ${name}\t`,
    (name) => name.replaceAll(' ', '\u00a0 '),
    (name) => name.replaceAll("'", '’'),
    (name) => name.replaceAll('-', '–'),
  );

  it('is compared as itself, and has nothing at its ends', () => {
    fc.assert(
      fc.property(names, (name) => {
        const folded = foldedName(name);
        expect(foldedName(folded)).toBe(folded);
        expect(folded.trim()).toBe(folded);
      }),
      { seed: 157, numRuns: 2000 },
    );
  });

  it('is the same in whatever manner it is written, and in capitals', () => {
    const letters = fc.stringMatching(/^[a-zäöüßéіїєґа-я'\- ]{0,12}$/u);
    fc.assert(
      fc.property(letters, fc.array(manners, { maxLength: 4 }), (name, written) => {
        const other = written.reduce((text, manner) => manner(text), name);
        expect(isSameName(name, other)).toBe(true);
        expect(isSameName(name, other.toUpperCase())).toBe(true);
      }),
      { seed: 157, numRuns: 1000 },
    );
  });
});
