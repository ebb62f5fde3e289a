/** What flows by in a play, and when: a text in chunks with their times, and what is asked after it. */
import type { Streams } from '@mindhero/engine/random';
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import {
  expectMaterial,
  type Material,
  type TextContent,
  type TextQuestion,
} from '@mindhero/engine/reading/material';
import { boundariesOf, totalMs, weightOf, widthOf } from '@mindhero/engine/reading/pace';
import { type Chunk, chunksOf, type Token, tokensOf, tokensOfList } from '@mindhero/engine/reading/tokens';
import { type Quiz, quizOf } from '../quiz/quiz.ts';
import { type Settings, speedOf } from './settings.ts';

export interface Script {
  /** Null where the words of a list are shown. */
  readonly text: TextContent | null;
  /** `EN` */
  readonly language: string;
  readonly chunks: readonly Chunk[];
  /** When each chunk begins, and when the last one is over, in milliseconds; one more than there are chunks. */
  readonly boundaries: readonly number[];
}

interface Drawn {
  readonly script: Script;
  readonly quiz: Quiz;
}

/** What a seed makes of a material. */
export function drawScript(settings: Settings, random: Streams, material: Material | undefined): Drawn {
  if (settings.content === 'words') return drawWords(settings, random, material);
  const text = expectMaterial('text', material);
  const tokens = tokensOf(text.body, readingLanguageOf(text.language));
  return {
    script: { text, language: text.language, ...paced(settings, tokens) },
    quiz: quizOf(text.questions, random),
  };
}

function paced(settings: Settings, tokens: readonly Token[]): Pick<Script, 'chunks' | 'boundaries'> {
  const isLine = settings.mode === 'ticker';
  const chunks = chunksOf(tokens, settings.mode === 'rsvp' ? settings.chunk : 1);
  // A line runs evenly, so that the eye can follow it; its rests are its longer way.
  const weigh = (token: Token) => (isLine ? widthOf(token) : weightOf(token, settings.unit));
  const weights = chunks.map(({ tokens }) => tokens.reduce((sum, token) => sum + weigh(token), 0));
  const total = totalMs(chunks, settings.unit, speedOf(settings));
  return { chunks, boundaries: boundariesOf(weights, total, settings.warm_up) };
}

/** The answers to "was it there?"; their order is always the same. */
export const [WAS_THERE, WAS_NOT] = [0, 1];
const MOST_ASKED = 8;

/** Some words of a list are shown in an order of the seed; about half of those that are asked for afterwards are others. */
function drawWords(settings: Settings, random: Streams, material: Material | undefined): Drawn {
  const { words, language } = expectMaterial('words', material);
  const mixed = random('words').shuffle(words);
  const shown = mixed.slice(0, Math.min(settings.words_shown, Math.ceil((2 * mixed.length) / 3)));
  const others = mixed.slice(shown.length);
  const draw = random('asked');
  const half = Math.min(MOST_ASKED / 2, others.length);
  const known = Math.min(shown.length, half + draw.integer(-1, 1), MOST_ASKED - half);
  const asked = draw.shuffle([
    ...draw
      .shuffle(shown)
      .slice(0, Math.max(1, known))
      .map((word) => recognition(word, WAS_THERE)),
    ...others.slice(0, half).map((word) => recognition(word, WAS_NOT)),
  ]);
  return {
    script: { text: null, language, ...paced(settings, tokensOfList(shown)) },
    quiz: { questions: asked, answers: [], since: 0 },
  };
}

/** The player says in the pupil's language what is asked of the word. */
function recognition(word: string, right: number): TextQuestion {
  return { kind: 'word', text: word, options: ['yes', 'no'], right };
}
