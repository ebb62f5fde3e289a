/** How one reads oneself, and what suits next. */
import type { NextReading, ReadingStep } from '@mindhero/contract/reading';
import type { Language } from '@mindhero/contract/user';
import { type GameId, timedReadings } from '@mindhero/games/catalogue';

/** Whether a text that suits is proposed in the game. */
export const proposesTexts = (game: GameId): boolean => timedReadings.includes(game);

/** Texts in one language are compared by words; those in several by symbols, since their words are of other lengths. */
export function unitOf(texts: readonly ReadingStep[]): 'wpm' | 'cpm' {
  return new Set(texts.map(({ language }) => language)).size > 1 ? 'cpm' : 'wpm';
}

/** What is common to the settings of all games with such texts. */
type Settings = Readonly<Record<string, unknown>>;

/** Settings with which a text comes that suits: any other choice of a text gives way, and nothing makes it harder. */
export function settingsFor({ difficulty, max_words }: NextReading, settings: Settings): Settings {
  return {
    ...settings,
    text: null,
    difficulty,
    max_words: max_words === null ? 'any' : String(max_words),
    limit_time: false,
    ...('transformations' in settings && { transformations: [] }),
  };
}

/**
 * The language of the texts that settings ask for; null where that is left to chance.
 * @param own of whoever plays
 */
export function languageOf({ language }: Settings, own: Language): string | null {
  if (language === 'own') return own;
  return typeof language === 'string' && language !== 'random' ? language : null;
}
