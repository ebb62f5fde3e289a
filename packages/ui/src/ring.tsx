import type { ReactNode } from 'react';
import classes from './ring.module.css';

const RADIUS = 45;
const AROUND = 2 * Math.PI * RADIUS;

interface RingProps {
  /** Part that is done, 0 to 1; more than all stays a full ring. */
  readonly value: number;
  /** What a screen reader says, as in "34 of 60 minutes". */
  readonly label: string;
  /** Pixels. */
  readonly size?: number;
  /** In the middle, for the eye alone. */
  readonly children?: ReactNode;
}

/** How far something has come that is whole at its end, as a ring that closes. */
export function Ring({ value, label, size = 120, children }: RingProps) {
  const part = Math.min(1, Math.max(0, value));
  return (
    <div
      className={classes.ring}
      style={{ width: size }}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
    >
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle className={classes.way} cx="50" cy="50" r={RADIUS} />
        {part > 0 && (
          <circle
            className={classes.done}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeDasharray={`${part * AROUND} ${AROUND}`}
          />
        )}
      </svg>
      <span aria-hidden>{children}</span>
    </div>
  );
}
