import { Bead } from './bead.tsx';
import classes from './bead-rain.module.css';

const BEADS = 12;

/** Golden beads fall once over the element around it, which is positioned; none where motion is unwelcome. */
export function BeadRain() {
  return (
    <span className={classes.rain} aria-hidden>
      {Array.from({ length: BEADS }, (_, index) => (
        <span key={index} className={classes.drop}>
          <Bead tone="gold" size={22} />
        </span>
      ))}
    </span>
  );
}
