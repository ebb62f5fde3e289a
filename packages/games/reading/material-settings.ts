/** The settings by which reading games choose what they are played with, and the wish that follows from them. */
import {
  difficulties,
  materialLanguages,
  materialSources,
  type MaterialWish,
  textBounds,
} from '@mindhero/engine/reading/choice';
import { choice, type defineSettings, material, type SettingsOf } from '@mindhero/engine/settings';

/** Who has chosen one by its id means it, whatever the filters beside it say. */
const unlessChosen = (field: string) => ({
  when: (settings: Readonly<Record<string, unknown>>) => settings[field] === null,
});

const filtersUnless = (field: string) => ({
  language: choice(materialLanguages, { default: 'own', quiet: true, ...unlessChosen(field) }),
  difficulty: choice([...difficulties, 'any'], { default: 'any', quiet: true, ...unlessChosen(field) }),
  source: choice(materialSources, { default: 'all', quiet: true, advanced: true, ...unlessChosen(field) }),
});

/** A room that is played with a text spreads them into its own. */
export const textSettings = {
  text: material('text'),
  ...filtersUnless('text'),
  max_words: choice(['30', '60', '100', '200', 'any'], {
    default: 'any',
    quiet: true,
    ...unlessChosen('text'),
  }),
};

/** A room that is played with a word list spreads them into its own. */
export const wordListSettings = { word_list: material('words'), ...filtersUnless('word_list') };

type TextSettings = SettingsOf<ReturnType<typeof defineSettings<typeof textSettings>>>;
type WordListSettings = SettingsOf<ReturnType<typeof defineSettings<typeof wordListSettings>>>;

export function textWish({ text, language, difficulty, source, max_words }: TextSettings): MaterialWish {
  const bound = textBounds.find((one) => String(one) === max_words) ?? null;
  return { kind: 'text', id: text, language, difficulty, source, max_words: bound };
}

export function wordListWish({ word_list, language, difficulty, source }: WordListSettings): MaterialWish {
  return { kind: 'words', id: word_list, language, difficulty, source, max_words: null };
}
