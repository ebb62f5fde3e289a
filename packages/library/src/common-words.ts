/** Which words readers of a language meet often. Where the lists come from stands in `common-words/README.md`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReadingLanguage } from '@mindhero/engine/reading/languages';
import { stemOf } from '@mindhero/engine/reading/stem';

const folder = join(import.meta.dirname, '../common-words');

/** The stems of the common words of a language. */
function commonStems(language: ReadingLanguage): ReadonlySet<string> {
  const words = ['spoken', 'everyday'].flatMap((list) =>
    readFileSync(join(folder, `${list}.${language}.txt`), 'utf8').split(/\s+/u),
  );
  return new Set(words.map((word) => stemOf(word, language)));
}

/** Says of a word whether it is common, in whatever form. Reads the lists once. */
export function commonIn(language: ReadingLanguage): (word: string) => boolean {
  const stems = commonStems(language);
  return (word) => stems.has(stemOf(word, language));
}
