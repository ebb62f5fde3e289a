import { Bead } from './bead.tsx';
import classes from './stars.module.css';

interface StarsProps {
  /** Stars won, 0 to 3. */
  readonly value: number;
  /** Width of a bead in pixels. */
  readonly size?: number;
  /** What a screen reader says, as in "2 of 3 stars". */
  readonly label: string;
}

/** A rating: three beads, as many of them gold as there are stars. */
export function Stars({ value, size = 18, label }: StarsProps) {
  return (
    <span className={classes.stars} role="img" aria-label={label}>
      {[1, 2, 3].map((star) => (
        <Bead key={star} tone={star <= value ? 'gold' : 'empty'} size={size} />
      ))}
    </span>
  );
}
