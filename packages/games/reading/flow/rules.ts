/**
 * Flowing text: a text goes by at a speed that was set, in one place, as a line that runs or as words that fall; then it
 * is asked what it said. Of a word list it is asked which words were there.
 */
import { defineGame, InvalidEvent, type Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import type { Material } from '@mindhero/engine/reading/material';
import { LEAST_LEAD_MS } from '../../film/lead.ts';
import { difficultyOfReading, difficultyOfWords } from '../difficulty.ts';
import { contentWish } from '../material-settings.ts';
import { answered, begun, FASTEST_CHOICE_MS, isAnswered, progressOf, simulateChoice } from '../quiz/quiz.ts';
import { type Event, event } from './event.ts';
import { flagsOf, resultOf } from './result.ts';
import { asked, sample } from './sample.ts';
import { drawScript } from './script.ts';
import { presets, type Settings, settings } from './settings.ts';
import { backFrom, beginningOf, chunkAt, endsAt, restMs, type State } from './state.ts';

function start(settings: Settings, random: Streams, material?: Material): State {
  return {
    settings,
    ...drawScript(settings, random, material),
    from: 0,
    shownAt: null,
    reached: 0,
    flowedMs: 0,
    rewinds: 0,
    interruptions: 0,
    since: 0,
    isRead: false,
    ended: null,
  };
}

function apply(before: State, event: Event): State {
  const { t } = event;
  const state = { ...before, since: t };
  switch (event.type) {
    case 'shown':
      if (state.shownAt !== null || state.isRead) throw new InvalidEvent(`text flows at ${t} ms already`);
      return { ...state, shownAt: t };
    case 'rewind':
      if (state.isRead) throw new InvalidEvent(`nothing to go back in at ${t} ms`);
      return { ...cutOff(state, t), from: backFrom(state, t), rewinds: state.rewinds + 1 };
    case 'interrupted':
      if (state.shownAt === null) throw new InvalidEvent(`nothing to interrupt at ${t} ms`);
      return {
        ...cutOff(state, t),
        from: beginningOf(state.script, chunkAt(state, t)),
        interruptions: state.interruptions + 1,
      };
    case 'read':
      return read(state, t);
    case 'choose': {
      if (!state.isRead) throw new InvalidEvent(`an answer at ${t} ms, before all was shown`);
      const quiz = answered(state.quiz, event);
      return { ...state, quiz, ended: isAnswered(quiz) ? 'completed' : null };
    }
    case 'stop':
      return { ...cutOff(state, t), ended: 'stopped' };
  }
}

/** The text stands still; what has flowed until now counts. */
function cutOff(state: State, t: number): State {
  if (state.shownAt === null) return state;
  return {
    ...state,
    shownAt: null,
    reached: Math.max(state.reached, chunkAt(state, t) + 1),
    flowedMs: state.flowedMs + Math.min(t - state.shownAt, restMs(state)),
  };
}

function read(state: State, t: number): State {
  const end = endsAt(state);
  if (end === null || t < end) throw new InvalidEvent(`not all was shown at ${t} ms`);
  const quiz = begun(state.quiz, t);
  return {
    ...state,
    shownAt: null,
    reached: state.script.chunks.length,
    // The moment until the browser has noticed is not read in.
    flowedMs: state.flowedMs + restMs(state),
    isRead: true,
    quiz,
    ended: isAnswered(quiz) ? 'completed' : null,
  };
}

function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  if (state.isRead) return simulateChoice(state.quiz, pupil, random);
  const end = endsAt(state);
  return end === null ? { type: 'shown', t: state.since + LEAST_LEAD_MS } : { type: 'read', t: end };
}

const SYMBOLS_OF_WORD = 6;
/** The eye has to follow what moves; a list has no sense that helps. */
const OF_MODE = { rsvp: 1, ticker: 1.1, shower: 1.2 } as const;

function difficulty({ unit, wpm, cpm, mode, content, difficulty }: Settings): number {
  const speed = unit === 'words' ? wpm : cpm / SYMBOLS_OF_WORD;
  const effort = OF_MODE[mode];
  return content === 'text'
    ? difficultyOfReading({ difficulty, wpm: speed, effort })
    : difficultyOfWords({ wordMs: 60_000 / speed, effort });
}

export const rules = defineGame({
  id: 'flow',
  version: 1,
  subject: 'reading',
  path: '/games/reading/flow',
  settings,
  presets,
  event,
  check: () => [],
  material: (settings: Settings) => contentWish(settings),
  start,
  apply,
  isOver: (state) => state.ended !== null,
  progress: ({ quiz }: State) => progressOf(quiz),
  result: resultOf,
  difficulty,
  fastestAnswerMs: FASTEST_CHOICE_MS,
  flags: flagsOf,
  // Who has answered nothing has needed nothing of what was shown.
  shownMs: ({ quiz, flowedMs }: State) => (quiz.answers.length === 0 ? 0 : Math.floor(flowedMs)),
  simulate,
  asked,
  sample,
});
