import { placeBeads, type Outcome } from './rail-places.ts';
import { Rod } from './rod.tsx';
import classes from './rail.module.css';

interface RailProps {
  /** Outcomes of the answered items, in order. */
  readonly done: readonly Outcome[];
  /** Number of items; absent when the play has no fixed number. */
  readonly total?: number | undefined;
  /** On the dark stage or on a coloured ground. */
  readonly dark?: boolean | undefined;
  /** What a screen reader says: the progress in words. */
  readonly label: string;
}

/** Progress of a play: each item is a bead that slides from the right to the left when it is answered. */
export function Rail({ done, total, dark = false, label }: RailProps) {
  return (
    <div className={`${classes.rail} ${dark ? classes.dark : ''}`} role="img" aria-label={label}>
      <Rod beads={placeBeads(done, total)} />
    </div>
  );
}
