import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import type { Event, State } from './rules.ts';
import type { ColumnsSettings } from './settings.ts';
import { tellsAtOnce } from './use-page.tsx';

/**
 * Says the example that was just completed, with its result unless that is kept for the end, and the numbers of the
 * column that the pupil comes to. Both are one text, since whatever is said next cuts off what is being said.
 */
export function useReading(
  { state, settings, say, paused, watching }: PlayerProps<ColumnsSettings, State, Event>,
  current: number | undefined,
): void {
  const { t } = useTranslation('columns');
  const isSilent = !settings.voice || paused || watching;
  const completed = state.settled.length;
  const said = useRef(completed);

  const numbers = (index: number) =>
    state.items[index]?.terms.map((term, place) => {
      if (place === 0) return String(term);
      return t(term < 0 ? 'spoken.minus' : 'spoken.plus', { number: Math.abs(term) });
    }) ?? [];
  const result = (index: number) => t('spoken.equals', { number: state.items[index]?.answer ?? 0 });

  const read = useEffectEvent((settled: number, coming: number | undefined) => {
    const last = settled > said.current && tellsAtOnce(settings) ? state.settled.at(-1) : undefined;
    said.current = settled;
    const texts = [
      ...(last === undefined ? [] : [[...numbers(last), result(last)]]),
      ...(coming === undefined ? [] : [numbers(coming)]),
    ];
    if (texts.length > 0) say(texts.map((words) => words.join(', ')).join('. '));
  });
  useEffect(() => {
    if (!isSilent) read(completed, current);
  }, [isSilent, current, completed]);
}
