/** Everything that the library keeps to, by language. */
import { readingLanguages, type ReadingLanguage } from '@mindhero/engine/reading/languages';
import { countWords } from '@mindhero/engine/reading/words';
import { commonIn } from '../common-words.ts';
import type { Library } from '../library.ts';
import { faultsOfLibraryText } from './check-text.ts';
import { faultsOfTexts } from './check-texts.ts';
import { faultsOfWordLists } from './check-words.ts';

/** What stands of a language, and what is wrong with it. */
export interface LanguageReport {
  readonly language: ReadingLanguage;
  readonly texts: number;
  readonly words: number;
  readonly questions: number;
  readonly lists: number;
  /** One line each, with the file. */
  readonly faults: readonly string[];
}

/** Looks through the whole library. */
export function checkLibrary(library: Library): LanguageReport[] {
  return readingLanguages.map((language) => {
    const texts = library.texts.filter((text) => text.language === language);
    const lists = library.lists.filter((list) => list.language === language);
    const isCommon = commonIn(language);
    return {
      language,
      texts: texts.length,
      words: texts.reduce((sum, { body }) => sum + countWords(body), 0),
      questions: texts.reduce((sum, { questions }) => sum + questions.length, 0),
      lists: lists.length,
      faults: [
        ...library.faults.filter((fault) => /^\w+\/(\w+)\//u.exec(fault)?.[1] === language),
        ...texts.flatMap((text) =>
          faultsOfLibraryText(text, isCommon).map(
            (fault) => `texts/${language}/${text.difficulty}/${text.slug}.md: ${fault}`,
          ),
        ),
        ...faultsOfTexts(texts, language),
        ...faultsOfWordLists(lists, language),
      ],
    };
  });
}
