export interface PlacedBead {
  /** Middle of the bead from the top of the frame, in the drawing's units. */
  readonly y: number;
  /** Pushed against the beam: it counts. */
  readonly active: boolean;
}

/** Height of the whole drawing, and the middle of its beam. */
export const sorobanHeight = 270;
export const beamAt = 91;

const bead = 33;
const heavenResting = 34;
const heavenActive = heavenResting + bead;
const firstEarth = 114;

/** Free way of the beads. Of the earth beads more than half a bead, so that a gap shows which of them count. */
export const freeWay = { heaven: bead, earth: 20 } as const;

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
      y: firstEarth + index * bead + (index < ones ? 0 : freeWay.earth),
      active: index < ones,
    })),
  };
}

/** From the middle of one rod to the next: usual, and so narrow that thirteen rods are still met by a finger. */
export const usualPitch = 60;
export const narrowestPitch = 30;

/** Between the outer rods and the end of the frame, as a part of the pitch. */
const edge = 0.3;

/** In units of the drawing, the frame included. */
export function sorobanWidth(rods: number, pitch: number): number {
  return (rods + 2 * edge) * pitch;
}

/** Middle of a rod from the left, 0 for the highest digit. */
export function rodAt(rod: number, pitch: number): number {
  return (edge + rod + 0.5) * pitch;
}

/** The largest drawing in a box of pixels: rods move together before the beads lose height. */
export function fitSoroban(
  rods: number,
  box: { readonly width: number; readonly height: number },
): { readonly pitch: number; readonly width: number } {
  const scale = box.height / sorobanHeight;
  const room = box.width / scale / sorobanWidth(rods, 1);
  if (room < narrowestPitch) return { pitch: narrowestPitch, width: box.width };
  const pitch = Math.min(usualPitch, room);
  return { pitch, width: sorobanWidth(rods, pitch) * scale };
}
