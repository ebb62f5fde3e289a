import { useEffect, useEffectEvent } from 'react';
import type { PlayerProps } from './player.ts';

type Speaker = Pick<
  PlayerProps<{ readonly voice: boolean }, never, never>,
  'settings' | 'say' | 'paused' | 'watching'
>;

/**
 * Says what the pupil comes to, once, and again after a pause.
 * @param asked names it: two that read alike are still two; null while there is nothing to say
 */
export function useSaying(
  { settings, say, paused, watching }: Speaker,
  asked: string | number | null,
  text: () => string,
): void {
  const turn = !settings.voice || paused || watching ? null : asked;
  const speak = useEffectEvent(() => say(text()));
  useEffect(() => {
    if (turn !== null) speak();
  }, [turn]);
}
