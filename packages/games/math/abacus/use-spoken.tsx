import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import { useSaying } from '../../use-saying.tsx';
import type { Event, State } from './rules.ts';
import type { AbacusSettings } from './settings.ts';

/** Says the number or the row that is asked; of beads to read nothing, that would be the answer. */
export function useSpoken(
  props: PlayerProps<AbacusSettings, State, Event>,
  term: number | undefined,
  row: number,
  index: number,
): void {
  const { t } = useTranslation('rooms');
  const isAsked = term !== undefined && props.settings.mode !== 'read';
  // By its place, not by its value: two numbers in a row may be equal, and each of them is said.
  useSaying(props, isAsked ? `${index}.${row}` : null, () => {
    const number = term ?? 0;
    if (row === 0) return String(number);
    return t(number < 0 ? 'spoken.minus' : 'spoken.plus', { number: Math.abs(number) });
  });
}
