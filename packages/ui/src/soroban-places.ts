export interface PlacedBead {
  /** Middle of the bead from the top of the frame, in the drawing's units. */
  readonly y: number;
  /** Pushed against the beam: it counts. */
  readonly active: boolean;
}

const bead = 33;
const heavenResting = 34;
const heavenActive = heavenResting + bead;
const firstEarth = 114;
/** Free way of the earth beads: more than half a bead, so that a gap shows which of them count. */
const gap = 20;

/** Where the beads of one rod stand for a digit from 0 to 9. Earth beads are listed from the beam downwards. */
export function placeRod(digit: number): {
  readonly heaven: PlacedBead;
  readonly earth: readonly PlacedBead[];
} {
  const five = digit >= 5;
  const ones = digit % 5;
  return {
    heaven: { y: five ? heavenActive : heavenResting, active: five },
    earth: [0, 1, 2, 3].map((index) => ({
      y: firstEarth + index * bead + (index < ones ? 0 : gap),
      active: index < ones,
    })),
  };
}
