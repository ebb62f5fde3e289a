/** The settings by which reading games choose what they are played with, and the wish that follows from them. */
import {
  boundNames,
  boundOf,
  difficulties,
  materialLanguages,
  materialSources,
  type MaterialWish,
} from '@mindhero/engine/reading/choice';
import { choice, type defineSettings, material, type SettingsOf } from '@mindhero/engine/settings';

type When = (settings: Readonly<Record<string, unknown>>) => boolean;

/** Who has chosen one by its id means it, whatever the filters beside it say. */
const unlessChosen =
  (field: string): When =>
  (settings) =>
    settings[field] === null;

const filters = (when: When) => ({
  language: choice(materialLanguages, { default: 'own', quiet: true, when }),
  difficulty: choice([...difficulties, 'any'], { default: 'any', quiet: true, when }),
  source: choice(materialSources, { default: 'all', quiet: true, advanced: true, when }),
});

const length = (when: When) => ({
  max_words: choice(boundNames, { default: 'any', quiet: true, when }),
});

/** A room that is played with a text spreads them into its own. */
export const textSettings = {
  text: material('text'),
  ...filters(unlessChosen('text')),
  ...length(unlessChosen('text')),
};

/** A room that is played with a word list spreads them into its own. */
export const wordListSettings = { word_list: material('words'), ...filters(unlessChosen('word_list')) };

const plays =
  (content: string): When =>
  (settings) =>
    settings['content'] === content;
const drawsText: When = (settings) => plays('text')(settings) && unlessChosen('text')(settings);
const drawsWords: When = (settings) => plays('words')(settings) && unlessChosen('word_list')(settings);

/**
 * A room that is played with either spreads them behind its own `content`, a choice with the options `text` and `words`.
 * Its other options need no material, and show none of these.
 */
export const contentSettings = {
  text: material('text', { when: plays('text') }),
  word_list: material('words', { when: plays('words') }),
  ...filters((settings) => drawsText(settings) || drawsWords(settings)),
  ...length(drawsText),
};

type TextSettings = SettingsOf<ReturnType<typeof defineSettings<typeof textSettings>>>;
type WordListSettings = SettingsOf<ReturnType<typeof defineSettings<typeof wordListSettings>>>;
type ContentSettings = TextSettings & WordListSettings & { readonly content: string };

/** @param fewest_words that a text must have to be drawn; one that was chosen is checked by `checkMaterial` */
export function textWish(
  { text, language, difficulty, source, max_words }: TextSettings,
  fewest_words = 0,
): MaterialWish {
  const wish = {
    kind: 'text',
    id: text,
    language,
    difficulty,
    source,
    max_words: boundOf(max_words),
  } as const;
  return fewest_words > 0 ? { ...wish, fewest_words } : wish;
}

/** @param fewest_words that a list must have to be drawn; one that was chosen is checked by `checkMaterial` */
export function wordListWish(
  { word_list, language, difficulty, source }: WordListSettings,
  fewest_words = 0,
): MaterialWish {
  const wish = { kind: 'words', id: word_list, language, difficulty, source, max_words: null } as const;
  return fewest_words > 0 ? { ...wish, fewest_words } : wish;
}

/** What `content` asks for; null where it is neither a text nor a word list. */
export function contentWish(settings: ContentSettings, fewest_words = 0): MaterialWish | null {
  if (settings.content === 'text') return textWish(settings, fewest_words);
  return settings.content === 'words' ? wordListWish(settings, fewest_words) : null;
}
