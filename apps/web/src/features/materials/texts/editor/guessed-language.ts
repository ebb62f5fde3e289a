import type { Language } from '@mindhero/contract/user';
import { guessLanguage } from '@mindhero/engine/reading/languages';
import { toLanguage } from '../../../../platform/language.ts';

/** The language that a text seems to be written in; null where its letters do not tell. */
export const guessedLanguage = (title: string, body: string): Language | null =>
  toLanguage(guessLanguage(`${title}\n${body}`));
