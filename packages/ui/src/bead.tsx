import classes from './bead.module.css';

export const beadTones = [
  'right',
  'wrong',
  'open',
  'gold',
  'empty',
  'math',
  'reading',
  'memory',
  'brand',
] as const;
export type BeadTone = (typeof beadTones)[number];

const whole =
  'M10 1h8a2.8 2.8 0 0 1 2.4 1.35l6.6 10.8a3.5 3.5 0 0 1 0 3.7l-6.6 10.8A2.8 2.8 0 0 1 18 29h-8a2.8 2.8 0 0 1-2.4-1.35L1 16.85a3.5 3.5 0 0 1 0-3.7L7.6 2.35A2.8 2.8 0 0 1 10 1z';
/** With a wedge out of its upper edge, so that wrong is told by shape and not by colour alone. */
const notched =
  'M10 1h1.5L14 6.2 16.5 1H18a2.8 2.8 0 0 1 2.4 1.35l6.6 10.8a3.5 3.5 0 0 1 0 3.7l-6.6 10.8A2.8 2.8 0 0 1 18 29h-8a2.8 2.8 0 0 1-2.4-1.35L1 16.85a3.5 3.5 0 0 1 0-3.7L7.6 2.35A2.8 2.8 0 0 1 10 1z';
const lower =
  'M.5 15h27a3.5 3.5 0 0 1-.5 1.85l-6.6 10.8A2.8 2.8 0 0 1 18 29h-8a2.8 2.8 0 0 1-2.4-1.35L1 16.85A3.5 3.5 0 0 1 .5 15z';

/**
 * The sign of the house: two cones joined at the rim, seen from the side. `size` is the width in pixels; without it the
 * bead fills its parent. It is decoration: what it means is said by the text of whatever holds it.
 */
export function Bead({ tone, size }: { readonly tone: BeadTone; readonly size?: number }) {
  return (
    <svg
      className={`${classes.bead} ${classes[tone]}`}
      viewBox="0 0 28 30"
      width={size ?? '100%'}
      height={size === undefined ? '100%' : (size * 30) / 28}
      aria-hidden
    >
      <path d={tone === 'wrong' ? notched : whole} className={classes.top} />
      <path d={lower} className={classes.bottom} />
      <path d="M9.3 4.2 5.3 10.8" className={classes.shine} />
    </svg>
  );
}
