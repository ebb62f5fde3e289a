/** The film of a board: the window slides over it, and each word is seen while the window is there. */
import { type RefObject, useRef, useState } from 'react';
import { LEAST_LEAD_MS } from '../../film/lead.ts';
import { useFilm } from '../../film/use-film.tsx';
import type { PlayerProps } from '../../player.ts';
import { useDue, useInterruption } from '../../timing.tsx';
import { placeInWindows } from './board.tsx';
import type { Event } from './event.ts';
import { timesSeen } from './path.ts';
import type { Settings } from './settings.ts';
import type { State } from './state.ts';
import { dueAt, goneAfter, slidingMs } from './times.ts';

/** The window takes at most so long from one place to the next. */
const SLIDE_MS = 160;
const SLIDE_SHARE = 0.4;

type Props = PlayerProps<Settings, State, Event>;

interface Sliding {
  /** What holds the words and the window. */
  readonly screen: RefObject<HTMLDivElement | null>;
  /** The step that is under way, null before the first one. */
  readonly step: number | null;
}

/**
 * Shows the board of the state, and says when it has begun, is over, or what was to be found is gone.
 * @param waits the board before it is still looked at
 */
export function useSliding(props: Props, waits: boolean): Sliding {
  const { state, send, now, paused, watching, cue } = props;
  const { phase, trial, settings, stepMs, drawn, since, ended } = state;
  const screen = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState({ drawn: 0, step: 0 });
  const isOpen = phase === 'sliding';
  const hasTarget = trial.target !== null;
  const total = slidingMs(state);
  const isShown = (phase === 'ready' || isOpen) && !waits && !paused && !watching && ended === null;

  useInterruption(props, isOpen, () => send({ type: 'void' }));
  useDue(props, isOpen && hasTarget ? since + goneAfter(state) : null, () => send({ type: 'timeout' }));
  useFilm(screen, {
    name: isShown ? String(drawn) : null,
    total,
    slots: () => trial.path.map((_, step) => ({ from: step * stepMs, until: (step + 1) * stepMs })),
    pictures: (board) =>
      [...board.querySelectorAll('[data-word]')].map((element, cell) => ({
        element,
        slots: timesSeen(cell, trial.path, settings, stepMs),
      })),
    lead: () => Math.max(LEAST_LEAD_MS, dueAt(state) - now()),
    accompany: (startsAt) => slideWindow(screen.current, state, startsAt),
    onTick: () => cue('tick'),
    onStart: () => send({ type: 'shown' }),
    onSlot: (step) => setTold({ drawn, step }),
    isOver: () => isOpen && now() >= since + total,
    onEnd: () => hasTarget || send({ type: 'hidden' }),
  });
  return { screen, step: isOpen && told.drawn === drawn ? told.step : null };
}

/** Moves the window along its path; it waits at the first place until it starts. @returns what ends it */
function slideWindow(board: HTMLElement | null, state: State, startsAt: number): () => void {
  const frame = board?.querySelector('[data-window]');
  if (!frame) return () => undefined;
  const animation = frame.animate(windowFrames(state), { duration: slidingMs(state), fill: 'both' });
  animation.startTime = startsAt;
  return () => animation.cancel();
}

/** One place after the other; from a neighbour to the next it slides, unless that is not wanted. */
function windowFrames({ trial: { path }, settings, stepMs }: State): Keyframe[] {
  const total = path.length * stepMs;
  const isStill = settings.path === 'random' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  const half = isStill ? 0 : Math.min(SLIDE_MS, SLIDE_SHARE * stepMs) / 2;
  return path.flatMap((place, step) => {
    const there = { translate: placeInWindows(place, settings), opacity: 1 };
    const from = step === 0 ? 0 : step * stepMs + half;
    const until = step === path.length - 1 ? total : (step + 1) * stepMs - half;
    return [
      { ...there, offset: from / total, easing: 'linear' },
      { ...there, offset: until / total, easing: isStill ? 'steps(1, end)' : 'ease-in-out' },
    ];
  });
}
