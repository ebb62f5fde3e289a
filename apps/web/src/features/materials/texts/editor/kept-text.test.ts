import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { understoodText } from './kept-text.ts';
import { emptyText, type TextValues, withImported } from './text-draft.ts';

const written: TextValues = {
  ...emptyText('UK'),
  title: 'Їжак',
  topic: 'animals',
  body: 'Він спить.',
  questions: withImported(
    [],
    [{ kind: 'word', text: 'Хто?', options: ['їжак', 'кіт'], right: 0, place: 'Він' }],
  ),
  picture: { id: 7, address: '/api/v1/image-files/x/', alternative: 'Їжак', width: 3, height: 2 },
  shared_with_school: true,
};

test('what was kept is understood as it was written', () => {
  expect(understoodText(JSON.parse(JSON.stringify(written)) as object)).toEqual(written);
  expect(understoodText({ topic: null, picture: null })).toEqual({ topic: null, picture: null });
});

test.each([
  ['a language that is not ours', { language: 'FR' }],
  ['questions that are none', { questions: [{ key: 1, text: 'Who?' }] }],
  ['a picture of another server', { picture: { ...written.picture, address: 'https://example.com/x' } }],
  ['a title that is no text', { title: 7 }],
])('%s is left out', (_, kept) => {
  expect(understoodText(kept)).toEqual({});
});

test('whatever a device has kept, nothing breaks', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...Object.keys(written)), fc.jsonValue()), (kept) => {
      const understood = understoodText(kept);
      expect(understoodText(understood)).toEqual(understood);
    }),
  );
});
