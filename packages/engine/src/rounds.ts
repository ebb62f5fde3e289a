/**
 * Question-and-answer games: a list of items made at the start, one or more of them open at a time, each answered by
 * a string. A room says how to generate and grade; everything else about rounds is here.
 */
import type { PlayResult, Progress, Pupil } from './play.ts';
import type { Streams } from './random.ts';
import { applyEvent } from './rounds/apply.ts';
import { nextEvent } from './rounds/pupil.ts';
import { progressOf, resultOf } from './rounds/result.ts';
import { type RoundsEvent, roundsEvent, type RoundsOptions, type RoundsState } from './rounds/state.ts';

export {
  LONGEST_ANSWER,
  openItems,
  partOf,
  type RoundsEvent,
  roundsEvent,
  type RoundsOptions,
  type RoundsState,
} from './rounds/state.ts';

/** The parts of a game's rules that rounds settle; a room spreads them into `defineGame`. */
export function rounds<Settings extends object, Item>(options: RoundsOptions<Settings, Item>) {
  type State = RoundsState<Settings, Item>;
  const fresh = (settings: Settings, items: readonly Item[]): State => ({
    settings,
    items,
    answers: items.map(() => []),
    settled: [],
    lastAnswerAt: 0,
    ended: null,
  });
  return {
    event: roundsEvent,
    start: (settings: Settings, random: Streams): State =>
      fresh(settings, options.generate(settings, random)),
    only: ({ settings, items }: State, indices: readonly number[]): State =>
      fresh(
        settings,
        indices.flatMap((index) => items.slice(index, index + 1)),
      ),
    apply: (state: State, event: RoundsEvent): State => applyEvent(options, state, event),
    isOver: ({ ended, settled, items }: State): boolean => ended !== null || settled.length === items.length,
    progress: (state: State): Progress => progressOf(options, state),
    result: (state: State): PlayResult => resultOf(options, state),
    asked: ({ items }: State): readonly Item[] => items,
    simulate: (state: State, pupil: Pupil, random: Streams): RoundsEvent | null =>
      nextEvent(options, state, pupil, random),
  };
}
