import type { KeyboardEvent } from 'react';
import { SorobanBead, SorobanWire } from './soroban-drawing.tsx';
import { type BeadName, keyed } from './soroban-moves.ts';
import { placeRod, sorobanHeight } from './soroban-places.ts';
import type { SorobanMark } from './soroban.tsx';
import { useSorobanHolds } from './use-soroban-holds.ts';
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

/** One rod of a board: beads to touch, and a slider for the keyboard and for screen readers. */
export function SorobanRod({ digit, mark, pitch, label, isStop, disabled, ...on }: SorobanRodProps) {
  const { offsetOf, handlers } = useSorobanHolds({ digit, disabled, onMove: on.onMove });

  function press(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const to = disabled ? null : keyed(digit, event.key);
    if (to !== null && to !== digit) on.onMove(digit, to);
    if (on.onKey(event.key) || to !== null) event.preventDefault();
  }

  const { heaven, earth } = placeRod(digit);
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
      {...handlers}
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
        const offset = offsetOf(name);
        return (
          <SorobanBead
            key={name}
            y={y + (offset ?? 0)}
            pitch={pitch}
            state={marked ? 'moved' : active ? 'active' : 'resting'}
            held={offset !== null}
          />
        );
      })}
    </g>
  );
}
