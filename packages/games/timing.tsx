/** What players of timed games share: things that fall due in active play, and stimuli that a pause interrupts. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { PlayerProps } from './player.ts';

type Clock = Pick<PlayerProps<never, never, never>, 'now' | 'paused' | 'watching'>;

/** From here on every frame is looked at; before, a frame would cost taps their time and the device its battery. */
const NEAR_MS = 100;

/**
 * Calls `then` in the first frame at or after `dueAt`, in milliseconds of active play; null means never. What `then`
 * changes is painted with that same frame, so an event sent there carries the time at which it became visible.
 */
export function useDue({ now, paused, watching }: Clock, dueAt: number | null, then: () => void): void {
  const onDue = useEffectEvent(then);
  const read = useEffectEvent(now);
  const isIdle = dueAt === null || paused || watching;
  useEffect(() => {
    if (isIdle) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      const left = dueAt - read();
      if (left <= 0) onDue();
      else if (left > NEAR_MS) timer = setTimeout(watch, left - NEAR_MS);
      else watch();
    };
    const watch = () => (frame = requestAnimationFrame(look));
    let frame = requestAnimationFrame(look);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isIdle, dueAt]);
}

/** Calls `then` once the play goes on after a pause that came while the stimulus was on the screen. */
export function useInterruption({ paused, watching }: Clock, isOnScreen: boolean, then: () => void): void {
  // A player that is put on the screen in the middle of a stimulus has interrupted it too.
  const interrupted = useRef(isOnScreen);
  const onResume = useEffectEvent(then);
  useEffect(() => {
    if (watching) return;
    if (paused) {
      if (isOnScreen) interrupted.current = true;
    } else if (interrupted.current) {
      interrupted.current = false;
      onResume();
    }
  }, [paused, watching, isOnScreen]);
}

/** Whole seconds left until `limitMs` of active play, for display; null without a limit. */
export function useSecondsLeft(clock: Clock, limitMs: number | null): number | null {
  const played = usePlayed(clock, limitMs !== null);
  return limitMs === null ? null : Math.max(0, Math.ceil((limitMs - played) / 1000));
}

/** Whole seconds of active play since `since`, for display. */
export function useSecondsPlayed(clock: Clock, since: number): number {
  return Math.max(0, Math.floor((usePlayed(clock, true) - since) / 1000));
}

/** Milliseconds of active play, often enough for whole seconds to be right. */
function usePlayed({ now, paused, watching }: Clock, isShown: boolean): number {
  const [played, setPlayed] = useState(now);
  const read = useEffectEvent(() => setPlayed(now()));
  const isIdle = paused || watching || !isShown;
  useEffect(() => {
    if (isIdle) return undefined;
    const timer = setInterval(() => read(), 250);
    return () => clearInterval(timer);
  }, [isIdle]);
  return played;
}
