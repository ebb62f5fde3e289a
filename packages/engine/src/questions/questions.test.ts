import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { questionKinds } from '../reading/choice.ts';
import { isAiken, readAiken, writeAiken } from './aiken.ts';
import { readGift, writeGift } from './gift.ts';
import { onOneLine, type Question, type ReadQuestions } from './question.ts';

/** Signs that mean something to one of the formats come up often. */
const line = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 6 }),
      fc.constantFrom(
        '~',
        '=',
        '#',
        '{',
        '}',
        '\\',
        ':',
        '::',
        '\\n',
        '%50%',
        '->',
        '[html]',
        '//',
        '$CATEGORY:',
      ),
      fc.constantFrom('A. ', 'B) ', 'ANSWER: A', '[tag:word]', ' ', '<b>', '&amp;', 'TRUE', 'ы', 'ї', '🦔'),
    ),
    { maxLength: 8 },
  )
  .map((pieces) => onOneLine(pieces.join('')))
  // White space that is no blank, such as U+2028, is refused elsewhere; here it would part lines.
  .filter((text) => text !== '' && !/[\p{Cc}\u2028\u2029\uFEFF]/u.test(text) && text.trim() === text);
const question: fc.Arbitrary<Question> = fc
  .record({
    kind: fc.option(fc.constantFrom(...questionKinds)),
    text: line,
    options: fc.array(line, { minLength: 2, maxLength: 6 }),
    at: fc.nat(),
    sentence: fc.option(line),
  })
  .map(({ at, sentence, ...rest }) => ({
    ...rest,
    right: at % rest.options.length,
    ...(sentence !== null && { place: sentence }),
  }));
const some = fc.array(question, { maxLength: 5 });

const read = ({ questions }: ReadQuestions) => questions.map(({ question }) => question);
const places = ({ faults }: ReadQuestions) => faults.map(({ code, line, column }) => [code, line, column]);

describe('what is written', () => {
  test('as GIFT is read again as the same questions', () => {
    fc.assert(
      fc.property(some, (questions) => {
        const again = readGift(writeGift(questions));
        expect(again.faults).toEqual([]);
        expect(read(again)).toStrictEqual(questions);
      }),
      { numRuns: 500 },
    );
  });

  test('as Aiken is read again as the same questions without their kinds and places', () => {
    fc.assert(
      fc.property(some, (questions) => {
        const again = readAiken(writeAiken(questions));
        expect(again.faults).toEqual([]);
        expect(read(again)).toEqual(questions.map(({ place: _place, ...one }) => ({ ...one, kind: null })));
      }),
      { numRuns: 500 },
    );
  });
});

test('whatever is read, what comes of it can be written and read again', () => {
  const source = fc
    .array(
      fc.oneof(
        line,
        fc.constantFrom('\n', '\n\n', '{', '}', '=', '~', '::', ' {\n=a\n~b\n}\n\n', 'ANSWER: A\n', '\r\n'),
      ),
    )
    .map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(source, (text) => {
      const questions = read(readGift(text));
      expect(read(readGift(writeGift(questions)))).toEqual(questions);
      const aiken = read(readAiken(text)).filter(({ options }) => options.length <= 26);
      expect(read(readAiken(writeAiken(aiken)))).toEqual(aiken);
      const lines = text.replaceAll(/\r\n?/g, '\n').split('\n');
      for (const { line, column } of [...readGift(text).faults, ...readAiken(text).faults]) {
        expect(lines[line - 1]).toBeDefined();
        expect(column).toBeLessThanOrEqual([...(lines[line - 1] ?? '')].length + 1);
      }
    }),
    { numRuns: 500 },
  );
});

describe('GIFT', () => {
  test('is read with titles, remarks, feedback, weights, formats and gaps', () => {
    const file = [
      '\uFEFF$CATEGORY: Reading',
      '',
      '// [id:7] [tag:animals] [tag:inference]',
      '::Hedgehog::Where does it sleep? {',
      '  ~%-50%under a stone#no',
      '  ~%100%under leaves # yes \\= right',
      '  ~in a tree',
      '####Well done',
      '}',
      '',
      '[html]<p>Two cats <b>and</b>&nbsp;a dog play {=outside ~[plain]inside} in the rain.</p>{',
      '',
      '[html]<p>A cat &lt; a <i>lion</i> &#63; &#x3f; &nope; &#9999999;</p> {=yes~no}',
      'Cats {=purr~bark}.',
      '',
      'Cats {=purr~bark}.',
    ].join('\r\n');
    const { questions, faults } = readGift(file);
    expect(questions).toEqual([
      {
        question: {
          kind: 'inference',
          text: 'Where does it sleep?',
          options: ['under a stone', 'under leaves', 'in a tree'],
          right: 1,
        },
        at: { line: 4, column: 1 },
      },
      {
        question: { kind: null, text: 'Cats _____.', options: ['purr', 'bark'], right: 0 },
        at: { line: 16, column: 1 },
      },
    ]);
    expect(faults.map(({ code, line }) => [code, line])).toEqual([
      ['second_braces', 11],
      ['second_braces', 14],
    ]);
    expect(
      read(readGift('[html]<p>A cat &lt; a <i>lion</i> &#63; &#x3f; &nope; &#9999999;</p> {=yes~no}'))[0]
        ?.text,
    ).toBe('A cat < a lion ? ? &nope; &#9999999;');
    expect(read(readGift('The cat {=purrs~barks} at night'))[0]?.text).toBe('The cat _____ at night');
  });

  test('has the place of a question in a remark, beside its kind or below, and of no other question', () => {
    const file = [
      '// [tag:word] [place:“She ran  [fast\\].”]',
      'Who ran? {=she ~he}',
      '',
      '// [place:One.]',
      '// [place:Two.]',
      '',
      'How many? {=one ~two}',
      '',
      '// [place:]',
      'And then? {=nothing ~all}',
    ].join('\n');
    expect(read(readGift(file)).map(({ kind, place }) => [kind, place])).toEqual([
      ['word', undefined],
      [null, 'One.'],
      [null, undefined],
    ]);
    const [escaped] = read(readGift(file.replace('[fast', '\\[fast')));
    expect(escaped).toMatchObject({ kind: 'word', place: '“She ran [fast].”' });
  });

  test.each([
    ['Who? {\n  =a\n  ~b', 'unclosed_braces', 1, 6],
    ['Who? }', 'stray_brace', 1, 6],
    ['Who? {=a ~b} }', 'stray_brace', 1, 14],
    ['Who? {=a {~b}', 'stray_brace', 1, 10],
    ['Who?\n  and why?', 'no_options', 1, 1],
    ['{=a ~b}', 'no_text', 1, 1],
    ['::title Who? {=a ~b}', 'unclosed_title', 1, 1],
    ['Who? {\n  a\n  =b\n}', 'no_sign', 2, 3],
    ['Who? {\n  =a\n  ~\n}', 'empty_option', 3, 3],
    ['🦔🦔 ї? {~a ~b}', 'no_right_option', 1, 7],
    ['Who? {=a\n =b ~c}', 'several_right_options', 2, 2],
    ['Who? {=a ~%50%b}', 'partial_credit', 1, 10],
    ['Who? {}', 'unsupported_kind', 1, 6],
    ['Who? {#3}', 'unsupported_kind', 1, 7],
    ['Is it? { TRUE }', 'unsupported_kind', 1, 10],
    ['Who? {=a =b}', 'unsupported_kind', 1, 7],
    ['Who? {=a -> b =c -> d}', 'unsupported_kind', 1, 7],
  ] as const)('says what is wrong with %j and where', (source, code, line, column) => {
    expect(places(readGift(source))).toEqual([[code, line, column]]);
    const later = readGift(`Before {=a ~b}\n\n${source}\n\nAfter {=a ~b}`);
    expect(places(later)).toEqual([[code, line + 2, column]]);
    expect(read(later).map(({ text }) => text)).toEqual(['Before', 'After']);
  });

  test('names the kind of question that it does not take', () => {
    const kinds = ['{}', '{#3}', '{F#no}', '{=a =b}', '{=a -> b =c -> d}'];
    expect(kinds.map((answers) => readGift(`Who? ${answers}`).faults[0]?.params?.['kind'])).toEqual([
      'essay',
      'numerical',
      'true_false',
      'short_answer',
      'matching',
    ]);
  });
});

describe('Aiken', () => {
  const good = 'Who?\nA. a\nB) b\nANSWER: B';

  test('is told from GIFT', () => {
    expect(isAiken(`${good}\n`)).toBe(true);
    expect(isAiken('Who? {=a ~b}')).toBe(false);
  });

  test('is read with a text of several lines and without empty lines between questions', () => {
    const { questions, faults } = readAiken(`Who,\r\n and why?\nA. a\nB. b\nAnswer: a\n${good}`);
    expect(faults).toEqual([]);
    expect(questions).toEqual([
      {
        question: { kind: null, text: 'Who, and why?', options: ['a', 'b'], right: 0 },
        at: { line: 1, column: 1 },
      },
      { question: { kind: null, text: 'Who?', options: ['a', 'b'], right: 1 }, at: { line: 6, column: 1 } },
    ]);
  });

  test.each([
    ['Who?', 'no_options', 1, 1],
    ['Who?\nANSWER: A', 'no_options', 1, 1],
    ['Who?\nA. a\nB. b', 'no_answer', 3, 1],
    ['Who?\nA. a\nB. b\nANSWER: C', 'unknown_answer', 4, 9],
    ['Who?\nA. a\nB. b\nANSWER:', 'unknown_answer', 4, 8],
    ['Who?\nA. a\n C. b\nANSWER: A', 'option_out_of_order', 3, 2],
    ['Who?\nB. a\nand so on\nANSWER: C', 'option_out_of_order', 2, 1],
    ['Who?\nA. a\nand so on\nB. b\nANSWER: A', 'text_after_options', 3, 1],
  ] as const)('says what is wrong with %j and where', (source, code, line, column) => {
    expect(places(readAiken(source))).toEqual([[code, line, column]]);
    const later = readAiken(`${good}\n\n${source}\n\n${good}`);
    expect(places(later)).toEqual([[code, line + 5, column]]);
    expect(later.questions).toHaveLength(2);
  });
});
