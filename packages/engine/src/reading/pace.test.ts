import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { focusOf } from './focus.ts';
import { type ReadingLanguage, readingLanguages } from './languages.ts';
import { boundariesOf, countOf, placeAfter, speedUnits, totalMs, weightOf, widthOf } from './pace.ts';
import { chunksOf, tokensOf, tokensOfList } from './tokens.ts';
import { countWords, graphemes } from './words.ts';

const sentences: Readonly<Record<ReadingLanguage, readonly string[]>> = {
  en: ['“Stop!” says Mr. Brown, and the well-known cat stops.', 'Why?', 'It doesn’t like 3,000 dogs: never.'],
  de: ['Am 3. Mai kommt z. B. die Donaudampfschifffahrtsgesellschaft.', 'Äpfel, Birnen; Nüsse …', 'Ja!'],
  ru: ['— Привет, — сказал ёж.', 'Он жил на ул. Садовой, в доме 5.', 'Куда ты идёшь?..'],
  uk: ['Пʼять об’єктів стояли в м. Київ.', '— Добрий день! — мовила м’ята.', 'Достопримечательностями?'],
};

const text = fc
  .record({
    language: fc.constantFrom(...readingLanguages),
    parts: fc.array(fc.tuple(fc.nat(2), fc.constantFrom(' ', '\n', '\n\n')), { minLength: 1, maxLength: 30 }),
  })
  .map(({ language, parts }) => ({
    language,
    body: parts.map(([nth, gap]) => `${sentences[language][nth] ?? ''}${gap}`).join(''),
  }));

describe('tokens', () => {
  it('hold every sign of the text in its order, and as many words as it has', () => {
    fc.assert(
      fc.property(text, ({ language, body }) => {
        const tokens = tokensOf(body, language);
        const signs = (of: string) => of.replaceAll(/\s/gu, '');
        expect(tokens.map((token) => signs(token.text)).join('')).toBe(signs(body));
        expect(tokens.reduce((sum, { words }) => sum + words, 0)).toBe(countWords(body));
        expect(tokens.every((token) => /[\p{L}\p{N}]/u.test(token.text))).toBe(true);
      }),
    );
  });

  it.each([
    ['en', '“Stop!” says Mr. Brown, and goes.\n\nWhy?', 'sentence none none comma none paragraph paragraph'],
    ['de', 'Am 3. Mai: Ja! Nein', 'none none comma sentence paragraph'],
    ['ru', '— Да, — сказал ёж. Он… спал', 'comma none sentence sentence paragraph'],
    ['uk', 'Хто це? М’ята;\nОсь', 'none sentence comma paragraph'],
  ] as const)('know where a reader rests (%s)', (language, body, rests) => {
    expect(
      tokensOf(body, language)
        .map(({ rest }) => rest)
        .join(' '),
    ).toBe(rests);
  });

  it('of a list are its words, gone back over five at a time', () => {
    const tokens = tokensOfList('a b c d e f'.split(' '));
    expect(tokens.map(({ sentence }) => sentence)).toEqual([0, 0, 0, 0, 0, 1]);
    expect(tokens.every(({ rest, words }) => rest === 'none' && words === 1)).toBe(true);
  });

  it('come in chunks of one sentence, none longer than asked for and only the last of a sentence shorter', () => {
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 3 }), ({ language, body }, size) => {
        const tokens = tokensOf(body, language);
        const chunks = chunksOf(tokens, size);
        expect(chunks.flatMap((chunk) => chunk.tokens)).toEqual(tokens);
        chunks.forEach((chunk, index) => {
          expect(new Set(chunk.tokens.map(({ sentence }) => sentence)).size).toBe(1);
          const isLast = chunks[index + 1]?.sentence !== chunk.sentence;
          expect(chunk.tokens.length === size || (isLast && chunk.tokens.length < size)).toBe(true);
        });
      }),
    );
  });
});

describe('the pace', () => {
  const paced = fc.record({
    of: text,
    size: fc.integer({ min: 1, max: 3 }),
    unit: fc.constantFrom(...speedUnits),
    speed: fc.integer({ min: 50, max: 4500 }),
    warmUp: fc.boolean(),
  });

  it('is exactly the one that was set, whatever takes longer within', () => {
    fc.assert(
      fc.property(paced, ({ of, size, unit, speed, warmUp }) => {
        const chunks = chunksOf(tokensOf(of.body, of.language), size);
        const total = totalMs(chunks, unit, speed);
        const weights = chunks.map(({ tokens }) => tokens.reduce((sum, one) => sum + weightOf(one, unit), 0));
        const boundaries = boundariesOf(weights, total, warmUp);
        expect(boundaries).toHaveLength(chunks.length + 1);
        expect(boundaries[0]).toBe(0);
        expect(boundaries.at(-1)).toBe((60_000 * countOf(chunks, unit)) / speed);
        boundaries.slice(1).forEach((end, index) => expect(end).toBeGreaterThan(boundaries[index] ?? end));
      }),
    );
  });

  it('gives commas, ends and long words their share, and begins slowly where that is wanted', () => {
    const tokens = tokensOf('One, two three. Internationally four\n\nFive', 'en');
    expect(tokens.map((token) => weightOf(token, 'words'))).toEqual([1.5, 1, 2, 1.3, 2.5, 2.5]);
    expect(tokens.map((token) => weightOf(token, 'symbols'))).toEqual([6, 3, 12, 15, 10, 10]);
    expect(tokens.map(widthOf)).toEqual([5, 4, 7, 16, 5, 5]);
    const even = boundariesOf([1, 1, 1, 1, 1, 1, 1, 1], 8000, false);
    expect(even).toEqual([0, 1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000]);
    const warm = boundariesOf([1, 1, 1, 1, 1, 1, 1, 1], 8000, true);
    const lengths = warm.slice(1).map((end, index) => end - (warm[index] ?? 0));
    expect(lengths[0]).toBeCloseTo(1.6 * (lengths[7] ?? 0), 6);
    expect(lengths.slice(3).every((length) => Math.abs(length - (lengths[7] ?? 0)) < 1e-6)).toBe(true);
    expect(lengths[0]).toBeGreaterThan(lengths[1] ?? Infinity);
  });

  it('says what is shown at a time', () => {
    const at = [-1, 0, 999, 1000, 2500, 3000, 9000].map((since) => placeAfter([0, 1000, 2000, 3000], since));
    expect(at).toEqual([0, 0, 0, 1, 2, 2, 2]);
  });
});

describe('the focus letter', () => {
  it.each([
    ['a', '', 'a', ''],
    ['cat.', 'c', 'a', 't.'],
    ['„Hallo“', '„H', 'a', 'llo“'],
    ['м’ята', 'м’', 'я', 'та'],
    ['Schmetterling', 'Sch', 'm', 'etterling'],
    ['Wintersportlerin', 'Wint', 'e', 'rsportlerin'],
    ['the old bridge', 'the o', 'l', 'd bridge'],
    ['…', '', '', '…'],
  ])('of %s', (word, before, focus, after) => {
    expect(focusOf(word)).toEqual({ before, focus, after });
  });

  it('parts a text without changing it, and is one sign', () => {
    fc.assert(
      fc.property(text, ({ body, language }) => {
        for (const { text: one } of chunksOf(tokensOf(body, language), 2)) {
          const { before, focus, after } = focusOf(one);
          expect(before + focus + after).toBe(one);
          expect(graphemes(focus)).toHaveLength(1);
        }
      }),
    );
  });
});
