import { readingLanguages } from '@mindhero/engine/reading/languages';
import { spansOfSentences } from '@mindhero/engine/reading/sentences';
import { supportingSentence } from '@mindhero/engine/reading/supporting';
import { folded, spanOfWords } from '@mindhero/engine/reading/words';
import { expect, test } from 'vitest';
import { readLibrary } from './library.ts';

const { texts } = readLibrary();
const wordsOf = (text: string) => spanOfWords(text).map((word) => folded(word.text));

/**
 * That it is the right place is for readers to judge. Where the words of the answer stand together in one sentence
 * only, there is hardly another one.
 */
test.each(readingLanguages)('questions in %s are shown the sentence that has their answer', (language) => {
  const asked = texts
    .filter((text) => text.language === language)
    .flatMap(({ body, questions }) =>
      questions.map((question) => ({ body, question, found: supportingSentence(body, question, language) })),
    )
    .filter(({ question }) => question.kind !== 'main_idea');
  const found = asked.filter((one) => one.found !== null);
  expect(found.length / asked.length).toBeGreaterThan(0.95);

  const told = found.flatMap(({ body, question, found: place }) => {
    const answer = wordsOf(question.options[question.right] ?? '');
    const has = spansOfSentences(body, language).filter(({ text }) => {
      const words = new Set(wordsOf(text));
      return answer.every((word) => words.has(word));
    });
    return has.length === 1 ? [has[0]?.start === place?.start] : [];
  });
  expect(told.length).toBeGreaterThan(100);
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.95);
});
