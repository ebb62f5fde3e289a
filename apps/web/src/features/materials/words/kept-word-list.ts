/** What the device kept of a word list that was being written, as far as the editor still understands it. Pure. */
import { difficulties } from '@mindhero/engine/reading/choice';
import { oneOf } from '../../../platform/address/parts.ts';
import { aFlag, aLanguage, aText, listOf, understood } from '../kept-parts.ts';
import type { WordListValues } from './word-list-values.ts';

export const understoodWordList = (stored: object): Partial<WordListValues> =>
  understood<WordListValues>(stored, {
    title: aText,
    language: aLanguage,
    difficulty: oneOf(difficulties),
    words: listOf(aText),
    typing: aText,
    shared_with_school: aFlag,
  });
