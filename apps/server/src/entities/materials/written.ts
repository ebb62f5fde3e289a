/** What materials hold, and what lists say of it. */
import { languageNamed } from '@mindhero/contract/material';
import type { TextTopic } from '@mindhero/contract/text';
import type { Language } from '@mindhero/contract/user';
import type { Difficulty, TextKind } from '@mindhero/engine/reading/choice';
import type {
  CardsContent,
  MaterialContent,
  ShownImage,
  TextContent,
  TextQuestion,
  WordsContent,
} from '@mindhero/engine/reading/material';
import { measuresOf } from './measures.ts';

/** What is stored of a material beside its revisions. */
export interface Stored {
  readonly title: string;
  readonly language: Language | null;
  readonly difficulty: Difficulty | null;
  readonly measured: Difficulty | null;
  readonly layout: TextKind | null;
  readonly topic: TextTopic | null;
  readonly words: number | null;
  readonly questions: number | null;
}

/** What a material is: what is played of it, and what is only said of it. */
export interface Written<Content extends MaterialContent = MaterialContent> {
  readonly content: Content;
  readonly difficulty: Difficulty | null;
  readonly topic: TextTopic | null;
}

export interface NewText {
  readonly title: string;
  readonly language: Language;
  readonly difficulty: Difficulty;
  readonly kind: TextKind;
  readonly topic: TextTopic | null;
  readonly body: string;
  readonly questions: readonly TextQuestion[];
}

export const textOf = (
  { title, language, difficulty, kind, topic, body, questions }: NewText,
  picture: ShownImage | null,
): Written<TextContent> => ({
  content: {
    kind: 'text',
    title,
    language,
    layout: kind,
    body,
    questions,
    picture,
  },
  difficulty,
  topic,
});

export interface NewWordList {
  readonly title: string;
  readonly language: Language;
  readonly difficulty: Difficulty;
  readonly words: readonly string[];
}

type Syllables = WordsContent['syllables'];

/** @param syllables of each word, which only the library knows */
export const wordsOf = (
  { title, language, difficulty, words }: NewWordList,
  syllables: Syllables,
): Written<WordsContent> => ({
  content: { kind: 'words', title, language, words, syllables },
  difficulty,
  topic: null,
});

/** The syllables of the words, if those of each are known from the list as it was. */
export function syllablesKept(former: WordsContent, words: readonly string[]): Syllables {
  const { syllables } = former;
  if (syllables === null) return null;
  const known = new Map(former.words.map((word, index) => [word, syllables[index]]));
  const kept = words.flatMap((word) => {
    const parts = known.get(word);
    return parts === undefined ? [] : [parts];
  });
  return kept.length === words.length ? kept : null;
}

export const cardsOf = (title: string, pictures: readonly ShownImage[]): Written<CardsContent> => ({
  content: { kind: 'cards', title, pictures },
  difficulty: null,
  topic: null,
});

/** What lists say of it. */
export function storedOf({ content, difficulty, topic }: Written): Stored {
  const { title } = content;
  const none = { measured: null, layout: null, topic: null, words: null, questions: null };
  switch (content.kind) {
    case 'text': {
      const language = languageNamed(content.language);
      const measures = measuresOf(content.body, language);
      return {
        title,
        language,
        difficulty,
        measured: measures.level,
        layout: content.layout,
        topic,
        words: measures.words,
        questions: content.questions.length,
      };
    }
    case 'words':
      return {
        ...none,
        title,
        language: languageNamed(content.language),
        difficulty,
        words: content.words.length,
      };
    case 'cards':
      return { ...none, title, language: null, difficulty: null };
  }
}
