/**
 * Remember the last word: words appear one after the other, here and there on a board, and the last one is to be named.
 * Nobody knows which one that will be, so each of them has to be read. Or sentences of a text are read one by one, and the
 * last word of each is to be named (`span/`).
 */
import { defineGame, InvalidEvent, type Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import type { Material } from '@mindhero/engine/reading/material';
import { textWish, wordListWish } from '../material-settings.ts';
import { type Event, event } from './event.ts';
import { lastWord } from './last-word.ts';
import { check, checkMaterial, presets, type Settings, settings } from './settings.ts';
import * as span from './span/rules.ts';
import { isSpan, type Item, type State } from './state.ts';

const isText = ({ content }: Settings): boolean => content === 'text';

function apply(state: State, event: Event): State {
  if (isSpan(state)) return span.apply(state, event);
  if (event.type === 'next') throw new InvalidEvent(`no sentence was there at ${event.t} ms`);
  return lastWord.apply(state, event);
}

export const rules = defineGame({
  id: 'remember-last-word',
  version: 2,
  subject: 'reading',
  path: '/games/reading/remember-last-word',
  settings,
  presets,
  event,
  check,
  material: (settings: Settings) =>
    isText(settings) ? textWish(settings) : wordListWish(settings, settings.words_per_round),
  checkMaterial,
  start: (settings: Settings, random: Streams, material?: Material): State =>
    isText(settings) ? span.start(settings, random, material) : lastWord.start(settings, random, material),
  apply,
  isOver: ({ ended }: State) => ended !== null,
  progress: (state: State) => (isSpan(state) ? span.progress(state) : lastWord.progress(state)),
  result: (state: State) => (isSpan(state) ? span.result(state) : lastWord.result(state)),
  difficulty: (settings: Settings) =>
    isText(settings) ? span.difficulty(settings) : lastWord.difficulty(settings),
  // How many sentences come next follows from the answers.
  adapts: (settings: Settings) => isText(settings) && settings.more_sentences,
  // A known word is found among the others and chosen no faster.
  fastestAnswerMs: 300,
  shownMs: (state: State) => (isSpan(state) ? span.shownMs(state) : lastWord.shownMs(state)),
  simulate: (state: State, pupil: Pupil, random: Streams): Event | null =>
    isSpan(state) ? span.simulate(state, pupil, random) : lastWord.simulate(state, pupil, random),
  asked: (state: State): readonly Item[] => (isSpan(state) ? span.asked(state) : lastWord.asked(state)),
  sample: (settings: Settings, random: Streams, count: number, material?: Material): Item[] =>
    isText(settings)
      ? span.sample(settings, random, count, material)
      : lastWord.sample(settings, random, count, material),
});
