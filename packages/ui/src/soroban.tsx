import { SorobanBead, SorobanFrame, SorobanWire } from './soroban-drawing.tsx';
import { placeRod, sorobanHeight, sorobanWidth, usualPitch } from './soroban-places.ts';
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
  /** From the middle of one rod to the next, where many have to stand close. */
  readonly pitch?: number;
}

function Rod({
  digit,
  mark,
  pitch,
}: {
  readonly digit: number;
  readonly mark: SorobanMark | undefined;
  readonly pitch: number;
}) {
  const { heaven, earth } = placeRod(digit);
  return (
    <>
      <SorobanWire />
      <SorobanBead
        y={heaven.y}
        pitch={pitch}
        state={mark?.heaven === true ? 'moved' : heaven.active ? 'active' : 'resting'}
      />
      {earth.map((bead, index) => (
        <SorobanBead
          // A bead keeps its place in the row below the beam.
          key={index}
          y={bead.y}
          pitch={pitch}
          state={mark?.earth?.includes(index) === true ? 'moved' : bead.active ? 'active' : 'resting'}
        />
      ))}
    </>
  );
}

/** The Japanese abacus: one bead of five above the beam of each rod, four of one below it. */
export function Soroban({ digits, marks = [], label, size = 200, pitch = usualPitch }: SorobanProps) {
  const width = sorobanWidth(digits.length, pitch);
  return (
    <svg
      className={classes.soroban}
      viewBox={`0 0 ${width} ${sorobanHeight}`}
      style={{ width: (size * width) / sorobanHeight }}
      role="img"
      aria-label={label}
    >
      <SorobanFrame rods={digits.length} pitch={pitch}>
        {(rod) => (
          <Rod digit={digits[rod] ?? 0} mark={marks.find((mark) => mark.rod === rod)} pitch={pitch} />
        )}
      </SorobanFrame>
    </svg>
  );
}
