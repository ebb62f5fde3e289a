/** The sentences of a text of which the last words can be kept in mind. */
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import type { TextContent } from '@mindhero/engine/reading/material';
import { sentencesOf } from '@mindhero/engine/reading/sentences';
import { folded, spanOfWords } from '@mindhero/engine/reading/words';

export interface Sentence {
  readonly text: string;
  /** Its last word, without the marks around it. */
  readonly last: string;
}

/** A shorter one is no sentence to read, but a call. */
const LEAST_WORDS = 3;

/** In the order of the text. Of those that end with the same word the first one: it is to be told which sentence a word is of. */
export function sentencesToKeep({ body, language }: TextContent): readonly Sentence[] {
  const sentences = sentencesOf(body, readingLanguageOf(language)).flatMap((text): Sentence[] => {
    const words = spanOfWords(text);
    const last = words.at(-1);
    return last === undefined || words.length < LEAST_WORDS ? [] : [{ text, last: last.text }];
  });
  return [...new Map(sentences.toReversed().map((one) => [folded(one.last), one])).values()].toReversed();
}
