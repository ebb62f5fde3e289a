import { type RefObject, useRef, useState } from 'react';
import type { PlayerProps } from '../player.ts';
import { useInterruption } from '../timing.tsx';
import { LEAST_LEAD_MS } from './lead.ts';
import type { Slot } from './slots.ts';
import { useFilm } from './use-film.tsx';

type Player = Pick<PlayerProps<never, never, never>, 'now' | 'paused' | 'watching' | 'cue'> & {
  readonly send: (event: { readonly type: 'shown' | 'void' }) => void;
};

interface ShownOptions {
  /** Which of those drawn so far it is: each has a film of its own. Null when nothing more is shown. */
  readonly drawn: number | null;
  /** When it is due, in milliseconds of active play. */
  readonly dueAt: number;
  readonly slots: readonly Slot[];
  readonly total: number;
  /** When the rules take an answer; null before the film has started. */
  readonly opensAt: number | null;
  /** Something may not have been seen, since the device left frames out. @returns whether the showing is cut off */
  readonly onUnsure?: () => boolean;
}

interface Shown {
  /** What holds the mark for the eye, then what each slot shows. */
  readonly film: RefObject<HTMLDivElement | null>;
  /** All has been shown and may be given again. */
  readonly isOpen: boolean;
}

/** Shows what is to be kept in mind, and says when it may be given again. What a pause cuts short is void. */
export function useShown(
  player: Player,
  { drawn, dueAt, slots, total, opensAt, onUnsure }: ShownOptions,
): Shown {
  const { send, now, paused, watching, cue } = player;
  const film = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<number | null>(null);
  const isOpen = drawn !== null && opened === drawn;
  useInterruption(player, opensAt !== null && !isOpen, () => send({ type: 'void' }));
  useFilm(film, {
    name: paused || watching || isOpen || drawn === null ? null : String(drawn),
    total,
    slots: () => slots,
    lead: () => Math.max(LEAST_LEAD_MS, dueAt - now()),
    onTick: () => cue('tick'),
    onStart: () => send({ type: 'shown' }),
    ...(onUnsure && { onUnsure }),
    isOver: () => opensAt !== null && now() >= opensAt,
    onEnd: () => setOpened(drawn),
  });
  return { film, isOpen };
}
