import { Bead, type BeadTone } from '@mindhero/ui/bead';
import classes from './sign-in.module.css';

/** Three rods of an abacus with the colours of the three areas; places in pixels from the top. */
const rods: readonly { readonly tone: BeadTone; readonly beads: readonly number[] }[] = [
  { tone: 'math', beads: [92, 222] },
  { tone: 'reading', beads: [42, 172, 238] },
  { tone: 'memory', beads: [122, 188, 254] },
];

/** Rods with beads beside the form of the sign-in; nothing to read. */
export function BeadRods() {
  return (
    <div className={classes.rods} aria-hidden>
      {rods.map(({ tone, beads }) => (
        <span key={tone} className={classes.rod}>
          {beads.map((top) => (
            <span key={top} style={{ top }}>
              <Bead tone={tone} size={60} />
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}
