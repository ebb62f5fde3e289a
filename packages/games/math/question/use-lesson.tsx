import type { RoundsState } from '@mindhero/engine/rounds';
import { useState } from 'react';
import { outcomeOf } from './answer-status.ts';
import type { QuestionSettings } from './settings.ts';

interface Asked {
  readonly state: RoundsState<object, unknown>;
  readonly settings: Pick<QuestionSettings, 'show_result'>;
  readonly watching: boolean;
}

interface Shown {
  /** The question on the screen. */
  readonly index: number;
  /** It went wrong and stays until the pupil goes on. */
  readonly isLesson: boolean;
  readonly next: () => void;
}

/** Which question stands on the screen: the open one, or the one before as long as there is something to learn from it. */
export function useLesson({ state, settings, watching }: Asked): Shown {
  const open = state.settled.length;
  const before = open - 1;
  const [learned, setLearned] = useState(before);
  const last = state.items.length - 1;
  if (watching) {
    // After an answer it is that answer which is to be seen.
    const isAnswered = (state.answers[open]?.length ?? 0) > 0 || state.near?.[open] !== undefined;
    return { index: isAnswered ? open : Math.max(0, before), isLesson: false, next: () => undefined };
  }
  const isLesson =
    settings.show_result === 'after_each' && before > learned && outcomeOf(state, before) === 'wrong';
  return { index: isLesson ? before : Math.min(open, last), isLesson, next: () => setLearned(before) };
}
