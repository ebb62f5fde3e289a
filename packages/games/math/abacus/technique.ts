/** Whether the beads of a row went the way of the formulas. */
import { gestures } from '@mindhero/engine/soroban-beads';

/** A gesture of the pupil; rod 0 is that of the ones. */
export interface Move {
  readonly rod: number;
  readonly from: number;
  readonly to: number;
}

/** Beads of one rod that went one way, as a signed number. */
interface Push {
  readonly rod: number;
  readonly move: number;
}

/** What the hand did, with what it did in several goes on a rod taken together. */
function joined(pushes: readonly Push[]): readonly Push[] {
  return pushes.reduce<readonly Push[]>((done, push) => {
    const last = done.at(-1);
    if (last === undefined || last.rod !== push.rod || Math.sign(last.move) !== Math.sign(push.move)) {
      return [...done, push];
    }
    return [...done.slice(0, -1), { rod: push.rod, move: last.move + push.move }];
  }, []);
}

/** A typed digit that moves beads both ways at once: of these nobody can tell what came first. */
function isUnclear({ from, to }: Move): boolean {
  const heaven = Math.floor(to / 5) - Math.floor(from / 5);
  const earth = (to % 5) - (from % 5);
  return heaven * earth < 0;
}

/**
 * `same` if the moves are those of the formulas, in their order; `unclear` if digits were typed instead of moving beads.
 * @param before the board before the row
 * @param term the row
 */
export function wayOf(moves: readonly Move[], before: number, term: number): 'same' | 'other' | 'unclear' {
  if (moves.some(isUnclear)) return 'unclear';
  const made = joined(moves.map(({ rod, from, to }) => ({ rod, move: to - from })));
  const taught = joined(gestures(before, term));
  const isSame =
    made.length === taught.length &&
    made.every(({ rod, move }, index) => rod === taught[index]?.rod && move === taught[index].move);
  return isSame ? 'same' : 'other';
}
