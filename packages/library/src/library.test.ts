import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { textTopics } from '@mindhero/contract/text';
import { difficulties, questionKinds, textKinds } from '@mindhero/engine/reading/choice';
import { foreignLetters, readingLanguages } from '@mindhero/engine/reading/languages';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isNoAnswer, isRude, unwantedIn } from './blocklist.ts';
import { commonIn } from './common-words.ts';
import { hashOfText, hashOfWordList } from './content-hash.ts';
import { libraryStamp, readLibrary } from './library.ts';
import { bandOf, TEXTS } from './plan.ts';
import { type LibraryText, readTextFile, writeTextFile } from './text-file.ts';
import { readWordFile } from './word-file.ts';

const place = { language: 'en', difficulty: 'easy', slug: 'bread' } as const;
const line = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).map(
  (text) =>
    `a${text
      .normalize('NFC')
      .replaceAll(/[\p{C}\p{Z}\s]+/gu, ' ')
      .trim()}`,
);
const text: fc.Arbitrary<LibraryText> = fc
  .record({
    title: line,
    topic: fc.constantFrom(...textTopics),
    kind: fc.constantFrom(...textKinds),
    lines: fc.array(fc.tuple(line, fc.constantFrom('\n', '\n\n')), { minLength: 1, maxLength: 5 }),
    questions: fc.array(
      fc.record(
        {
          kind: fc.constantFrom(...questionKinds),
          text: line,
          options: fc.uniqueArray(line, { minLength: 2, maxLength: 6, selector: (one) => one.toLowerCase() }),
          place: line,
        },
        { requiredKeys: ['kind', 'text', 'options'] },
      ),
    ),
  })
  .map(({ lines, questions, ...rest }) => ({
    ...place,
    ...rest,
    body: lines.flat().join('').trim(),
    questions: questions.map((one, index) => ({ ...one, right: index % one.options.length })),
  }));

const source = `---
title: Bread on Paper
topic: everyday_history
kind: facts
---

People used bread.

It worked.

---

// [tag:literal]
What did they use? {
  ~wood
  =bread
}
`;
const faults = (file: string) => {
  const read = readTextFile(file, place);
  return 'faults' in read ? read.faults : [];
};

describe('the file of a text', () => {
  test('is read with its place', () => {
    expect(readTextFile(source, place)).toEqual({
      text: {
        ...place,
        title: 'Bread on Paper',
        topic: 'everyday_history',
        kind: 'facts',
        body: 'People used bread.\n\nIt worked.',
        questions: [{ kind: 'literal', text: 'What did they use?', options: ['wood', 'bread'], right: 1 }],
      },
    });
  });

  test('is read again as the text that it was written from', () => {
    fc.assert(
      fc.property(text, (text) => {
        const read = readTextFile(writeTextFile(text), place);
        expect(read).toStrictEqual({ text });
      }),
    );
  });

  test.each([
    [
      'no head',
      source.replace('---\n', ''),
      ['lacks the head, the body or the questions, each parted by “---”'],
    ],
    [
      'an unknown head',
      source.replace('kind:', 'sort:'),
      ['has another head than title, topic and kind', 'has no kind: “”'],
    ],
    ['an unknown topic', source.replace('everyday_history', 'bread'), ['has no topic of the plan: “bread”']],
    ['an unknown kind', source.replace('kind: facts', 'kind: fact'), ['has no kind: “fact”']],
    ['no title', source.replace('Bread on Paper', ''), ['title: blank']],
    [
      'a question without its kind',
      source.replace('// [tag:literal]', '//'),
      ['line 14: the question has no kind'],
    ],
    ['a fault in GIFT', source.replace('=bread', '~bread'), ['line 14, column 20: no_right_option']],
    ['equal options', source.replace('~wood', '~Bread'), ['questions.0.options.1: equal_options']],
    ['no words', source.replace('People used bread.\n\nIt worked.', '—'), ['body: no_words']],
    [
      'a sign in a place that nobody sees',
      source.replace('// [tag:literal]', '// [tag:literal] [place:It\u200Bworked.]'),
      ['questions.0.place: hidden_sign'],
    ],
    ['letters in pieces', source.replace('wood', 'è'.normalize('NFD')), [expect.stringContaining('NFC')]],
    ['lines of another system', source.replaceAll('\n', '\r\n'), [expect.stringContaining('line feeds')]],
  ])('with %s is refused', (_, file, expected) => {
    expect(faults(file)).toEqual(expected);
  });
});

describe('the file of a word list', () => {
  const read = (file: string) => readWordFile(file, { language: 'en', difficulty: 'easy' });

  test('is read with the syllables', () => {
    expect(read('# First words\ncat\ngar·den\nap·ple\n')).toEqual({
      list: {
        language: 'en',
        difficulty: 'easy',
        title: 'First words',
        words: [
          { word: 'cat', syllables: ['cat'] },
          { word: 'garden', syllables: ['gar', 'den'] },
          { word: 'apple', syllables: ['ap', 'ple'] },
        ],
      },
    });
  });

  test.each([
    ['no title', 'cat\ndog\ncow\nhen\n', ['line 1: has no title, “# ” and its name']],
    ['an empty syllable', '# A\ncat\ngar··den\ndog\n', ['line 3: “garden” has an empty syllable']],
    ['a word twice', '# A\ncat\ngar·den\nGard·en\n', ['line 4: word_twice “Garden”']],
    ['a comma', '# A\ncat,\ndog\nhen\n', ['line 2: outer_punctuation “cat,”']],
    [
      'an empty line',
      '# A\ncat\n\ndog\nhen',
      [expect.stringContaining('line 3: '), 'line 3: outer_punctuation “”'],
    ],
    ['two words', '# A\ncat\ndog\n', ['too_few_words “”']],
  ])('with %s is refused', (_, file, expected) => {
    expect(read(file)).toEqual({ faults: expected });
  });
});

describe('the hash', () => {
  test('changes with whatever a reader sees, and with nothing else', () => {
    fc.assert(
      fc.property(text, line, (text, other) => {
        const hash = hashOfText(text);
        expect(hash).toMatch(/^[0-9a-f]{64}$/);
        const { kind, ...rest } = text;
        expect(hashOfText({ ...rest, kind, slug: 'another' })).toBe(hash);
        const changes: Partial<LibraryText>[] = [
          { language: 'de' },
          { difficulty: 'advanced' },
          { title: `${text.title}${other}` },
          { body: `${text.body} ${other}` },
          { topic: text.topic === 'sea' ? 'art' : 'sea' },
          { kind: text.kind === 'poem' ? 'facts' : 'poem' },
          { questions: [...text.questions, { kind: 'word', text: other, options: ['a', 'b'], right: 0 }] },
        ];
        for (const change of changes) expect(hashOfText({ ...text, ...change })).not.toBe(hash);
        const turned = text.questions.map((one) => ({ ...one, right: (one.right + 1) % one.options.length }));
        expect(hashOfText({ ...text, questions: turned }) === hash).toBe(turned.length === 0);
        const placed = text.questions.map((one) => ({ ...one, place: `${one.place ?? ''}${other}` }));
        expect(hashOfText({ ...text, questions: placed }) === hash).toBe(placed.length === 0);
      }),
    );
  });

  test('of a text that names no place is what it was before there were places', () => {
    const read = readTextFile(source, place);
    expect('text' in read && hashOfText(read.text)).toBe(
      'd2c818fa3b7584e3cc7d3c07a2f0fc6b83194179070f6bdea662756ca567e1bb',
    );
  });

  test('of a word list changes with its words and how they are parted', () => {
    const words = [{ word: 'garden', syllables: ['gar', 'den'] }];
    const list = { language: 'en', difficulty: 'easy', title: 'A', words } as const;
    const parted = [{ word: 'garden', syllables: ['gard', 'en'] }];
    expect(hashOfWordList({ ...list, words: parted })).not.toBe(hashOfWordList(list));
    expect(hashOfWordList({ ...list, title: 'B' })).not.toBe(hashOfWordList(list));
    expect(hashOfWordList({ ...list })).toBe(hashOfWordList(list));
  });
});

test('the library is read from its folder, and what cannot be read is told with its file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'library-'));
  try {
    mkdirSync(join(folder, 'texts/en/easy'), { recursive: true });
    mkdirSync(join(folder, 'words/uk'), { recursive: true });
    writeFileSync(join(folder, 'texts/en/easy/bread.md'), source);
    writeFileSync(join(folder, 'texts/en/easy/Bread.md'), source);
    writeFileSync(join(folder, 'texts/en/easy/broken.md'), 'bread');
    writeFileSync(join(folder, 'words/uk/easy.txt'), '# Перші слова\nкіт\nпес\nї·жак\n');
    writeFileSync(join(folder, 'words/uk/beginner.txt'), 'кіт');
    const { texts, lists, faults } = readLibrary(folder);
    expect(texts.map(({ slug, title }) => [slug, title])).toEqual([['bread', 'Bread on Paper']]);
    expect(lists.map(({ language, difficulty }) => [language, difficulty])).toEqual([['uk', 'easy']]);
    expect(faults.map((fault) => fault.split(':')[0])).toEqual([
      'texts/en/easy/Bread.md',
      'texts/en/easy/broken.md',
      'words/uk/beginner.txt',
      'words/uk/beginner.txt',
    ]);
    const stamp = libraryStamp(folder);
    expect(libraryStamp(folder)).toBe(stamp);
    writeFileSync(join(folder, 'words/uk/easy.txt'), '# Перші слова\nкіт\nпес\nрак\n');
    const later = libraryStamp(folder);
    expect(later).not.toBe(stamp);
    rmSync(join(folder, 'texts/en/easy/broken.md'));
    expect(libraryStamp(folder)).not.toBe(later);
    expect(readLibrary(join(folder, 'nowhere'))).toEqual({ texts: [], lists: [], faults: [] });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the plan has 5, 5, 5, 4 and 3 texts of each length in every difficulty of every language', () => {
  expect(TEXTS).toBe(88);
  for (const language of readingLanguages) {
    for (const difficulty of difficulties) {
      const most = textTopics.map((topic) => bandOf(language, difficulty, topic).most);
      expect([30, 60, 100, 200, 400].map((one) => most.filter((band) => band === one).length)).toEqual([
        5, 5, 5, 4, 3,
      ]);
    }
  }
  expect(bandOf('en', 'beginner', 'animals')).toEqual({ fewest: 12, most: 30, questions: 2 });
  expect(bandOf('en', 'advanced', 'animals').most).toBe(400);
  expect(bandOf('uk', 'advanced', 'fairy_tale')).toEqual({ fewest: 61, most: 100, questions: 4 });
});

describe('common words', () => {
  test.each([
    ['en', ['hedgehog', 'Apples', 'don’t', 'walked'], ['anemone', 'shuttlecock']],
    ['de', ['Igel', 'Äpfel', 'gehst', 'Schulen'], ['Perlmutt', 'Kachelofen']],
    ['ru', ['ежи', 'ёж', 'яблоками', 'Кошек', 'зелёную'], ['капсаицин', 'канделябр']],
    ['uk', ['їжаки', 'яблуками', 'кота', 'п’ять'], ['капсаїцин', 'канделябр']],
  ] as const)('of %s are known in all their forms', (language, common, others) => {
    const isCommon = commonIn(language);
    expect(common.filter((word) => !isCommon(word))).toEqual([]);
    expect(others.filter(isCommon)).toEqual([]);
  });
});

describe('the blocklist', () => {
  test.each([
    [
      'en',
      ['Shit', 'asses', 'bullshit', 'cum'],
      ['class', 'peacock', 'cucumber', 'assist', 'Essex', 'title'],
    ],
    ['de', ['Scheiße', 'Arschloch', 'ficken'], ['Barsch', 'Gesicht', 'Po', 'klassisch']],
    ['ru', ['сука', 'Жопа', 'говно'], ['сукно', 'требование', 'застрахован', 'рубля']],
    ['uk', ['сука', 'гівно', 'Жопа'], ['сукня', 'рубля', 'погляд', 'дупло']],
  ] as const)('of %s has rude words and no harmless ones', (language, rude, harmless) => {
    expect(rude.filter((word) => !isRude(word, language))).toEqual([]);
    expect(harmless.filter((word) => isRude(word, language))).toEqual([]);
  });

  test('names unwanted subjects, and answers that are none', () => {
    expect(unwantedIn('A soldier drank Wine in Bombay. A soldier! Shit!', 'en')).toEqual([
      'soldier',
      'Wine',
      'Shit',
    ]);
    expect(unwantedIn('Es war ein Fluss. Der Krieg war aus, daß', 'de')).toEqual(['Krieg', 'daß']);
    expect(unwantedIn('Богдан пошёл в библиотеку. Война', 'ru')).toEqual(['Война']);
    expect(unwantedIn('Богдан забив цвях. Бог, війною', 'uk')).toEqual(['Бог', 'війною']);
    expect(isNoAnswer('all of the above', 'en')).toBe(true);
    expect(isNoAnswer('nichts davon', 'de')).toBe(true);
    expect(isNoAnswer('all the bread', 'en')).toBe(false);
  });
});

test('lists of common words keep to their alphabets', () => {
  for (const language of readingLanguages) {
    for (const list of ['spoken', 'everyday']) {
      const words = readFileSync(
        join(import.meta.dirname, `../common-words/${list}.${language}.txt`),
        'utf8',
      );
      expect([list, language, foreignLetters(words, language)]).toEqual([list, language, []]);
      expect(words.split(/\s+/u).filter((word) => isRude(word, language))).toEqual([]);
    }
  }
});
