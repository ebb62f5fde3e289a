import { useState } from 'react';
import type { PlayerProps } from '../../player.ts';
import type { Event, State } from './rules.ts';
import type { ColumnsSettings } from './settings.ts';

/** No sum is longer. */
const LONGEST_ANSWER = 12;

/** The first open column from `from` on, or from the beginning; undefined when all on the page are done. */
function nextOpen(state: State, indices: readonly number[], from: number): number | undefined {
  const open = indices.filter((index) => !state.settled.includes(index));
  return open.find((index) => index >= from) ?? open[0];
}

interface Typing {
  /** The column that the number pad writes to; undefined when all on the page are done. */
  readonly current: number | undefined;
  /** What stands in an open column so far. */
  readonly typedIn: (index: number) => string;
  readonly type: (index: number, value: string) => void;
  readonly choose: (index: number) => void;
  /** Sends what stands in a column, and goes on to the next. */
  readonly answer: (index: number) => void;
}

/** What is typed into the columns of a page before it is sent. */
export function useTyping(
  { state, settings, send, paused, watching }: PlayerProps<ColumnsSettings, State, Event>,
  indices: readonly number[],
): Typing {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [chosen, choose] = useState(0);
  const typedIn = (index: number) => typed[index] ?? '';
  const type = (index: number, value: string) =>
    setTyped((before) => ({ ...before, [index]: value.slice(0, LONGEST_ANSWER) }));

  function answer(index: number) {
    const value = typedIn(index);
    if (value === '' || watching || paused) return;
    send({ type: 'answer', item: index, value });
    // Wrong in a column that stays: the place is free for the next try.
    type(index, '');
    choose(settings.accept_only_correct ? index : index + 1);
  }

  return { current: nextOpen(state, indices, chosen), typedIn, type, choose, answer };
}
