import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { SorobanBead, SorobanWire } from './soroban-drawing.tsx';
import { type BeadName, beadAt, dragged, keyed, movedBetween, tapped } from './soroban-moves.ts';
import { placeRod, sorobanHeight } from './soroban-places.ts';
import type { SorobanMark } from './soroban.tsx';
import classes from './soroban-board.module.css';

interface SorobanRodProps {
  readonly digit: number;
  readonly mark: SorobanMark | undefined;
  readonly pitch: number;
  readonly label: string;
  /** Where Tab stops; the arrow keys lead to the other rods. */
  readonly isStop: boolean;
  readonly disabled: boolean;
  readonly onMove: (from: number, to: number) => void;
  readonly onFocus: () => void;
  /** A key that leads to another rod; true if it does. */
  readonly onKey: (key: string) => boolean;
}

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

/** One rod of a board: beads to touch, and a slider for the keyboard and for screen readers. */
export function SorobanRod({ digit, mark, pitch, label, isStop, disabled, ...on }: SorobanRodProps) {
  const [holds, setHolds] = useState<Holds>({});

  function take(event: PointerEvent<SVGGElement>) {
    if (disabled || event.button !== 0) return;
    const { y } = heightOf(event);
    const bead = beadAt(digit, y);
    event.currentTarget.setPointerCapture(event.pointerId);
    const hold: Hold = { pointer: event.pointerId, bead, from: y, by: 0, drawn: false };
    setHolds((before) => ({ ...before, [partOf(bead)]: hold }));
  }

  const holdOf = (event: PointerEvent<SVGGElement>) =>
    Object.values(holds).find(({ pointer }) => pointer === event.pointerId);

  /** The hold as it is with the pointer where it is now. */
  function drawn(hold: Hold, event: PointerEvent<SVGGElement>): Hold {
    const { y, unit } = heightOf(event);
    const by = y - hold.from;
    return { ...hold, by, drawn: hold.drawn || Math.abs(by) * unit > TREMBLING_PX };
  }

  function draw(event: PointerEvent<SVGGElement>) {
    const hold = holdOf(event);
    if (hold === undefined) return;
    const moved = drawn(hold, event);
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
    const last = drawn(hold, event);
    const to = last.drawn ? dragged(digit, last.bead, last.by).to : tapped(digit, last.bead);
    if (to !== digit) on.onMove(digit, to);
  }

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = disabled ? null : keyed(digit, event.key);
    if (to !== null && to !== digit) on.onMove(digit, to);
    if (on.onKey(event.key) || to !== null) event.preventDefault();
  }

  const { heaven, earth } = placeRod(digit);
  const offset = (bead: BeadName) => {
    const hold = holds[partOf(bead)];
    if (hold === undefined || !hold.drawn) return { by: 0, held: false };
    const moved = movedBetween(digit, tapped(digit, hold.bead));
    const follows = bead === 'heaven' ? moved.heaven : moved.earth.includes(bead);
    return follows ? { by: dragged(digit, hold.bead, hold.by).offset, held: true } : { by: 0, held: false };
  };
  const beads = [
    { name: 'heaven', ...heaven, marked: mark?.heaven === true } as const,
    ...earth.map((bead, index) => ({
      name: index as BeadName,
      ...bead,
      marked: mark?.earth?.includes(index) === true,
    })),
  ];
  return (
    <g
      className={classes.rod}
      role="slider"
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      aria-orientation="vertical"
      aria-valuemin={0}
      aria-valuemax={9}
      aria-valuenow={digit}
      aria-disabled={disabled || undefined}
      onFocus={on.onFocus}
      onKeyDown={press}
      onPointerDown={take}
      onPointerMove={draw}
      onPointerUp={release}
      onPointerCancel={release}
    >
      <rect
        className={classes.touch}
        x={-pitch / 2}
        y="8"
        width={pitch}
        height={sorobanHeight - 16}
        rx="10"
      />
      <SorobanWire />
      {beads.map(({ name, y, active, marked }) => {
        const { by, held: isHeld } = offset(name);
        return (
          <SorobanBead
            key={name}
            y={y + by}
            pitch={pitch}
            state={marked ? 'moved' : active ? 'active' : 'resting'}
            held={isHeld}
          />
        );
      })}
    </g>
  );
}
