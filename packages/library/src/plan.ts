/** What the library holds: in each language and difficulty one text for each topic, of a length that the plan gives. */
import { type TextTopic, textTopics } from '@mindhero/contract/text';
import { type Difficulty, difficulties } from '@mindhero/engine/reading/choice';
import type { ReadingLanguage } from '@mindhero/engine/reading/languages';

/** Languages that are written to the end: the check holds them to everything. Of the others it only tells how far they are. */
export const finishedLanguages: readonly ReadingLanguage[] = ['en', 'de', 'ru', 'uk'];

/** A range of words of a text's body, and how many questions belong to a text of that length. */
export interface Band {
  readonly fewest: number;
  readonly most: number;
  readonly questions: number;
}

const b30: Band = { fewest: 12, most: 30, questions: 2 };
const b60: Band = { fewest: 31, most: 60, questions: 3 };
const b100: Band = { fewest: 61, most: 100, questions: 4 };
const b200: Band = { fewest: 101, most: 200, questions: 5 };
const b400: Band = { fewest: 201, most: 400, questions: 7 };

/** The bands of the topics in their order; each difficulty and language begins elsewhere in it. */
const bands: readonly Band[] = [
  [b30, b60, b100, b200, b400],
  [b30, b60, b100, b200],
  [b30, b60, b100, b200, b400],
  [b30, b60, b100, b200],
  [b30, b60, b100, b400],
].flat();

const begin: Readonly<Record<ReadingLanguage, number>> = { en: 0, de: 3, ru: 6, uk: 9 };

/** How far the next difficulty begins behind the last. */
const STEP = 7;

/** How long the text of a topic is. */
export function bandOf(language: ReadingLanguage, difficulty: Difficulty, topic: TextTopic): Band {
  const place = textTopics.indexOf(topic) + difficulties.indexOf(difficulty) * STEP + begin[language];
  return bands[place % bands.length] ?? b30;
}

/** Texts of one language. */
export const TEXTS = difficulties.length * textTopics.length;

/** Words of one list. */
export const LIST_WORDS = 150;

export const OPTIONS = 4;
