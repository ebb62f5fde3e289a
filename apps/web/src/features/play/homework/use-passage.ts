import { useEffect, useEffectEvent, useState } from 'react';

/** A person who does any of this is looking at something, or is not there to play. */
const signsOfLife = ['pointerdown', 'wheel', 'touchmove', 'keydown', 'visibilitychange'] as const;

interface Countdown {
  /** Seconds that are left; null when nothing comes by itself any more. */
  readonly left: number | null;
  readonly stop: () => void;
}

/**
 * Counts down to what then happens by itself, once. Any touch or key stops it for good, and so does the page going out of
 * sight.
 * @param seconds null as long as nothing is to happen
 */
export function usePassage(seconds: number | null, then: () => void): Countdown {
  const [gone, setGone] = useState(0);
  const [isStopped, setStopped] = useState(() => document.hidden);
  const onEnd = useEffectEvent(then);
  const stop = () => setStopped(true);
  const isRunning = seconds !== null && !isStopped && gone < seconds;

  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => {
      setGone(gone + 1);
      if (gone + 1 >= seconds) onEnd();
    }, 1_000);
    return () => clearTimeout(timer);
  }, [isRunning, gone, seconds]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const onSign = () => setStopped(true);
    for (const sign of signsOfLife) document.addEventListener(sign, onSign, { passive: true });
    return () => {
      for (const sign of signsOfLife) document.removeEventListener(sign, onSign);
    };
  }, [isRunning]);

  return { left: isRunning ? seconds - gone : null, stop };
}
