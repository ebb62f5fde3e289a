import { useReducedMotion } from '@mindhero/ui/use-media-query';
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { PlayerProps } from '../../player.ts';
import { type Beats, beatMs } from './beats.ts';
import { fill, ring, swing } from './pulse-frames.ts';
import { pageTimeOf } from './use-metronome.tsx';
import classes from './pulse.module.css';

interface PulseProps extends Pick<PlayerProps<never, never, never>, 'now' | 'paused' | 'watching'> {
  /** By the clock of active play; null while there is no beat. */
  readonly beats: Beats | null;
  /** Every so many beats one is wider; 0 for none. */
  readonly accent: number;
}

/**
 * The beat to look at. One animation for all beats, begun at the first one by the clock that the sound follows, on the
 * compositor alone: a busy page does not delay it.
 */
export function Pulse({ beats, accent, ...clock }: PulseProps) {
  const isStill = useReducedMotion();
  const bead = useRef<HTMLSpanElement>(null);
  const halo = useRef<HTMLSpanElement>(null);
  const shade = useRef<HTMLSpanElement>(null);
  useCycle(clock, bead, beats, isStill ? null : swing());
  useCycle(clock, halo, beats, isStill ? null : ring(beats?.bpm ?? 0, accent));
  useCycle(clock, shade, beats, isStill ? fill(beats?.bpm ?? 0) : null);
  return (
    <span className={classes.pulse} data-still={isStill} aria-hidden>
      <span ref={shade} className={classes.fill} />
      <span ref={bead} className={classes.travel}>
        <span className={classes.bead}>
          <span ref={halo} className={classes.ring} />
        </span>
      </span>
    </span>
  );
}

/** Repeats a cycle of some beats for as long as the play goes on. */
function useCycle(
  { now, paused, watching }: Pick<PulseProps, 'now' | 'paused' | 'watching'>,
  element: RefObject<HTMLElement | null>,
  beats: Beats | null,
  cycle: ReturnType<typeof ring>,
): void {
  const begin = useEffectEvent((start: number, bpm: number) => {
    if (element.current === null || cycle === null) return undefined;
    const duration = cycle.beats * beatMs(bpm);
    const animation = element.current.animate(cycle.frames, {
      duration,
      iterations: Infinity,
      fill: 'backwards',
    });
    animation.startTime = pageTimeOf(now, start);
    return animation;
  });
  const isIdle = beats === null || cycle === null || paused || watching;
  const start = beats?.start ?? 0;
  const bpm = beats?.bpm ?? 0;
  useEffect(() => {
    if (isIdle) return undefined;
    const animation = begin(start, bpm);
    return () => animation?.cancel();
  }, [isIdle, start, bpm]);
}
