/**
 * Reading span (Daneman and Carpenter): some sentences are read one by one, then the last word of each is asked for, in
 * their order. `ready → reading → recall → ready …`. A round is right if all of its words are.
 */
import { median } from '@mindhero/engine/median';
import { expectPhase } from '@mindhero/engine/phase';
import {
  InvalidEvent,
  type ItemOutcome,
  type PlayResult,
  type Progress,
  type Pupil,
} from '@mindhero/engine/play';
import { MAX_SEED, type Streams, streams } from '@mindhero/engine/random';
import { expectMaterial, type Material } from '@mindhero/engine/reading/material';
import { countWords } from '@mindhero/engine/reading/words';
import { GenerationError } from '@mindhero/engine/settings';
import { interrupt } from '../../../setbacks/setbacks.ts';
import { difficultyOfReading } from '../../difficulty.ts';
import { roundsSoFar } from '../../shown-words/state.ts';
import type { Event } from '../event.ts';
import { FEWEST_SENTENCES, MOST_SENTENCES, type Settings } from '../settings.ts';
import { drawSpan, type SpanRound } from './round.ts';
import { type Sentence, sentencesToKeep } from './sentences.ts';
import { rightsOf, type SpanPast, spanDueAt, spanOf, type SpanState, turnsAt } from './state.ts';

function poolOf(material: Material | undefined) {
  const text = expectMaterial('text', material);
  const pool = sentencesToKeep(text);
  if (pool.length < FEWEST_SENTENCES)
    throw new GenerationError({ path: 'text', code: 'impossible_configuration' });
  return { pool, language: text.language.toLowerCase() };
}

function draw({ answer }: Settings, pool: readonly Sentence[], count: number, random: Streams): SpanRound {
  return drawSpan(pool, { count, isTyped: answer === 'type' }, random('sentences'));
}

const roundOf =
  (seed: number, index: number): Streams =>
  (purpose) =>
    streams(seed)(`round ${index} ${purpose}`);

export function start(settings: Settings, random: Streams, material?: Material): SpanState {
  const { pool, language } = poolOf(material);
  const seed = random('rounds').integer(0, MAX_SEED);
  return {
    settings,
    pool,
    language,
    seed,
    drawn: 1,
    round: draw(settings, pool, settings.sentences, roundOf(seed, 0)),
    phase: 'ready',
    at: 0,
    since: 0,
    readMs: 0,
    given: [],
    firstMs: null,
    interrupted: 0,
    past: [],
    ended: null,
  };
}

function another(state: SpanState, count: number, t: number): SpanState {
  const { settings, pool, seed, drawn } = state;
  return {
    ...state,
    round: draw(settings, pool, count, roundOf(seed, drawn)),
    drawn: drawn + 1,
    phase: 'ready',
    at: 0,
    since: t,
    readMs: 0,
    given: [],
    firstMs: null,
  };
}

function settle(state: SpanState, over: SpanPast, t: number): SpanState {
  const { settings, pool, round } = state;
  const past = [...state.past, over];
  if (past.length === settings.rounds) return { ...state, past, since: t, ended: 'completed' };
  const count = round.sentences.length;
  const step = over.isRight ? 1 : -1;
  // What nobody could answer says nothing about the span.
  const changes = settings.more_sentences && over.given !== null;
  const most = Math.min(MOST_SENTENCES, pool.length);
  const next = changes ? Math.min(most, Math.max(FEWEST_SENTENCES, count + step)) : count;
  return another({ ...state, past }, next, t);
}

export function apply(state: SpanState, event: Event): SpanState {
  const { t } = event;
  const { round, since } = state;
  switch (event.type) {
    case 'shown':
      expectPhase(state, 'ready', event);
      return { ...state, phase: 'reading', since: t };
    case 'void':
      expectPhase(state, 'reading', event);
      return interrupt(state, {
        forgiven: (next) => another(next, round.sentences.length, t),
        counted: (next) => settle(next, { round, given: null, isRight: false, readMs: 0 }, t),
      });
    case 'next':
      expectPhase(state, 'reading', event);
      if (t < (turnsAt(state) ?? 0)) throw new InvalidEvent(`the time of the sentence is not up at ${t} ms`);
      return turned({ ...state, readMs: state.readMs + t - since }, t);
    case 'answer':
      expectPhase(state, 'recall', event);
      if (state.settings.answer === 'choose' && !mayChoose(state, event.value))
        throw new InvalidEvent(`${event.value} is not among the answers`);
      return answered(state, event.value, t);
    case 'stop':
      return { ...state, ended: 'stopped' };
  }
}

/** No word is chosen twice. */
const mayChoose = ({ round, given }: SpanState, value: string): boolean =>
  round.options.includes(value) && !given.includes(value);

function turned(state: SpanState, t: number): SpanState {
  const at = state.at + 1;
  return at < state.round.sentences.length
    ? { ...state, at, since: t }
    : { ...state, phase: 'recall', since: t };
}

function answered(state: SpanState, value: string, t: number): SpanState {
  const { round, readMs } = state;
  const given = [...state.given, value];
  const firstMs = state.firstMs ?? t - state.since;
  const next = { ...state, given, firstMs, since: t };
  if (given.length < round.sentences.length) return next;
  const isRight = rightsOf(round, given).every(Boolean);
  return settle(next, { round, given, isRight, readMs, ms: firstMs }, t);
}

/** From so many sentences on each one more is so much harder, in points of difficulty. */
const EACH = 6;
const TYPING = 4;

/** Rounds are told with the number of their sentences. */
const difficultyOf = ({ difficulty, answer }: Settings, sentences: number): number =>
  difficultyOfReading({ difficulty, extra: EACH * (sentences - 1) + (answer === 'type' ? TYPING : 0) });

export const difficulty = (settings: Settings): number => difficultyOf(settings, settings.sentences);

/** `span` is the most sentences of which every last word was known, `words_kept` all last words that were. */
export function result(state: SpanState): PlayResult {
  const { settings, past } = state;
  const tried = past.filter(({ given }) => given !== null);
  const right = past.filter(({ isRight }) => isRight).length;
  const span = spanOf(state);
  const answer = median(tried.flatMap(({ ms }) => ms ?? []));
  const kept = tried.flatMap(({ round, given }) => rightsOf(round, given ?? [])).filter(Boolean).length;
  const outcomes = past.map(({ isRight, given, ms, round }): ItemOutcome => ({
    correct: isRight,
    attempts: given === null ? 0 : 1,
    ...(ms !== undefined && { ms }),
    difficulty: difficultyOf(settings, round.sentences.length),
  }));
  const open = Array.from({ length: settings.rounds - past.length }, () => ({ correct: false, attempts: 0 }));
  return {
    correct: right,
    incorrect: tried.length - right,
    missed: settings.rounds - tried.length,
    ended: state.ended ?? 'stopped',
    metrics: {
      ...(span !== null && { span }),
      ...(tried.length > 0 && { words_kept: kept }),
      ...(answer !== null && { median_answer_ms: answer }),
    },
    items: [...outcomes, ...open],
  };
}

export const progress = ({ past, settings }: SpanState): Progress => ({
  done: past.map(({ isRight }) => (isRight ? 'right' : 'wrong')),
  total: settings.rounds,
});

export const shownMs = ({ past }: SpanState): number =>
  past.reduce((sum, { given, readMs }) => sum + (given === null ? 0 : readMs), 0);

export const asked = (state: SpanState): readonly SpanRound[] => roundsSoFar(state);

export function sample(settings: Settings, random: Streams, count: number, material?: Material): SpanRound[] {
  const { pool } = poolOf(material);
  return Array.from({ length: count }, (_, index) =>
    draw(settings, pool, settings.sentences, (purpose) => random(`sample ${index} ${purpose}`)),
  );
}

/** Of a simulated pupil: a word of a sentence, and a word that comes to mind. */
const WORD_MS = 400;
const RECALL_MS = 1500;

export function simulate(state: SpanState, pupil: Pupil, random: Streams): Event | null {
  const { phase, round, at, since, given, drawn, ended } = state;
  if (ended !== null) return null;
  if (phase === 'ready') return { type: 'shown', t: spanDueAt(state) };
  if (phase === 'reading') {
    const own = Math.round(WORD_MS * countWords(round.sentences[at]?.text ?? '') * pupil.pace);
    return { type: 'next', t: turnsAt(state) ?? since + own };
  }
  const luck = random(`answer ${drawn} ${given.length}`);
  const last = round.sentences[given.length]?.last ?? '';
  const t = since + Math.round((RECALL_MS + luck.integer(0, 500)) * pupil.pace);
  const left = round.options.filter((word) => !given.includes(word));
  // Words that were given for another sentence are gone.
  const isKnown = luck.chance(pupil.skill) && (left.length === 0 || left.includes(last));
  if (isKnown) return { type: 'answer', t, value: last };
  const others = left.filter((word) => word !== last);
  return { type: 'answer', t, value: others.length > 0 ? luck.pick(others) : (left[0] ?? '?') };
}
