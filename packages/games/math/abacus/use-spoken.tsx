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
  index: number,
): void {
  const { t } = useTranslation('rooms');
  const isSilent = !settings.voice || paused || watching || settings.mode === 'read';
  // By its place, not by its value: two numbers in a row may be equal, and each of them is said.
  const asked = isSilent || term === undefined ? null : `${index}.${row}`;
  const speak = useEffectEvent(() => {
    const number = term ?? 0;
    if (row === 0) say(String(number));
    else say(t(number < 0 ? 'spoken.minus' : 'spoken.plus', { number: Math.abs(number) }));
  });
  useEffect(() => {
    if (asked !== null) speak();
  }, [asked]);
}
