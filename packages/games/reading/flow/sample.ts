/** What a play asks, as examples and previews show it. */
import type { Streams } from '@mindhero/engine/random';
import type { Material, TextQuestion } from '@mindhero/engine/reading/material';
import type { Quiz } from '../quiz/quiz.ts';
import { drawScript, type Script } from './script.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';

export interface Sample {
  /** How what is read begins, chunk by chunk. */
  readonly beginning: readonly string[];
  /** `EN` */
  readonly language: string;
  readonly isText: boolean;
  /** Null for a text that nothing is asked about. */
  readonly question: TextQuestion | null;
}

/** So many chunks show what it is like. */
const SHOWN = 6;

function samplesOf({ chunks, language, text }: Script, { questions }: Quiz): Sample[] {
  const look = {
    beginning: chunks.slice(0, SHOWN).map((chunk) => chunk.text),
    language,
    isText: text !== null,
  };
  return questions.length === 0
    ? [{ ...look, question: null }]
    : questions.map((question) => ({ ...look, question }));
}

export function asked({ script, quiz }: State): readonly Sample[] {
  return samplesOf(script, quiz);
}

/** One for each question, of as many plays as it takes. */
export function sample(
  settings: Settings,
  random: Streams,
  count: number,
  material?: Material,
): readonly Sample[] {
  const samples: Sample[] = [];
  for (let play = 0; samples.length < count; play++) {
    const streams: Streams = play === 0 ? random : (purpose) => random(`play ${play} ${purpose}`);
    const { script, quiz } = drawScript(settings, streams, material);
    samples.push(...samplesOf(script, quiz));
  }
  return samples.slice(0, count);
}
