/**
 * Sliding window: a window slides over a board of words, letters or numbers, and nothing else of it is seen. A word is to
 * be found, words are to be recalled, or a text is read board after board. `ready → sliding (→ recall) → ready …`
 */
import { defineGame, InvalidEvent, type Progress } from '@mindhero/engine/play';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import type { Material, TextContent, TextQuestion } from '@mindhero/engine/reading/material';
import { interrupt } from '../../setbacks/setbacks.ts';
import { contentWish } from '../material-settings.ts';
import { answered, begun, isAnswered, progressOf, type Quiz, quizOf } from '../quiz/quiz.ts';
import { difficulty } from './difficulty.ts';
import { type Event, event } from './event.ts';
import { flagsOf, resultOf, shownMs } from './result.ts';
import { advise, check, presets, type Settings, settings, SHOWN_OPTIONS } from './settings.ts';
import { simulate } from './simulate.ts';
import type { Settled, State } from './state.ts';
import { dueAt, goneAfter, LATE_TAP_MS, nextStepMs, slidingMs } from './times.ts';
import { drawTrial, pagesOf, pageTrial, targetTimes, type Trial, wasShown } from './trial.ts';
import { checkMaterial, type Pool, poolOf, wordsOfFullBoard } from './words.ts';

interface Drawing {
  readonly settings: Settings;
  readonly pool: Pool;
  readonly text: TextContent | null;
  readonly quiz: Quiz;
  readonly pages: State['pages'];
  readonly seed: number;
}

function draw(
  { settings, pool, pages, seed }: Omit<Drawing, 'text' | 'quiz'>,
  drawn: number,
  page: number,
): Trial {
  const random = streams(seed)(`board ${drawn}`);
  return settings.task === 'read'
    ? pageTrial(settings, pages[page] ?? [], random)
    : drawTrial(settings, pool, random);
}

function drawing(settings: Settings, random: Streams, material: Material | undefined): Drawing {
  const pool = poolOf(settings, material);
  const text = settings.task === 'read' && material?.kind === 'text' ? material : null;
  const pages = text === null ? [] : pagesOf(pool, settings);
  const quiz = quizOf(text?.questions ?? [], random);
  return { settings, pool, text, quiz, pages, seed: random('boards').integer(0, MAX_SEED) };
}

function start(settings: Settings, random: Streams, material?: Material): State {
  const drawn = drawing(settings, random, material);
  return {
    ...drawn,
    drawn: 1,
    page: 0,
    trial: draw(drawn, 0, 0),
    stepMs: settings.step_ms,
    phase: 'ready',
    since: 0,
    picks: [],
    firstPickMs: null,
    settled: [],
    last: null,
    interrupted: 0,
    readingMs: 0,
    ended: null,
  };
}

function apply(state: State, event: Event): State {
  const { t } = event;
  switch (event.type) {
    case 'stop':
      return { ...state, ended: 'stopped' };
    case 'shown':
      expect(state.phase === 'ready' && t >= dueAt(state), event);
      return { ...state, phase: 'sliding', since: t };
    case 'void':
      expect(state.phase === 'sliding', event);
      return interrupted(state, t);
    case 'tap':
      expect(state.phase === 'sliding' && (state.trial.words[event.cell] ?? '') !== '', event);
      expect(state.trial.target !== null, event);
      return tapped(state, event.cell, t);
    case 'timeout':
      expect(state.phase === 'sliding' && state.trial.target !== null, event);
      expect(t >= state.since + goneAfter(state), event);
      return settle(state, t, { last: 'missed' });
    case 'hidden':
      expect(state.phase === 'sliding' && state.trial.target === null, event);
      expect(t >= state.since + slidingMs(state), event);
      if (state.settings.task === 'recall') return { ...state, phase: 'recall', since: t };
      return turned({ ...state, readingMs: state.readingMs + slidingMs(state), last: null }, t);
    case 'choose': {
      expect(state.phase === 'quiz', event);
      const quiz = answered(state.quiz, event);
      return { ...state, quiz, ended: isAnswered(quiz) ? 'completed' : null };
    }
    case 'pick':
      expect(state.phase === 'recall' && event.option < state.trial.options.length, event);
      expect(!state.picks.includes(event.option), event);
      return picked(state, event.option, t);
  }
}

function expect(holds: boolean, { type, t }: Event): void {
  if (!holds) throw new InvalidEvent(`${type} at ${t} ms cannot have happened`);
}

/** A target counts while it is seen, and a moment longer. */
function tapped(state: State, cell: number, t: number): State {
  const { trial, settings, stepMs } = state;
  const since = t - state.since;
  // The device's timer may come later than the tap that it should have cut off.
  if (since >= goneAfter(state)) return settle(state, t, { last: 'missed' });
  const times = targetTimes(trial, settings, stepMs);
  const seen = times.find(({ from, until }) => since >= from && since < until + LATE_TAP_MS);
  const isRight = cell === trial.target && seen !== undefined;
  const ms = Math.max(0, since - (times[0]?.from ?? 0));
  return settle(state, t, { last: isRight ? 'right' : 'wrong', tapped: cell, ms });
}

function picked(state: State, option: number, t: number): State {
  const picks = [...state.picks, option];
  const firstPickMs = state.firstPickMs ?? t - state.since;
  const next = { ...state, picks, firstPickMs };
  if (picks.length < SHOWN_OPTIONS) return next;
  const words = picks.flatMap((pick) => state.trial.options[pick] ?? []);
  const isRight = words.every((word) => wasShown(state.trial, word));
  return settle(next, t, { last: isRight ? 'right' : 'wrong', picked: words, ms: firstPickMs });
}

interface Outcome extends Partial<Pick<Settled, 'tapped' | 'picked' | 'ms'>> {
  readonly last: 'right' | 'wrong' | 'missed' | 'interrupted';
}

/** The state after a round that counts. */
function settle(state: State, t: number, { last, tapped = null, picked = [], ms }: Outcome): State {
  const { trial, stepMs, settings } = state;
  const isRight = last === 'right';
  const round: Settled = { trial, stepMs, tapped, picked, isRight, ...(ms !== undefined && { ms }) };
  const next = {
    ...state,
    settled: [...state.settled, round],
    last,
    stepMs: nextStepMs(settings, stepMs, isRight),
  };
  return next.settled.length === settings.rounds ? { ...next, ended: 'completed' } : ready(next, t);
}

/** Another board is drawn. */
function ready(state: State, t: number, page = state.page): State {
  return {
    ...state,
    phase: 'ready',
    since: t,
    page,
    trial: draw(state, state.drawn, page),
    drawn: state.drawn + 1,
    picks: [],
    firstPickMs: null,
  };
}

/** The next board of the text, or its end. */
function turned(state: State, t: number): State {
  return state.page + 1 < state.pages.length
    ? ready(state, t, state.page + 1)
    : {
        ...state,
        phase: 'quiz',
        since: t,
        quiz: begun(state.quiz, t),
        ended: isAnswered(state.quiz) ? 'completed' : null,
      };
}

function interrupted(state: State, t: number): State {
  return interrupt(state, {
    forgiven: (next) => ready({ ...next, last: 'void' }, t),
    counted: (next) =>
      state.settings.task === 'read'
        ? // Whoever interrupts a text too often has had enough time to read it.
          turned({ ...next, last: 'interrupted' }, t)
        : settle(next, t, { last: 'interrupted' }),
  });
}

function progress({ settled, settings, quiz }: State): Progress {
  if (settings.task === 'read') return progressOf(quiz);
  return { done: settled.map(({ isRight }) => (isRight ? 'right' : 'wrong')), total: settings.rounds };
}

/** What is asked: a board, or a question about a text together with a board of it. */
export interface Item extends Trial {
  readonly question: Pick<TextQuestion, 'text' | 'options' | 'right'> | null;
}

/** The item of a place, as a play draws it that nobody interrupts. */
function itemOf(drawn: Drawing, place: number): Item {
  const { quiz, pages } = drawn;
  const question = quiz.questions[place % Math.max(1, quiz.questions.length)] ?? null;
  return { ...draw(drawn, place, place % Math.max(1, pages.length)), question };
}

function asked(state: State): readonly Item[] {
  const { settings, settled, drawn, ended, quiz } = state;
  if (settings.task === 'read') return quiz.questions.map((_, place) => itemOf(state, place));
  const past = settled.map(({ trial }) => trial);
  const known = ended === 'completed' ? past : [...past, state.trial];
  const left = Math.max(0, settings.rounds - known.length);
  const coming = Array.from({ length: left }, (_, index) => draw(state, drawn + index, 0));
  return [...known, ...coming].map((trial) => ({ ...trial, question: null }));
}

function sample(settings: Settings, random: Streams, count: number, material?: Material): Item[] {
  const drawn = drawing(settings, random, material);
  return Array.from({ length: count }, (_, place) => itemOf(drawn, place));
}

export const rules = defineGame({
  id: 'sliding-matrix',
  version: 1,
  subject: 'reading',
  path: '/games/reading/matrix',
  settings,
  presets,
  event,
  check,
  advise,
  material: (settings: Settings) => contentWish(settings, wordsOfFullBoard(settings)),
  checkMaterial,
  start,
  apply,
  isOver: (state) => state.ended !== null,
  progress,
  result: resultOf,
  difficulty,
  // Nobody knows a word and taps it sooner; a simple reaction takes adults as long.
  fastestAnswerMs: 200,
  flags: flagsOf,
  shownMs,
  simulate,
  asked,
  sample,
});
