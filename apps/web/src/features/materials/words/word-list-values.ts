/** What stands in the editor of a word list, named as the contract names it. Pure. */
import type { Language } from '@mindhero/contract/user';
import type { WordList } from '@mindhero/contract/word-list';
import type { Difficulty } from '@mindhero/engine/reading/choice';

export interface WordListValues {
  readonly title: string;
  readonly language: Language;
  readonly difficulty: Difficulty;
  readonly words: readonly string[];
  /** Typed, and no word of the list yet. */
  readonly typing: string;
  readonly shared_with_school: boolean;
}

/** What stands in a list; of none, what a new one begins with. */
export function valuesOf(list: WordList | null, language: Language): WordListValues {
  if (list === null)
    return { title: '', language, difficulty: 'easy', words: [], typing: '', shared_with_school: false };
  const { title, difficulty, words, shared_with_school } = list;
  return { title, language: list.language, difficulty, words, typing: '', shared_with_school };
}
