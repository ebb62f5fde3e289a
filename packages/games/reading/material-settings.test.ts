import { choice, defineSettings } from '@mindhero/engine/settings';
import { describe, expect, test } from 'vitest';
import { contentSettings, contentWish } from './material-settings.ts';

const { fields, defaults } = defineSettings({
  content: choice(['text', 'words', 'letters'], { default: 'text' }),
  ...contentSettings,
});

/** The names of the settings that a form shows. */
const shown = (settings: object) =>
  Object.entries(fields)
    .filter(([, { when }]) => when?.({ ...defaults, ...settings }) ?? true)
    .map(([name]) => name);

describe('a room with texts and word lists', () => {
  test.each([
    ['a text', { content: 'text' }, ['text', 'language', 'difficulty', 'source', 'max_words']],
    ['a chosen text', { content: 'text', text: 4 }, ['text']],
    [
      'a list, although a text is still chosen',
      { content: 'words', text: 4 },
      ['word_list', 'language', 'difficulty', 'source'],
    ],
    ['a chosen list', { content: 'words', word_list: 5 }, ['word_list']],
    ['what needs neither', { content: 'letters' }, []],
  ])('shows what belongs to %s', (_, settings, names) => {
    expect(shown(settings)).toEqual(['content', ...names, 'sound']);
  });

  test('wishes for what its content is', () => {
    const wished = { ...defaults, text: 4, word_list: 5, max_words: '60' } as const;
    expect(contentWish({ ...wished, content: 'text' })).toMatchObject({ kind: 'text', id: 4, max_words: 60 });
    expect(contentWish({ ...wished, content: 'words' })).toMatchObject({
      kind: 'words',
      id: 5,
      max_words: null,
    });
    expect(contentWish({ ...wished, content: 'letters' })).toBeNull();
  });
});
