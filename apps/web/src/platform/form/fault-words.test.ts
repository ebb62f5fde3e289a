import { languages } from '@mindhero/content/languages';
import { materialCodes } from '@mindhero/contract/errors';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { faultKeys } from './fault-words.ts';

type Texts = typeof import('../../strings/en/faults.json');

test.each(languages)(
  'the words in %s are those of the field, of the code, or of anything else',
  async (language) => {
    const { default: texts }: { readonly default: Texts } = await import(
      `../../strings/${language}/faults.json`
    );
    const { of, is } = texts;
    const i18n = createInstance();
    await i18n.init({ lng: language, resources: { [language]: { faults: texts } }, defaultNS: 'faults' });
    const t = i18n.t as (keys: readonly string[]) => string;
    const say = (path: string, code: string) => t(faultKeys(path, code));
    expect(say('students.3.username', 'taken')).toBe(of.username.taken);
    expect(say('director.id', 'not_an_option')).toBe(of.director.not_an_option);
    expect(say('name', 'required')).toBe(is.required);
    // A code that nobody has words for: the field may have some for anything.
    expect(say('tasks.0', 'unheard_of')).toBe(of.tasks.other);
    expect(say('name', 'unheard_of')).toBe(is.other);
    expect(say('tasks.0', 'required')).toBe(is.required);
    // Of a material each code has its own: what is wrong in a text of a page cannot be guessed.
    expect(materialCodes.filter((code) => say('body', code) === is.other)).toEqual([]);
  },
);
