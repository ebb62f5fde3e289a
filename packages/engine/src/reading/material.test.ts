import { describe, expect, it } from 'vitest';
import { expectMaterial, type Material, MissingMaterial, type WordsContent } from './material.ts';

const words: Material<WordsContent> = {
  kind: 'words',
  revision: 7,
  title: 'Animals',
  language: 'EN',
  words: ['owl', 'fox', 'hare'],
  syllables: null,
};

describe('a game that needs a material', () => {
  it('gets the one of its kind', () => {
    expect(expectMaterial('words', words)).toBe(words);
  });

  it.each([
    ['none', undefined],
    ['one of another kind', words],
  ])('does not start with %s', (_what, material) => {
    expect(() => expectMaterial('text', material)).toThrow(MissingMaterial);
  });
});
