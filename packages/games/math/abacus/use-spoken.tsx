import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { PlayerProps } from '../../player.ts';
import type { Event, State } from './rules.ts';
import type { AbacusSettings } from './settings.ts';

/** Says the number or the row that is asked; of beads to read nothing, that would be the answer. */
export function useSpoken(
  { settings, say, paused, watching }: PlayerProps<AbacusSettings, State, Event>,
  term: number | undefined,
  row: number,
): void {
  const { t } = useTranslation('rooms');
  const isSilent = !settings.voice || paused || watching || settings.mode === 'read';
  const speak = useEffectEvent((number: number, place: number) => {
    if (place === 0) say(String(number));
    else say(t(number < 0 ? 'spoken.minus' : 'spoken.plus', { number: Math.abs(number) }));
  });
  useEffect(() => {
    if (!isSilent && term !== undefined) speak(term, row);
  }, [isSilent, term, row]);
}
