/**
 * A text that is read against the clock, and then asked about: `ready → reading → quiz`; where the time is limited and
 * up before the end, `reading → marking → quiz`: the last word that was read is tapped. The text is gone while questions
 * are asked. The speed test and the texts differ in their settings only.
 */
import { expectPhase } from '@mindhero/engine/phase';
import { type GameRules, InvalidEvent } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import type { MaterialWish } from '@mindhero/engine/reading/choice';
import { expectMaterial, type Material, type TextContent } from '@mindhero/engine/reading/material';
import { leastReadingMs } from '@mindhero/engine/reading/no-measure';
import type { PageWord } from '@mindhero/engine/reading/transform/page-words';
import { countWords } from '@mindhero/engine/reading/words';
import type { Preset, SettingsDefinition } from '@mindhero/engine/settings';
import { difficultyOfReading } from '../difficulty.ts';
import { textWish } from '../material-settings.ts';
import { difficultyOfText } from '../measure.ts';
import type { Shown } from '../page/shown.ts';
import { answered, begun, FASTEST_CHOICE_MS, isAnswered, type Quiz, quizOf } from '../quiz/quiz.ts';
import { readTo } from './read-to.ts';
import { flagsOf, resultOf } from './result.ts';
import { limitMs, type TimedSettings } from './settings.ts';
import { simulate } from './simulate.ts';
import { type Event, event, type Reading, type State } from './state.ts';

/** What a homework and an example show of it. */
export interface Sample {
  readonly text: TextContent;
  readonly shown: Shown;
  /** With the options in the order in which they are asked. */
  readonly questions: TextContent['questions'];
}

interface TimedRoom<Settings extends TimedSettings> {
  readonly id: string;
  readonly path: string;
  readonly version: number;
  readonly settings: SettingsDefinition<Settings>;
  readonly presets: readonly Preset<Settings>[];
  /** What the room makes of a text. */
  readonly show: (text: TextContent, settings: Settings, random: Streams) => Shown;
  /** The words on the page that it shows, where no spaces part them. */
  readonly join?: (text: TextContent, settings: Settings, random: Streams) => readonly PageWord[] | null;
  /** How much harder that makes it, on the scale of all games. */
  readonly harder?: (settings: Settings) => number;
  /** Words that a text has at least that is drawn. */
  readonly fewestWords?: (settings: Settings) => number;
  readonly check?: GameRules<Settings, State<Settings>, Event, Sample>['check'];
}

/** The rules of a room that is read so. */
export function timedTextRules<Settings extends TimedSettings>(
  room: TimedRoom<Settings>,
): GameRules<Settings, State<Settings>, Event, Sample> {
  const {
    id,
    path,
    version,
    settings,
    presets,
    harder = () => 0,
    fewestWords = () => 0,
    check = () => [],
  } = room;
  const start = (settings: Settings, random: Streams, material?: Material) =>
    started(settings, expectMaterial('text', material), room, random);
  return {
    id,
    version,
    subject: 'reading',
    path,
    settings,
    presets,
    event,
    check,
    material: (settings): MaterialWish => textWish(settings, fewestWords(settings)),
    start,
    apply,
    isOver: ({ ended }) => ended !== null,
    progress: (state) => {
      const { items } = resultOf(state);
      const done = items.filter(({ attempts }) => attempts > 0);
      return { done: done.map(({ correct }) => (correct ? 'right' : 'wrong')), total: items.length };
    },
    result: resultOf,
    difficulty: (settings) =>
      difficultyOfReading({ difficulty: settings.difficulty, extra: harder(settings) }),
    fastestAnswerMs: FASTEST_CHOICE_MS,
    shownMs: (state) => Math.min(state.reading?.ms ?? 0, leastReadingMs(state.reading?.words ?? 0)),
    flags: flagsOf,
    simulate,
    asked: ({ text, shown, quiz }) => [{ text, shown, questions: quiz.questions }],
    sample: (settings, random, count, material) =>
      Array.from({ length: count }, (_, index) => {
        const { text, shown, quiz } = start(settings, (purpose) => random(`${index} ${purpose}`), material);
        return { text, shown, questions: quiz.questions };
      }),
  };
}

function started<Settings extends TimedSettings>(
  settings: Settings,
  text: Material<TextContent>,
  { show, join = () => null }: Pick<TimedRoom<Settings>, 'show' | 'join'>,
  random: Streams,
): State<Settings> {
  return {
    settings,
    text,
    shown: show(text, settings, random),
    joined: join(text, settings, random),
    difficulty: difficultyOfText(settings, text),
    phase: 'ready',
    since: 0,
    reading: null,
    isInterrupted: false,
    quiz: quizOf(text.questions, random),
    ended: null,
  };
}

function apply<Settings extends TimedSettings>(state: State<Settings>, event: Event): State<Settings> {
  const { t } = event;
  switch (event.type) {
    case 'begin':
      expectPhase(state, 'ready', event);
      return { ...state, phase: 'reading', since: t };
    case 'interrupted':
      expectPhase(state, 'reading', event);
      return { ...state, isInterrupted: true };
    case 'read':
      expectPhase(state, 'reading', event);
      if (t > endOf(state)) throw new InvalidEvent(`read at ${t} ms, after the time limit`);
      return asked(state, { ms: t - state.since, ...readTo(state.text.body) }, t);
    case 'time_up':
      expectPhase(state, 'reading', event);
      if (t < endOf(state)) throw new InvalidEvent('the time is not up');
      return { ...state, phase: 'marking' };
    case 'last_word':
      expectPhase(state, 'marking', event);
      return asked(
        state,
        {
          ms: endOf(state) - state.since,
          ...readTo(state.text.body, { words: event.word + 1, of: wordsAmong(state, event) }),
        },
        t,
      );
    case 'choose':
      expectPhase(state, 'quiz', event);
      return afterAnswer(state, answered(state.quiz, event));
    case 'stop':
      return { ...state, ended: 'stopped' };
  }
}

/** Among how many words the last one was marked. */
function wordsAmong({ joined, shown }: State, event: Extract<Event, { type: 'last_word' }>): number {
  const count = event.joined === true ? (joined?.length ?? 0) : countWords(shown.text);
  if (event.word >= count) throw new InvalidEvent(`there is no word ${event.word}`);
  return count;
}

/** When the time for the text is up. */
function endOf({ settings, since }: State): number {
  return since + (limitMs(settings) ?? Infinity);
}

/** The questions come up, if there are any. */
function asked<Settings extends TimedSettings>(
  state: State<Settings>,
  reading: Reading,
  t: number,
): State<Settings> {
  return afterAnswer({ ...state, phase: 'quiz', reading }, begun(state.quiz, t));
}

function afterAnswer<Settings extends TimedSettings>(state: State<Settings>, quiz: Quiz): State<Settings> {
  const isCut = state.phase === 'quiz' && state.reading?.ms === limitMs(state.settings);
  const ended = isAnswered(quiz) ? (isCut ? 'time_limit' : 'completed') : null;
  return { ...state, quiz, ended };
}
