/** The state of a play, by what it is played with. */
import type { State as WordsState } from '../shown-words/state.ts';
import type { Round } from './round.ts';
import type { Settings } from './settings.ts';
import type { SpanRound } from './span/round.ts';
import type { SpanState } from './span/state.ts';

export type LastWordState = WordsState<Settings, Round>;
export type State = LastWordState | SpanState;
export type Item = Round | SpanRound;

/** Whether sentences of a text are read. */
export const isSpan = (state: State): state is SpanState => 'pool' in state;

export const isSpanRound = (item: Item): item is SpanRound => 'sentences' in item;
