import { placeRod } from './soroban-places.ts';
import classes from './soroban.module.css';

export interface SorobanMark {
  /** The rod, 0 for the highest digit. */
  readonly rod: number;
  /** The bead above the beam. */
  readonly heaven?: boolean;
  /** Beads below the beam, 0 nearest to it. */
  readonly earth?: readonly number[];
}

interface SorobanProps {
  /** One digit for each rod, highest first. */
  readonly digits: readonly number[];
  /** Beads shown in gold: those that the step has just moved. */
  readonly marks?: readonly SorobanMark[] | undefined;
  /** What a screen reader says, as in "27 on the abacus". */
  readonly label: string;
  /** Height in pixels. */
  readonly size?: number;
}

const pitch = 60;
const edge = 18;
const height = 270;
const beam = 91;

type BeadState = 'active' | 'resting' | 'moved';

/** One bead of a rod. The body is drawn around its own middle, so that moving it is one translation. */
function SorobanBead({ y, state }: { readonly y: number; readonly state: BeadState }) {
  return (
    <g className={`${classes.bead} ${classes[state]}`} style={{ transform: `translateY(${y}px)` }}>
      <path
        className={classes.top}
        d="M-11-16h22c3 0 5 1.300 7 4l6.200 8.300c2 2.700 2 4.700 0 7.400L18 12c-2 2.700-4 4-7 4h-22c-3 0-5-1.300-7-4l-6.200-8.300c-2-2.700-2-4.700 0-7.400L-18-12c2-2.700 4-4 7-4z"
      />
      <path
        className={classes.bottom}
        d="M-25.700 0h51.400c0 1.300-.5 2.400-1.500 3.700L18 12c-2 2.700-4 4-7 4h-22c-3 0-5-1.300-7-4l-6.200-8.300c-1-1.300-1.500-2.400-1.500-3.700z"
      />
      <path className={classes.shine} d="M-12-11l-6 8" />
    </g>
  );
}

function SorobanRod({ digit, mark }: { readonly digit: number; readonly mark: SorobanMark | undefined }) {
  const { heaven, earth } = placeRod(digit);
  return (
    <>
      <path className={classes.wire} d={`M0 14V${height - 14}`} />
      <SorobanBead
        y={heaven.y}
        state={mark?.heaven === true ? 'moved' : heaven.active ? 'active' : 'resting'}
      />
      {earth.map((bead, index) => (
        <SorobanBead
          // A bead keeps its place in the row below the beam.
          key={index}
          y={bead.y}
          state={mark?.earth?.includes(index) === true ? 'moved' : bead.active ? 'active' : 'resting'}
        />
      ))}
    </>
  );
}

/** The Japanese abacus: one bead of five above the beam of each rod, four of one below it. */
export function Soroban({ digits, marks = [], label, size = 200 }: SorobanProps) {
  const width = digits.length * pitch + 2 * edge;
  return (
    <svg
      className={classes.soroban}
      viewBox={`0 0 ${width} ${height}`}
      style={{ width: (size * width) / height }}
      role="img"
      aria-label={label}
    >
      <rect className={classes.frame} x="4" y="4" width={width - 8} height={height - 8} rx="18" />
      {digits.map((digit, rod) => (
        <g key={digits.length - rod} transform={`translate(${edge + (rod + 0.5) * pitch} 0)`}>
          <SorobanRod digit={digit} mark={marks.find((mark) => mark.rod === rod)} />
        </g>
      ))}
      <path className={classes.beam} d={`M4 ${beam}h${width - 8}`} />
      {digits.map((_, rod) =>
        (digits.length - 1 - rod) % 3 === 0 ? (
          <circle
            key={digits.length - rod}
            className={classes.dot}
            cx={edge + (rod + 0.5) * pitch}
            cy={beam}
            r="3.500"
          />
        ) : null,
      )}
    </svg>
  );
}
