import type { RefObject } from 'react';
import type { MovedPicture, Picture } from '../../film/film.tsx';
import { LEAST_LEAD_MS } from '../../film/lead.ts';
import type { Slot } from '../../film/slots.ts';
import { useFilm } from '../../film/use-film.tsx';
import type { FilmProps } from './props.tsx';
import { slotsOf } from './slots.ts';
import { endsAt, restMs } from './state.ts';

interface Flow {
  readonly pictures: (screen: HTMLElement, slots: readonly Slot[]) => readonly (Picture | MovedPicture)[];
  /** Chunk by chunk, counted from where the text flows from. */
  readonly onSlot?: (place: number) => void;
}

/** Sets the text flowing from where the play stands, and says when all was shown. One that is gone back in is another film. */
export function useFlow(
  { state, send, now, paused, cue, isOutdated }: FilmProps,
  screen: RefObject<HTMLElement | null>,
  { pictures, onSlot }: Flow,
): void {
  const { rewinds, interruptions } = state;
  const end = endsAt(state);
  const isIdle = paused || state.ended !== null;
  useFilm(screen, {
    name: isIdle ? null : `${rewinds}.${interruptions}`,
    total: restMs(state),
    slots: (frame) => slotsOf(state, frame),
    pictures,
    lead: () => LEAST_LEAD_MS,
    onTick: () => cue('tick'),
    onStart: () => !isOutdated && send({ type: 'shown' }),
    ...(onSlot && { onSlot }),
    isOver: () => !isOutdated && end !== null && now() >= end,
    onEnd: () => send({ type: 'read' }),
  });
}
