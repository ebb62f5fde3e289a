import classes from './time-ring.module.css';

interface TimeRingProps {
  readonly left: number;
  readonly all: number;
}

const RADIUS = 15;
const LENGTH = 2 * Math.PI * RADIUS;

/** Seconds that are left, and a ring that empties with them; for the eye alone. */
export function TimeRing({ left, all }: TimeRingProps) {
  return (
    <svg className={classes.ring} viewBox="0 0 36 36" aria-hidden>
      <circle cx="18" cy="18" r={RADIUS} opacity={0.3} />
      <circle
        className={classes.left}
        cx="18"
        cy="18"
        r={RADIUS}
        strokeDasharray={LENGTH}
        strokeDashoffset={LENGTH * (1 - (left - 1) / all)}
      />
      <text x="18" y="18">
        {left}
      </text>
    </svg>
  );
}
