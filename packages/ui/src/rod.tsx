import type { CSSProperties } from 'react';
import { Bead, type BeadTone } from './bead.tsx';
import classes from './rod.module.css';

export interface RodBead {
  readonly tone: BeadTone;
  readonly end: 'left' | 'right';
  /** Places between the bead and its end of the rod. */
  readonly place: number;
}

/** Beads on a rod, drawn to the width that there is. It is decoration: its parent says what it means. */
export function Rod({ beads }: { readonly beads: readonly RodBead[] }) {
  return (
    <span
      className={classes.rod}
      style={{ '--beads': Math.max(beads.length, 1) } as CSSProperties}
      aria-hidden
    >
      {beads.map((bead, index) => (
        <span
          // The bead with this index stays the same bead while it slides.
          key={index}
          className={classes.place}
          data-end={bead.end}
          style={{ '--place': bead.place } as CSSProperties}
        >
          <Bead tone={bead.tone} />
        </span>
      ))}
    </span>
  );
}
