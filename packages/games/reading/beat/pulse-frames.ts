/**
 * How the beat is seen. A bead swings from one end of its rail to the other, and is there on the beat; a ring around it
 * lights up with each beat as long as that is no more than three times a second. Where nothing is to move, the rail fills
 * softly instead.
 */

/** WCAG 2.3.1: nothing lights up more often in a second. */
export const MOST_FLASHES = 3;

const SWING = 'cubic-bezier(0.37, 0, 0.63, 1)';

interface Cycle {
  /** How many beats it takes until all begins anew. */
  readonly beats: number;
  readonly frames: Keyframed[];
}

/** As Web Animations take it. */
type Keyframed = {
  readonly offset: number;
  readonly easing: string;
  readonly opacity?: number;
  readonly transform?: string;
};

/** There and back; the bead's box is as wide as it travels. */
export function swing(): Cycle {
  return {
    beats: 2,
    frames: [
      { offset: 0, easing: SWING, transform: 'translateX(0)' },
      { offset: 0.5, easing: SWING, transform: 'translateX(100%)' },
      { offset: 1, easing: SWING, transform: 'translateX(0)' },
    ],
  };
}

const isCalmEnough = (bpm: number) => bpm <= 60 * MOST_FLASHES;

/** The ring of each beat, wider on those that are accented; null where it would come too often. */
export function ring(bpm: number, accent: number): Cycle | null {
  if (!isCalmEnough(bpm)) return null;
  const beats = Math.max(1, accent);
  const frames = Array.from({ length: beats }, (_, beat): Keyframed[] => {
    const scale = accent > 0 && beat === 0 ? 1.7 : 1.3;
    return [
      { offset: beat / beats, easing: 'ease-out', opacity: 0.9, transform: `scale(${scale})` },
      { offset: (beat + 0.6) / beats, easing: 'linear', opacity: 0, transform: 'scale(1)' },
      { offset: (beat + 1) / beats, easing: 'linear', opacity: 0, transform: 'scale(1)' },
    ];
  });
  return { beats, frames: frames.flat() };
}

/** The soft fill: fullest on the beat, on every second one where it would come too often. */
export function fill(bpm: number): Cycle {
  const beats = Math.ceil(bpm / (60 * MOST_FLASHES));
  return {
    beats,
    frames: [
      { offset: 0, easing: 'ease-in-out', opacity: 1 },
      { offset: 0.5, easing: 'ease-in-out', opacity: 0.3 },
      { offset: 1, easing: 'ease-in-out', opacity: 1 },
    ],
  };
}
