/**
 * Stroop task: a colour's name is written in some ink, and the pupil names the ink, the word, or what the sign above
 * it asks for. `gap → stimulus → gap …`; speed and accuracy both count.
 */
import { defineGame, eventTime, InvalidEvent, type Progress, type Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import * as z from 'zod/mini';
import { interrupt } from '../../setbacks/setbacks.ts';
import { resultOf } from './result.ts';
import { presets, type Settings, settings } from './settings.ts';
import { isRight, type State } from './state.ts';
import { ANTICIPATION_MS, dueAt, FASTEST_ANSWER_MS, GAP_MS, timeLimitMs } from './times.ts';
import {
  answerOf,
  type Colour,
  colours,
  coloursOf,
  isIncongruent,
  makeTrials,
  type Trial,
} from './trials.ts';

export const event = z.discriminatedUnion('type', [
  /** The word has come up on the screen: reaction time runs from here. */
  z.strictObject({ type: z.literal('shown'), t: eventTime }),
  z.strictObject({ type: z.literal('answer'), t: eventTime, colour: z.enum(colours) }),
  /** The time for an answer is over. */
  z.strictObject({ type: z.literal('timeout'), t: eventTime }),
  /** The word was interrupted (a hidden tab, a pause): another one takes its place; too often, and it is missed. */
  z.strictObject({ type: z.literal('void'), t: eventTime }),
  z.strictObject({ type: z.literal('time_up'), t: eventTime }),
  z.strictObject({ type: z.literal('stop'), t: eventTime }),
]);
export type Event = z.infer<typeof event>;

/** More trials than can be needed: in a play of n trials another n may be anticipated or interrupted. */
function trialsToMake(settings: Settings): number {
  return settings.length === 'trials'
    ? 2 * settings.trials
    : Math.ceil((settings.time_s * 1000) / GAP_MS) + 1;
}

function start(settings: Settings, random: Streams): State {
  const trials = makeTrials(settings, random, trialsToMake(settings));
  return {
    settings,
    trials,
    current: 0,
    phase: 'gap',
    since: 0,
    settled: [],
    last: null,
    tooEarly: 0,
    interrupted: 0,
    ended: null,
  };
}

function apply(state: State, event: Event): State {
  const { t } = event;
  const limit = timeLimitMs(state.settings);
  if (event.type === 'stop') return { ...state, ended: 'stopped' };
  if (event.type === 'time_up') {
    if (limit === null || t < limit) throw new InvalidEvent('the time is not up');
    return { ...state, ended: 'time_limit' };
  }
  if (limit !== null && t > limit) throw new InvalidEvent(`${event.type} at ${t} ms, after the time limit`);
  if (event.type === 'shown') {
    if (state.phase !== 'gap' || t < dueAt(state)) throw new InvalidEvent(`no word is due at ${t} ms`);
    return { ...state, phase: 'stimulus', since: t };
  }
  if (state.phase !== 'stimulus') throw new InvalidEvent(`${event.type} at ${t} ms while no word is shown`);
  return closed(state, event);
}

/** The state after the running trial has ended in one way or another. */
function closed(state: State, event: Exclude<Event, { type: 'stop' | 'time_up' | 'shown' }>): State {
  const { settings } = state;
  const ms = event.t - state.since;
  if (event.type === 'void') {
    return interrupt(state, {
      forgiven: (after) => next(after, event.t, 'void'),
      counted: (after) => next(after, event.t, 'interrupted'),
    });
  }
  const isLate = ms > settings.response_ms;
  if (event.type === 'timeout') {
    if (ms < settings.response_ms) throw new InvalidEvent('there is still time to answer');
    return next(state, event.t, 'missed');
  }
  if (!coloursOf(settings).includes(event.colour))
    throw new InvalidEvent(`${event.colour} is not among the answers`);
  // The device's timer may come later than the answer that it should have cut off.
  if (isLate) return next(state, event.t, 'missed');
  if (ms < ANTICIPATION_MS) return next({ ...state, tooEarly: state.tooEarly + 1 }, event.t, 'too_early');
  const trial = state.trials[state.current] as Trial;
  return next(state, event.t, event.colour === answerOf(trial) ? 'right' : 'wrong', {
    answer: event.colour,
    ms,
  });
}

function next(
  state: State,
  t: number,
  last: NonNullable<State['last']>,
  given: { answer: Colour; ms: number } | null = null,
): State {
  const trial = state.trials[state.current] as Trial;
  const before = state.trials[state.current - 1];
  const counts = last !== 'void' && last !== 'too_early';
  const switched = before !== undefined && before.task !== trial.task;
  const settled = counts ? [...state.settled, { trial, switched, ...given }] : state.settled;
  const current = state.current + 1;
  const isDone =
    current === state.trials.length ||
    (state.settings.length === 'trials' && settled.length === state.settings.trials);
  return { ...state, current, phase: 'gap', since: t, settled, last, ended: isDone ? 'completed' : null };
}

function progress(state: State): Progress {
  const done = state.settled.map((settled) => (isRight(settled) ? 'right' : 'wrong'));
  return state.settings.length === 'trials' ? { done, total: state.settings.trials } : { done };
}

function simulate(state: State, pupil: Pupil, random: Streams): Event | null {
  if (state.ended !== null) return null;
  const event = simulateUntimed(state, pupil, random);
  const limit = timeLimitMs(state.settings);
  return limit !== null && event.t > limit ? { type: 'time_up', t: limit } : event;
}

function simulateUntimed(state: State, pupil: Pupil, random: Streams): Event {
  if (state.phase === 'gap') return { type: 'shown', t: dueAt(state) };
  const draw = random(`pupil ${state.current}`);
  const trial = state.trials[state.current] as Trial;
  // Typical of children: about 0.9 s, and 0.15 s more against the word.
  const usual = 700 + draw.integer(0, 400) + (isIncongruent(trial) ? 150 : 0);
  const ms = Math.max(ANTICIPATION_MS, Math.round(usual * pupil.pace));
  if (ms > state.settings.response_ms)
    return { type: 'timeout', t: state.since + state.settings.response_ms };
  const right = answerOf(trial);
  const wrong = coloursOf(state.settings).filter((colour) => colour !== right);
  return { type: 'answer', t: state.since + ms, colour: draw.chance(pupil.skill) ? right : draw.pick(wrong) };
}

/**
 * On the logarithmic scale of all games. Load: the bits of a choice among the colours, more against the word and more
 * when the task switches; reading the word is nearly effortless.
 */
function difficulty(settings: Settings): number {
  const conflict = 1 + settings.incongruent / 100;
  const effort = { word: 0.4, ink: conflict, switch: 1.5 * conflict }[settings.task];
  const load = 0.6 * Math.log2(settings.colours) * effort;
  return Math.round(12 + 14 * Math.log2(1 + load / (settings.response_ms / 1000)));
}

const withAnswer = (trial: Trial) => ({ ...trial, answer: answerOf(trial) });

/** Where the clock ends it, what is bound to follow is more than anybody gets to. */
function asked({ settings, settled, trials, current }: State) {
  const all = [...settled.map(({ trial }) => trial), ...trials.slice(current)];
  return (settings.length === 'trials' ? all.slice(0, settings.trials) : all).map(withAnswer);
}

function sample(settings: Settings, random: Streams, count: number) {
  return makeTrials(settings, random, count).map(withAnswer);
}

export const rules = defineGame({
  id: 'stroop',
  version: 1,
  subject: 'reading',
  path: '/games/reading/stroop',
  settings,
  presets,
  event,
  check: () => [],
  start,
  apply,
  isOver: (state) => state.ended !== null,
  progress,
  result: resultOf,
  difficulty,
  fastestAnswerMs: FASTEST_ANSWER_MS,
  // No gap comes before the first word.
  shownMs: ({ settled }: State) =>
    GAP_MS * Math.max(0, settled.filter(({ answer }) => answer !== undefined).length - 1),
  simulate,
  asked,
  sample,
});
