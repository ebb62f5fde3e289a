/** What says whether a text or a word list changed: a changed one becomes a new revision, an unchanged one nothing. */
import { createHash } from 'node:crypto';
import type { LibraryText } from './text-file.ts';
import type { LibraryWordList } from './word-file.ts';

/** SHA-256, in hexadecimal digits, of all that a reader gets to see of a text. Where it lies is no part of it. */
export function hashOfText(text: LibraryText): string {
  const { language, difficulty, title, topic, kind, body, questions } = text;
  const asked = questions.map((question) => [
    question.kind,
    question.text,
    question.options,
    question.right,
    // Only where there is one, so that the others keep their hash.
    ...(question.place === undefined ? [] : [question.place]),
  ]);
  return sha256(['text', language, difficulty, title, topic, kind, body, asked]);
}

/** The same of a word list. */
export function hashOfWordList({ language, difficulty, title, words }: LibraryWordList): string {
  return sha256(['words', language, difficulty, title, words.map(({ syllables }) => syllables)]);
}

function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
