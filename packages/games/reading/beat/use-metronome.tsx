import { median } from '@mindhero/engine/median';
import { useEffect, useEffectEvent, useState } from 'react';
import { momentOf, type Output } from '../../audio-clock.tsx';
import type { PlayerProps } from '../../player.ts';
import type { Beats } from './beats.ts';
import { createMetronome, LOOK_MS, type Metronome } from './metronome.tsx';

/** One look at the two clocks may be some milliseconds off; the middle one of so many is not. */
const LOOKS_AT_CLOCKS = 5;

type Clock = Pick<PlayerProps<never, never, never>, 'now' | 'paused' | 'watching' | 'audio'>;

interface MetronomeSettings {
  readonly accent: number;
  readonly volume: number;
}

/** The time of `performance.now` at which so many milliseconds of active play will have gone by. */
export function pageTimeOf(now: () => number, t: number): number {
  return performance.now() + t - now();
}

/** Sets a metronome going whenever there is an output, on the middle one of some looks at its clock. */
function follow(output: Output, heardAt: () => number, { bpm, accent, volume }: Following) {
  let metronome: Metronome | null = null;
  let audio: AudioContext | null = null;
  let starts: number[] = [];
  return {
    look(): boolean {
      const current = output();
      if (current !== audio) {
        metronome?.stop();
        metronome = null;
        starts = [];
        audio = current;
      }
      if (audio === null) return false;
      if (metronome === null) {
        starts.push(1_000_000 * momentOf(audio, heardAt()));
        // Whole microseconds have a median, too.
        const start = (median(starts) ?? 0) / 1000;
        if (starts.length === LOOKS_AT_CLOCKS)
          metronome = createMetronome(audio, { beats: { start, bpm }, accent, volume });
      }
      metronome?.look();
      return true;
    },
    stop: () => metronome?.stop(),
  };
}

interface Following extends MetronomeSettings {
  readonly bpm: number;
}

/**
 * Lets beats be heard. A pause silences them at once, and the next beat of active play after it is heard again.
 * @param beats by the clock of active play; null for none
 * @returns whether there is anything to be heard from
 */
export function useMetronome(
  { now, paused, watching, audio }: Clock,
  beats: Beats | null,
  { accent, volume }: MetronomeSettings,
): boolean {
  const [isHeard, setHeard] = useState(true);
  const output = useEffectEvent(audio);
  const heardAt = useEffectEvent((start: number) => pageTimeOf(now, start));
  const isIdle = beats === null || paused || watching;
  const start = beats?.start ?? 0;
  const bpm = beats?.bpm ?? 0;
  useEffect(() => {
    if (isIdle) return undefined;
    const metronome = follow(
      () => output(),
      () => heardAt(start),
      { bpm, accent, volume },
    );
    const look = () => setHeard(metronome.look());
    const timer = setInterval(look, LOOK_MS);
    return () => {
      clearInterval(timer);
      metronome.stop();
    };
  }, [isIdle, start, bpm, accent, volume]);
  return isHeard;
}
