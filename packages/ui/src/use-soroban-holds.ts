import { type PointerEvent, useState } from 'react';
import { type BeadName, beadAt, dragged, movedBetween, tapped } from './soroban-moves.ts';
import { sorobanHeight } from './soroban-places.ts';

/** A finger or the mouse on a bead. Heights are in units of the drawing. */
interface Hold {
  readonly pointer: number;
  readonly bead: BeadName;
  readonly from: number;
  readonly by: number;
  /** It has moved too far for a tap. */
  readonly drawn: boolean;
}

/** Pixels within which a finger trembles. */
const TREMBLING_PX = 6;

const partOf = (bead: BeadName) => (bead === 'heaven' ? 'heaven' : 'earth');

/** Thumb and forefinger may hold beads on either side of the beam at once. */
type Holds = Readonly<Partial<Record<'heaven' | 'earth', Hold>>>;

/** Height of a pointer in the drawing. */
function heightOf(event: PointerEvent<SVGGElement>): { readonly y: number; readonly unit: number } {
  const { top, height } = (
    event.currentTarget.ownerSVGElement ?? event.currentTarget
  ).getBoundingClientRect();
  const unit = height / sorobanHeight;
  return { y: (event.clientY - top) / unit, unit };
}

/** The hold as it is with the pointer where it is now. */
function followed(hold: Hold, event: PointerEvent<SVGGElement>): Hold {
  const { y, unit } = heightOf(event);
  const by = y - hold.from;
  return { ...hold, by, drawn: hold.drawn || Math.abs(by) * unit > TREMBLING_PX };
}

interface SorobanHolds {
  readonly digit: number;
  readonly disabled: boolean;
  /** Beads were tapped or let go, and the rod shows another digit. */
  readonly onMove: (from: number, to: number) => void;
}

/** The beads of one rod under fingers and the mouse: how far each follows, and what it means when it is let go. */
export function useSorobanHolds({ digit, disabled, onMove }: SorobanHolds) {
  const [holds, setHolds] = useState<Holds>({});
  const holdOf = (event: PointerEvent<SVGGElement>) =>
    Object.values(holds).find(({ pointer }) => pointer === event.pointerId);

  function take(event: PointerEvent<SVGGElement>) {
    if (disabled || event.button !== 0) return;
    const { y } = heightOf(event);
    const bead = beadAt(digit, y);
    event.currentTarget.setPointerCapture(event.pointerId);
    const hold: Hold = { pointer: event.pointerId, bead, from: y, by: 0, drawn: false };
    setHolds((before) => ({ ...before, [partOf(bead)]: hold }));
  }

  function draw(event: PointerEvent<SVGGElement>) {
    const hold = holdOf(event);
    if (hold === undefined) return;
    const moved = followed(hold, event);
    setHolds((before) => ({ ...before, [partOf(hold.bead)]: moved }));
  }

  function release(event: PointerEvent<SVGGElement>) {
    const hold = holdOf(event);
    if (hold === undefined) return;
    setHolds((before) => {
      const { [partOf(hold.bead)]: _, ...others } = before;
      return others;
    });
    if (event.type === 'pointercancel' || disabled) return;
    const last = followed(hold, event);
    const to = last.drawn ? dragged(digit, last.bead, last.by).to : tapped(digit, last.bead);
    if (to !== digit) onMove(digit, to);
  }

  /** How far a bead is drawn from its place; null if no hold moves it. */
  function offsetOf(bead: BeadName): number | null {
    const hold = holds[partOf(bead)];
    if (hold === undefined || !hold.drawn) return null;
    const moved = movedBetween(digit, tapped(digit, hold.bead));
    const follows = bead === 'heaven' ? moved.heaven : moved.earth.includes(bead);
    return follows ? dragged(digit, hold.bead, hold.by).offset : null;
  }

  return {
    offsetOf,
    handlers: { onPointerDown: take, onPointerMove: draw, onPointerUp: release, onPointerCancel: release },
  };
}
