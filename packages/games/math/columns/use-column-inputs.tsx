import { useEffect, useEffectEvent } from 'react';
import { useInputs } from '../question/use-inputs.tsx';

/** The inputs of the columns; the cursor stands in that of the current column, which is in sight. */
export function useColumnInputs(current: number | undefined, isPlaying: boolean) {
  const { inputOf, refOf } = useInputs<number>();
  const show = useEffectEvent((index: number | undefined, withCursor: boolean) => {
    const input = index === undefined ? undefined : inputOf(index);
    if (withCursor) input?.focus();
    const column = input?.closest('li');
    // Not scrollIntoView: in a replay it would move the page under the person who steps through it.
    const list = column?.parentElement;
    if (column && list)
      list.scrollTo({ left: column.offsetLeft + (column.clientWidth - list.clientWidth) / 2 });
  });
  useEffect(() => show(current, isPlaying), [current, isPlaying]);
  return refOf;
}
