import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { measureFrame } from '../../film/film.tsx';
import type { PlayerProps } from '../../player.ts';
import { runLights } from '../lights.tsx';
import { playTones } from '../tones.tsx';
import { litLayers } from './board.tsx';
import type { Event } from './event.ts';
import { pads } from './pads.ts';
import type { Settings } from './settings.ts';
import { breakMs, type State } from './state.ts';
import { type Light, lightsOf } from './times.ts';
import { toneOf } from './tone.ts';

/** Time to hand the first tone over before it is heard. */
const LEAST_LEAD_MS = 250;

interface Showing {
  /** When the first light comes on, on the clock of `performance.now`. */
  readonly startsAt: number;
  cancel(): void;
}

/**
 * Shows the chain of each try after the break before it, light and tone by the same clock. What a pause interrupts
 * begins anew. True once the pads are open.
 */
export function useShowing(
  props: PlayerProps<Settings, State, Event>,
  board: RefObject<HTMLElement | null>,
): boolean {
  const { state, send, now, paused, watching } = props;
  const { past, interrupted, phase } = state;
  const [opened, setOpened] = useState('');
  const showing = `${past.length}.${interrupted}`;
  const isOpen = phase === 'round' && opened === showing;
  const isIdle = paused || watching || isOpen || state.ended !== null;

  const isOver = useEffectEvent(() => state.phase === 'round' && now() >= state.opensAt);
  const begin = useEffectEvent((element: HTMLElement, frame: number) => {
    const breakLeft = state.since + breakMs(past.at(-1)) - now();
    return show(props, element, { frame, lead: Math.max(LEAST_LEAD_MS, breakLeft) });
  });
  const onFirstLight = useEffectEvent(() => {
    if (state.phase === 'ready') send({ type: 'shown' });
  });

  useEffect(() => {
    const element = board.current;
    if (isIdle || element === null) return undefined;
    let request = 0;
    let running: Showing | null = null;
    let isGone = false;
    const look = () => {
      if (performance.now() >= (running?.startsAt ?? Infinity)) onFirstLight();
      if (isOver()) setOpened(showing);
      else request = requestAnimationFrame(look);
    };
    const prepare = async () => {
      const frame = await measureFrame();
      if (isGone) return;
      request = requestAnimationFrame(() => {
        // A pause came when all was shown already.
        if (!isOver()) running = begin(element, frame);
        look();
      });
    };
    void prepare();
    return () => {
      isGone = true;
      cancelAnimationFrame(request);
      running?.cancel();
    };
  }, [isIdle, showing, board]);

  return isOpen;
}

/** Sets the lights of the chain going, and their tones. */
function show(
  { state: { settings, chain }, audio }: PlayerProps<Settings, State, Event>,
  board: HTMLElement,
  timing: { readonly frame: number; readonly lead: number },
): Showing {
  const lights = lightsOf(settings, chain);
  const lits = pads.map((_, pad) => lights.filter((light: Light) => light.pad === pad));
  const running = runLights(litLayers(board), lits, timing);
  const silence = settings.sound
    ? playTones(audio, lights.map(toneOf), { startsAt: running.startsAt, volume: settings.volume })
    : () => undefined;
  return {
    startsAt: running.startsAt,
    cancel: () => {
      running.cancel();
      silence();
    },
  };
}
