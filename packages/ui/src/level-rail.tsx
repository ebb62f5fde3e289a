import { Rod, type RodBead } from './rod.tsx';
import classes from './level-rail.module.css';

interface LevelRailProps {
  /** Part of the way to the next level, 0 to 1. */
  readonly value: number;
  readonly beads?: number;
  /** On a coloured ground. */
  readonly dark?: boolean;
  /** What a screen reader says, as in "216 points to level 8". */
  readonly label: string;
}

/** The way to the next level, as beads pushed along the rod. */
export function LevelRail({ value, beads = 10, dark = false, label }: LevelRailProps) {
  const part = Math.min(1, Math.max(0, value));
  const passed = Math.floor(part * beads);
  const row = Array.from({ length: beads }, (_, index): RodBead =>
    index < passed
      ? { tone: 'gold', end: 'left', place: index }
      : { tone: 'open', end: 'right', place: beads - 1 - index },
  );
  return (
    <div
      className={`${classes.rail} ${dark ? classes.dark : ''}`}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(part * 100)}
    >
      <Rod beads={row} />
    </div>
  );
}
