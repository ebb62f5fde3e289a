/**
 * Reading to a beat: the beat is only there, it leads from word to word, or it is to be tapped while one reads. Then
 * there are questions. `ready → (warm_up, where taps count) → reading (→ marking, where the time was up) → quiz`.
 */
import { defineGame, InvalidEvent } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { readingLanguageOf } from '@mindhero/engine/reading/languages';
import { expectMaterial, type Material } from '@mindhero/engine/reading/material';
import { countWords } from '@mindhero/engine/reading/words';
import { interrupt } from '../../setbacks/setbacks.ts';
import { LEAD_MS } from '../beat/beats.ts';
import { textWish } from '../material-settings.ts';
import { answered, begun, isAnswered, progressOf, quizOf } from '../quiz/quiz.ts';
import { difficultyOfSettings } from './difficulty.ts';
import { type Event, event } from './event.ts';
import { flagsOf, resultOf, shownMs } from './result.ts';
import { presets, type Settings, settings } from './settings.ts';
import { simulate } from './simulate.ts';
import { limitAt, paceEndsAt, type State } from './state.ts';
import {
  asynchrony,
  CALIBRATION_TAPS,
  calibrationBpm,
  latencyOf,
  tappingAgain,
  tappingFrom,
  tappingUntil,
  tapped,
} from './taps.ts';
import { unitsOf } from './units.ts';

function start(settings: Settings, random: Streams, material?: Material): State {
  const text = expectMaterial('text', material);
  return {
    settings,
    text,
    units:
      settings.mode === 'pace' ? unitsOf(text.body, readingLanguageOf(text.language), settings.per_beat) : [],
    phase: 'ready',
    beats: null,
    warmUp: [],
    latency: null,
    shownAt: 0,
    readAt: null,
    isCut: false,
    lastWord: null,
    tapping: null,
    interrupted: 0,
    quiz: quizOf(text.questions, random),
    ended: null,
  };
}

function apply(state: State, event: Event): State {
  const { t } = event;
  const { phase } = state;
  const limit = limitAt(state);
  if (event.type === 'stop') return { ...state, ended: 'stopped' };
  if (event.type === 'time_up') {
    if (limit === null || t < limit) throw new InvalidEvent('the time is not up');
    return timeUp({ ...state, isCut: true }, t);
  }
  if (phase === 'ready') return fromReady(state, event);
  if (phase === 'warm_up') return inWarmUp(state, event);
  if (phase === 'reading') {
    if (limit !== null && t > limit) throw new InvalidEvent(`${event.type} at ${t} ms, after the time limit`);
    return inReading(state, event);
  }
  if (phase === 'marking') return marked(state, event);
  if (event.type !== 'choose') throw misplaced(state, event);
  const quiz = answered(state.quiz, event);
  return isAnswered(quiz) ? over({ ...state, quiz }) : { ...state, quiz };
}

const misplaced = ({ phase }: State, { type, t }: Event) =>
  new InvalidEvent(`${type} at ${t} ms, in the phase ${phase}`);

function fromReady(state: State, event: Event): State {
  const { mode, bpm } = state.settings;
  if (event.type === 'shown' && mode !== 'tap') return shown(state, event.t);
  if (event.type !== 'warm_up' || mode !== 'tap') throw misplaced(state, event);
  const beats = { start: event.t + LEAD_MS, bpm: calibrationBpm(bpm) };
  return { ...state, phase: 'warm_up', beats };
}

function inWarmUp(state: State, event: Event): State {
  const { beats, warmUp, latency } = state;
  if (beats === null) throw misplaced(state, event);
  switch (event.type) {
    case 'latency':
      return { ...state, latency: event.offset_ms };
    case 'tap': {
      // Before the first beat there is nothing to be late for.
      if (event.t < beats.start - windowOf(beats.bpm)) return state;
      const taps = [...warmUp, asynchrony(beats, event.t)];
      return { ...state, warmUp: taps, latency: taps.length < CALIBRATION_TAPS ? latency : latencyOf(taps) };
    }
    case 'interrupted':
    case 'void':
      // The taps before a pause are as good as those after it.
      return state;
    case 'shown':
      if (latency === null) throw new InvalidEvent('nobody knows how late this device is');
      return shown(state, event.t);
    default:
      throw misplaced(state, event);
  }
}

/** Half a beat: a first tap may come before its beat. */
const windowOf = (bpm: number) => 30_000 / bpm;

function shown(state: State, t: number): State {
  const { settings, latency } = state;
  const beats = { start: t + LEAD_MS, bpm: settings.bpm };
  const tapping = settings.mode === 'tap' ? tappingFrom(beats, latency ?? 0) : null;
  return { ...state, phase: 'reading', shownAt: t, beats, tapping };
}

function inReading(state: State, event: Event): State {
  const { t } = event;
  const { tapping } = state;
  switch (event.type) {
    case 'tap':
      if (tapping === null) throw misplaced(state, event);
      return { ...state, tapping: tapped(tapping, t) };
    case 'interrupted':
    case 'void':
      return interrupt(state, {
        forgiven: (next) => ({ ...next, tapping: tapping && tappingAgain(tapping, t) }),
        // Beats that come before the beat is found again are missed.
        counted: (next) => next,
      });
    case 'read': {
      const end = paceEndsAt(state);
      if (end !== null && t < end) throw new InvalidEvent('the beat has not come to the end of the text');
      return toQuiz(state, t);
    }
    default:
      throw misplaced(state, event);
  }
}

/** Where the beat leads, it says how far the text was read; else the reader does. */
function timeUp(state: State, t: number): State {
  return state.settings.mode === 'pace' ? toQuiz(state, t) : { ...untilRead(state, t), phase: 'marking' };
}

function marked(state: State, event: Event): State {
  if (event.type !== 'last_word') throw misplaced(state, event);
  if (event.word >= countWords(state.text.body)) throw new InvalidEvent(`there is no word ${event.word}`);
  return asked({ ...state, lastWord: event.word }, event.t);
}

/** The text is read, and its questions are asked. */
const toQuiz = (state: State, t: number): State => asked(untilRead(state, t), t);

function untilRead(state: State, t: number): State {
  return { ...state, readAt: t, tapping: state.tapping && tappingUntil(state.tapping, t) };
}

function asked(state: State, t: number): State {
  const next: State = { ...state, phase: 'quiz', quiz: begun(state.quiz, t) };
  return isAnswered(next.quiz) ? over(next) : next;
}

const over = (state: State): State => ({ ...state, ended: state.isCut ? 'time_limit' : 'completed' });

/** A question with its options in the order in which they are asked; without any there is the text alone. */
function itemsOf({ text, quiz }: State) {
  const { title } = text;
  const asked = quiz.questions.map(({ text: question, options, right }) => ({
    title,
    question,
    options,
    right,
  }));
  return asked.length > 0 ? asked : [{ title, question: null, options: [], right: 0 }];
}

export type Item = ReturnType<typeof itemsOf>[number];

function sample(settings: Settings, random: Streams, count: number, material?: Material): Item[] {
  const items = itemsOf(start(settings, random, material));
  return Array.from({ length: count }, (_, index) => items[index % items.length]).filter(
    (item) => item !== undefined,
  );
}

export const rules = defineGame({
  id: 'metronome',
  version: 1,
  subject: 'reading',
  path: '/games/reading/metronome',
  settings,
  presets,
  event,
  check: () => [],
  material: (settings: Settings) => textWish(settings),
  start,
  apply,
  isOver: (state) => state.ended !== null,
  progress: ({ quiz }: State) => progressOf(quiz),
  result: resultOf,
  difficulty: difficultyOfSettings,
  // Of a tap: at the fastest beat there is one each quarter of a second.
  fastestAnswerMs: 240,
  flags: flagsOf,
  shownMs,
  simulate,
  asked: itemsOf,
  sample,
});
