import { faultsOfWords } from '@mindhero/contract/material-faults';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type TypedWords, whileTyping, withWords } from './typed-words.ts';

const nothing: TypedWords = { words: [], typing: '', fault: null, repeated: [] };

test('words come in when a space or Enter ends them', () => {
  expect(whileTyping([], 'ca')).toEqual({ ...nothing, typing: 'ca' });
  expect(whileTyping([], 'cat ')).toEqual({ ...nothing, words: ['cat'] });
  expect(withWords(['cat'], 'dog')).toEqual({ ...nothing, words: ['cat', 'dog'] });
  expect(withWords([], 'cat\ndog\t owl')).toEqual({ ...nothing, words: ['cat', 'dog', 'owl'] });
});

test('a word with a comma or a full stop stays to be mended, and is named', () => {
  const found = withWords([], 'cat, dog owl.');
  expect(found).toMatchObject({ words: ['dog'], typing: 'cat, owl.' });
  expect(found.fault).toMatchObject({ code: 'outer_punctuation', params: { word: 'cat,' } });
  // Who goes on typing behind it loses neither.
  expect(whileTyping([], 'cat, do')).toMatchObject({ words: [], typing: 'cat, do' });
});

test('a word that is there already is told, in whatever case, and left out', () => {
  expect(withWords(['Cat'], 'cat CAT dog')).toEqual({
    ...nothing,
    words: ['Cat', 'dog'],
    repeated: ['cat', 'CAT'],
  });
});

test('a full list takes no more', () => {
  const full = Array.from({ length: 500 }, (_, index) => `word${index}`);
  expect(withWords(full, 'more')).toMatchObject({
    words: full,
    typing: 'more',
    fault: { code: 'too_many_words' },
  });
});

test('whatever is typed, the words that came in are faultless, and nothing gets lost', () => {
  const input = fc.array(fc.oneof(fc.constantFrom('cat', 'Cat', 'їжак', 'a,b', 'x.', '—'), fc.string()));
  fc.assert(
    fc.property(input, (pieces) => {
      const typed = pieces.join(' ');
      const { words, typing, repeated } = withWords([], typed);
      const faulty = faultsOfWords(words).filter(({ path }) => path.length > 1);
      expect(faulty).toEqual([]);
      const inputs = typed.normalize('NFC').split(/\s+/u).filter(Boolean);
      const left = typing.split(' ').filter(Boolean);
      expect(words.length + repeated.length + left.length).toBe(inputs.length);
    }),
  );
});
