/**
 * Words one after the other, then a question about them. `shown → answer → shown …`, so many rounds; a right answer makes
 * the next words quicker, a wrong one slower. A room says what is drawn, how it is shown, and what is right.
 */
import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { InvalidEvent, type PlayResult, type Progress, type Pupil } from '@mindhero/engine/play';
import { MAX_SEED, type Random, type Streams, streams } from '@mindhero/engine/random';
import { expectMaterial, type Material } from '@mindhero/engine/reading/material';
import { interrupt } from '../../setbacks/setbacks.ts';
import { difficultyOfWords } from '../difficulty.ts';
import { resultOf } from './result.ts';
import { type PaceSettings, SLOWEST_MS } from './settings.ts';
import { dueAt, type Event, event, type Past, roundsSoFar, type State } from './state.ts';

export interface WordRoundsOptions<Settings, Round> {
  /** The shortest time of a word. */
  readonly leastMs: number;
  draw(settings: Settings, words: readonly string[], random: Random): Round;
  /** Whole milliseconds from the first picture until the answer is taken. */
  showingMs(round: Round, wordMs: number): number;
  /** What is right, as it is answered. */
  expected(round: Round): string;
  /** Whether this can be answered. */
  accepts(round: Round, value: string, settings: Settings): boolean;
  isRight(round: Round, value: string, settings: Settings): boolean;
  /** What somebody says who has not got it. */
  mistake(round: Round, settings: Settings, random: Random): string;
  /** Usual time for an answer in milliseconds. */
  thinkingMs(round: Round, settings: Settings): number;
  /** What makes it harder than reading words one after the other in one place, in points of difficulty. */
  extra(settings: Settings): number;
}

/** Who reads two or three words a second is as good as their skill; quicker ones are missed more often. */
const COMFORTABLE_MS = 400;

/** The parts of a game's rules that such rounds settle; a room spreads them into `defineGame`. */
export function wordRounds<Settings extends PaceSettings, Round>(
  options: WordRoundsOptions<Settings, Round>,
) {
  type RoundsState = State<Settings, Round>;
  const { leastMs } = options;
  const draw = (settings: Settings, words: readonly string[], seed: number, index: number) =>
    options.draw(settings, words, streams(seed)(`round ${index}`));
  const opensAt = ({ shownAt, round, wordMs }: RoundsState) =>
    shownAt === null ? null : shownAt + options.showingMs(round, wordMs);
  const difficultyAt = (settings: Settings, wordMs: number) =>
    difficultyOfWords({ wordMs, extra: options.extra(settings) });

  function start(settings: Settings, random: Streams, material?: Material): RoundsState {
    const { words, language } = expectMaterial('words', material);
    const seed = random('rounds').integer(0, MAX_SEED);
    return {
      settings,
      words,
      language: language.toLowerCase(),
      seed,
      drawn: 1,
      round: draw(settings, words, seed, 0),
      wordMs: settings.word_ms,
      shownAt: null,
      interrupted: 0,
      past: [],
      since: 0,
      ended: null,
    };
  }

  function another(state: RoundsState, wordMs: number, t: number): RoundsState {
    const round = draw(state.settings, state.words, state.seed, state.drawn);
    return { ...state, round, wordMs, drawn: state.drawn + 1, shownAt: null, since: t };
  }

  function settle(state: RoundsState, over: Past<Round>, t: number): RoundsState {
    const { settings, wordMs } = state;
    const past = [...state.past, over];
    if (past.length === settings.rounds) return { ...state, past, since: t, ended: 'completed' };
    // What nobody could answer says nothing about the pace.
    const next = over.given === null ? wordMs : paceAfter(settings, wordMs, over.isRight);
    return another({ ...state, past }, next, t);
  }

  /** How long the words of the next round are to be seen. */
  function paceAfter({ adaptive, step_ms }: Settings, wordMs: number, isRight: boolean): number {
    if (!adaptive) return wordMs;
    return isRight ? Math.max(leastMs, wordMs - step_ms) : Math.min(SLOWEST_MS, wordMs + step_ms);
  }

  function apply(state: RoundsState, event: Event): RoundsState {
    const { t } = event;
    const { round, wordMs, settings } = state;
    const opened = opensAt(state);
    switch (event.type) {
      case 'shown':
        if (opened !== null) throw new InvalidEvent(`the words at ${t} ms are shown already`);
        return { ...state, shownAt: t };
      case 'void':
        if (opened === null || t >= opened) throw new InvalidEvent(`nothing is shown at ${t} ms`);
        return interrupt(state, {
          forgiven: (next) => another(next, wordMs, t),
          counted: (next) => settle(next, { round, wordMs, given: null, isRight: false }, t),
        });
      case 'answer': {
        if (opened === null || t < opened)
          throw new InvalidEvent(`an answer at ${t} ms, before all was shown`);
        if (!options.accepts(round, event.value, settings))
          throw new InvalidEvent(`${event.value} is not among the answers`);
        const isRight = options.isRight(round, event.value, settings);
        return settle(state, { round, wordMs, given: event.value, isRight, ms: t - opened }, t);
      }
      case 'stop':
        return { ...state, ended: 'stopped' };
    }
  }

  function simulate(state: RoundsState, pupil: Pupil, random: Streams): Event | null {
    if (state.ended !== null) return null;
    const opened = opensAt(state);
    if (opened === null) return { type: 'shown', t: dueAt(state) };
    const { round, settings, wordMs, drawn } = state;
    const luck = random(`answer ${drawn}`);
    const isRight = luck.chance(pupil.skill ** Math.max(0.5, COMFORTABLE_MS / wordMs));
    const usual = options.thinkingMs(round, settings) + luck.integer(0, 400);
    return {
      type: 'answer',
      t: opened + Math.round(usual * pupil.pace),
      value: isRight ? options.expected(round) : options.mistake(round, settings, luck),
    };
  }

  return {
    event,
    start,
    apply,
    isOver: ({ ended }: RoundsState): boolean => ended !== null,
    progress: ({ past, settings }: RoundsState): Progress => ({
      done: past.map(({ isRight }) => (isRight ? 'right' : 'wrong')),
      total: settings.rounds,
    }),
    result: (state: RoundsState): PlayResult =>
      resultOf(state, (wordMs) => difficultyAt(state.settings, wordMs)),
    difficulty: (settings: Settings): number => Math.round(difficultyAt(settings, settings.word_ms)),
    shownMs: ({ past }: RoundsState): number =>
      past
        .filter(({ given }) => given !== null)
        .reduce((sum, { round, wordMs }) => sum + options.showingMs(round, wordMs), 0),
    simulate,
    asked: (state: RoundsState): readonly Round[] => roundsSoFar(state),
    sample(settings: Settings, random: Streams, count: number, material?: Material): Round[] {
      const { words } = expectMaterial('words', material);
      return Array.from({ length: count }, (_, index) =>
        options.draw(settings, words, random(`sample ${index}`)),
      );
    },
  };
}

/** Whether a showing that the device did not manage may be cut off: each play forgives some. */
export const mayBeVoid = ({ interrupted }: { readonly interrupted: number }): boolean =>
  interrupted < INTERRUPTIONS_FORGIVEN;
