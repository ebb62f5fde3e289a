import { useEffect, useEffectEvent, useRef } from 'react';
import type { QuestionProps } from './parts.tsx';
import { type QuestionSettings, tellsAtOnce } from './settings.ts';

/** What a voice says of an item. */
interface Reading<Item> {
  spoken(item: Item): string;
  /** The example with its result. */
  completed(item: Item): string;
}

/**
 * Says the example that was just completed, with its result unless that is kept for the end, and the question that the
 * pupil comes to. Both are one text, since whatever is said next cuts off what is being said.
 * @param current the open question, or undefined while none is asked
 */
export function useReading<
  Settings extends Pick<QuestionSettings, 'voice' | 'show_result' | 'accept_only_correct'>,
  Item,
>(
  { state, settings, say, paused, watching }: QuestionProps<Settings, Item>,
  current: number | undefined,
  reading: Reading<Item>,
): void {
  const isSilent = !settings.voice || paused || watching;
  const completed = state.settled.length;
  const said = useRef(completed);

  const read = useEffectEvent((settled: number, coming: number | undefined) => {
    const isTold = settled > said.current && tellsAtOnce(settings);
    said.current = settled;
    const last = isTold ? state.settled.at(-1) : undefined;
    const itemAt = (index: number | undefined) => state.items.slice(index ?? state.items.length).slice(0, 1);
    const texts = [...itemAt(last).map(reading.completed), ...itemAt(coming).map(reading.spoken)];
    if (texts.length > 0) say(texts.join('. '));
  });
  useEffect(() => {
    if (!isSilent) read(completed, current);
  }, [isSilent, current, completed]);
}
