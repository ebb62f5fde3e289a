import { Bead } from './bead.tsx';
import classes from './stars.module.css';

interface StarsProps {
  /** Stars won, 0 to 3. */
  readonly value: number;
  /** Width of a bead in pixels; without it, in `--star` of the styles around it. */
  readonly size?: number | undefined;
  /** They come one after the other, unless motion is unwelcome. */
  readonly arriving?: boolean;
  /** What a screen reader says, as in "2 of 3 stars". */
  readonly label: string;
}

/** A rating: three beads, as many of them gold as there are stars. */
export function Stars({ value, size, arriving = false, label }: StarsProps) {
  return (
    <span className={classes.stars} role="img" aria-label={label} data-arriving={arriving || undefined}>
      {[1, 2, 3].map((star) => (
        <span key={star} className={classes.star} style={size === undefined ? {} : { width: size }}>
          {arriving && star <= value && <Bead tone="empty" />}
          <Bead tone={star <= value ? 'gold' : 'empty'} />
        </span>
      ))}
    </span>
  );
}
