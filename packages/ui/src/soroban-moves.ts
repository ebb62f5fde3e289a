/** Which beads of a rod move when one of them is touched. Numbers only; drawing is elsewhere. */
import { beamAt, freeWay, placeRod } from './soroban-places.ts';

/** The bead above the beam, or one below it, 0 nearest to the beam. */
export type BeadName = 'heaven' | 0 | 1 | 2 | 3;

/** Beads that change their place. */
export interface MovedBeads {
  readonly heaven: boolean;
  readonly earth: readonly number[];
}

/** The bead at a height of the drawing, the nearest one if there is a gap. */
export function beadAt(digit: number, y: number): BeadName {
  if (y < beamAt) return 'heaven';
  const distances = placeRod(digit).earth.map((bead) => Math.abs(bead.y - y));
  return distances.indexOf(Math.min(...distances)) as BeadName;
}

/**
 * The digit after a bead was tapped. It goes to where it is not: a resting bead to the beam with those between it and
 * the beam, an active one away from it with those that hold it off the frame.
 */
export function tapped(digit: number, bead: BeadName): number {
  if (bead === 'heaven') return (digit + 5) % 10;
  const ones = digit % 5;
  return digit - ones + (bead < ones ? bead : bead + 1);
}

/** The beads in which two digits differ. */
export function movedBetween(from: number, to: number): MovedBeads {
  const [least, most] = [from % 5, to % 5].toSorted((a, b) => a - b) as [number, number];
  return {
    heaven: from >= 5 !== to >= 5,
    earth: Array.from({ length: most - least }, (_, index) => least + index),
  };
}

/**
 * A bead that was drawn so far up (negative) or down: how far it and its neighbours follow, and the digit if it is let
 * go there. Past the middle of its way it goes on to the end.
 */
export function dragged(
  digit: number,
  bead: BeadName,
  by: number,
): { readonly offset: number; readonly to: number } {
  const to = tapped(digit, bead);
  const way = bead === 'heaven' ? freeWay.heaven : freeWay.earth;
  // The heaven bead goes down to the beam, earth beads go up to it.
  const sign = to > digit === (bead === 'heaven') ? 1 : -1;
  const along = Math.min(way, Math.max(0, by * sign));
  return { offset: along * sign, to: along > way / 2 ? to : digit };
}

/** The digit after a key on a rod; null for keys that mean nothing there. */
export function keyed(digit: number, key: string): number | null {
  if (/^[0-9]$/.test(key)) return Number(key);
  const within = (value: number) => Math.min(9, Math.max(0, value));
  switch (key) {
    case 'ArrowUp':
      return within(digit + 1);
    case 'ArrowDown':
      return within(digit - 1);
    case 'PageUp':
      return within(digit + 5);
    case 'PageDown':
      return within(digit - 5);
    case 'Delete':
    case 'Backspace':
      return 0;
    default:
      return null;
  }
}

/** The rod that a key leads to from this one, 0 for the highest; null if it leads nowhere. */
export function rodAfter(rod: number, rods: number, key: string): number | null {
  const next = { ArrowLeft: rod - 1, ArrowRight: rod + 1, Home: 0, End: rods - 1 }[key];
  // A typed digit leads on, so that a number is typed as it is read.
  const after = next ?? (/^[0-9]$/.test(key) ? rod + 1 : null);
  return after === null || after < 0 || after >= rods ? null : after;
}
