import { type RefObject, useState } from 'react';
import { useFilm } from '../../film/use-film.tsx';
import type { PlayerProps } from '../../player.ts';
import { playTones } from '../tones.tsx';
import { litLayers } from './board.tsx';
import type { Event } from './event.ts';
import type { Settings } from './settings.ts';
import { breakMs, type State } from './state.ts';
import { lightsOf, showingMs } from './times.ts';
import { toneOf } from './tone.ts';

/** Time to hand the first tone over before it is heard. */
const LEAST_LEAD_MS = 250;

/**
 * Shows the chain of each try after the break before it, light and tone by the same clock. What a pause interrupts
 * begins anew. True once the pads are open.
 */
export function useShowing(
  { state, settings, send, now, paused, watching, audio }: PlayerProps<Settings, State, Event>,
  board: RefObject<HTMLElement | null>,
): boolean {
  const { chain, past, interrupted, phase } = state;
  const [opened, setOpened] = useState('');
  const showing = `${past.length}.${interrupted}`;
  const isOpen = phase === 'round' && opened === showing;
  const isIdle = paused || watching || isOpen || state.ended !== null;
  const lights = lightsOf(settings, chain);

  useFilm(board, {
    name: isIdle ? null : showing,
    total: showingMs(settings, chain.length),
    slots: () => lights,
    pictures: (screen, slots) =>
      litLayers(screen).map((element, pad) => ({
        element,
        slots: slots.filter((_, place) => chain[place] === pad),
      })),
    soft: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    lead: () => Math.max(LEAST_LEAD_MS, state.since + breakMs(state) - now()),
    accompany: (startsAt) =>
      settings.sound
        ? playTones(audio, lights.map(toneOf), { startsAt, volume: settings.volume })
        : () => undefined,
    onStart: () => phase === 'ready' && send({ type: 'shown' }),
    isOver: () => phase === 'round' && now() >= state.opensAt,
    onEnd: () => setOpened(showing),
  });

  return isOpen;
}
