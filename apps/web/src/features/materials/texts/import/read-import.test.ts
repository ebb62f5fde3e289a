import { describe, expect, test } from 'vitest';
import { plainOfMarkdown } from './markdown.ts';
import { readImport } from './read-import.ts';

describe('a file is', () => {
  test('a text, whose first line is the title if it looks like one', () => {
    expect(
      readImport('hedgehog.txt', '\uFEFFThe hedgehog\r\n\r\nIt sleeps.\r\nThen it wakes.\r\n'),
    ).toMatchObject({
      format: 'text',
      title: 'The hedgehog',
      body: 'It sleeps.\nThen it wakes.',
      questions: [],
      faults: [],
    });
    expect(readImport('my_text.md', 'It sleeps.\n\nThen it wakes.')).toMatchObject({
      title: 'my_text',
      body: 'It sleeps.\n\nThen it wakes.',
    });
  });

  test('questions in GIFT, with the lines at fault', () => {
    const read = readImport('questions.txt', 'Who sleeps? {=the hedgehog ~the cat}\n\nWho wakes? {=it\n');
    expect(read).toMatchObject({ format: 'gift', title: '', body: '' });
    expect(read.questions.map(({ text }) => text)).toEqual(['Who sleeps?']);
    expect(read.faults).toEqual([{ line: 3, column: 12, code: 'unclosed_braces' }]);
    expect(read.lines[2]).toBe('Who wakes? {=it');
  });

  test('questions in Aiken', () => {
    const read = readImport('', 'Who sleeps?\nA. the hedgehog\nB. the cat\nANSWER: A\n');
    expect(read).toMatchObject({ format: 'aiken', body: '', faults: [] });
    expect(read.questions[0]).toMatchObject({ options: ['the hedgehog', 'the cat'], right: 0 });
  });

  test('a text with its questions below, whose lines are counted from the top', () => {
    const text = 'The hedgehog\n\nIt sleeps.\n\nIt wakes.\n\n';
    expect(readImport('', `${text}Who? {=it ~she}\n\nWhat? {}\n`)).toMatchObject({
      title: 'The hedgehog',
      body: 'It sleeps.\n\nIt wakes.',
      questions: [{ text: 'Who?' }],
      faults: [{ line: 9 }],
    });
    expect(readImport('', `${text}Who?\nA. it\nB. she\nANSWER: A\n`)).toMatchObject({
      body: 'It sleeps.\n\nIt wakes.',
      questions: [{ text: 'Who?' }],
    });
  });

  test('nothing at all', () => {
    expect(readImport('empty.gift', '\n\n')).toMatchObject({ body: '', questions: [], faults: [] });
  });
});

test.each([
  ['# The *old* man\nHe slept.', 'The old man\n\nHe slept.'],
  ['- one\n- two', 'one\ntwo'],
  ['> said **she**, [here](https://example.com)', 'said she, here'],
  ['![a cat](cat.png)\n\nA 2 * 3 * 4 sum_of_it', 'A 2 * 3 * 4 sum_of_it'],
  ['one\n\n---\n\n\n\ntwo', 'one\n\ntwo'],
  ['Plain text stays. – “Yes!”', 'Plain text stays. – “Yes!”'],
])('Markdown %j is read as %j', (markdown, plain) => {
  expect(plainOfMarkdown(markdown)).toBe(plain);
});
