import type { ComponentProps } from 'react';
import type { Column } from './column.tsx';
import type { State } from './rules.ts';
import { tellsAtOnce } from './use-page.tsx';

/** How a column stands, as far as the settings let the pupil know. */
export function shownAnswer(
  state: State,
  index: number,
): Pick<ComponentProps<typeof Column>, 'status' | 'value' | 'solution'> {
  const { settings } = state;
  const given = state.answers[index] ?? [];
  const value = given.at(-1)?.value ?? '';
  const solution = settings.show_result === 'after_each' ? (state.items[index]?.answer ?? null) : null;
  if (!state.settled.includes(index))
    return { status: given.length > 0 ? 'again' : 'open', value: '', solution };
  if (!tellsAtOnce(settings)) return { status: 'answered', value, solution: null };
  return { status: given.at(-1)?.right === true ? 'right' : 'wrong', value, solution };
}
