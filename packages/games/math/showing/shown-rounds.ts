/**
 * Rounds whose items are shown for a while and then asked for. The showing is part of the log: it is over a fixed time
 * after its `shown` event, no answer counts before that, and thinking time runs from there.
 */
import { INTERRUPTIONS_FORGIVEN } from '@mindhero/engine/interruptions';
import { eventTime, InvalidEvent, type Pupil } from '@mindhero/engine/play';
import type { Streams } from '@mindhero/engine/random';
import { rounds, roundsEvent, type RoundsOptions, type RoundsState } from '@mindhero/engine/rounds';
import * as z from 'zod/mini';

export const shownRoundsEvent = z.discriminatedUnion('type', [
  /** The showing of the open item begins; once more after a pause in the middle of it, or after a wrong answer. */
  z.strictObject({ type: z.literal('shown'), t: eventTime, item: z.int().check(z.nonnegative()) }),
  /** The device was too busy to show all of it: the showing does not count, and another one follows. */
  z.strictObject({ type: z.literal('void'), t: eventTime, item: z.int().check(z.nonnegative()) }),
  roundsEvent,
]);
export type ShownRoundsEvent = z.infer<typeof shownRoundsEvent>;

export interface ShownRoundsState<Settings, Item> extends RoundsState<Settings, Item> {
  /** When the showing of the open item began; null as long as it has not. */
  readonly shownAt: number | null;
  /** Showings of this play that did not count, since the device was too busy. */
  readonly voids: number;
}

/** Whether a showing that the device did not manage may be repeated; each play forgives only some. */
export function mayBeVoid({ voids }: Pick<ShownRoundsState<never, never>, 'voids'>): boolean {
  return voids < INTERRUPTIONS_FORGIVEN;
}

export interface ShownRoundsOptions<Settings, Item> extends Omit<
  RoundsOptions<Settings, Item>,
  'atOnce' | 'parts' | 'timeLimitMs'
> {
  /** Whole milliseconds from the first number until the field opens. */
  showingMs(item: Item, settings: Settings): number;
  /** Milliseconds that a pupil rests between two items. */
  pauseMs(settings: Settings): number;
}

/** When the showing of the open item is over and it may be answered; null as long as it has not begun. */
export function showingEndsAt<Settings, Item>(
  { shownAt, items, settled, settings }: ShownRoundsState<Settings, Item>,
  showingMs: ShownRoundsOptions<Settings, Item>['showingMs'],
): number | null {
  const item = items[settled.length];
  return shownAt === null || item === undefined ? null : shownAt + showingMs(item, settings);
}

/** The parts of a game's rules that such rounds settle; a room spreads them into `defineGame`. */
export function shownRounds<Settings extends object, Item>(options: ShownRoundsOptions<Settings, Item>) {
  type State = ShownRoundsState<Settings, Item>;
  const plain = rounds(options);

  function start(settings: Settings, random: Streams): State {
    return { ...plain.start(settings, random), shownAt: null, voids: 0 };
  }

  function only(state: State, indices: readonly number[]): State {
    return { ...plain.only(state, indices), shownAt: null, voids: 0 };
  }

  function shown(state: State, t: number, index: number): State {
    const item = state.items[index];
    if (item === undefined || index !== state.settled.length || plain.isOver(state)) {
      throw new InvalidEvent(`item ${index} is not open`);
    }
    const endsAt = showingEndsAt(state, options.showingMs);
    if (endsAt !== null && t >= endsAt) throw new InvalidEvent(`item ${index} has been shown already`);
    return { ...state, shownAt: t, lastAnswerAt: t + options.showingMs(item, state.settings) };
  }

  function voided(state: State, t: number, index: number): State {
    if (index !== state.settled.length || state.shownAt === null || plain.isOver(state)) {
      throw new InvalidEvent(`item ${index} is not being shown`);
    }
    if (!mayBeVoid(state)) throw new InvalidEvent(`item ${index} was to be answered however it was shown`);
    return { ...state, shownAt: null, voids: state.voids + 1, lastAnswerAt: t };
  }

  function apply(state: State, event: ShownRoundsEvent): State {
    if (event.type === 'void') return voided(state, event.t, event.item);
    if (event.type === 'shown') return shown(state, event.t, event.item);
    if (event.type === 'answer') {
      const endsAt = showingEndsAt(state, options.showingMs);
      if (endsAt === null || event.t < endsAt) {
        throw new InvalidEvent(`answer at ${event.t} ms, before all was shown`);
      }
    }
    // An item that stays open after a wrong answer is shown again: nobody can solve what was missed.
    return {
      ...state,
      ...plain.apply(state, event),
      shownAt: event.type === 'answer' ? null : state.shownAt,
    };
  }

  /** Once for each item that was answered. */
  function shownMs({ settled, items, settings }: State): number {
    return settled.reduce((sum, index) => sum + options.showingMs(items[index] as Item, settings), 0);
  }

  function simulate(state: State, pupil: Pupil, random: Streams): ShownRoundsEvent | null {
    if (state.shownAt !== null || plain.isOver(state)) return plain.simulate(state, pupil, random);
    const pause = state.settled.length === 0 ? 0 : options.pauseMs(state.settings) * pupil.pace;
    return { type: 'shown', t: state.lastAnswerAt + Math.round(pause), item: state.settled.length };
  }

  return { ...plain, event: shownRoundsEvent, start, only, apply, shownMs, simulate };
}
